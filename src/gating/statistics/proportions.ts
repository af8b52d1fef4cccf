import { moments } from './moments.ts';
import { normalQuantile } from './normal.ts';

export interface Interval {
  readonly lower: number;
  readonly upper: number;
}

/** Level of the two-sided range of a change, which leaves out 0 where a one-sided test at this alpha rejects. */
export function confidenceAt(alpha: number): number {
  return 1 - 2 * alpha;
}

/** The alpha of a decision, by the level of its ranges. */
export function alphaOf({ confidence }: { readonly confidence: number }): number {
  return (1 - confidence) / 2;
}

/**
 * Wilson's score interval for a proportion: `rate` 0 to 1 over n > 0 trials (n may be an effective, fractional number).
 * `confidence` is two-sided, for example 0.95. Bounds stay within 0 to 1; without trials they are 0 and 1.
 * Source: Wilson (1927).
 */
export function wilson(rate: number, n: number, confidence: number): Interval {
  if (!(n > 0)) return { lower: 0, upper: 1 };
  const z = normalQuantile((1 + confidence) / 2);
  const weight = 1 + (z * z) / n;
  const centre = (rate + (z * z) / (2 * n)) / weight;
  const half = (z / weight) * Math.sqrt((rate * (1 - rate)) / n + (z * z) / (4 * n * n));
  return { lower: rate <= 0 ? 0 : Math.max(0, centre - half), upper: rate >= 1 ? 1 : Math.min(1, centre + half) };
}

/**
 * Effective number of pass-or-fail trials behind these scenario means (0 to 1): m(1 - m) / (s^2 / n), at least n - 1; n if all are
 * equal.
 * Source: Korn and Graubard (1998), effective sample size by the design effect.
 */
export function effectiveSampleSize(scores: readonly number[]): number {
  const n = scores.length;
  if (n < 2) return n;
  const { mean, variance } = moments(scores);
  return variance === 0 ? n : Math.max(n - 1, (mean * (1 - mean)) / (variance / n));
}

/**
 * Upper bound of the failure rate after n > 0 trials without a failure, at one-sided level alpha: 1 - alpha^(1/n).
 * Source: Hanley and Lippman-Hand (1983), the exact form of the rule of three.
 */
export function zeroFailureUpperBound(n: number, alpha: number): number {
  return -Math.expm1(Math.log(alpha) / n);
}
