import type { Observation, Severity } from '../rubric/rubric.ts';
import type { TrialError } from '../suite/trial.ts';

export type { Observation, Severity } from '../rubric/rubric.ts';

/** Answer of one node on one trial; `skipped`: it did not apply. */
export type Verdict = 'pass' | 'warn' | 'fail' | 'skipped' | 'error';

/** The answer of one node; every kind of node gives this shape, so nobody downstream branches on kind. */
export interface NodeResult {
  readonly key: string;
  readonly kind: string;
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** Share of the parent's score, as written. */
  readonly weight: number;
  readonly severity: Severity;
  /** What was observed and which logic applied; never the score again. */
  readonly explanation: string;
  readonly observed?: readonly Observation[];
  readonly children?: readonly NodeResult[];
}

/** One rubric's judgement of one trial. */
export interface RubricResult {
  readonly rubric: string;
  /** Class of the trial by this rubric's outcome list; `not_judged` when its verdict is `skipped` or `error`. */
  readonly outcome: string;
  /** Root of the result tree: its verdict and score are the trial's under this rubric. */
  readonly tree: NodeResult;
  /** Facts that a condition asked for and the trial does not carry, and broken contracts. */
  readonly warnings: readonly string[];
}

/** All judgements of one trial: one line of `results.jsonl`. `rubrics` is empty when the trial has no verdict. */
export interface TrialResult {
  readonly scenario: string;
  readonly trial: number;
  readonly error: TrialError | null;
  readonly rubrics: readonly RubricResult[];
}
