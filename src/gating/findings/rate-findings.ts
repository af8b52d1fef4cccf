import type { Comparisons } from '../comparing/comparisons.ts';
import type { Sides } from '../comparing/pairing.ts';
import type { MetricComparison } from '../comparing/rate-comparison.ts';
import type { Finding } from '../decision.ts';
import type { Policy } from '../policy/policy.ts';
import { criterionRegression, criterionThreshold } from './criterion-rate-findings.ts';
import { doubtsAboutCriteria, doubtsAboutMetric } from './doubt-findings.ts';
import { metricRegression, metricThreshold } from './metric-rate-findings.ts';
import { outcomeLimits } from './outcome-findings.ts';
import { type Compared, crashedShare } from './said-of-rates.ts';

/** Findings about metrics, then criteria, then outcomes: below a threshold first, then regressed. */
export function rateFindings(policy: Policy, comparisons: Comparisons, compared: Compared): readonly Finding[] {
  const { sides, early } = compared;
  const { metrics, criteria, outcomes, noiseOf } = comparisons;
  return [
    ...metrics.flatMap((metric) => [
      ...metricThreshold(policy, metric, () => noiseOf(metric.rubric)).map(withCrashes(metric, criteria, sides)),
      ...metricRegression(metric, compared).map(withCrashes(metric, criteria, sides)),
      ...doubtsAboutMetric(policy, metric, early),
    ]),
    ...criteria.flatMap((criterion) => [
      ...criterionThreshold(policy, criterion, () => noiseOf(criterion.rubric, criterion.key), sides),
      ...criterionRegression(criterion, compared),
    ]),
    ...doubtsAboutCriteria(criteria, early),
    ...outcomes.flatMap((outcome) => outcomeLimits(outcome, metrics[0]?.rubric)),
  ];
}

/** Of a rubric whose criteria are not compared, the metric tells how many failures are crashes. */
function withCrashes(
  { rubric, candidate_trials: trials }: MetricComparison,
  criteria: Comparisons['criteria'],
  { candidate }: Sides,
): (finding: Finding) => Finding {
  const share = criteria.some((one) => one.rubric === rubric) ? '' : crashedShare(trials, candidate.trials);
  return (finding) => (share === '' ? finding : { ...finding, what: `${finding.what}; ${share}` });
}
