import type { Comparisons } from './comparisons.ts';
import type { CriterionComparison, Finding, MetricComparison, OutcomeComparison } from './decision.ts';
import type { Sides } from './pairing.ts';
import type { Policy } from './policy.ts';
import { SLACK } from './rates.ts';
import { criterionBar } from './rules.ts';
import { countedShare, percent, percents, plural, points, scoredTrials } from './wording.ts';

/** Findings about metrics, then criteria, then outcomes: below a threshold first, then regressed. */
export function rateFindings(policy: Policy, comparisons: Comparisons, sides: Sides): readonly Finding[] {
  return [
    ...comparisons.metrics.flatMap((metric) => [
      ...metricThreshold(metric, sides),
      ...metricRegression(metric, sides),
      ...unclear(policy, metric.name, metric),
    ]),
    ...comparisons.criteria.flatMap((criterion) => [
      ...criterionThreshold(policy, criterion),
      ...criterionRegression(criterion),
      ...unclear(policy, nameOf(criterion), criterion),
    ]),
    ...comparisons.outcomes.flatMap((outcome) => outcomeLimits(outcome, comparisons.metrics[0]?.rubric)),
  ];
}

function metricThreshold(metric: MetricComparison, sides: Sides): readonly Finding[] {
  const { name, threshold, candidate } = metric;
  if (threshold === null) return [];
  if (candidate === null)
    return [
      unmeasured(`\`${name}\` has a threshold, but the rubric judged none of the trials`, name, threshold, 'block'),
    ];
  if (candidate >= threshold - SLACK) return [];
  const [rate, bar] = percents(candidate, threshold);
  return [
    {
      code: 'metric-below-threshold',
      effect: 'block',
      what: `${name} is ${rate}, below its threshold of ${bar} (${plural(sides.candidate.trials.scored, 'scored trials')})`,
      expected: `at least ${bar}`,
      actual: `${rate} over ${plural(sides.candidate.trials.scored, 'scored trials')}`,
      next: 'Look at the scenarios that fail, and mend the agent',
      subject: name,
    },
  ];
}

function metricRegression(metric: MetricComparison, sides: Sides): readonly Finding[] {
  if (metric.state !== 'regressed') return [];
  return [
    {
      code: 'metric-regressed',
      effect: 'block',
      what: describeFall(metric, sides),
      expected: `a drop of at most ${points(metric.tolerance)}`,
      actual: `a drop of ${points(metric.delta ?? 0)} over ${plural(metric.paired?.scenarios ?? 0, 'paired scenarios')}`,
      next: 'Look at the scenarios that were lost against the baseline',
      subject: metric.name,
    },
  ];
}

/** Rates of the whole run, unless another set of scenarios makes them tell another story than the paired ones. */
function describeFall({ name, candidate, baseline, delta, tolerance, paired }: MetricComparison, sides: Sides): string {
  const trials = scoredTrials(sides);
  const scenarios = plural(paired?.scenarios ?? 0, 'paired scenarios');
  if (candidate !== null && baseline !== null && candidate - baseline < -tolerance - SLACK) {
    const [before, now] = percents(baseline, candidate);
    return `${name} fell from ${before} to ${now} (${trials}; by ${points(delta ?? 0)} over ${scenarios})`;
  }
  const [before, now] = percents(paired?.baseline ?? 0, paired?.candidate ?? 0);
  return `${name} fell from ${before} to ${now} over ${scenarios} (${trials})`;
}

function criterionThreshold(policy: Policy, criterion: CriterionComparison): readonly Finding[] {
  const { threshold, candidate, tier } = criterion;
  const name = nameOf(criterion);
  if (threshold === null) return [];
  const rate = candidate === null || candidate.total === 0 ? null : candidate.passed / candidate.total;
  if (rate === null || candidate === null) {
    const { named } = criterionBar(policy, criterion.rubric, criterion.key);
    const what = `\`${name}\` has a threshold, but applied in none of the trials`;
    return [unmeasured(what, name, threshold, named && tier !== 'advisory' ? 'block' : 'warn')];
  }
  if (rate >= threshold - SLACK) return [];
  const [actual, bar] = percents(rate, threshold);
  const counts = `${candidate.passed} of ${plural(candidate.total, 'trials')}`;
  return [
    {
      code: 'criterion-below-threshold',
      effect: tier === 'advisory' ? 'warn' : 'block',
      what: `\`${name}\` passes in ${actual} (${counts}), below its threshold of ${bar}`,
      expected: `at least ${bar}`,
      actual: `${actual} (${counts})`,
      next: 'Look at the scenarios in which it fails, and mend the agent',
      subject: name,
    },
  ];
}

function criterionRegression(criterion: CriterionComparison): readonly Finding[] {
  const { state, paired, tolerance, delta, tier } = criterion;
  if (state !== 'regressed' || paired === undefined) return [];
  const name = nameOf(criterion);
  const [before, now] = percents(paired.baseline, paired.candidate);
  return [
    {
      code: 'criterion-regressed',
      effect: tier === 'advisory' ? 'warn' : 'block',
      what: `The pass rate of \`${name}\` fell from ${before} to ${now} over ${plural(paired.scenarios, 'paired scenarios')}`,
      expected: `a drop of at most ${points(tolerance)}`,
      actual: `a drop of ${points(delta ?? 0)}`,
      next: 'Look at the scenarios in which it fails now and passed before',
      subject: name,
    },
  ];
}

/** A threshold that nothing was measured against is not met. */
function unmeasured(what: string, subject: string, threshold: number, effect: Finding['effect']): Finding {
  return {
    code: 'not-measured',
    effect,
    what,
    expected: `at least ${percent(threshold)}`,
    actual: 'nothing measured',
    next: 'Add a scenario in which it applies, or drop the threshold',
    subject,
  };
}

function unclear(
  policy: Policy,
  subject: string,
  compared: MetricComparison | CriterionComparison,
): readonly Finding[] {
  const advisory = 'tier' in compared && compared.tier === 'advisory';
  if (compared.state !== 'inconclusive') return [];
  const loud = !advisory && (policy.on_inconclusive ?? 'pass') !== 'pass';
  return [
    {
      code: 'inconclusive',
      effect: loud ? 'warn' : 'notice',
      what: `This suite cannot tell whether \`${subject}\` changed`,
      next: 'Add trials or scenarios to see smaller changes',
      subject,
    },
  ];
}

/** An outcome of the primary rubric goes by its bare name, as in the policy. */
function outcomeLimits(compared: OutcomeComparison, primary: string | undefined): readonly Finding[] {
  const { rubric, outcome, candidate, at_most, at_least } = compared;
  if (candidate.total === 0) return [];
  const share = candidate.passed / candidate.total;
  const broken = [
    { code: 'outcome-above-limit', side: 'at most', limit: at_most, holds: share <= (at_most ?? 1) + SLACK },
    { code: 'outcome-below-limit', side: 'at least', limit: at_least, holds: share >= (at_least ?? 0) - SLACK },
  ].filter(({ holds }) => !holds);
  return broken.map(({ code, side, limit }) => {
    const [actual, bar] = percents(share, limit ?? 0);
    const counts = `${candidate.passed} of ${plural(candidate.total, 'trials')}`;
    return {
      code,
      effect: 'block',
      what: `${actual} of the trials (${counts}) end in \`${outcome}\`, where ${side} ${bar} may`,
      expected: `${side} ${bar}`,
      actual: countedShare(candidate, 'trials'),
      next: 'Look at the trials that end so, and mend the agent',
      subject: rubric === primary ? outcome : `${rubric}/${outcome}`,
    };
  });
}

function nameOf({ rubric, key }: CriterionComparison): string {
  return `${rubric}/${key}`;
}
