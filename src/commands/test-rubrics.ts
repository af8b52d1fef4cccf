import { Problems } from '../errors.ts';
import { findCaseFiles, findUntested, RUBRIC_FOLDER, readRubricPair } from '../io/rubric-files.ts';
import { renderRubricTests, renderRubricTestsJson, type TestedRubrics } from '../reporting/rubric-checks.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { examineRubric } from '../scoring/testing/examine-rubric.ts';
import { type Answer, parseWords, type Workplace } from './command.ts';

/** Options of `agent-gate test`, as written. */
export interface TestOptions {
  /** Folders, files of cases, rubrics or patterns; none means `rubrics/`. */
  readonly names: readonly string[];
  readonly json: boolean;
}

/** Reads the words after `test`. @throws UserError for an unknown option */
export function parseTestOptions(words: readonly string[]): TestOptions {
  const { values, positionals } = parseWords(words, { json: { type: 'boolean' } }, { positionals: true });
  return { names: positionals, json: values.json ?? false };
}

/** `agent-gate test`. @throws UserError for a malformed command line, and where the work throws one */
export function test(words: readonly string[], { root }: Workplace): Answer {
  const options = parseTestOptions(words);
  const run = testRubrics(options, root);
  const text = options.json ? renderRubricTestsJson(run) : renderRubricTests(run);
  return { text, exitCode: testExitCode(run) };
}

/**
 * Runs the cases of every named rubric; a rubric without cases still has to load.
 * @throws UserError where nothing can be tested
 */
export function testRubrics({ names }: Pick<TestOptions, 'names'>, root: string): TestedRubrics {
  const problems = new Problems();
  const named = names.length === 0 ? [RUBRIC_FOLDER] : names;
  const files = new Set(named.flatMap((name) => problems.collect(() => findCaseFiles(name, root)) ?? []));
  const examine = (file: string) => problems.collect(() => examineRubric(readRubricPair(file, root))) ?? [];
  const rubrics = [...files].sort().flatMap(examine);
  const without = named.flatMap((name) => problems.collect(() => findUntested(name, root)) ?? []);
  const untested = new Map(without.map(({ file, text }) => [file, text]));
  for (const [file, text] of untested) problems.collect(() => loadRubric(file, text));
  if (rubrics.length === 0) problems.throwAny();
  return { rubrics, untested: [...untested.keys()].sort(), problems: problems.all() };
}

/** 0 if every case holds, 1 if one does not, 3 for a file that cannot be read. */
export function testExitCode({ rubrics, problems }: TestedRubrics): 0 | 1 | 3 {
  if (problems.length > 0) return 3;
  return rubrics.some(({ mismatches }) => mismatches.length > 0) ? 1 : 0;
}
