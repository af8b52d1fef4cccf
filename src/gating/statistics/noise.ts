import { fewest, mean, sum, variance } from './moments.ts';

/** A standard error and its degrees of freedom. */
interface Noise {
  readonly error: number;
  readonly df: number;
}

/**
 * Standard error of this suite's mean score from the spread of trials within scenarios (scores 0 to 1): sqrt(sum s_i^2 / k_i) / n.
 * It describes these scenarios, not a population of scenarios. A scenario with a single trial gets the average variance of the others; NaN if
 * all have one trial.
 * Source: the variance of a mean of independent means (stratified sampling, Cochran 1977, 5.9).
 */
export function trialNoise(scenarios: readonly (readonly number[])[]): Noise {
  const spreads = scenarios.map((scores) => (scores.length > 1 ? variance(scores) : null));
  const usual = mean(spreads.flatMap((spread) => spread ?? []));
  const parts = scenarios.map((scores, i) => (spreads[i] ?? usual) / scores.length);
  const df = sum(scenarios.map(({ length }) => length - 1));
  return { error: Math.sqrt(sum(parts)) / scenarios.length, df };
}

/**
 * The same from main's runs, floored by one flip of one trial: sqrt(phi (1 / (m k) + sum of run-to-run variances)) / n, for `trials` k per
 * run.
 * @param scenarios by scenario, the mean score of three or more runs, and the ratio of the candidate's variance to that of a run, at least 1
 * @param phi see `runVariance`
 */
export function runNoise(
  scenarios: readonly { readonly runs: readonly number[]; readonly noisier: number }[],
  trials: number,
  phi: number,
): Noise {
  const runs = fewest(scenarios.map((scenario) => scenario.runs.length));
  const spread = sum(scenarios.map((scenario) => variance(scenario.runs) * scenario.noisier));
  const error = Math.sqrt(phi * (1 / (runs * trials) + spread)) / scenarios.length;
  return { error, df: scenarios.length * (runs - 1) };
}
