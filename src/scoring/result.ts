import type { NodeResult } from '../rubric/nodes/node.ts';
import type { TrialError } from '../suite/trial.ts';

/** One rubric's judgement of one trial. */
export interface RubricResult {
  /** Facts that the rubric derived, in the order of their references; absent where it derives none. */
  readonly derived?: readonly DerivedResult[];
  /** Class of the trial by this rubric's outcome list; `not_judged` when its verdict is `skipped` or `error`. */
  readonly outcome: string;
  readonly rubric: string;
  /** Root of the result tree: its verdict and score are the trial's under this rubric. */
  readonly tree: NodeResult;
  /** Facts that a condition asked for and the trial does not carry, and broken contracts. */
  readonly warnings: readonly string[];
}

/** One derived fact, for debugging: extraction first, scoring second. */
export interface DerivedResult {
  /** How it came about. */
  readonly explanation: string;
  readonly fact: string;
  /** Compact JSON, cut to 200 characters; none where it cannot be told. */
  readonly value?: string;
}

/** All judgements of one trial: one line of `results.jsonl`. `rubrics` is empty when the trial has no verdict. */
export interface TrialResult {
  readonly error: TrialError | null;
  readonly rubrics: readonly RubricResult[];
  readonly scenario: string;
  readonly trial: number;
}
