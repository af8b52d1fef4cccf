// Generated from schemas/rubric-test-run.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Place } from './decision.ts';
import type { Problem } from './problems.ts';

export type Side = 'below' | 'at' | 'above';

/** What `agent-gate test --json` prints: which cases of rubrics hold, and what they leave untried. */
export interface RubricTestRun {
  /** Version of this format. */
  readonly schema: 1;
  /** By file of the cases. */
  readonly rubrics: readonly Examination[];
  /** Files of rubrics in the folders that were named which have no cases, sorted. */
  readonly untested: readonly string[];
  /** Files that could not be read or run. */
  readonly problems: readonly Problem[];
}

/** One rubric and its cases. */
export interface Examination {
  /** Id of the rubric. */
  readonly rubric: string;
  /** File of the cases. */
  readonly file: string;
  /** Number of cases. */
  readonly cases: number;
  /** Expectations that do not hold, in the order of the file. */
  readonly mismatches: readonly Mismatch[];
  /** How often every node passed and did not where it was asked. */
  readonly nodes: readonly NodeCoverage[];
  /** Thresholds, and how near the cases come. */
  readonly boundaries: readonly Boundary[];
}

/** One expectation that does not hold. */
export interface Mismatch {
  /** Name of the case; null for the expectation over all of them. */
  readonly name: string | null;
  /** What was expected of. */
  readonly what: string;
  /** As JSON. */
  readonly expected: string;
  /** As JSON. */
  readonly found: string;
  /** Place of the expectation. */
  readonly where: Place;
  /** Why it came out so: the sentence of the node, and those of the first leaves below it that did not pass. */
  readonly explanation?: string;
}

/** Verdicts of one node over the cases. */
export interface NodeCoverage {
  /** Keys from below the root down to the node, joined by dots; `*` for what varies with the trial. */
  readonly path: string;
  /** Kind of the node. */
  readonly kind: string;
  /** Whether it is a rule that takes away: it passes where it does not fire. */
  readonly takesAway: boolean;
  /** Times that it passed. */
  readonly passed: number;
  /** Times that it was asked and did not. */
  readonly failed: number;
}

/** A threshold, or a number under a `cutoff`. */
export interface Boundary {
  /** Place in the rubric. */
  readonly where: Place;
  /** Whose threshold or cutoff it is. */
  readonly what: string;
  /** Its value. */
  readonly bound: number;
  /** Nearest value below; null for none. */
  readonly below: number | null;
  /** Whether a value was equal to it, to 1e-9. */
  readonly at: boolean;
  /** Nearest value above; null for none. */
  readonly above: number | null;
  /** Where no case has a value, of the places where one can be: no score is above 1. A number below the most that can be needs no case `at` it. */
  readonly untried: readonly Side[];
}
