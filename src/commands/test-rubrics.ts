import { Problems } from '../errors.ts';
import { readVotes } from '../io/judge/answers.ts';
import { findCaseFiles, findUntested, RUBRIC_FOLDER, readRubricPair } from '../io/rubric-files.ts';
import { renderRubricTests, renderRubricTestsJson, type TestedRubrics } from '../reporting/rubric-checks.ts';
import { loadRubric } from '../rubric/load-rubric.ts';
import { examineRubric } from '../scoring/testing/examine-rubric.ts';
import { type Answer, FLAG, PATH, parseWords, type Workplace } from './command.ts';

/** `agent-gate test`. Exit code 0 if every case passes, 1 if one fails, 3 for a file that cannot be read. */
export function test(words: readonly string[], { root, paint }: Workplace): Answer {
  const { values, positionals } = parseWords(words, { json: FLAG, answers: PATH }, { positionals: true });
  const run = testRubrics(positionals, root, values.answers);
  const isMissed = run.rubrics.some(({ mismatches }) => mismatches.length > 0);
  const text = values.json ? renderRubricTestsJson(run) : renderRubricTests(run, paint);
  return { text, exitCode: run.problems.length > 0 ? 3 : Number(isMissed) };
}

/**
 * Runs the cases of every named rubric; a rubric without cases still has to load.
 * @param names folders, files of cases, rubrics or patterns; none means `rubrics/`
 * @param answers file with answers of a judge, for questions that the cases leave open
 * @throws UserError if nothing can be tested
 */
export function testRubrics(names: readonly string[], root: string, answers?: string): TestedRubrics {
  const problems = new Problems();
  const named = names.length === 0 ? [RUBRIC_FOLDER] : names;
  const files = new Set(named.flatMap((name) => problems.collect(() => findCaseFiles(name, root)) ?? []));
  const votesOn = answers === undefined ? undefined : readVotes(answers, root, null);
  const examine = (file: string) => problems.collect(() => examineRubric(readRubricPair(file, root), votesOn)) ?? [];
  const rubrics = [...files].sort().flatMap(examine);
  const without = named.flatMap((name) => problems.collect(() => findUntested(name, root)) ?? []);
  const untested = new Map(without.map(({ file, text }) => [file, text]));
  for (const [file, text] of untested) problems.collect(() => loadRubric(file, text));
  if (rubrics.length === 0) problems.throwAny();
  return { rubrics, untested: [...untested.keys()].sort(), problems: problems.all() };
}
