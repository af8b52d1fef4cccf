import type { Examination } from '../../../schemas/types/rubric-test-run.ts';
import { appendTo } from '../../contract/group-by.ts';
import { parseYamlDocument, type YamlDocument } from '../../contract/yaml-document.ts';
import { Problems } from '../../errors.ts';
import { compileDocument } from '../../rubric/load-rubric.ts';
import type { WatchCutoff } from '../../rubric/references/rubric-names.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { VotesOn } from '../answer-trial.ts';
import { type Compared, findBoundaries } from './boundaries.ts';
import { startCoverage } from './node-coverage.ts';
import { findMismatches, loadRubricTest, type ScoredTest } from './rubric-test.ts';
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
export function examineRubric(files: RubricWithCases, votesOn?: VotesOn): Examination {
  const { document, rubric, test, scored, compared } = loadBoth(files, votesOn);
  const mismatches = findMismatches(rubric, test, scored);
  const coverage = startCoverage(rubric);
  for (const tree of scored.map(askedTree)) if (tree !== undefined) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: files.test.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, scored, compared),
  };
}

interface Loaded extends ScoredTest {
  readonly document: YamlDocument;
  readonly rubric: Rubric;
  readonly compared: Compared;
}

function loadBoth({ rubric: { file, text }, test }: RubricWithCases, votesOn?: VotesOn): Loaded {
  const problems = Problems.ofAll();
  const compared = new Map<string, number[]>();
  const watch: WatchCutoff = (pointer, value) => appendTo(compared, pointer, value);
  const read = problems.collect(() => {
    const document = parseYamlDocument(file, text);
    return { document, rubric: compileDocument(document, watch) };
  });
  const scored = problems.collect(() => loadRubricTest(test.file, test.text, read?.rubric ?? null, votesOn));
  problems.throwAny();
  return { ...read, ...scored, compared } as Loaded;
}
