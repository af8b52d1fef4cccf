import { type Answer, type Command, usageError, type Workplace } from './commands/command.ts';
import { usageOf } from './commands/usage.ts';
import { describeThrown, type Problem, systemTrouble, UserError } from './errors.ts';
import { productVersion } from './io/shipped.ts';

/** Exit code when the gate itself broke; the same as for evidence that cannot be judged. */
const BROKEN = 3;

const OUR_BUG = 'Agent Gate itself broke; this is our bug, please report it.';

/** What a system says of a pipe whose reader has left; the second on Windows. */
const READER_LEFT = ['EPIPE', 'EOF'];

// Trouble with the answer is told where it is said, and nobody may be left to read complaints.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.exitCode = await main(process.argv.slice(2), { root: process.cwd(), env: process.env });

async function main(words: readonly string[], workplace: Workplace): Promise<number> {
  try {
    return await command(words, workplace);
  } catch (error) {
    const trouble = systemTrouble(error);
    process.stderr.write(trouble === null ? `${OUR_BUG}\n${describeThrown(error)}\n` : `agent-gate: ${trouble}\n`);
    return BROKEN;
  }
}

async function command(words: readonly string[], workplace: Workplace): Promise<number> {
  const [name = '', ...rest] = words;
  if (name === '--version') return say(`${productVersion()}\n`);
  if (words.length === 0 || words.includes('--help')) return say(usageOf(name));
  const run = await loadCommand(name);
  if (run !== undefined) return runOrRefuse(run, rest, workplace);
  const { problems } = usageError(`unknown command \`${name}\``, 'See agent-gate --help');
  return refuse(words, problems);
}

/** Only what the command needs is loaded: starting up is what a small suite waits for longest. */
async function loadCommand(name: string): Promise<Command | undefined> {
  if (name === 'gate') return (await import('./commands/gate.ts')).gate;
  return (await import('./commands/by-name.ts')).COMMANDS.get(name);
}

async function runOrRefuse(run: Command, words: readonly string[], workplace: Workplace): Promise<number> {
  try {
    const { text, aside = '', exitCode } = await answerOf(run, words, workplace);
    process.stderr.write(aside);
    await say(text);
    return exitCode;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuse(words, error.problems);
  }
}

/** What the system says of anything that no command has put into words is told too, and in JSON where that is asked for. */
async function answerOf(run: Command, words: readonly string[], workplace: Workplace): Promise<Answer> {
  try {
    return await run(words, workplace);
  } catch (cause) {
    const what = systemTrouble(cause);
    if (what === null) throw cause;
    throw new UserError(
      { code: 'system', what, fix: 'See whether the disk works and its files may be read' },
      { cause },
    );
  }
}

/** What the user got wrong is said on the error stream and nothing on the other, or under `--json` the other way round. */
async function refuse(words: readonly string[], problems: readonly Problem[]): Promise<number> {
  const { renderProblems, renderProblemReport } = await import('./reporting/refusal.ts');
  if (words.includes('--json')) await say(renderProblemReport(problems));
  else process.stderr.write(`agent-gate: ${renderProblems(problems)}`);
  return BROKEN;
}

/** Whoever reads the answer may leave before its end, as `head` does; that takes nothing from it. @throws what else kept it from being written */
function say(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      const isLost = error && !READER_LEFT.includes((error as NodeJS.ErrnoException).code ?? '');
      return isLost ? reject(error) : resolve(0);
    });
  });
}
