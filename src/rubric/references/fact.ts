import type { Evaluation } from '../evaluation.ts';

/** A fact that a part of a rubric reads. */
export interface Fact {
  readonly path: string;
  /** Undefined where the trial does not carry it. */
  read(at: Evaluation): unknown;
  /** Why a derived fact cannot be read, which it has said itself. */
  fault(at: Evaluation): string | undefined;
}
