import { parseYamlDocument } from '../../contract/yaml-document.ts';
import { Problems } from '../../errors.ts';
import { loadRubric } from '../../rubric/load-rubric.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { findMismatches, judgeCases, loadRubricTest } from '../rubric-test.ts';
import { type Boundary, findBoundaries } from './boundaries.ts';
import type { Mismatch, RubricTest } from './case.ts';
import { type NodeCoverage, startCoverage } from './coverage.ts';
import { type MutationScore, tryMutants } from './try-mutants.ts';

/** A rubric and its cases, as texts under the names that messages use. */
export interface RubricWithCases {
  readonly rubric: { readonly file: string; readonly text: string };
  readonly test: { readonly file: string; readonly text: string };
}

/** What the cases of a rubric say about it. */
export interface Examination {
  readonly rubric: string;
  readonly file: string;
  readonly cases: number;
  readonly mismatches: readonly Mismatch[];
  readonly nodes: readonly NodeCoverage[];
  readonly boundaries: readonly Boundary[];
  /** Null where nobody asked, or the cases do not hold. */
  readonly mutation: MutationScore | null;
}

/**
 * Runs the cases of a rubric, and says what they leave untried.
 * @throws UserError with every problem of either file
 */
export function examineRubric(files: RubricWithCases, mutate: boolean): Examination {
  const { rubric: source, test: cases } = files;
  const { rubric, test } = loadBoth(files);
  const judged = judgeCases(rubric, test);
  const mismatches = findMismatches(rubric, test, judged);
  const coverage = startCoverage(rubric);
  for (const { result } of judged) if (result !== null) coverage.add(result.tree);
  const document = parseYamlDocument(source.file, source.text);
  const isTried = mutate && mismatches.length === 0;
  return {
    rubric: rubric.id,
    file: cases.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    boundaries: findBoundaries(document.value, rubric, judged, document.placeOf),
    mutation: isTried ? tryMutants(source.file, source.text, test, judged) : null,
  };
}

function loadBoth({ rubric, test }: RubricWithCases): { readonly rubric: Rubric; readonly test: RubricTest } {
  const problems = new Problems();
  const rubricRead = problems.collect(() => loadRubric(rubric.file, rubric.text));
  const testRead = problems.collect(() => loadRubricTest(test.file, test.text));
  problems.throwAny();
  return { rubric: rubricRead as Rubric, test: testRead as RubricTest };
}
