import type { Report } from '../../../schemas/types/report.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import type { MetricComparison } from '../comparing/rate-comparison.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { criterionRegression, criterionThreshold } from './criterion-rate-findings.ts';
import { doubtsAboutCriteria, doubtsAboutMetric } from './doubt-findings.ts';
import { metricRegression, metricThreshold } from './metric-rate-findings.ts';
import { outcomeLimits } from './outcome-findings.ts';
import { crashedShare } from './said-of-rates.ts';

/** Findings about metrics, then criteria, then outcomes: below a threshold first, then regressed. */
export function rateFindings(context: GateContext): readonly Finding[] {
  const { policy, candidate, comparisons, isFirstLook } = context;
  const { metrics, criteria, outcomes } = comparisons;
  return [
    ...metrics.flatMap((metric) => [
      ...metricThreshold(metric, context).map(withCrashes(metric, criteria, candidate)),
      ...metricRegression(metric, context).map(withCrashes(metric, criteria, candidate)),
      ...doubtsAboutMetric(policy, metric, isFirstLook),
    ]),
    ...criteria.flatMap((criterion) => [
      ...criterionThreshold(criterion, context),
      ...criterionRegression(criterion, context),
    ]),
    ...doubtsAboutCriteria(criteria, isFirstLook),
    ...outcomes.flatMap((outcome) => outcomeLimits(outcome, context)),
  ];
}

/** Of a rubric whose criteria are not compared, the metric tells how many failures are crashes. */
function withCrashes(
  { rubric, candidate_trials: trials }: MetricComparison,
  criteria: Comparisons['criteria'],
  candidate: Report,
): (finding: Finding) => Finding {
  const share = criteria.some((one) => one.rubric === rubric) ? '' : crashedShare(trials, candidate.trials);
  return (finding) => (share === '' ? finding : { ...finding, what: `${finding.what}; ${share}` });
}
