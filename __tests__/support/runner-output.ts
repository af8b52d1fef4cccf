/** An annotation as the runner reads it from a workflow command. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
}

/** What the runner makes of a step's standard output. */
export interface RunnerLog {
  readonly annotations: readonly Annotation[];
  /** Values that the step asked the runner to mask. */
  readonly masks: readonly string[];
  /** The text that people see: without masking commands. */
  readonly text: string;
  /** Commands that the action has no business to give. */
  readonly strayCommands: readonly string[];
}

/** Commands that only shape the log; every other one changes the job. */
const HARMLESS = new Set(['debug', 'group', 'endgroup', 'echo']);
const ANNOTATIONS = new Set(['error', 'warning', 'notice']);

interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly message: string;
}

/** Reads standard output line by line as the runner does, `::stop-commands::` included. */
export function readRunnerLog(stdout: string): RunnerLog {
  const log = {
    annotations: [] as Annotation[],
    masks: [] as string[],
    lines: [] as string[],
    strayCommands: [] as string[],
  };
  let stopToken: string | null = null;
  for (const line of stdout.split(/\r?\n/)) {
    const command = parseCommand(line);
    if (stopToken !== null) {
      if (command?.name === stopToken) stopToken = null;
      else log.lines.push(line);
      continue;
    }
    // The old form is obeyed anywhere in a line.
    if (line.includes('##[')) log.strayCommands.push(line);
    if (command === null) log.lines.push(line);
    else if (command.name === 'stop-commands') stopToken = command.message;
    else obey(log, command, line);
  }
  return { ...log, text: log.lines.join('\n') };
}

function obey(
  log: { annotations: Annotation[]; masks: string[]; lines: string[]; strayCommands: string[] },
  { name, properties, message }: Command,
  line: string,
): void {
  if (name === 'add-mask') return void log.masks.push(message);
  log.lines.push(line);
  if (ANNOTATIONS.has(name)) log.annotations.push({ level: name as Annotation['level'], message, properties });
  else if (!HARMLESS.has(name)) log.strayCommands.push(line);
}

/** `::name key=value,key=value::message`, after leading white space; null for any other line. */
function parseCommand(line: string): Command | null {
  const match = /^\s*::([^\s:]+)(?: ([^:]*))?::(.*)$/s.exec(line);
  if (match === null) return null;
  const [, name = '', list = '', message = ''] = match;
  const pairs = list.split(',').filter((pair) => pair.includes('='));
  const properties = Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), decodeMessage(pair.slice(pair.indexOf('=') + 1))]),
  );
  return { name: name.toLowerCase(), properties, message: decodeMessage(message) };
}

function decodeMessage(text: string): string {
  const escapes: Readonly<Record<string, string>> = { '0D': '\r', '0A': '\n', '3A': ':', '2C': ',', '25': '%' };
  return text.replace(/%(0D|0A|3A|2C|25)/g, (_, code: string) => escapes[code] ?? '');
}

/** Name and value pairs of a file command, `NAME=VALUE` or here-document. Throws on a line that the runner refuses. */
export function readFileCommands(text: string): Record<string, string> {
  const values: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const heredoc = /^([^=<]+)<<(.+)$/.exec(line);
    if (heredoc !== null) {
      const end = lines.indexOf(heredoc[2] ?? '', index + 1);
      if (end < 0) throw new Error(`no end of the value of ${heredoc[1]}`);
      values[heredoc[1] ?? ''] = lines.slice(index + 1, end).join('\n');
      index = end;
      continue;
    }
    const at = line.indexOf('=');
    if (at < 1) throw new Error(`the runner refuses the line ${line}`);
    values[line.slice(0, at)] = line.slice(at + 1);
  }
  return values;
}
