import { type FindingData, render } from '../gating/messages/catalogue.ts';
import { type BundleFiles, openBundleFiles } from '../io/bundle/read.ts';
import { productVersion } from '../io/shipped.ts';
import { type BundleCheck, renderBundleCheck } from '../reporting/bundle-check.ts';
import { safeJson } from '../reporting/json.ts';
import { renderLint, renderLintJson } from '../reporting/lint.ts';
import { logLines } from '../reporting/markdown/escape.ts';
import { renderNoise } from '../reporting/noise.ts';
import { renderRubricTests, renderRubricTestsJson } from '../reporting/rubric-tests.ts';
import { renderStarted } from '../reporting/started.ts';
import { renderStartedJson } from '../reporting/started-json.ts';
import { renderTrees, renderTreesJson } from '../reporting/trees.ts';
import { baselineFileText } from './baseline-file.ts';
import type { Answer, Command, Workplace } from './command.ts';
import { explainRun } from './explain.ts';
import { parseBundleOptions, parseLintOptions, parseTestOptions } from './file-options.ts';
import { startRepository } from './init.ts';
import { lintExitCode, lintRubrics } from './lint.ts';
import { measureNoise } from './noise.ts';
import { replayBundle } from './replay.ts';
import { parseExplainOptions, parseInitOptions, parseNoiseOptions } from './run-options.ts';
import { testExitCode, testRubrics } from './test-rubrics.ts';
import { verifyBundle } from './verify.ts';

/** Exit code for runs that contradict the policy's `noise: none`. */
const UNFIT = 3;

/** Every command but `gate`, by its name. They are loaded when one of them is called for. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['baseline-file', (words, workplace) => ({ text: baselineFileText(words, workplace), exitCode: 0 })],
  ['explain', explain],
  ['init', init],
  ['lint', lint],
  ['noise', noise],
  ['replay', checkBundle(replayBundle)],
  ['test', test],
  ['verify', checkBundle(verifyBundle)],
]);

function explain(words: readonly string[], workplace: Workplace): Answer {
  const options = parseExplainOptions(words);
  const { trials, others, notes } = explainRun(options, workplace);
  const text = options.json ? renderTreesJson(trials) : renderTrees(trials, others);
  return { text, aside: asideOf(notes), exitCode: 0 };
}

function asideOf(notes: readonly FindingData[]): string {
  return logLines(notes.map(render).map(({ what, next }) => `${what}. ${next}`));
}

function init(words: readonly string[], workplace: Workplace): Answer {
  const options = parseInitOptions(words);
  const started = startRepository(options, workplace);
  const text = options.json ? renderStartedJson(started) : renderStarted(started);
  return { text, aside: asideOf(started.found?.notes ?? []), exitCode: 0 };
}

async function noise(words: readonly string[], workplace: Workplace): Promise<Answer> {
  const options = parseNoiseOptions(words);
  const { report, notes } = await measureNoise(options, workplace);
  const text = options.json ? safeJson(report) : renderNoise(report);
  return { text, aside: asideOf(notes), exitCode: report.hint === 'not-deterministic' ? UNFIT : 0 };
}

function test(words: readonly string[], { root }: Workplace): Answer {
  const options = parseTestOptions(words);
  const run = testRubrics(options, root);
  const text = options.json ? renderRubricTestsJson(run) : renderRubricTests(run);
  return { text, exitCode: testExitCode(run) };
}

function lint(words: readonly string[], workplace: Workplace): Answer {
  const options = parseLintOptions(words);
  const run = lintRubrics(options, workplace);
  return { text: options.json ? renderLintJson(run) : renderLint(run), exitCode: lintExitCode(run, options) };
}

function checkBundle(check: (files: BundleFiles, version: string) => BundleCheck): Command {
  return (words, { root }) => {
    const options = parseBundleOptions(words);
    const found = check(openBundleFiles(options.bundle, root), productVersion());
    return { text: options.json ? safeJson(found) : renderBundleCheck(found), exitCode: found.same ? 0 : 1 };
  };
}
