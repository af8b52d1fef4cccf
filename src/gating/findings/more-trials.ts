import { counted } from '../../contract/counted.ts';
import type { Report } from '../../scoring/report.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import { medianTrials } from '../comparing/trial-numbers.ts';
import type { Finding } from '../decision.ts';
import type { Policy } from '../policy/policy.ts';
import { gates } from '../policy/rules.ts';
import { criterionName, nameList } from '../wording.ts';

/** Trials per scenario at which the tests decide. */
const ALL_TRIALS = 5;

/** An adjusted p of at most this is worth the other trials. */
const SIGN = 0.3;

/** The code of the finding that asks for more trials. */
export const MORE_TRIALS = 'more-trials';

/**
 * Trials per scenario that a run lacks before its tests may decide; 0 where the policy does not wait for any. With
 * `on_inconclusive: more-trials`, a first look at few trials may only ask for the rest, and all of them together decide once: as there is
 * a single look at which a test can block, alpha needs no correction.
 */
export function trialsToCome(policy: Policy, candidate: Report): number {
  if (policy.on_inconclusive !== 'more-trials' || policy.noise === 'none') return 0;
  return Math.max(0, ALL_TRIALS - medianTrials(candidate));
}

/** Before all trials are there, what a test calls regressed is only a sign of it. */
export function withheld(comparisons: Comparisons): Comparisons {
  return {
    ...comparisons,
    metrics: comparisons.metrics.map(withhold),
    criteria: comparisons.criteria.map(withhold),
  };
}

/** Asks for the other trials, where any test of what may block shows a sign of a drop, or where the proof that is required is missing. */
export function askForTrials(policy: Policy, candidate: Report, comparisons: Comparisons): readonly Finding[] {
  const lacking = trialsToCome(policy, candidate);
  const signs = lacking === 0 ? [] : signsIn(policy, comparisons);
  if (signs.length === 0) return [];
  const have = counted(medianTrials(candidate), 'trial');
  return [
    {
      code: MORE_TRIALS,
      effect: 'warn',
      what: `${have} per scenario cannot tell whether ${nameList(signs)} dropped: ${lacking} more per scenario will decide`,
      expected: `${counted(ALL_TRIALS, 'trial')} per scenario`,
      actual: have,
      next: "Add them to this run's results, numbered on, and run the gate on all of them",
    },
  ];
}

function withhold<T extends MetricComparison | CriterionComparison>(compared: T): T {
  if (compared.state !== 'regressed' || !gates(compared)) return compared;
  return { ...compared, state: 'inconclusive', decided_by: [], leaning_down: true };
}

function signsIn({ require }: Policy, { metrics, criteria }: Comparisons): readonly string[] {
  // Of too few scenarios, or families of them, no number of trials can tell anything.
  const hasSign = (rate: MetricComparison | CriterionComparison): boolean =>
    gates(rate) && rate.state !== 'insufficient' && rate.evidence.some(({ adjusted_p }) => adjusted_p <= SIGN);
  const unproven = (metric: MetricComparison): boolean =>
    require === 'proof' && gates(metric) && metric.state === 'inconclusive';
  return [
    ...metrics.filter((metric) => hasSign(metric) || unproven(metric)).map(({ name }) => name),
    ...criteria.filter(hasSign).map(({ rubric, key }) => criterionName(rubric, key)),
  ];
}
