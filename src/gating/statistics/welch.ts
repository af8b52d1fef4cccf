import { mean, variance } from './moments.ts';
import { type TestResult, tTest } from './paired.ts';

/**
 * Difference of the means of two unpaired samples (candidate - baseline), one-sided. Null with fewer than two values on either side, or
 * where neither varies. Far weaker than a paired test: for information only.
 * Source: Welch (1947), with the degrees of freedom of Satterthwaite (1946).
 */
export function welchTest(candidate: readonly number[], baseline: readonly number[]): TestResult | null {
  if (candidate.length < 2 || baseline.length < 2) return null;
  const parts = [candidate, baseline].map((values) => ({
    square: variance(values) / values.length,
    df: values.length - 1,
  }));
  const total = parts.reduce((sum, { square }) => sum + square, 0);
  if (total === 0) return null;
  const df = total ** 2 / parts.reduce((sum, part) => sum + part.square ** 2 / part.df, 0);
  return tTest(mean(candidate) - mean(baseline), Math.sqrt(total), df);
}
