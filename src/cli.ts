import { baselineFileText } from './commands/baseline-file.ts';
import { parseBundleOptions, parseLintOptions, parseTestOptions } from './commands/file-options.ts';
import { lintExitCode, lintRubrics } from './commands/lint.ts';
import { measureNoise } from './commands/noise.ts';
import { replayBundle } from './commands/replay.ts';
import { type GateOptions, parseGateOptions, parseNoiseOptions } from './commands/run-options.ts';
import { testExitCode, testRubrics } from './commands/test-rubrics.ts';
import { USAGE } from './commands/usage.ts';
import { verifyBundle } from './commands/verify.ts';
import { describeThrown, systemTrouble, UserError } from './errors.ts';
import { invalidDecision } from './gating/decide.ts';
import type { Decision } from './gating/decision.ts';
import { type BundleFiles, openBundleFiles } from './io/bundle-files.ts';
import { productVersion } from './io/shipped.ts';
import { findGivenBaseline } from './pipeline/given-baseline.ts';
import { runGate } from './pipeline/run-gate.ts';
import { type BundleCheck, renderBundleCheck, renderBundleCheckJson } from './reporting/bundle-check.ts';
import { renderComment } from './reporting/comment.ts';
import { renderJson } from './reporting/json.ts';
import { renderLint, renderLintJson } from './reporting/lint.ts';
import { renderNoise, renderNoiseJson } from './reporting/noise.ts';
import { renderRubricTests, renderRubricTestsJson } from './reporting/rubric-tests.ts';

/** Exit code when the gate itself broke; the same as for evidence that cannot be judged. */
const BROKEN = 3;

const OUR_BUG = 'Agent Gate itself broke; this is our bug, please report it.';

/** Exit code for runs that contradict the policy's `noise: none`. */
const UNFIT = 3;

/** @throws UserError for what the user got wrong */
type Command = (words: readonly string[], root: string) => number;

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['baseline-file', baselineFile],
  ['lint', lint],
  ['noise', noise],
  ['replay', checkBundle(replayBundle)],
  ['test', test],
  ['verify', checkBundle(verifyBundle)],
]);

process.exitCode = await main(process.argv.slice(2), process.cwd());

async function main(words: readonly string[], root: string): Promise<number> {
  try {
    return await command(words, root);
  } catch (error) {
    const trouble = systemTrouble(error);
    process.stderr.write(trouble === null ? `${OUR_BUG}\n${describeThrown(error)}\n` : `agent-gate: ${trouble}\n`);
    return BROKEN;
  }
}

async function command(words: readonly string[], root: string): Promise<number> {
  const [name, ...rest] = words;
  if (name === '--version') return say(`${productVersion()}\n`);
  if (words.length === 0 || words.includes('--help')) return say(USAGE);
  if (name === 'gate') return gate(rest, root);
  const run = name === undefined ? undefined : COMMANDS.get(name);
  return run === undefined ? complain(`unknown command \`${name}\`\n\n${USAGE}`) : runOrRefuse(run, rest, root);
}

async function gate(words: readonly string[], root: string): Promise<number> {
  let options: GateOptions;
  try {
    options = parseGateOptions(words);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refuseUsage(error, words.includes('--json'));
  }
  const findBaseline = findGivenBaseline(options, root);
  const { decision, redact } = await runGate({ ...options, root, origin: {}, env: process.env, findBaseline });
  say(redact(decisionText(decision, options.json)));
  return decision.exit_code;
}

/** What the user got wrong is said on the error stream, and nothing on the other. */
function runOrRefuse(run: Command, words: readonly string[], root: string): number {
  try {
    return run(words, root);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return complain(`${error.message}\n`);
  }
}

function noise(words: readonly string[], root: string): number {
  const options = parseNoiseOptions(words);
  const found = measureNoise(options, { root, env: process.env });
  say(options.json ? renderNoiseJson(found) : renderNoise(found));
  return found.hint === 'not-deterministic' ? UNFIT : 0;
}

function test(words: readonly string[], root: string): number {
  const options = parseTestOptions(words);
  const run = testRubrics(options, root);
  say(options.json ? renderRubricTestsJson(run) : renderRubricTests(run));
  return testExitCode(run);
}

function baselineFile(words: readonly string[], root: string): number {
  return say(baselineFileText(words, { root, env: process.env }));
}

function lint(words: readonly string[], root: string): number {
  const options = parseLintOptions(words);
  const run = lintRubrics(options, { root, env: process.env });
  say(options.json ? renderLintJson(run) : renderLint(run));
  return lintExitCode(run, options);
}

function checkBundle(check: (files: BundleFiles, version: string) => BundleCheck): Command {
  return (words, root) => {
    const options = parseBundleOptions(words);
    const found = check(openBundleFiles(options.bundle, root), productVersion());
    say(options.json ? renderBundleCheckJson(found) : renderBundleCheck(found));
    return found.same ? 0 : 1;
  };
}

function refuseUsage(error: UserError, json: boolean): number {
  if (!json) return complain(`${error.message}\n`);
  const decision = invalidDecision({ suite: 'agent', problems: error.problems, candidateOrigin: {} });
  say(decisionText(decision, true));
  return decision.exit_code;
}

function decisionText(decision: Decision, json: boolean): string {
  return json ? renderJson(decision) : renderComment(decision, { links: {} });
}

function say(text: string): number {
  process.stdout.write(text);
  return 0;
}

function complain(text: string): number {
  process.stderr.write(`agent-gate: ${text}`);
  return BROKEN;
}
