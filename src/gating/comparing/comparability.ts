import type { Report, RubricReport } from '../../scoring/report.ts';
import type { Policy } from '../policy/policy.ts';
import { minOverlap } from '../policy/rules.ts';
import { SLACK } from '../statistics/rates.ts';
import type { Rate } from './comparison-rows.ts';
import { sameJudges } from './judges.ts';
import type { Pairing, Sides } from './pairing.ts';

/** Whether enough scenarios stand on both sides for any comparison. */
export function scenariosComparable(policy: Policy, { overlap }: Pick<Pairing, 'overlap'>): boolean {
  return overlap.common > 0 && overlap.common / overlap.total >= minOverlap(policy) - SLACK;
}

/** Whether both reports were scored by the same rubric: same id, same content. */
export function rubricComparable(rubric: RubricReport, baseline: Report): boolean {
  return baseline.rubrics.some((other) => other.rubric === rubric.rubric && other.hash === rubric.hash);
}

/** Whether a rate of this rubric, or of one of its criteria, can be compared: the same rubric, and the same judge where it rests on one. */
export function rateComparable(
  rate: Rate,
  rubric: RubricReport,
  { candidate, baseline }: { readonly candidate: Report; readonly baseline: Report },
): boolean {
  return rubricComparable(rubric, baseline) && (rate.by_judge !== true || sameJudges(candidate, baseline));
}

/** Runs of main, by index, that a rate is compared with; none where it cannot be compared with the newest. */
export function comparableRuns(rubric: RubricReport, rate: Rate, { candidate, runs }: Sides): readonly number[] {
  const found = runs.flatMap((baseline, index) =>
    rateComparable(rate, rubric, { candidate, baseline }) ? [index] : [],
  );
  return found[0] === 0 ? found : [];
}
