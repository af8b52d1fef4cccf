import { parseYamlDocument } from '../../contract/yaml-document.ts';
import { compileDocument } from '../../rubric/load-rubric.ts';
import { findMismatches, judgeCases, loadRubricTest } from '../rubric-test.ts';
import { type Boundary, findBoundaries, startComparing } from './boundaries.ts';
import type { Mismatch } from './case.ts';
import { type NodeCoverage, startCoverage } from './coverage.ts';
import { findEnds, type TreeEnd } from './tree-ends.ts';
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
  /** Of trees. */
  readonly ends: readonly TreeEnd[];
  readonly boundaries: readonly Boundary[];
  /** Null where nobody asked, or the cases do not hold. */
  readonly mutation: MutationScore | null;
}

/**
 * Runs the cases of a rubric, and says what they leave untried.
 * @throws UserError with every problem of either file
 */
export function examineRubric({ rubric: source, test: cases }: RubricWithCases, mutate: boolean): Examination {
  const document = parseYamlDocument(source.file, source.text);
  const { watch, compared } = startComparing();
  const rubric = compileDocument(document, watch);
  const test = loadRubricTest(cases.file, cases.text);
  const judged = judgeCases(rubric, test);
  const mismatches = findMismatches(rubric, test, judged);
  const coverage = startCoverage(rubric);
  // A crash fails everything alike, and says nothing of what a node asks.
  for (const { judged: own, result } of judged) if (result !== null && own?.at !== null) coverage.add(result.tree);
  const isTried = mutate && mismatches.length === 0;
  return {
    rubric: rubric.id,
    file: cases.file,
    cases: test.cases.length,
    mismatches,
    nodes: coverage.finish(),
    ends: findEnds(document, judged),
    boundaries: findBoundaries(document, judged, compared),
    mutation: isTried ? tryMutants(document, test, judged) : null,
  };
}
