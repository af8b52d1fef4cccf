import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { missingUnder } from '../comparing/missing-trials.ts';
import { meanScore, type Pair, tallyOf } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { criterionRule, gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { criterionName, nameList, someOf } from '../wording.ts';

/** More rates than these nobody reads in one line. */
const MOST_RATES = 3;

/** A rate that this run does not have in scenarios in which main has it. */
interface AskedLess {
  readonly name: string;
  readonly rubric: string;
  /** Whether it is critical, or has a threshold of its own. */
  readonly isHeld: boolean;
  readonly lost: readonly string[];
  /** In how many of the scenarios of both sides main has it. */
  readonly asked: number;
}

/**
 * Metrics and criteria that gate and are asked in fewer scenarios than on main: the agent took another way, or results no longer hold the
 * facts that tell where they apply. What is asked nowhere has vanished, and is told as that.
 */
export function askedLess({ policy, comparisons, pairing }: GateContext): readonly Finding[] {
  const { metrics, criteria } = comparisons;
  const { pairs } = pairing;
  const rubrics = metrics.filter(isMeasured).flatMap((metric) => ofMetric(metric, pairs));
  const isTold = ({ rubric }: AskedLess): boolean => rubrics.some((one) => one.rubric === rubric);
  const found = criteria.filter(isMeasuredCriterion).flatMap((criterion) => ofCriterion(policy, criterion, pairs));
  const others = [...rubrics, ...found.filter((one) => !isTold(one))].filter(({ isHeld }) => !isHeld);
  return [...[...rubrics, ...found].filter(({ isHeld }) => isHeld).map(held), ...noted(others)];
}

function isMeasured(metric: MetricComparison): boolean {
  return gates(metric) && metric.candidate !== null;
}

function isMeasuredCriterion(criterion: CriterionComparison): boolean {
  return gates(criterion) && (criterion.candidate?.total ?? 0) > 0;
}

function ofMetric({ name, rubric, tier, threshold }: MetricComparison, pairs: readonly Pair[]): readonly AskedLess[] {
  const isHeld = tier === 'critical' || threshold !== null;
  const isAsked = (scenario: ScenarioReport): boolean => meanScore(scenario, rubric) !== null;
  return lostIn(pairs, { name, rubric, isHeld }, isAsked);
}

function ofCriterion(
  policy: ResolvedPolicy,
  criterion: CriterionComparison,
  pairs: readonly Pair[],
): readonly AskedLess[] {
  const { rubric, key, tier, threshold } = criterion;
  const name = criterionName(rubric, key);
  const isHeld = tier === 'critical' || (threshold !== null && criterionRule(policy, name).named);
  return lostIn(pairs, { name, rubric, isHeld }, (scenario) => tallyOf(scenario, rubric, key).total > 0);
}

/** Where every run of main asks: what applies by chance applies in some of them. A trial without a verdict tells nothing. */
function lostIn(
  pairs: readonly Pair[],
  rate: Pick<AskedLess, 'name' | 'rubric' | 'isHeld'>,
  isAsked: (scenario: ScenarioReport) => boolean,
): readonly AskedLess[] {
  const asked = pairs.filter(({ runs }) => runs.every((run) => run === null || isAsked(run)));
  const lost = asked.filter(({ candidate }) => !isAsked(candidate) && missingUnder(candidate, rate.rubric) === 0);
  if (lost.length === 0) return [];
  return [{ ...rate, asked: asked.length, lost: lost.map(({ scenario }) => scenario) }];
}

const NEXT = 'See whether it rightly does not apply there any more, or the results lack the facts that tell';

function held(rate: AskedLess): Finding {
  return {
    code: 'asked-less',
    effect: 'warn',
    what: `\`${rate.name}\` is no longer asked in ${lostText(rate)}: ${nameList(rate.lost)}`,
    next: NEXT,
    subject: rate.name,
  };
}

function lostText({ lost, asked }: AskedLess): string {
  return `${lost.length} of the ${counted(asked, 'scenario')} in which main asks it`;
}

/** Others may apply by chance: all in one line. */
function noted(rates: readonly AskedLess[]): readonly Finding[] {
  if (rates.length === 0) return [];
  const told = rates.map(({ name, lost, asked }) => `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`);
  return [
    {
      code: 'asked-less',
      effect: 'notice',
      what: `No longer asked in scenarios in which main asks it: ${someOf(told, MOST_RATES)}`,
      next: NEXT,
    },
  ];
}
