import type { Report } from '../scoring/report.ts';
import { scoresOf } from './pairing.ts';

/** The fewest and the most scored trials that any scenario of a report has under a rubric; both 0 without any. */
export function trialRange(report: Report, rubric: string): { readonly fewest: number; readonly most: number } {
  const counts = report.scenarios.flatMap((scenario) => scoresOf(scenario, rubric)?.scores.length ?? []);
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
