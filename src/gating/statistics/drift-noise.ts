import { mean } from './moments.ts';
import { wilson } from './proportions.ts';
import { tQuantile } from './student-t.ts';

/** A rate, 0 to 1, and over how many single passes or failures it is known (may be fractional). */
interface KnownRate {
  readonly rate: number;
  readonly n: number;
}

/**
 * How far two runs lie apart by noise alone, from runs in the order of time: half-width of a one-sided bound at level alpha on the
 * difference of two runs, in rates. Only neighbours are compared, so that a slow drift between the runs does not count as noise.
 * Source: the mean square successive difference d of von Neumann, Kent, Bellinson and Hart (1941), whose expectation is twice the
 * variance of a run, with the degrees of freedom that its variance gives by Satterthwaite: 2 m^2 / (3 m - 1) for m differences.
 * Null with fewer than two runs.
 */
export function successiveNoise(rates: readonly number[], alpha: number): number | null {
  const squares = rates.slice(1).map((rate, index) => (rate - (rates[index] ?? rate)) ** 2);
  const m = squares.length;
  if (m === 0) return null;
  return tQuantile(1 - alpha, (2 * m * m) / (3 * m - 1)) * Math.sqrt(mean(squares));
}

/**
 * Lower one-sided bound, at level alpha, of the difference of two independent rates, `one` - `other`.
 * Source: Newcombe (1998), method 10: the score intervals of both rates, combined.
 */
export function differenceLowerBound(one: KnownRate, other: KnownRate, alpha: number): number {
  const confidence = 1 - 2 * alpha;
  const { lower } = wilson(one.rate, one.n, confidence);
  const { upper } = wilson(other.rate, other.n, confidence);
  return one.rate - other.rate - Math.hypot(one.rate - lower, upper - other.rate);
}
