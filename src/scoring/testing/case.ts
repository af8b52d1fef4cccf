import type { RubricTestFile } from '../../../schemas/types/rubric-test.ts';
import type { Place } from '../../errors.ts';
import type { Trial } from '../../suite/trial.ts';

/** What one trial must give; a key left out is not checked. */
export type Expectation = RubricTestFile['cases'][number]['expect'];

/** What one node must give. */
export type NodeExpectation = NonNullable<Expectation['nodes']>[string];

/** The cases of a rubric, with their trials read. */
export interface RubricTest {
  readonly rubric: string;
  readonly cases: readonly RubricCase[];
  readonly expect?: RubricTestFile['expect'];
  /** The place of a JSON pointer in the file. */
  readonly placeOf: (pointer: string) => Place;
}

export interface RubricCase {
  readonly name: string;
  /** Its scenario is the index of the case, so that no two cases share one. */
  readonly trial: Trial;
  readonly expect: Expectation;
}
