import type { Examination } from '../../../schemas/types/rubric-test-run.ts';
import { appendTo } from '../../contract/group-by.ts';
import { must } from '../../contract/must.ts';
import { parseYamlDocument } from '../../contract/yaml-document.ts';
import { Problems } from '../../errors.ts';
import { compileDocument } from '../../rubric/load-rubric.ts';
import type { WatchCutoff } from '../../rubric/references/rubric-names.ts';
import type { VotesOn } from '../answer-trial.ts';
import { findBoundaries } from './boundaries.ts';
import { startCoverage } from './node-coverage.ts';
import { findMismatches, loadRubricTest } from './rubric-test.ts';
import { askedTree } from './scored-case.ts';

/** Texts of a rubric and its cases, with the file names that messages use. */
export interface RubricWithCases {
  readonly rubric: { readonly file: string; readonly text: string };
  readonly test: { readonly file: string; readonly text: string };
}

/**
 * Runs the cases of a rubric and reports what they do not test.
 * @param votesOn answers questions that a case leaves open
 * @throws UserError with every problem of either file
 */
export function examineRubric({ rubric: source, test: cases }: RubricWithCases, votesOn?: VotesOn): Examination {
  const problems = new Problems();
  const compared = new Map<string, number[]>();
  const watch: WatchCutoff = (pointer, value) => appendTo(compared, pointer, value);
  const read = problems.collect(() => {
    const document = parseYamlDocument(source.file, source.text);
    return { document, rubric: compileDocument(document, watch) };
  });
  const tested = problems.collect(() => loadRubricTest(cases.file, cases.text, read?.rubric ?? null, votesOn));
  problems.throwAny();
  const { document, rubric } = must(read, 'the rubric');
  const { test, scored } = must(tested, 'its cases');
  const coverage = startCoverage(rubric);
  for (const tree of scored.map(askedTree)) if (tree !== undefined) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: cases.file,
    cases: test.cases.length,
    mismatches: findMismatches(rubric, test, scored),
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, scored, compared),
  };
}
