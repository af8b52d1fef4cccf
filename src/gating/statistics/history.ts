import { mean, sum, variance } from './moments.ts';
import type { TestResult } from './paired.ts';
import { tCdf } from './student-t.ts';

/** Runs of main below which their spread says too little. */
export const FEWEST_RUNS = 3;

/** Mean trial score of one scenario on the candidate, and in each run of main. */
export interface ScenarioHistory {
  readonly candidate: number;
  readonly runs: readonly number[];
}

/**
 * Test H: the mean difference against main's own run-to-run noise, scenario by scenario. Null unless every scenario has three runs.
 * `trials` is the fewest trials any scenario has in a run: one flip of one trial is the least noise that is assumed, so that a
 * quiet history does not turn a single stray failure into proof.
 * Source: a t statistic with the degrees of freedom of Satterthwaite (1946) over the scenarios' variances.
 */
export function historyTest(scenarios: readonly ScenarioHistory[], trials: number): TestResult | null {
  const fewest = fewestRuns(scenarios);
  if (scenarios.length === 0 || fewest < FEWEST_RUNS) return null;
  const parts = scenarios.map(({ runs }) => noise(variance(runs), runs.length));
  parts.push(noise(1 / (fewest * trials), fewest));
  const total = sum(parts.map((part) => part.variance));
  const df = (total * total) / sum(parts.map((part) => part.variance ** 2 / part.df));
  const estimate = mean(scenarios.map(({ candidate, runs }) => candidate - mean(runs)));
  const error = Math.sqrt(total) / scenarios.length;
  return { estimate, error, df, worse: tCdf(estimate / error, df), better: tCdf(-estimate / error, df) };
}

/** Runs of main that every one of the scenarios has. */
export function fewestRuns(scenarios: readonly ScenarioHistory[]): number {
  return scenarios.reduce((fewest, { runs }) => Math.min(fewest, runs.length), Number.POSITIVE_INFINITY);
}

/** Variance of (one new run - mean of the runs). */
function noise(betweenRuns: number, runs: number): { variance: number; df: number } {
  return { variance: betweenRuns * (1 + 1 / runs), df: runs - 1 };
}
