import { sum, variance } from './moments.ts';

/**
 * Standard error of this suite's mean score from the spread of trials within scenarios (two or more trials each, scores 0 to 1):
 * sqrt(sum s_i^2 / k_i) / n. About these scenarios, not about an imagined population of scenarios.
 * Source: the variance of a mean of independent means (stratified sampling, Cochran 1977, 5.9).
 */
export function trialNoiseError(scenarios: readonly (readonly number[])[]): number {
  return Math.sqrt(sum(scenarios.map((scores) => variance(scores) / scores.length))) / scenarios.length;
}

/**
 * The same from main's runs (mean score per scenario and run, three or more runs each), floored by one flip of one trial:
 * sqrt(1 / (m k) + sum of run-to-run variances) / n, for `trials` k per run.
 */
export function runNoiseError(scenarios: readonly (readonly number[])[], trials: number): number {
  const runs = scenarios.reduce((fewest, own) => Math.min(fewest, own.length), Number.POSITIVE_INFINITY);
  return Math.sqrt(1 / (runs * trials) + sum(scenarios.map(variance))) / scenarios.length;
}

/**
 * The same when only the paired differences with fewer runs of main are known: their error holds the noise of the candidate and that of
 * the mean of the runs, so it is too large by sqrt(1 + 1 / runs).
 */
export function pairNoiseError(pairedError: number, runs: number): number {
  return pairedError / Math.sqrt(1 + 1 / runs);
}
