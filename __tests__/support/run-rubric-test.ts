import type { Mismatch } from '../../schemas/types/rubric-test-run.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { findMismatches, loadRubricTest } from '../../src/scoring/testing/rubric-test.ts';

/** What of a rubric's cases is not as expected, in the order of the file. @throws UserError for cases that do not load */
export function runRubricTest(rubric: Rubric, file: string, text: string): readonly Mismatch[] {
  const { test, scored } = loadRubricTest(file, text, rubric);
  return findMismatches(rubric, test, scored);
}
