import { styleText } from 'node:util';
import { type Answer, asksForJson, type Command, usageError, type Workplace } from './commands/command.ts';
import { nearestName } from './contract/names.ts';
import { describeThrown, type Problem, systemError, UserError } from './errors.ts';
import { productVersion } from './io/shipped.ts';
import { lineAt } from './io/source-line.ts';
import { renderProblemReport, renderProblems } from './reporting/json-document.ts';

/** Exit code of an internal error; the same as for an invalid decision. */
const BROKEN = 3;

const OUR_BUG = 'Internal error in Agent Gate: please report it.';

/** Error codes of a pipe that its reader has closed; the second on Windows. */
const READER_LEFT = ['EPIPE', 'EOF'];

/** The option of every command that turns colours off, as the variable NO_COLOR does (https://no-color.org). */
const NO_COLOUR = '--no-color';

/** Moves to the start of the terminal's line and clears it. */
const EMPTIED = '\r\u001b[K';
let hasProgress = false;

// Write errors are handled in say(); stderr may be closed.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
process.exitCode = await main(process.argv.slice(2));

async function main(given: readonly string[]): Promise<number> {
  try {
    const { isTTY: isTerminal = false, columns: width } = process.stdout;
    const { env } = process;
    const words = given.filter((word) => word !== NO_COLOUR);
    const isColoured = isTerminal && !env.NO_COLOR && words.length === given.length;
    const paint: Workplace['paint'] = isColoured ? (style, text) => styleText(style, text) : undefined;
    return await command(words, { root: process.cwd(), env, isTerminal, width, paint, progress: showProgress });
  } catch (error) {
    const message = systemError(error);
    process.stderr.write(message === null ? `${OUR_BUG}\n${describeThrown(error)}\n` : `agent-gate: ${message}\n`);
    return BROKEN;
  }
}

/** On a terminal, rewrites one line; in a log, prints only texts that are not passing. */
function showProgress(text: string, isPassing: boolean): void {
  hasProgress = process.stderr.isTTY === true;
  if (hasProgress) process.stderr.write(`${EMPTIED}${text}`);
  else if (!isPassing) process.stderr.write(`${text}\n`);
}

async function command(words: readonly string[], workplace: Workplace): Promise<number> {
  const [name = '', ...rest] = words;
  if (name === '--version') return say(`${productVersion()}\n`);
  const asksForHelp = words.length === 0 || words.includes('--help');
  // Loads alone: with a small suite, start-up takes most of the time.
  if (name === 'gate' && !asksForHelp) return runOrRefuse((await import('./commands/gate.ts')).gate, rest, workplace);
  const { COMMANDS, usageOf } = await import('./commands/by-name.ts');
  if (asksForHelp) return say(usageOf(name));
  const run = COMMANDS.get(name);
  if (run !== undefined) return runOrRefuse(run, rest, workplace);
  const nearest = nearestName(name, ['gate', ...COMMANDS.keys()]);
  const fix = nearest === undefined ? 'See agent-gate --help' : `Did you mean \`agent-gate ${nearest}\`?`;
  return refuse(words, usageError(`unknown command \`${name}\``, fix).problems);
}

async function runOrRefuse(run: Command, words: readonly string[], workplace: Workplace): Promise<number> {
  let answer: Answer;
  try {
    answer = await run(words, workplace);
  } catch (error) {
    if (error instanceof UserError) return refuse(words, error.problems);
    // A system error that no command handles becomes a problem, which `--json` prints as JSON.
    const what = systemError(error);
    if (what === null) throw error;
    return refuse(words, [{ code: 'system', what, fix: 'Check the disk and the permissions of its files' }]);
  } finally {
    if (hasProgress) process.stderr.write(EMPTIED);
  }
  process.stderr.write(answer.aside ?? '');
  await say(answer.text);
  return answer.exitCode;
}

/** Prints problems to the error stream, or as JSON to standard output if the words ask for it. */
async function refuse(words: readonly string[], problems: readonly Problem[]): Promise<number> {
  if (asksForJson(words)) await say(renderProblemReport(problems));
  else process.stderr.write(`agent-gate: ${renderProblems(problems, (place) => lineAt(place, process.cwd()))}`);
  return BROKEN;
}

/** Writes the answer. A reader may close the pipe early, as `head` does. @throws other write errors */
function say(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      const isLost = error && !READER_LEFT.includes((error as NodeJS.ErrnoException).code ?? '');
      return isLost ? reject(error) : resolve(0);
    });
  });
}
