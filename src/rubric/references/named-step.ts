import type { Step } from '../../suite/trial.ts';
import type { Evaluation } from '../evaluation.ts';
import type { ComparedFact } from './compared-fact.ts';

/** How a reference to a named step is noted. */
export function stepNeed(name: string): string {
  return `step/${name}`;
}

/** A step that a rubric names once, under `steps`, compiled. */
export interface NamedStep {
  fits(step: Step, at: Evaluation): boolean;
  /** What it compares with: whoever refers to it does so too. */
  readonly facts: readonly ComparedFact[];
  readonly needs: ReadonlySet<string>;
}
