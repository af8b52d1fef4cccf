import { fewest, mean, sum, variance } from './moments.ts';

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
 * The same from main's runs, floored by one flip of one trial: sqrt(1 / (m k) + sum of run-to-run variances) / n, for `trials` k per run.
 * @param scenarios by scenario, the mean score of three or more runs, and the ratio of the candidate's variance to that of a run, at least 1
 */
export function runNoiseError(
  scenarios: readonly { readonly runs: readonly number[]; readonly noisier: number }[],
  trials: number,
): number {
  const runs = fewest(scenarios.map((scenario) => scenario.runs.length));
  const spread = sum(scenarios.map((scenario) => variance(scenario.runs) * scenario.noisier));
  return Math.sqrt(1 / (runs * trials) + spread) / scenarios.length;
}

/**
 * The same from the paired differences, with fewer than three runs of main. Their error includes the noise of the mean of the runs, so it
 * is divided by sqrt(1 + 1 / runs).
 */
export function pairNoiseError(pairedError: number, runs: number): number {
  return pairedError / Math.sqrt(1 + 1 / runs);
}
