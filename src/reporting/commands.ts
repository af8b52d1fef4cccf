import { stringify } from 'yaml';
import { sortedUnion } from '../contract/text.ts';
import { type Selection, selectionText } from '../suite/select-trials.ts';

/** The gate on these inputs, as a shell takes it. */
export function gateCommand({ results, mapping, select }: GateInputs): string {
  const options = [
    ...resultsWords(results),
    ...(mapping === null ? [] : option('--mapping', mapping)),
    ...select.flatMap((one) => option('--select', selectionText(one))),
  ];
  return `agent-gate gate ${options.map(quoted).join(' ')}`;
}

interface FilesToCommit {
  readonly written: readonly string[];
  readonly used: readonly string[];
}

/** Commits what was written and what else the gate needs, one command a line, as not every shell knows `&&`; empty if nothing was written. */
export function commitCommands({ written, used }: FilesToCommit): readonly string[] {
  if (written.length === 0) return [];
  return [`git add ${sortedUnion(written, used).map(quoted).join(' ')}`, 'git commit -m "Gate the agent"'];
}

/** One `--results` takes several values, but none that looks like an option. */
function resultsWords(results: readonly string[]): readonly string[] {
  const isPlain = !results.some((one) => one.startsWith('-'));
  return isPlain ? ['--results', ...results] : results.map((one) => `--results=${one}`);
}

function option(name: string, value: string): readonly string[] {
  return value.startsWith('-') ? [`${name}=${value}`] : [name, value];
}

/** Shows the result trees of these scenarios of a bundle. */
export function explainCommand(bundle: string, scenarios: readonly string[]): string {
  return ['agent-gate explain', ...[bundle, ...scenarios].map(quoted)].join(' ');
}

/** Decides a bundle again and compares. */
export function replayCommand(bundle: string): string {
  return `agent-gate replay ${quoted(bundle)}`;
}

/** Quoted so that a shell takes it as one word, unexpanded. */
function quoted(word: string): string {
  if (/^[\w./=-]+$/.test(word)) return word;
  return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

/** What the gate is given. */
export interface GateInputs {
  /** Paths or patterns. */
  readonly results: readonly string[];
  /** Shipped name or file; null for the native format. */
  readonly mapping: string | null;
  readonly select: readonly Selection[];
}

/** The `with` inputs of the gate's step, without defaults. */
export function gateStepInputs({ results, mapping, select }: GateInputs): Readonly<Record<string, string>> {
  const selected = select.map(selectionText);
  return {
    results: listed(results),
    ...(mapping === null ? {} : { mapping }),
    ...(selected.length === 0 ? {} : { select: listed(selected) }),
  };
}

/** The same as lines of YAML. */
export function gateStepLines(inputs: GateInputs): readonly string[] {
  return stringify({ with: gateStepInputs(inputs) }, { lineWidth: 0 })
    .trimEnd()
    .split('\n');
}

/** One a line, as the action reads them. */
function listed(values: readonly string[]): string {
  return values.length === 1 ? values.join() : values.map((value) => `${value}\n`).join('');
}
