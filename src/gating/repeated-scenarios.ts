import type { Report, ScenarioReport } from '../scoring/report.ts';
import { meanScore, pairScenarios } from './pairing.ts';
import { mean } from './statistics/moments.ts';

/** Scores closer than this are the same: they are ratios of sums, and their last digits are rounding. */
export const ROUNDING = 1e-9;

/** One scenario in all runs. */
export interface RepeatedScenario {
  readonly scenario: string;
  readonly scores: readonly number[];
  /** Fewest trials in any run. */
  readonly trials: number;
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
    const scores = all.map((run) => meanScore(run, rubric)).filter((score) => score !== null);
    if (scores.length < reports.length) return [];
    const trials = Math.min(...all.map((run) => run.rubrics[rubric]?.scores.length ?? 1));
    const results = all.map(resultOf);
    const differing = shareOfPairs(all.length, (i, j) => results[i] !== results[j]);
    const moving = shareOfPairs(all.length, (i, j) => Math.abs((scores[i] ?? 0) - (scores[j] ?? 0)) > ROUNDING);
    return [{ scenario, scores, trials, differing, moving }];
  });
}

/** Everything that a gate compares about a scenario, as text that is equal when it is. */
function resultOf({ rubrics }: ScenarioReport): string {
  const tidy = (rate: number): number => Math.round(rate / ROUNDING);
  return JSON.stringify(
    Object.keys(rubrics)
      .sort()
      .map((id) => {
        const { scores, criteria } = rubrics[id] ?? { scores: [], criteria: {} };
        const applied = Object.entries(criteria).filter(([, { total }]) => total > 0);
        const rates = applied.map(([key, { passed, total }]) => `${key} ${tidy(passed / total)}`).sort();
        return [id, scores.length === 0 ? null : tidy(mean(scores)), rates];
      }),
  );
}

function shareOfPairs(runs: number, differs: (one: number, other: number) => boolean): number {
  const pairs = Array.from({ length: runs }, (_, i) => Array.from({ length: i }, (_, j) => differs(i, j))).flat();
  return pairs.filter(Boolean).length / pairs.length;
}
