import { sum } from './moments.ts';
import { SLACK } from './rate-of.ts';
import { tQuantile } from './student-t.ts';

/** A test's one-sided level, and its power: how often it should catch the drop (0 to 1 each). */
interface Demand {
  readonly alpha: number;
  readonly power: number;
}

/** The inputs of a paired comparison, for planning the next one. */
export interface Basis {
  readonly scenarios: number;
  /** Harmonic mean of the candidate's trials per scenario: noise is proportional to 1 / trials. */
  readonly trials: number;
  /** See `usualLoss`, over the candidate's trials. */
  readonly loss: number;
  /** Standard error of the mean difference, and its degrees of freedom. */
  readonly error: number;
  readonly df: number;
  /** The level is the test's share of the run's alpha. */
  readonly demand: Demand;
}

/**
 * Smallest drop (0 to 1) that a paired t-test with this standard error and these degrees of freedom detects at the given power.
 * Source: Bloom (1995), (t_alpha + t_power) x SE; within 1 % of the noncentral t from 20 scenarios on.
 */
export function detectableDrop(error: number, df: number, { alpha, power }: Demand): number {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}

/**
 * Smallest drop (0 to 1) that blocks at the given power: it must be significant and exceed the tolerance.
 * `detectableDrop` knows only the noise of this comparison. A drop adds binomial noise of its own: over N scenarios, an observed drop is
 * significant from t^2 / (N - 1 + t^2) on, rounded up to whole scenarios, and Wilson's bound gives the true drop. The two noises are
 * independent, so their variances add.
 */
export function visibleDrop(basis: Basis, tolerance: number): number {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = (scenarios * trials) / loss;
  const [shown, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown);
  const wilsonDrop = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK) / n);
  const scatter = Math.max(error, Math.sqrt((tolerance * (1 - tolerance)) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), wilsonDrop), tolerance + caught * scatter));
}

/** Wilson's (1927) upper bound of a rate over n passes and failures, `t` standard errors away. */
function upperBound(rate: number, n: number, t: number): number {
  const z = (t * t) / n;
  return (rate + z / 2 + Math.sqrt(z * (rate * (1 - rate) + z / 4))) / (1 + z);
}

/**
 * Typical loss of a trial that does not score 1, weighted by the loss itself: 1 for pass or fail, less for graded scores, whose drops are
 * less noisy. 1 if every trial scores 1.
 */
export function usualLoss(scores: readonly number[]): number {
  const losses = scores.map((score) => 1 - score);
  const all = sum(losses);
  return all < SLACK ? 1 : sum(losses.map((loss) => loss * loss)) / all;
}

/** Harmonic mean of the trials per scenario, each at least 1; 1 without scenarios. */
export function usualTrials(counts: readonly number[]): number {
  return counts.length === 0 ? 1 : counts.length / sum(counts.map((count) => 1 / count));
}

/**
 * Trials per scenario, or scenarios, with which a smaller drop is detected: noise shrinks with the square root of their number.
 * Source: the sample size of a paired t-test, n (detectable / smaller)^2.
 */
export function effortFor({ scenarios, trials }: Basis, detectable: number, smaller: number) {
  const times = (detectable / smaller) ** 2;
  return { trials: Math.ceil(Math.round(trials) * times), scenarios: Math.ceil(scenarios * times) };
}
