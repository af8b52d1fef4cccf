import { counted } from '../../contract/text.ts';
import type { Comparisons } from '../comparing/comparisons.ts';
import { ALL_TRIALS } from '../comparing/first-look.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import { medianTrials } from '../comparing/trial-numbers.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName, nameList } from '../wording.ts';

/** An adjusted p of at most this is worth the other trials. */
const SIGN = 0.3;

/** The code of the finding that asks for more trials. */
export const MORE_TRIALS = 'more-trials';

/** Asks for the other trials, where any test of what may block shows a sign of a drop, or where the proof that is required is missing. */
export function askForTrials({ policy, candidate, comparisons, trialsToCome }: GateContext): readonly Finding[] {
  const signs = trialsToCome === 0 ? [] : signsIn(policy, comparisons);
  if (signs.length === 0) return [];
  const have = counted(medianTrials(candidate), 'trial');
  return [
    {
      code: MORE_TRIALS,
      effect: 'warn',
      what: `${have} per scenario cannot tell whether ${nameList(signs)} dropped: ${trialsToCome} more per scenario will decide`,
      expected: `${counted(ALL_TRIALS, 'trial')} per scenario`,
      actual: have,
      next: "Add them to this run's results, numbered on, and run the gate on all of them",
    },
  ];
}

function signsIn({ require }: ResolvedPolicy, { metrics, criteria }: Comparisons): readonly string[] {
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
