import type { CriterionReport, Report, RubricReport, ScenarioReport } from '../../scoring/report.ts';
import type { Policy } from '../policy/policy.ts';
import { hasOwnRule } from '../policy/rules.ts';
import { criterionName } from '../wording.ts';
import { comparableRuns } from './comparability.ts';
import { type Sides, scoresOf, tallyOf } from './pairing.ts';

/**
 * The criteria of a rubric that are compared, in its order: all of them, but not an only one that says what the metric says, which stands
 * for it. The same test twice would cost alpha for nothing, and a waiver of the metric would let nothing pass. It is compared where the
 * policy has a rule or a waiver of its own for it.
 */
export function comparedCriteria(policy: Policy, rubric: RubricReport, sides: Sides): readonly CriterionReport[] {
  const [only, ...others] = rubric.criteria;
  if (only === undefined || others.length > 0) return rubric.criteria;
  const isRuled = hasOwnRule(policy, rubric.metric, criterionName(rubric.rubric, only.key));
  return isRuled || !saysTheMetric(only, rubric, sides) ? rubric.criteria : [];
}

/** In every scenario of the run, and of main's runs that the metric is compared with. */
function saysTheMetric({ key, by_judge: byJudge }: CriterionReport, rubric: RubricReport, sides: Sides): boolean {
  const runs = comparableRuns(rubric, rubric, sides).flatMap((index) => sides.runs[index] ?? []);
  const reports: readonly Report[] = [sides.candidate, ...runs];
  return (
    byJudge === rubric.by_judge &&
    reports.every(({ scenarios }) => scenarios.every((scenario) => countsAlike(scenario, rubric.rubric, key)))
  );
}

/** Whether every trial that has a score passes the criterion with 1, or fails it with 0. */
function countsAlike(scenario: ScenarioReport, rubric: string, key: string): boolean {
  const { scores = [] } = scoresOf(scenario, rubric) ?? {};
  const { passed, total } = tallyOf(scenario, rubric, key);
  const full = scores.filter((score) => score === 1).length;
  const none = scores.filter((score) => score === 0).length;
  return full === passed && none === total - passed && full + none === scores.length;
}
