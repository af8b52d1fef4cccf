import type { Report, ScenarioReport } from '../../scoring/report.ts';
import { missingOf, missingUnder } from './missing-trials.ts';
import { scoresOf } from './pairing.ts';

/** How many trials the scenarios of a run have; both 0 without any. */
export interface TrialRange {
  readonly fewest: number;
  readonly most: number;
}

/** The fewest and the most scored trials that any scenario of a report has under a rubric. */
export function trialRange(report: Report, rubric: string): TrialRange {
  return rangeOf(report.scenarios.flatMap((scenario) => scoresOf(scenario, rubric)?.scores.length ?? []));
}

/** The fewest and the most trials of any scenario, with a verdict or without, because an error is nobody's choice. */
export function trialsPerScenario({ scenarios }: Pick<Report, 'scenarios'>): TrialRange {
  return rangeOf(scenarios.map(trialsOf));
}

/** How many trials a scenario has, with a verdict or without. */
export function trialsOf(scenario: ScenarioReport): number {
  const trials = Object.entries(scenario.rubrics).map(
    ([rubric, { scores }]) => scores.length + missingUnder(scenario, rubric),
  );
  return Math.max(missingOf(scenario), ...trials);
}

/** For people: `2`, or `1 to 3`. */
export function rangeText({ fewest, most }: TrialRange): string {
  return fewest === most ? String(most) : `${fewest} to ${most}`;
}

function rangeOf(counts: readonly number[]): TrialRange {
  if (counts.length === 0) return { fewest: 0, most: 0 };
  return counts.reduce(
    ({ fewest, most }, count) => ({ fewest: Math.min(fewest, count), most: Math.max(most, count) }),
    { fewest: Number.POSITIVE_INFINITY, most: 0 },
  );
}

/** The fewest scored trials that any scenario has, at least 1. */
export function fewestTrials(report: Report, rubric: string): number {
  return Math.max(1, trialRange(report, rubric).fewest);
}

/** Whether a rubric scores every trial with 0 or 1, so that nothing lies between. */
export function isPassOrFail(report: Report, rubric: string): boolean {
  return report.scenarios.every((scenario) =>
    (scoresOf(scenario, rubric)?.scores ?? []).every((score) => score === 0 || score === 1),
  );
}
