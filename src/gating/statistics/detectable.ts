import { sum, variance } from './moments.ts';
import { SLACK } from './rates.ts';
import { tQuantile } from './student-t.ts';

/** What a test is asked for: its one-sided level, and how often it should catch the drop (0 to 1 each). */
interface Demand {
  readonly alpha: number;
  readonly power: number;
}

/** What a paired comparison rested on, so that the next one can be planned. */
export interface Basis {
  readonly scenarios: number;
  /** Trials per scenario of the candidate: their harmonic mean, as noise goes with 1 / trials. */
  readonly trials: number;
  /** What a trial of the candidate loses that does not score 1 (`usualLoss`). */
  readonly loss: number;
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
 * Smallest drop (0 to 1) that blocks as often as demanded: it has to be shown, and to be seen beyond the tolerance.
 * `detectableDrop` knows only the noise of today. A drop brings its own, that of passes and failures: over N of them an observed drop is
 * shown from t^2 / (N - 1 + t^2) on, in whole ones, and a true one lies as far above it as Wilson's bound. Independent noises add up as squares.
 */
export function visibleDrop(basis: Basis, tolerance: number): number {
  const { scenarios, trials, loss, error, df, demand } = basis;
  const n = (scenarios * trials) / loss;
  const [shown, caught] = [tQuantile(1 - demand.alpha, df), tQuantile(demand.power, df)];
  const least = upperBound(0, n - 1, shown);
  const own = Math.max(upperBound(least, n, caught), Math.ceil(n * least - SLACK) / n);
  const scatter = Math.max(error, Math.sqrt((tolerance * (1 - tolerance)) / n));
  return Math.min(1, Math.max(Math.hypot(detectableDrop(error, df, demand), own), tolerance + caught * scatter));
}

/** Wilson's (1927) upper bound of a rate over n passes and failures, `t` standard errors away. */
function upperBound(rate: number, n: number, t: number): number {
  const z = (t * t) / n;
  return (rate + z / 2 + Math.sqrt(z * (rate * (1 - rate) + z / 4))) / (1 + z);
}

/**
 * How much a trial loses that does not score 1, larger losses counted more: 1 where trials only pass or fail, less where scores are graded,
 * so that a drop made of such losses brings less noise. 1 where nothing was lost.
 */
export function usualLoss(scores: readonly number[]): number {
  const losses = scores.map((score) => 1 - score);
  const all = sum(losses);
  return all < SLACK ? 1 : sum(losses.map((loss) => loss * loss)) / all;
}

/** Harmonic mean of how many trials the scenarios have, at least one each; 1 of none. */
export function usualTrials(counts: readonly number[]): number {
  return counts.length === 0 ? 1 : counts.length / sum(counts.map((count) => 1 / count));
}

/** More than this many times the effort is no advice. */
const MOST_EFFORT = 100;

/**
 * The least trials per scenario, or scenarios, with which `reaches` holds, one more at least; null where a hundred times as many would not do.
 * Noise is taken to lie between trials of a scenario, or between scenarios: it shrinks with the root of their number.
 */
export function effortFor(basis: Basis, reaches: (basis: Basis) => boolean): Effort | null {
  const { scenarios } = basis;
  const usual = Math.round(basis.trials);
  const trials = leastNumber(usual + 1, MOST_EFFORT * usual, (n) => reaches(scaled(basis, n, scenarios)));
  const more = leastNumber(scenarios + 1, MOST_EFFORT * scenarios, (n) => reaches(scaled(basis, basis.trials, n)));
  return trials === null || more === null ? null : { trials, scenarios: more };
}

function scaled(basis: Basis, trials: number, scenarios: number): Basis {
  const share = (basis.trials * basis.scenarios) / (trials * scenarios);
  const df = basis.df + scenarios - basis.scenarios;
  return { ...basis, trials, scenarios, df, error: basis.error * Math.sqrt(share) };
}

/** The least whole number from `low` to `high` of which a condition holds that holds of all above it too; null where of none. */
function leastNumber(low: number, high: number, holds: (n: number) => boolean): number | null {
  if (!holds(high)) return null;
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return to;
}

/**
 * Standard error to expect of the next comparison, from main's runs alone: mean trial score per scenario and run, at least two runs each.
 * Source: the sum of the scenarios' run-to-run variances, each once for the candidate and once for the mean of the runs.
 */
export function predictedError(scenarios: readonly (readonly number[])[]): number {
  return Math.sqrt(sum(scenarios.map((runs) => variance(runs) * (1 + 1 / runs.length)))) / scenarios.length;
}
