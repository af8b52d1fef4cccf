import { counted } from '../../contract/counted.ts';
import type { Count } from '../../scoring/report.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import type { Sides } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import { scoredTrials } from '../comparing/rate-words.ts';
import { type Standing, standingOf } from '../comparing/threshold.ts';
import type { Finding } from '../decision.ts';
import { whereItDecides } from '../policy/advice.ts';
import type { Policy } from '../policy/policy.ts';
import { blockOrWarn, criterionBar, metricBar } from '../policy/rules.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName, percent, percents, points } from '../wording.ts';
import { doubtsAboutCriteria, doubtsAboutMetric } from './doubt-findings.ts';
import { outcomeLimits } from './outcome-findings.ts';

/**
 * Findings about metrics, then criteria, then outcomes: below a threshold first, then regressed.
 * @param early whether trials are still to come before the tests may decide
 */
export function rateFindings(
  policy: Policy,
  comparisons: Comparisons,
  sides: Sides,
  early: boolean,
): readonly Finding[] {
  const { metrics, criteria, outcomes, noiseOf } = comparisons;
  return [
    ...metrics.flatMap((metric) => [
      ...metricThreshold(policy, metric, () => noiseOf(metric.rubric)),
      ...metricRegression(metric, sides),
      ...doubtsAboutMetric(policy, metric, early),
    ]),
    ...criteria.flatMap((criterion) => [
      ...criterionThreshold(policy, criterion, () => noiseOf(criterion.rubric, criterion.key), sides),
      ...criterionRegression(criterion, sides),
    ]),
    ...doubtsAboutCriteria(criteria, early),
    ...outcomes.flatMap((outcome) => outcomeLimits(outcome, metrics[0]?.rubric)),
  ];
}

function metricThreshold(policy: Policy, metric: MetricComparison, noiseOf: () => number | null): readonly Finding[] {
  const { name, threshold, candidate, candidate_trials } = metric;
  const effect = blockOrWarn(metric);
  if (threshold === null) return [];
  if (candidate === null)
    return [
      unmeasured(
        policy,
        `\`${name}\` has a threshold, but the rubric judged none of the trials`,
        name,
        threshold,
        effect,
      ),
    ];
  const standing = standingOf(candidate, metricBar(policy, name), noiseOf);
  const [rate, bar] = percents(candidate, threshold);
  const trials = counted(candidate_trials.total, 'scored trial');
  if (standing === 'met') return [];
  return [
    {
      ...underThreshold('metric', standing, effect),
      what: `${name} is ${rate}, below its threshold of ${bar} (${trials})${withinNoise(standing)}`,
      expected: `at least ${bar}`,
      actual: `${rate} over ${trials}`,
      next: 'Look at the scenarios that fail, and mend the agent',
      subject: name,
    },
  ];
}

function underThreshold(
  kind: 'metric' | 'criterion',
  standing: Standing,
  effect: Finding['effect'],
): Pick<Finding, 'code' | 'effect'> {
  if (standing === 'near') return { code: `${kind}-near-threshold`, effect: 'warn' };
  return { code: `${kind}-below-threshold`, effect };
}

function withinNoise(standing: Standing): string {
  return standing === 'near' ? ", but within this suite's own noise" : '';
}

function metricRegression(metric: MetricComparison, sides: Sides): readonly Finding[] {
  if (metric.state !== 'regressed') return [];
  return [
    {
      code: 'metric-regressed',
      effect: blockOrWarn(metric),
      what: describeFall(metric, sides),
      expected: allowedDrop(metric),
      actual: `a drop of ${points(metric.delta ?? 0)} over ${counted(metric.paired?.scenarios ?? 0, 'paired scenario')}`,
      next: 'Look at the scenarios that were lost against the baseline',
      subject: metric.name,
    },
  ];
}

function allowedDrop({ tolerance, decided_by }: MetricComparison | CriterionComparison): string {
  return decided_by.includes('exact') ? 'no scenario worse than on main' : `a drop of at most ${points(tolerance)}`;
}

/** Rates of the whole run, unless another set of scenarios makes them tell another story than the paired ones. */
function describeFall(metric: MetricComparison, sides: Sides): string {
  const { name, candidate, baseline, delta, tolerance, paired } = metric;
  const trials = scoredTrials(metric, sides);
  const scenarios = counted(paired?.scenarios ?? 0, 'paired scenario');
  if ((delta ?? 0) > -SLACK) return `${name} is worse than on main in some of ${scenarios} (${trials})`;
  if (candidate !== null && baseline !== null && candidate - baseline < -tolerance - SLACK) {
    const [before, now] = percents(baseline, candidate);
    return `${name} fell from ${before} to ${now} (${trials}; by ${points(delta ?? 0)} over ${scenarios})`;
  }
  const [before, now] = percents(paired?.baseline ?? 0, paired?.candidate ?? 0);
  return `${name} fell from ${before} to ${now} over ${scenarios} (${trials})`;
}

function criterionThreshold(
  policy: Policy,
  criterion: CriterionComparison,
  noiseOf: () => number | null,
  sides: Sides,
): readonly Finding[] {
  const { threshold, candidate } = criterion;
  const name = criterionName(criterion.rubric, criterion.key);
  if (threshold === null) return [];
  const rule = criterionBar(policy, name);
  const rate = candidate === null || candidate.total === 0 ? null : candidate.passed / candidate.total;
  if (rate === null || candidate === null) {
    const what = `\`${name}\` has a threshold, but applied in none of the trials`;
    return [unmeasured(policy, what, name, threshold, rule.named ? blockOrWarn(criterion) : 'warn')];
  }
  const standing = standingOf(rate, rule, noiseOf);
  if (standing === 'met') return [];
  const [actual, bar] = percents(rate, threshold);
  const counts = `${candidate.passed} of ${counted(candidate.total, 'trial')}`;
  return [
    {
      ...underThreshold('criterion', standing, blockOrWarn(criterion)),
      what: `\`${name}\` passes in ${actual} (${counts}), below its threshold of ${bar}${withinNoise(standing)}${crashedShare(candidate, sides)}`,
      expected: `at least ${bar}`,
      actual: `${actual} (${counts})`,
      next: 'Look at the scenarios in which it fails, and mend the agent',
      subject: name,
    },
  ];
}

function criterionRegression(criterion: CriterionComparison, sides: Sides): readonly Finding[] {
  const { state, paired, delta, candidate } = criterion;
  if (state !== 'regressed' || paired === undefined) return [];
  const name = criterionName(criterion.rubric, criterion.key);
  const [before, now] = percents(paired.baseline, paired.candidate);
  return [
    {
      code: 'criterion-regressed',
      effect: blockOrWarn(criterion),
      what: `The pass rate of \`${name}\` fell from ${before} to ${now} over ${counted(paired.scenarios, 'paired scenario')}${crashedShare(candidate, sides)}`,
      expected: allowedDrop(criterion),
      actual: `a drop of ${points(delta ?? 0)}`,
      next: 'Look at the scenarios in which it fails now and passed before',
      subject: name,
    },
  ];
}

/** A crash fails every criterion: how many of its failures are crashes. */
function crashedShare(count: Count | null, { candidate }: Sides): string {
  const crashes = candidate.trials.errored.agent;
  const failures = count === null ? 0 : count.total - count.passed;
  if (crashes === 0 || failures < crashes) return '';
  if (failures === 1) return '; the one failure of this run is a crash of the agent';
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `; ${share} failures of this run ${crashes === 1 ? 'is a crash' : 'are crashes'} of the agent`;
}

/** A threshold that nothing was measured against is not met. */
function unmeasured(
  policy: Policy,
  what: string,
  subject: string,
  threshold: number,
  effect: Finding['effect'],
): Finding {
  return {
    code: 'not-measured',
    effect,
    what,
    expected: `at least ${percent(threshold)}`,
    actual: 'nothing measured',
    next: `Add a scenario in which it applies, or drop the threshold${whereItDecides(policy)}`,
    subject,
  };
}
