import type { Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { fewest } from '../statistics/moments.ts';
import { missingOf, missingUnder, scoresOf } from './scores.ts';

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

/** How many of them at least half of the scenarios have: one that was run more often does not speak for all; 0 without any. */
export function medianTrials({ scenarios }: Pick<Report, 'scenarios'>): number {
  const counts = scenarios.map(trialsOf).sort((a, b) => a - b);
  return counts[Math.floor((counts.length - 1) / 2)] ?? 0;
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
  return { fewest: fewest(counts), most: counts.reduce((most, count) => Math.max(most, count)) };
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
