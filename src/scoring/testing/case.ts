import type { Place } from '../../errors.ts';
import type { Verdict } from '../../rubric/judgement.ts';
import type { Severity } from '../../rubric/written/node-file.ts';
import type { Trial } from '../../suite/trial.ts';

/** `NAME.test.yml` as written; `schemas/rubric-test.schema.json` says the same for editors. */
export interface RubricTestFile {
  readonly rubric: string;
  readonly cases: readonly CaseFile[];
  /** Over all cases, each counted as a scenario of its own. */
  readonly expect?: {
    readonly score?: number;
    readonly band?: string;
    readonly outcomes?: Readonly<Record<string, number>>;
  };
}

interface CaseFile {
  readonly name: string;
  readonly trial: object;
  readonly expect: Expectation;
}

/** What has to come out of one trial; what is left out is not checked. */
export interface Expectation extends NodeExpectation {
  readonly outcome?: string;
  /** Verdicts by criterion key. */
  readonly criteria?: Readonly<Record<string, Verdict>>;
  /** By the keys from below the root down to the node, joined by dots. */
  readonly nodes?: Readonly<Record<string, NodeExpectation>>;
  /** By name; null where the fact cannot be told. */
  readonly derived?: Readonly<Record<string, unknown>>;
  readonly warnings?: readonly string[];
}

/** What has to come out of one node. */
export interface NodeExpectation {
  readonly verdict?: Verdict;
  readonly score?: number | null;
  readonly raw?: number;
  readonly severity?: Severity;
  readonly label?: string;
  /** A part of the sentence. */
  readonly explanation?: string;
}

/** The cases of a rubric with their trials read. */
export interface RubricTest {
  readonly rubric: string;
  readonly cases: readonly RubricCase[];
  readonly expect?: RubricTestFile['expect'];
  /** Where a JSON pointer of the file stands. */
  readonly placeOf: (pointer: string) => Place;
}

export interface RubricCase {
  readonly name: string;
  /** Its scenario is the place in the list, so that no two cases share one. */
  readonly trial: Trial;
  readonly expect: Expectation;
}

/** One expectation that does not hold. */
export interface Mismatch {
  /** Name of the case; null for the expectation over all of them. */
  readonly name: string | null;
  /** What was expected of: `score`, `criteria.correct_time`, `nodes.tone.formal.score`. */
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly where: Place;
  /** Why it came out so; of a node with parts also why the first leaves below it did not pass. */
  readonly explanation?: string;
}
