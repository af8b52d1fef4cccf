import { mean } from './moments.ts';
import { normalQuantile } from './normal.ts';
import { SLACK } from './rate-of.ts';
import type { RunVariance } from './run-variance.ts';

/** Runs on each side of a look at main. */
export const WINDOW = 5;

/** Level of one look: fifty looks at an unchanged main raise about two false alarms in a hundred suites. */
const LEVEL = 0.002;

/** Smaller drops of main are not reported, 0 to 1. */
const LEAST_DROP = 0.04;

/** Whether a drop between two windows is large enough to be reported, chance aside. */
export function isLarge(drop: number): boolean {
  return drop >= LEAST_DROP - SLACK;
}

/**
 * Whether a drop between two windows of five runs is more than chance: one-sided z with SE^2 = (2/5) phi u / n^2.
 * @param drop of the mean score, 0 to 1
 * @param variance of main's runs; `explained` is u / n^2
 */
export function isBeyondChance(drop: number, { phi, explained }: RunVariance): boolean {
  return drop > normalQuantile(1 - LEVEL) * Math.sqrt((2 / WINDOW) * phi * explained);
}

/**
 * The number of runs since a series changed: the split with the largest difference of means over its standard error.
 * Source: Page (1955), the change point of a mean.
 * @param scores mean scores of at least two runs, newest first
 */
export function runsSinceChange(scores: readonly number[]): number {
  const statistics = scores.slice(1).map((_, index) => {
    const [after, before] = [scores.slice(0, index + 1), scores.slice(index + 1)];
    return (mean(before) - mean(after)) / Math.sqrt(1 / before.length + 1 / after.length);
  });
  return statistics.indexOf(Math.max(...statistics)) + 1;
}
