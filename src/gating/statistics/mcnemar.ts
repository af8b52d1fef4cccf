import { normalQuantile } from './normal.ts';
import type { Interval } from './proportions.ts';
import { regularizedIncompleteBeta } from './special-functions.ts';

/** Pairs of single trials that changed: those that passed before and fail now, and the reverse. */
export interface Discordant {
  readonly broken: number;
  readonly fixed: number;
}

/**
 * One-sided mid-p of McNemar's test that the candidate is worse: P(X > b) + P(X = b) / 2 with X ~ Bin(b + c, 1/2); 0.5 when nothing changed.
 * Source: Lancaster (1961); recommended by Fagerland, Lydersen and Laake (2013).
 */
export function mcnemarMidP({ broken, fixed }: Discordant): number {
  const changed = broken + fixed;
  if (broken === fixed) return 0.5;
  // P(X > b) + P(X = b) / 2 is the mean of the tails from b and from b + 1.
  return (binomialUpperTail(broken, changed, 0.5) + binomialUpperTail(broken + 1, changed, 0.5)) / 2;
}

/**
 * Probability of k or more successes in n trials, 0 to 1, for whole numbers and 0 <= p <= 1.
 * Source: DLMF 8.17.5, P(X >= k) = I_p(k, n - k + 1).
 */
export function binomialUpperTail(k: number, n: number, p: number): number {
  if (k <= 0) return 1;
  if (k > n) return 0;
  return regularizedIncompleteBeta(p, k, n - k + 1);
}

/**
 * Tango's score interval for the change of a pass rate, (fixed - broke) / pairs, with pairs > 0; within -1 to 1.
 * `confidence` is two-sided. Source: Tango (1998), solved by bisection.
 */
export function tango(changed: Discordant, pairs: number, confidence: number): Interval {
  const z = normalQuantile((1 + confidence) / 2);
  const estimate = (changed.fixed - changed.broken) / pairs;
  const score = (change: number) => tangoScore(changed, pairs, change);
  return {
    lower: bisect((change) => score(change) - z, -1, estimate),
    upper: bisect((change) => score(change) + z, estimate, 1),
  };
}

/** Falls from above 0 to below 0 as the assumed change rises past the estimate. */
function tangoScore({ broken, fixed }: Discordant, pairs: number, change: number): number {
  const gap = fixed - broken - pairs * change;
  if (gap === 0) return 0;
  const linear = (2 * pairs - fixed + broken) * change - broken - fixed;
  const constant = -broken * change * (1 - change);
  const broken0 = (Math.sqrt(linear * linear - 8 * pairs * constant) - linear) / (4 * pairs);
  const spread = pairs * (2 * broken0 + change * (1 - change));
  return spread > 0 ? gap / Math.sqrt(spread) : Math.sign(gap) * Number.POSITIVE_INFINITY;
}

/** Root of a decreasing function; the nearer end if it has none. */
function bisect(falling: (x: number) => number, from: number, to: number): number {
  if (falling(from) <= 0) return from;
  if (falling(to) >= 0) return to;
  let low = from;
  let high = to;
  for (let step = 0; step < 60 && high - low > 1e-15; step += 1) {
    const middle = (low + high) / 2;
    if (falling(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
