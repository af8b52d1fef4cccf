import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import { openQuestion } from '../comparing/rate-words.ts';
import type { Finding } from '../decision.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName, nameList, points } from '../wording.ts';
import { RUN_MAIN_ONCE } from './no-baseline.ts';

/**
 * What cannot be told about a metric: that it is not proven where the policy asks for proof, and that it is inconclusive. Neither
 * weighs while trials are still to come that may tell it.
 */
export function doubtsAboutMetric(
  policy: ResolvedPolicy,
  metric: MetricComparison,
  early: boolean,
): readonly Finding[] {
  const waits = early && metric.state === 'inconclusive';
  return [...(waits ? [] : unproven(policy, metric)), ...unclearMetric(policy, metric, early)];
}

/** Why even a plain drop blocks nothing yet. */
const FIRST_LOOK = 'a first look at few trials never blocks, all trials together decide';

/** Under `require: proof` a metric has to be shown not to have dropped. */
function unproven(policy: ResolvedPolicy, metric: MetricComparison): readonly Finding[] {
  const { name, state, tolerance, interval } = metric;
  if (policy.require !== 'proof' || !gates(metric)) return [];
  if (['unchanged', 'improved', 'regressed'].includes(state)) return [];
  return [
    {
      code: 'not-proven',
      effect: 'block',
      what: `The policy requires proof, and this run does not prove that \`${name}\` did not drop by ${points(tolerance)}`,
      expected: 'unchanged or improved',
      actual:
        interval === null ? state.replace('-', ' ') : `${state}: a drop of up to ${points(interval.lower)} is possible`,
      next: state === 'no-baseline' ? RUN_MAIN_ONCE : 'Add trials or scenarios, or compare with more runs of main',
      subject: name,
    },
  ];
}

function unclearMetric(policy: ResolvedPolicy, metric: MetricComparison, early: boolean): readonly Finding[] {
  if (metric.state !== 'inconclusive') return [];
  const loud = gates(metric) && !early && policy.on_inconclusive !== 'pass';
  return [
    {
      code: 'inconclusive',
      effect: loud ? 'warn' : 'notice',
      what: `\`${metric.name}\` is ${describeChange(metric.delta ?? 0)}: ${early && metric.leaning_down ? FIRST_LOOK : openQuestion(metric)}`,
      next: 'Add trials or scenarios to see smaller changes',
      subject: metric.name,
    },
  ];
}

function describeChange(delta: number): string {
  return delta === 0 ? 'as on main' : `${delta < 0 ? 'lower' : 'higher'} by ${points(delta)}`;
}

/** One notice for all: most criteria of a small suite are unclear, and only those that lean down are worth a look. */
export function doubtsAboutCriteria(criteria: readonly CriterionComparison[], early: boolean): readonly Finding[] {
  const names = criteria
    .filter((criterion) => criterion.leaning_down && gates(criterion))
    .map(({ rubric, key }) => criterionName(rubric, key));
  if (names.length === 0) return [];
  return [
    {
      code: 'criteria-leaning-down',
      effect: 'notice',
      what: `Lower than on main${early ? `; ${FIRST_LOOK}` : ', but no proof of a drop when all rates are tested together'}: ${nameList(names)}`,
      next: 'Look at the scenarios in which they fail now and passed before',
    },
  ];
}
