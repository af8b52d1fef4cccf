import { fewest, mean, sum, variance } from './moments.ts';
import { wilson } from './proportions.ts';
import { tQuantile } from './student-t.ts';

/**
 * Standard error of this suite's mean score from the spread of trials within scenarios (scores 0 to 1): sqrt(sum s_i^2 / k_i) / n.
 * It describes these scenarios, not a population of scenarios. A scenario with a single trial gets the average variance of the others; NaN if
 * all have one trial.
 * Source: the variance of a mean of independent means (stratified sampling, Cochran 1977, 5.9).
 */
export function trialNoiseError(scenarios: readonly (readonly number[])[]): number {
  const spreads = scenarios.map((scores) => (scores.length > 1 ? variance(scores) : null));
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores, i) => (spreads[i] ?? usual) / scores.length);
  return Math.sqrt(sum(parts)) / scenarios.length;
}

/**
 * The same from main's runs (mean score per scenario and run, three or more runs each), floored by one flip of one trial:
 * sqrt(1 / (m k) + sum of run-to-run variances) / n, for `trials` k per run.
 * @param noisier by scenario, the ratio of the candidate's variance to that of a main run, at least 1
 */
export function runNoiseError(
  scenarios: readonly (readonly number[])[],
  trials: number,
  noisier: readonly number[],
): number {
  const runs = fewest(scenarios.map(({ length }) => length));
  const spread = sum(scenarios.map((own, i) => variance(own) * (noisier[i] ?? 1)));
  return Math.sqrt(1 / (runs * trials) + spread) / scenarios.length;
}

/**
 * The same from the paired differences, with fewer than three runs of main. Their error includes the noise of the mean of the runs, so it
 * is divided by sqrt(1 + 1 / runs).
 */
export function pairNoiseError(pairedError: number, runs: number): number {
  return pairedError / Math.sqrt(1 + 1 / runs);
}

/** A rate, 0 to 1, and its effective number of pass-or-fail trials (may be fractional). */
interface KnownRate {
  readonly rate: number;
  readonly n: number;
}

/**
 * How far two runs differ by noise alone: half-width of a one-sided bound at level alpha on the difference of two runs, as a rate. `runs`
 * are in order of time. Only neighbours are compared, so that a slow drift does not count as noise.
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
