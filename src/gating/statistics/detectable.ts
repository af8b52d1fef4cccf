import { sum, variance } from './moments.ts';
import { normalQuantile } from './normal.ts';
import { smallestHalfWidth } from './paired.ts';
import { tQuantile } from './student-t.ts';

/** What a test is asked for: its one-sided level, and how often it should catch the drop (0 to 1 each). */
interface Demand {
  readonly alpha: number;
  readonly power: number;
}

/** What a paired comparison rested on, so that the next one can be planned. */
export interface Basis {
  readonly scenarios: number;
  /** Standard error of the mean difference, and its degrees of freedom. */
  readonly error: number;
  readonly df: number;
  /** What its test was asked for: its own share of the run's alpha. */
  readonly demand: Demand;
}

/** Either would do: trials per scenario, or scenarios; whole numbers. */
export interface Effort {
  readonly trials: number;
  readonly scenarios: number;
}

/**
 * Smallest drop (0 to 1) that a paired t with this standard error and these degrees of freedom catches as often as demanded.
 * Source: Bloom (1995), (t_alpha + t_power) x SE; within 1 % of the noncentral t from 20 scenarios on.
 */
export function detectableDrop(error: number, df: number, { alpha, power }: Demand): number {
  return (tQuantile(1 - alpha, df) + tQuantile(power, df)) * error;
}

/**
 * Scenarios needed to catch `drop` (above 0) when scenario differences have the standard deviation `sd`; a whole number.
 * Source: the normal-quantile sample size formula, ((z_alpha + z_power) sd / drop)^2.
 */
export function requiredScenarios(drop: number, sd: number, { alpha, power }: Demand): number {
  return Math.ceil(((normalQuantile(1 - alpha) + normalQuantile(power)) * (sd / drop)) ** 2);
}

/**
 * Trials per scenario needed to catch `drop` (above 0) when `trials` catch `detectable`; a whole number, at least 1.
 * Holds where the noise lies between trials of a scenario: the detectable drop shrinks with the root of their number.
 */
function requiredTrials(drop: number, trials: number, detectable: number): number {
  return Math.max(1, Math.ceil(trials * (detectable / drop) ** 2));
}

/** A drop (above 0) that is to be caught as demanded. */
interface Wish {
  readonly drop: number;
  readonly demand: Demand;
  /** Level of the least width of an interval: suites in which nothing varies still have one. */
  readonly floorAlpha: number;
}

/**
 * What it takes to catch a drop, on top of what the comparison with `trials` per scenario rested on: at least one more trial or scenario.
 * A half width of `drop` at level alpha is a demand of half the power. Neither gets below the least width of an interval.
 */
export function effortFor({ drop, demand, floorAlpha }: Wish, basis: Basis, trials: number): Effort {
  const { scenarios, error, df } = basis;
  const floor = smallestHalfWidth(scenarios, trials, floorAlpha) / drop;
  const detectable = detectableDrop(error, df, demand);
  return {
    trials: Math.max(trials + 1, requiredTrials(drop, trials, detectable), Math.ceil(trials * floor)),
    scenarios: Math.max(
      scenarios + 1,
      requiredScenarios(drop, error * Math.sqrt(scenarios), demand),
      Math.ceil((scenarios + 2) * floor) - 2,
    ),
  };
}

/**
 * Standard error to expect of the next comparison, from main's runs alone: mean trial score per scenario and run, at least two runs each.
 * Source: the sum of the scenarios' run-to-run variances, each once for the candidate and once for the mean of the runs.
 */
export function predictedError(scenarios: readonly (readonly number[])[]): number {
  return Math.sqrt(sum(scenarios.map((runs) => variance(runs) * (1 + 1 / runs.length)))) / scenarios.length;
}
