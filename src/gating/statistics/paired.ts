import { byFamily } from './families.ts';
import { mean, sum } from './moments.ts';
import { normalQuantile } from './normal.ts';
import { type TestResult, tTest } from './student-t.ts';

/** Below five scenarios even "all worse" cannot be distinguished from chance: 2^-4 = 0.06. */
export const FEWEST_SCENARIOS = 5;

/** Differences closer than this are equal: scores are ratios of sums, and their last digits are rounding. */
const ROUNDING = 1e-13;

/**
 * Test P: one-sided paired t over scenario differences (candidate - baseline, -1 to 1).
 * `families` names each scenario's family of paraphrases; scenarios of one family count as one piece of evidence.
 * Without variance there is no t: then p = 2^-n (the smallest p of a sign test), or 0.5 without a difference.
 * `between` is the variance of the mean difference that no scenario shows, because all of them move together.
 * Returns null with fewer than two scenarios (or families). Source: Student (1908); `clusteredError` for families.
 */
export function pairedTest(
  differences: readonly number[],
  families?: readonly string[],
  between = 0,
): TestResult | null {
  const estimate = mean(differences);
  const residuals = groupSums(differences, estimate, families);
  const df = residuals.length - 1;
  if (df < 1) return null;
  const isEven = residuals.every((residual) => Math.abs(residual) <= ROUNDING);
  if (isEven && between === 0) return withoutVariance(estimate, df);
  return tTest(estimate, Math.hypot(clusteredError(residuals, differences.length), Math.sqrt(between)), df);
}

/**
 * One-sided p that a slice of a suite fell, 0 to 1, by the paired t. Where all its scenarios fell alike, that has no variance: then the smaller
 * of 2^-n and the p of the same fall with one scenario unchanged.
 * @param differences of at least two scenarios, candidate - baseline, with a mean below 0
 */
export function sliceTest(differences: readonly number[], families?: readonly string[]): number {
  const { worse, error } = pairedTest(differences, families) ?? { worse: 1, error: 1 };
  if (error > 0) return worse;
  return Math.min(worse, pairedTest([0, ...differences.slice(1)], families)?.worse ?? 1);
}

/**
 * Standard error of a mean over `n` values whose deviations from that mean are summed per group (groups of one: the usual s / sqrt(n)).
 * Source: Liang and Zeger (1986) with the factor G / (G - 1), known as CR1 for a mean.
 */
function clusteredError(groupResiduals: readonly number[], n: number): number {
  const groups = groupResiduals.length;
  const squares = sum(groupResiduals.map((residual) => residual * residual));
  return Math.sqrt((groups / (groups - 1)) * squares) / n;
}

/**
 * Smallest half-width of an interval for a paired change of rates, over n scenarios of k trials at one-sided level alpha:
 * z sqrt(2) / (k (n + 2)). Keeps "all passed twice" from proving that nothing changed.
 * Source: Bonett and Price (2012), the adjusted Wald interval without discordant pairs, its unit one trial.
 */
export function smallestHalfWidth(n: number, trials: number, alpha: number): number {
  return (normalQuantile(1 - alpha) * Math.SQRT2) / (trials * (n + 2));
}

function groupSums(differences: readonly number[], centre: number, families: readonly string[] | undefined): number[] {
  const residuals = differences.map((difference) => difference - centre);
  if (families === undefined) return residuals;
  return byFamily(residuals, (_, index) => families[index]).map(sum);
}

function withoutVariance(estimate: number, df: number): TestResult {
  if (Math.abs(estimate) <= ROUNDING) return { estimate, error: 0, df, worse: 0.5, better: 0.5 };
  const rare = 2 ** -(df + 1);
  const worse = estimate < 0 ? rare : 1 - rare;
  return { estimate, error: 0, df, worse, better: 1 - worse };
}
