import type { Rubric } from '../../src/rubric/rubric.ts';
import { findMismatches, judgeCases } from '../../src/scoring/rubric-test.ts';
import type { Mismatch, RubricTest } from '../../src/scoring/testing/case.ts';

/** What of a rubric's cases is not as expected, in the order of the file. */
export function runRubricTest(rubric: Rubric, test: RubricTest): readonly Mismatch[] {
  return findMismatches(rubric, test, judgeCases(rubric, test));
}
