import { sum } from './moments.ts';

/** Tests that share a run's alpha: those of rates, then those by scenario. */
type RatePart = 'paired' | 'history' | 'criteria';
export type Part = RatePart | 'collapse' | 'slices' | 'confirm' | 'carried';

/** How the tests of a run share its alpha. */
export interface Weights {
  /** The metrics' paired tests, their history tests, and the gating criteria, each together, relative to each other. */
  readonly withHistory: Readonly<Record<RatePart, number>>;
  /** The same if no metric has a history test. */
  readonly withoutHistory: Readonly<Record<RatePart, number>>;
  /** Share of the collapse tests of what fresh trials leave. */
  readonly collapse: number;
  /** Share of the slices, if they may block, of what fresh trials leave. */
  readonly slices: number;
  /** Share of fresh trials, reserved even if none are requested. */
  readonly confirm: number;
  /** Share of what blocked an earlier push. Beside that of fresh trials, or one dead scenario would be too little to ask for any. */
  readonly carried: number;
}

/**
 * The gate's weights, chosen by simulation (`npm run simulate`): at most about 2 % of unchanged pull requests block at any size and noise.
 * At 50 scenarios x 3 trials, a uniform drop of 10 points is missed in 4 % of runs with one run of main and in 1 % with five.
 */
export const WEIGHTS: Weights = {
  withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
  withoutHistory: { paired: 0.85, history: 0, criteria: 0.15 },
  collapse: 0.25,
  slices: 0.15,
  confirm: 0.4,
  carried: 0.25,
};

/** The weight of each part that takes part, 0 to 1: a later one scales those before it in proportion, and all together are 1. */
export function weightsOf(
  { withHistory, withoutHistory, collapse, slices, confirm, carried }: Weights,
  parts: ReadonlySet<Part>,
): ReadonlyMap<Part, number> {
  const weights = new Map<Part, number>();
  const steps: readonly Partial<Record<Part, number>>[] = [
    parts.has('history') ? withHistory : withoutHistory,
    { collapse },
    { slices },
    { confirm, carried },
  ];
  for (const step of steps) {
    const added = (Object.keys(step) as Part[]).filter((part) => parts.has(part));
    const taken = sum(added.map((part) => step[part] ?? 0));
    // What comes first has everything.
    const all = weights.size === 0 ? taken : 1;
    for (const [part, weight] of weights) weights.set(part, weight * (1 - taken));
    for (const part of added) weights.set(part, (step[part] ?? 0) / all);
  }
  return weights;
}
