import type { Examination } from '../../../schemas/types/rubric-test-run.ts';
import { parseYamlDocument, type YamlDocument } from '../../contract/yaml-document.ts';
import { Problems } from '../../errors.ts';
import { compileDocument } from '../../rubric/load-rubric.ts';
import type { WatchCutoff } from '../../rubric/references/rubric-names.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import type { VotesOn } from '../answer-trial.ts';
import { type Compared, findBoundaries } from './boundaries.ts';
import { askedTree } from './judged-case.ts';
import { startCoverage } from './node-coverage.ts';
import { findMismatches, type JudgedTest, loadRubricTest } from './rubric-test.ts';

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
  const { document, rubric, test, judged, compared } = loadBoth(files, votesOn);
  const mismatches = findMismatches(rubric, test, judged);
  const coverage = startCoverage(rubric);
  for (const tree of judged.map(askedTree)) if (tree !== undefined) coverage.add(tree);
  return {
    rubric: rubric.id,
    file: files.test.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    boundaries: findBoundaries(document, judged, compared),
  };
}

interface Loaded extends JudgedTest {
  readonly document: YamlDocument;
  readonly rubric: Rubric;
  readonly compared: Compared;
}

function loadBoth({ rubric: { file, text }, test }: RubricWithCases, votesOn?: VotesOn): Loaded {
  const problems = Problems.ofAll();
  const compared = new Map<string, number[]>();
  const watch: WatchCutoff = (pointer, value) => {
    compared.set(pointer, [...(compared.get(pointer) ?? []), value]);
  };
  const read = problems.collect(() => {
    const document = parseYamlDocument(file, text);
    return { document, rubric: compileDocument(document, watch) };
  });
  const judged = problems.collect(() => loadRubricTest(test.file, test.text, read?.rubric ?? null, votesOn));
  problems.throwAny();
  return { ...read, ...judged, compared } as Loaded;
}
