import { missingUnder } from '../comparing/missing-trials.ts';
import { meanScore, type Pairing, tallyOf } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { blockOrWarn } from '../policy/resolve-policy.ts';
import { criterionName, nameList, percent } from '../wording.ts';

/**
 * Rates that main has and this run has not, although it ran scenarios in which main asked for them: what vanished must not look like a
 * pass. Where nothing at all was measured, that is said of the trials; what went with its scenarios, of the scenarios.
 */
export function vanishedFindings({ comparisons, pairing }: GateContext): readonly Finding[] {
  const { metrics, criteria } = comparisons;
  const measured = new Set(metrics.filter(({ candidate }) => candidate !== null).map(({ rubric }) => rubric));
  if (measured.size === 0) return [];
  const lost = criteria.filter((one) => measured.has(one.rubric) && isVanished(one, pairing));
  return [
    ...metrics.filter((metric) => hasVanished(metric, pairing)).map((metric) => vanishedMetric(metric, pairing)),
    ...lost.filter(({ tier }) => tier === 'critical').map(vanishedCriterion),
    ...vanishedCriteria(lost.filter(({ tier }) => tier !== 'critical')),
  ];
}

/** A threshold tells by itself that nothing was measured. */
function hasVanished({ candidate, threshold, rubric }: MetricComparison, { pairs }: Pairing): boolean {
  if (candidate !== null || threshold !== null) return false;
  return pairs.some(({ baseline }) => meanScore(baseline, rubric) !== null);
}

function isVanished({ candidate, rubric, key }: CriterionComparison, { pairs }: Pairing): boolean {
  return (candidate?.total ?? 0) === 0 && pairs.some(({ baseline }) => tallyOf(baseline, rubric, key).total > 0);
}

const SEE_FACTS = 'See whether the results still hold the facts that tell where it applies';

function vanishedMetric(metric: MetricComparison, { pairs }: Pairing): Finding {
  const { name, baseline, rubric } = metric;
  const isErrored = pairs.some(({ candidate }) => missingUnder(candidate, rubric) > 0);
  return {
    code: 'metric-vanished',
    effect: blockOrWarn(metric),
    what: `${name} is ${percent(baseline ?? 0)} on main, and its rubric has a verdict on none of the trials of this run`,
    expected: 'a score, as on main',
    actual: 'nothing measured',
    next: isErrored ? 'See why its trials have no verdict, and run them again' : SEE_FACTS,
    subject: name,
  };
}

function vanishedCriterion({ rubric, key }: CriterionComparison): Finding {
  const name = criterionName(rubric, key);
  return {
    code: 'criterion-vanished',
    effect: 'block',
    what: `The critical criterion \`${name}\` was asked on main, and in none of the trials of this run`,
    expected: 'asked in the scenarios in which main asked it',
    next: SEE_FACTS,
    subject: name,
  };
}

/** Others may apply in few trials, and in none of them by chance. */
function vanishedCriteria(criteria: readonly CriterionComparison[]): readonly Finding[] {
  if (criteria.length === 0) return [];
  const names = criteria.map(({ rubric, key }) => criterionName(rubric, key));
  return [
    {
      code: 'criteria-vanished',
      effect: 'warn',
      what: `Asked on main, and in none of the trials of this run: ${nameList(names)}`,
      next: SEE_FACTS,
    },
  ];
}
