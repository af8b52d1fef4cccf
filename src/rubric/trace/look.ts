import type { Compiling } from '../compiling.ts';
import type { Truth } from '../evaluation.ts';
import type { ComparedFact } from './compared-fact.ts';
import type { Stretch } from './stretch.ts';

/** What a pattern found. The sentence is made for whoever asks. */
export interface Sighting {
  readonly holds: Truth;
  explain(): Reason;
}

/** The sentence, and the steps that decided. */
export interface Reason {
  readonly because: string;
  readonly decisive: readonly number[];
}

/** A compiled pattern, over a stretch of a list that is not empty. */
export type Look = (stretch: Stretch) => Sighting;

/** What a pattern is compiled with. */
export interface TraceCompiling extends Compiling {
  /** Collects the facts that the pattern compares with. */
  readonly facts: ComparedFact[];
}
