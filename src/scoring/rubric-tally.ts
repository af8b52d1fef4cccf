import type { Rubric } from '../rubric/rubric.ts';
import { roundScore } from './combine.ts';
import { meanScore } from './mean.ts';
import type { CriterionReport, RubricReport, ScenarioReport } from './report.ts';
import type { RubricResult } from './result.ts';

/** What one rubric said about all trials so far. */
export interface RubricTally {
  passed: number;
  total: number;
  readonly outcomes: Map<string, number>;
  /** Per criterion, in the order of the rubric. */
  readonly criteria: { passed: number; total: number; skipped: number }[];
}

export function startRubricTally(rubric: Rubric): RubricTally {
  return {
    passed: 0,
    total: 0,
    outcomes: new Map(rubric.outcomes.map(({ name }) => [name, 0])),
    criteria: rubric.criteria.map(() => ({ passed: 0, total: 0, skipped: 0 })),
  };
}

/** Counts one judgement. A trial in which nothing applied counts as skipped per criterion, a broken contract not at all. */
export function tallyRubric(tally: RubricTally, { tree, outcome }: RubricResult): void {
  tree.children?.forEach(({ verdict }, index) => {
    const counts = tally.criteria[index];
    if (counts === undefined) return;
    if (verdict === 'skipped') counts.skipped++;
    else counts.total++;
    if (verdict === 'pass') counts.passed++;
  });
  if (tree.score === null) return;
  tally.total++;
  if (tree.verdict === 'pass') tally.passed++;
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
}

/**
 * The rubric's part of the report. Its score is the mean over scenarios of the mean over their trials, so that a
 * scenario counts once however often it was tried.
 * @param scenarios sorted, which fixes the order of summation
 */
export function finishRubric(rubric: Rubric, tally: RubricTally, scenarios: readonly ScenarioReport[]): RubricReport {
  const { id, version, hash, metric } = rubric;
  const means = scenarios.flatMap(({ rubrics }) => meanScore(rubrics[id]?.scores ?? []) ?? []);
  const mean = meanScore(means);
  const score = mean === null ? null : roundScore(mean);
  const band = score === null ? undefined : rubric.bands.find(({ at_least: least }) => score >= (least ?? 0))?.name;
  return {
    rubric: id,
    version,
    hash,
    metric,
    score,
    ...(band === undefined ? {} : { band }),
    trials: { passed: tally.passed, total: tally.total },
    outcomes: [...tally.outcomes].map(([outcome, trials]) => ({ outcome, trials })),
    criteria: rubric.criteria.map(({ key, question }, index) => criterionReport(key, question, tally.criteria[index])),
  };
}

function criterionReport(
  key: string,
  question: string | undefined,
  counts: RubricTally['criteria'][number] | undefined,
): CriterionReport {
  const { passed, total, skipped } = counts ?? { passed: 0, total: 0, skipped: 0 };
  return { key, ...(question === undefined ? {} : { question }), passed, total, skipped };
}
