import type { Evaluation } from '../evaluation.ts';

/** A fact that a rubric derives from others. */
export interface DerivedFact {
  readonly name: string;
  readonly slot: number;
  /** What it refers to, see `Compiling`. */
  readonly needs: ReadonlySet<string>;
  /** Undefined where it cannot be told. */
  derive(at: Evaluation): unknown;
  /** How it comes about, as a true statement about the trial. */
  explain(at: Evaluation, warnings: string[]): string;
}

/** How one fact comes about. */
export type Derivation = Pick<DerivedFact, 'derive' | 'explain'>;
