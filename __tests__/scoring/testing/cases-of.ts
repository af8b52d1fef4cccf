import { rubricOfFacts } from '../../rubric/rubric-of.ts';
import { runRubricTest } from '../../support/run-rubric-test.ts';

/** Two criteria of the same weight. */
export const rubric = rubricOfFacts(
  { a: 0.5, b: 0.5 },
  { threshold: 0.5, bands: [{ name: 'ready', at_least: 0.8 }, { name: 'not ready' }] },
);
/** The mismatches of its cases. */
export const run = (text: string, tested = rubric) => runRubricTest(tested, 'x.test.yml', text);
