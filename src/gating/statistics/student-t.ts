import { normalQuantile } from './normal.ts';
import { logGamma, regularizedIncompleteBeta } from './special-functions.ts';

const MAX_STEPS = 200;

/**
 * Cumulative distribution function of Student's t: P(T <= t), 0 to 1, for df > 0 (fractions allowed); NaN elsewhere.
 * Source: DLMF 8.17 with Abramowitz and Stegun 26.7.1, computed on the side that keeps precision for small tails and for t near 0.
 */
export function tCdf(t: number, df: number): number {
  if (!(df > 0) || Number.isNaN(t)) return Number.NaN;
  const tail = upperTail(Math.abs(t), df);
  return t > 0 ? 1 - tail : tail;
}

/**
 * Quantile of Student's t, for 0 < p < 1 and df > 0 (fractions allowed); infinite at p = 0 and 1, NaN elsewhere.
 * Source: Newton's method on the CDF, kept inside a shrinking bracket; relative error about 1e-14 for hundreds of degrees of freedom, 1e-13
 * for a thousand, 1e-12 for 10,000 and 1e-11 for 100,000.
 */
export function tQuantile(p: number, df: number): number {
  if (!(p >= 0 && p <= 1 && df > 0)) return Number.NaN;
  if (p === 0.5) return 0;
  if (p === 0 || p === 1) return p === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return p < 0.5 ? -knownQuantile(p, df) : knownQuantile(1 - p, df);
}

/** Most quantiles that are remembered: the rates of a run share their levels and degrees of freedom. */
const MOST_KNOWN = 1000;
const known = new Map<string, number>();

function knownQuantile(tail: number, df: number): number {
  const key = `${tail} ${df}`;
  const quantile = known.get(key) ?? upperQuantile(tail, df);
  if (known.size < MOST_KNOWN) known.set(key, quantile);
  return quantile;
}

/** P(T > t) for t >= 0. */
function upperTail(t: number, df: number): number {
  if (t === Number.POSITIVE_INFINITY) return 0;
  const square = t * t;
  if (square < 1) return 0.5 - 0.5 * regularizedIncompleteBeta(square / (df + square), 0.5, df / 2);
  return 0.5 * regularizedIncompleteBeta(df / (df + square), df / 2, 0.5);
}

function upperQuantile(tail: number, df: number): number {
  let low = 0;
  let high = Number.POSITIVE_INFINITY;
  let t = -normalQuantile(tail);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const excess = upperTail(t, df) - tail;
    if (excess > 0) low = t;
    else high = t;
    const newton = t + excess / density(t, df);
    const next = newton > low && newton < high ? newton : halfway(low, high);
    if (Math.abs(next - t) <= 1e-15 * t) return next;
    t = next;
  }
  return t;
}

function halfway(low: number, high: number): number {
  return high === Number.POSITIVE_INFINITY ? 2 * low + 1 : (low + high) / 2;
}

function density(t: number, df: number): number {
  const logScale = logGamma((df + 1) / 2) - logGamma(df / 2) - 0.5 * Math.log(df * Math.PI);
  return Math.exp(logScale - ((df + 1) / 2) * Math.log1p((t * t) / df));
}

/** One-sided p-values of one test, 0 to 1. */
export interface TestResult {
  readonly estimate: number;
  readonly error: number;
  readonly df: number;
  /** That the candidate is worse. */
  readonly worse: number;
  /** That the candidate is better. */
  readonly better: number;
}

/** Student's t-test of an estimate with its standard error. */
export function tTest(estimate: number, error: number, df: number): TestResult {
  return { estimate, error, df, worse: tCdf(estimate / error, df), better: tCdf(-estimate / error, df) };
}
