import type { Trial } from '../suite/trial.ts';

/** A fact that a node read, cut for display. */
export interface Observation {
  readonly field: string;
  /** The value as compact JSON text, cut to 200 characters; `absent` facts have none. */
  readonly value?: string;
}

/** What the conditions of an outcome may read besides facts. */
export interface Scores {
  /** Score of the whole rubric, 0 to 1. */
  readonly total: number;
  /** Answers of the criteria in the order of the rubric; the score is null where one did not apply. */
  readonly criteria: readonly { readonly score: number | null; readonly verdict: string }[];
}

/** One condition's reading of one trial: what it may see, and what it leaves behind for the explanation. */
export interface Evaluation {
  readonly trial: Trial;
  readonly scores: Scores | null;
  /** A statement about the trial that is true and that decided the condition evaluated last. */
  because: string;
  /** Facts read so far; replaced rather than filled, as most criteria read one. */
  observed: readonly Observation[];
  readonly warnings: string[];
}

/** Undefined: it cannot be told, because a fact is absent or of a type that the operator cannot read. */
export type Truth = boolean | undefined;

/**
 * A compiled condition. It sets `because`; what cannot be told stays so under `not`, so that nothing passes on a fact
 * that is not there.
 */
export type Condition = (at: Evaluation) => Truth;

const NOTHING: readonly Observation[] = [];

/** An evaluation that has read nothing yet. */
export function startEvaluation(trial: Trial, warnings: string[], scores: Scores | null = null): Evaluation {
  return { trial, scores, because: '', observed: NOTHING, warnings };
}

/** Notes a fact that was read. */
export function observe(at: Evaluation, observation: Observation): void {
  at.observed = at.observed.length === 0 ? [observation] : [...at.observed, observation];
}

/** Adds a warning once. */
export function warn(at: Evaluation, warning: string): void {
  if (!at.warnings.includes(warning)) at.warnings.push(warning);
}
