import { regularizedIncompleteBeta } from './special-functions.ts';

/** log(n!) minus Stirling's formula, for n = 0 to 15: there the series is not exact enough. */
const STIRLING_ERRORS = [
  0, 0.08106146679532726, 0.0413406959554093, 0.02767792568499834, 0.020790672103765093, 0.016644691189821193,
  0.013876128823070748, 0.01189670994589177, 0.010411265261972096, 0.009255462182712733, 0.00833056343336287,
  0.007573675487951841, 0.00694284010720953, 0.006408994188004207, 0.0059513701127588475, 0.005554733551962801,
] as const;

/**
 * Probability of exactly k successes in n trials, for whole numbers 0 <= k <= n and 0 <= p <= 1; 0 for k outside.
 * Source: Loader (2000), "Fast and accurate computation of binomial probabilities" (saddle-point form).
 */
export function binomialPmf(k: number, n: number, p: number): number {
  if (k < 0 || k > n) return 0;
  if (p === 0 || p === 1) return k === n * p ? 1 : 0;
  if (k === 0) return Math.exp(n * Math.log1p(-p));
  if (k === n) return p ** n;
  const logPmf =
    stirlingError(n) - stirlingError(k) - stirlingError(n - k) - deviance(k, n * p) - deviance(n - k, n * (1 - p));
  return Math.exp(logPmf) * Math.sqrt(n / (2 * Math.PI * k * (n - k)));
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

function stirlingError(n: number): number {
  const exact = STIRLING_ERRORS[n];
  if (exact !== undefined) return exact;
  const square = n * n;
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - 1 / 1188 / square) / square) / square) / square) / n;
}

/** Loader's bd0: x log(x / mean) + mean - x, by series where the two nearly cancel. */
function deviance(x: number, mean: number): number {
  if (Math.abs(x - mean) >= 0.1 * (x + mean)) return x * Math.log(x / mean) + mean - x;
  const v = (x - mean) / (x + mean);
  let sum = (x - mean) * v;
  let term = 2 * x * v;
  for (let j = 1; j < 1000; j += 1) {
    term *= v * v;
    const next = sum + term / (2 * j + 1);
    if (next === sum) return next;
    sum = next;
  }
  return sum;
}
