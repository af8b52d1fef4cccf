import type { Truth } from '../evaluation.ts';
import type { Stretch } from './stretch.ts';

/** What a pattern found. The sentence is made for whoever asks. */
export interface Sighting {
  readonly holds: Truth;
  explain(): Reason;
}

/** The sentence, and the steps that decided, the telling ones first. */
export interface Reason {
  readonly because: string;
  readonly decisive: readonly number[];
}

/** A compiled pattern, over a stretch of a list that is not empty. */
export type Look = (stretch: Stretch) => Sighting;
