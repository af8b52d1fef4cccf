// Generated from schemas/result.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { Severity } from './rubric.ts';

/** Kind of the error: `agent` is scored and fails; `infrastructure` and `judge` give no verdict. */
export type ErrorKind = 'agent' | 'infrastructure' | 'judge';

/** Answer of the node; skipped: it did not apply; error: it could not be asked. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'skipped' | 'error';

/** All judgements of one trial: one line of `results.jsonl`. */
export interface TrialResult {
  /** Id of the scenario. */
  readonly scenario: string;
  /** Tells the attempts at one scenario apart. */
  readonly trial: number;
  /** Why the trial ended early; null when it did not. */
  readonly error: TrialError | null;
  /** One entry per rubric; empty when the trial has no verdict. */
  readonly rubrics: readonly RubricResult[];
}

export interface TrialError {
  readonly kind: ErrorKind;
  /** What went wrong. */
  readonly message: string;
  /** False when the harness named no kind; the error then counts as the agent's. */
  readonly classified: boolean;
}

/** One rubric's judgement. */
export interface RubricResult {
  /** Facts that the rubric derived, in the order of their references; absent where it derives none. */
  readonly derived?: readonly DerivedResult[];
  /** Id of the rubric. */
  readonly rubric: string;
  /** Class of the trial; `not_judged` when its verdict is skipped or error. */
  readonly outcome: string;
  /** Root of the result tree. */
  readonly tree: NodeResult;
  /** Facts that the rubric asked for and the trial does not carry, and broken contracts. */
  readonly warnings: readonly string[];
}

/** One derived fact. */
export interface DerivedResult {
  /** How it came about. */
  readonly explanation: string;
  /** Its name. */
  readonly fact: string;
  /** Compact JSON, cut to 200 characters; none where it is indeterminate. */
  readonly value?: string;
}

/** The answer of one node; every kind of node has this shape. */
export interface NodeResult {
  /** Key of the criterion, or id of the rubric. */
  readonly key: string;
  /** Kind of the node. */
  readonly kind: string;
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** Share of the parent's score, as written; negative for a rule that takes away; 0 for a node that only others read. */
  readonly weight: number;
  readonly severity: Severity;
  /** What was observed and which logic applied. */
  readonly explanation: string;
  /** The facts that were read. */
  readonly observed?: readonly Observation[];
  /** Results of the nodes below. */
  readonly children?: readonly NodeResult[];
  /** Name of the leaf that a tree ended in. */
  readonly label?: string;
  /** Present where the node did not apply, and its `otherwise` gave the verdict. */
  readonly otherwise?: true;
  /** The score before it was calibrated or brought into 0 to 1, where that changed it. */
  readonly raw?: number;
}

/** One fact. */
export interface Observation {
  /** Its path. */
  readonly field: string;
  /** Compact JSON, cut to 200 characters; an absent fact has none. */
  readonly value?: string;
}
