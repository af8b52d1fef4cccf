import { byFamily } from './families.ts';
import { fewest, mean, sum, variance } from './moments.ts';
import { type TestResult, tTest } from './student-t.ts';

/** Fewest runs of main whose spread is informative. */
export const FEWEST_RUNS = 3;

/** Share of the paired scenarios that must appear in three runs of main for the history to represent the suite. */
export const KNOWN_SHARE = 0.8;

/** Independent trials reach design effects of about this size by chance. */
const CLEARLY_COPIES = 2;

/** Mean trial score of one scenario on the candidate, and in each run of main. */
interface ScenarioHistory {
  readonly candidate: number;
  readonly runs: readonly number[];
  /** Variance of a run's mean if its trials are independent: their variance / their number. Absent: assumed independent. */
  readonly trialNoise?: number;
  /** Ratio of the variances of the candidate's mean and a main run's mean, see `noisier`. Absent: 1. */
  readonly noisier?: number;
  /** Shared by scenarios that paraphrase one case. Absent: a family of its own. */
  readonly family?: string | undefined;
}

/**
 * Ratio of the variances of the candidate's mean and a main run's mean for one scenario, at least 1. Assumes that all noise is between
 * trials, so that a candidate with fewer trials is never mistaken for a change.
 * @param trials of the candidate, at least 1
 * @param onMain mean of the trials of each run
 */
export function noisier(trials: number, onMain: number): number {
  return Math.max(1, onMain / trials);
}

/**
 * Test H: the mean difference against main's own run-to-run noise, scenario by scenario. Null unless all of them have three runs.
 * `trials` is the smallest number of trials of any scenario in a run. The noise is at least one flip of one trial, so that a quiet history
 * does not turn a single stray failure into proof. Where trials of a run repeat each other (a cache, temperature 0), one flip moves them
 * all, and this minimum grows: see `copiesPerTrial`. Scenarios of one family move together, so their scores are added up first.
 * Source: a t statistic with the degrees of freedom of Satterthwaite (1946) over the scenarios' variances.
 * @param phi how much more runs of main differ than their scenarios explain, see `runVariance`
 * @param scores of how many scores each number is made, 2 for a lift: so much a flip of a whole run may move
 */
export function historyTest(
  scenarios: readonly ScenarioHistory[],
  trials: number,
  phi = 1,
  scores = 1,
): TestResult | null {
  const least = fewest(scenarios.map(({ runs }) => runs.length));
  if (least < FEWEST_RUNS) return null;
  const spreads = scenarios.map(({ runs }) => variance(runs));
  const flip = 1 / (least * trials);
  const parts = byFamily(scenarios, ({ family }) => family).map(noiseOfFamily);
  const run = { variance: sum(spreads), flip: scores / least };
  parts.push(noise(flip * copiesPerTrial(scenarios, run, flip), least));
  const total = sum(parts.map((part) => part.variance));
  const df = (total * total) / sum(parts.map((part) => part.variance ** 2 / part.df));
  const estimate = mean(scenarios.map(({ candidate, runs }) => candidate - mean(runs)));
  return tTest(estimate, Math.sqrt(total * phi) / scenarios.length, df);
}

/**
 * How many trials of a run move together, 1 to `trials`: the variance between runs over the variance that independent trials would give,
 * with one flip of a whole run added to the first and one flip of a trial to the second. 1 unless clearly above chance. A history without
 * any variance counts as copies.
 * Source: the design effect of cluster sampling, Kish (1965), with one flip as the prior.
 */
function copiesPerTrial(
  scenarios: readonly ScenarioHistory[],
  run: { readonly variance: number; readonly flip: number },
  flip: number,
): number {
  if (scenarios.some(({ trialNoise }) => trialNoise === undefined)) return 1;
  const independent = sum(scenarios.map(({ trialNoise }) => trialNoise ?? 0));
  const effect = (run.variance + run.flip) / (independent + flip);
  return effect < CLEARLY_COPIES ? 1 : Math.min(run.flip / flip, effect);
}

/** Noise of the summed scores of scenarios that move together, over the newest runs that all of them have. */
function noiseOfFamily(members: readonly ScenarioHistory[]): { variance: number; df: number } {
  const runs = fewest(members.map((member) => member.runs.length));
  const sums = Array.from({ length: runs }, (_, run) => sum(members.map((member) => member.runs[run] ?? 0)));
  const ratio = members.reduce((most, member) => Math.max(most, member.noisier ?? 1), 1);
  return noise(variance(sums), runs, ratio);
}

/** Variance of (one new run, so many times as noisy - mean of the runs). */
function noise(betweenRuns: number, runs: number, ratio = 1): { variance: number; df: number } {
  return { variance: betweenRuns * (ratio + 1 / runs), df: runs - 1 };
}
