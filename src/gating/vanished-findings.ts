import type { Comparisons } from './comparisons.ts';
import type { Finding } from './decision.ts';
import type { CriterionComparison, MetricComparison } from './rate-comparison.ts';
import { criterionName } from './samples.ts';
import { nameList, percent } from './wording.ts';

/**
 * Rates that main has and this run has not, as nothing in it was asked: what vanished must not look like a pass. Where nothing at all was
 * measured, that is said of the trials.
 */
export function vanishedFindings({ metrics, criteria }: Comparisons): readonly Finding[] {
  if (metrics.every(({ candidate }) => candidate === null)) return [];
  return [...metrics.flatMap(vanishedMetric), ...vanishedCriteria(criteria, metrics)];
}

function vanishedMetric({ name, tier, candidate, baseline }: MetricComparison): readonly Finding[] {
  if (candidate !== null || baseline === null) return [];
  return [
    {
      code: 'metric-vanished',
      effect: tier === 'advisory' ? 'warn' : 'block',
      what: `${name} is ${percent(baseline)} on main, and its rubric applies to none of the trials of this run`,
      expected: 'a score, as on main',
      actual: 'nothing measured',
      next: 'See whether the results still hold the facts by which the rubric tells where it applies',
      subject: name,
    },
  ];
}

/** Some may apply in few trials, and in none of them by chance: only a critical one blocks. */
function vanishedCriteria(
  criteria: readonly CriterionComparison[],
  metrics: readonly MetricComparison[],
): readonly Finding[] {
  const measured = new Set(metrics.filter(({ candidate }) => candidate !== null).map(({ rubric }) => rubric));
  const vanished = criteria.filter((one) => measured.has(one.rubric) && isVanished(one));
  const critical = vanished.filter(({ tier }) => tier === 'critical');
  const others = vanished.filter(({ tier }) => tier !== 'critical');
  return [...findingOn(critical, 'block'), ...findingOn(others, 'warn')];
}

function isVanished({ candidate, baseline }: CriterionComparison): boolean {
  return (candidate?.total ?? 0) === 0 && (baseline?.total ?? 0) > 0;
}

function findingOn(criteria: readonly CriterionComparison[], effect: 'block' | 'warn'): readonly Finding[] {
  if (criteria.length === 0) return [];
  const names = criteria.map(({ rubric, key }) => criterionName(rubric, key));
  return [
    {
      code: 'criteria-vanished',
      effect,
      what: `Asked on main, and in none of the trials of this run: ${nameList(names)}`,
      next: 'See whether the results still hold the facts by which they tell where they apply',
    },
  ];
}
