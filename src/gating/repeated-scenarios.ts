import type { Report } from '../../schemas/types/report.ts';
import { pairScenarios } from './comparing/pairing.ts';
import { meanScores, scoresOf } from './comparing/scores.ts';
import { sameResult } from './findings/determinism.ts';
import { SLACK } from './statistics/rates.ts';

/** One scenario in all runs. */
export interface RepeatedScenario {
  readonly scenario: string;
  readonly scores: readonly number[];
  /** Scores of its trials in the first run. */
  readonly trials: readonly number[];
  /** Share of the pairs of runs between which the result differs, and between which the score does. */
  readonly differing: number;
  readonly moving: number;
}

/** The scenarios that have a score under the rubric in every run, asking the same, sorted by id. */
export function repeatedScenarios(reports: readonly Report[], rubric: string): readonly RepeatedScenario[] {
  const [first, ...others] = reports;
  if (first === undefined) return [];
  return pairScenarios({ candidate: first, runs: others }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = meanScores(all, rubric);
    if (scores.length < reports.length) return [];
    const trials = scoresOf(candidate, rubric)?.scores ?? [];
    const differing = shareOfPairs(all, (one, other) => !sameResult(one, other));
    const moving = shareOfPairs(scores, (one, other) => Math.abs(one - other) > SLACK);
    return [{ scenario, scores, trials, differing, moving }];
  });
}

function shareOfPairs<T>(runs: readonly T[], differ: (one: T, other: T) => boolean): number {
  const pairs = runs.flatMap((one, index) => runs.slice(0, index).map((other) => differ(one, other)));
  return pairs.filter(Boolean).length / pairs.length;
}
