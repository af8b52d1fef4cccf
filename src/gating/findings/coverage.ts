import type { CriterionComparison, MetricComparison } from '../../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import type { Pair, Pairing } from '../comparing/pairing.ts';
import { meanScore, missingUnder, tallyOf } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { CoverageLoss } from '../messages/rates.ts';
import type { Subject } from '../messages/sentences.ts';
import { blockOrWarn, criterionRule, gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName } from '../wording.ts';
import { criterionRate, criterionSubject, metricRate, metricSubject } from './rates.ts';

/**
 * Rates that main has and this run has not, although it ran scenarios in which main asked for them: what vanished must not look like a
 * pass. Where nothing at all was measured, the trials say so; what went with its scenarios, the scenarios.
 */
export function vanishedFindings({ comparisons, pairing }: GateContext): readonly FindingData[] {
  const { metrics, criteria } = comparisons;
  const measured = new Set(metrics.filter(({ candidate }) => candidate !== null).map(({ rubric }) => rubric));
  if (measured.size === 0) return [];
  const lost = criteria.filter((one) => measured.has(one.rubric) && isVanished(one, pairing));
  return [
    ...metrics.filter((metric) => hasVanished(metric, pairing)).map(vanishedMetric),
    ...lost.filter(({ tier }) => tier === 'critical').map(vanishedCriterion),
    ...vanishedCriteria(lost.filter(({ tier }) => tier !== 'critical')),
  ];
}

/** A threshold says by itself that nothing was measured. */
function hasVanished({ candidate, threshold, rubric }: MetricComparison, { pairs }: Pairing): boolean {
  if (candidate !== null || threshold !== null) return false;
  return pairs.some(({ baseline }) => meanScore(baseline, rubric) !== null);
}

function isVanished({ candidate, rubric, key }: CriterionComparison, { pairs }: Pairing): boolean {
  return (candidate?.total ?? 0) === 0 && pairs.some(({ baseline }) => tallyOf(baseline, rubric, key).total > 0);
}

function vanishedMetric(metric: MetricComparison): FindingData {
  const subject = metricSubject(metric.name);
  return { code: 'metric-vanished', effect: blockOrWarn(metric), subject, rate: metricRate(metric) };
}

function vanishedCriterion(criterion: CriterionComparison): FindingData {
  const subject = criterionSubject(criterionName(criterion.rubric, criterion.key));
  return { code: 'criterion-vanished', effect: 'block', subject, rate: criterionRate(criterion) };
}

/** Others may apply in few trials, and in none of them by chance. */
function vanishedCriteria(criteria: readonly CriterionComparison[]): readonly FindingData[] {
  const names = criteria.map(({ rubric, key }) => criterionName(rubric, key));
  return names.length === 0 ? [] : [{ code: 'criteria-vanished', effect: 'warn', names }];
}

/** A rate that this run does not have in scenarios in which main has it. */
interface Loss extends CoverageLoss {
  readonly subject: Subject;
  readonly rubric: string;
  /** Whether it is critical, or has a threshold of its own. */
  readonly isHeld: boolean;
}

/**
 * Metrics and criteria that gate and are asked in fewer scenarios than on main: the agent took another way, or results no longer hold the
 * facts that tell where they apply. What is asked nowhere has vanished.
 */
export function coverageLosses({ policy, comparisons, pairing }: GateContext): readonly FindingData[] {
  const { pairs } = pairing;
  const ofMetrics = comparisons.metrics.filter(isMeasured).flatMap((metric) => metricLoss(metric, pairs));
  const ofCriteria = comparisons.criteria.filter(isAsked).flatMap((one) => criterionLoss(policy, one, pairs));
  const isLostWhole = ({ rubric }: Loss): boolean => ofMetrics.some((one) => one.rubric === rubric);
  const held = [...ofMetrics, ...ofCriteria].filter(({ isHeld }) => isHeld);
  const others = [...ofMetrics, ...ofCriteria.filter((one) => !isLostWhole(one))].filter(({ isHeld }) => !isHeld);
  return [
    ...held.map(
      (loss): FindingData => ({ code: 'coverage-loss', effect: 'warn', subject: loss.subject, losses: [loss] }),
    ),
    // Others may apply by chance: all in one line.
    ...(others.length === 0 ? [] : [{ code: 'coverage-loss', effect: 'notice', losses: others } as const]),
  ];
}

function isMeasured(metric: MetricComparison): boolean {
  return gates(metric) && metric.candidate !== null;
}

function isAsked(criterion: CriterionComparison): boolean {
  return gates(criterion) && (criterion.candidate?.total ?? 0) > 0;
}

function metricLoss({ name, rubric, tier, threshold }: MetricComparison, pairs: readonly Pair[]): readonly Loss[] {
  const isHeld = tier === 'critical' || threshold !== null;
  const rate = { name, subject: metricSubject(name), rubric, isHeld };
  return lossIn(pairs, rate, (scenario) => meanScore(scenario, rubric) !== null);
}

function criterionLoss(
  policy: ResolvedPolicy,
  criterion: CriterionComparison,
  pairs: readonly Pair[],
): readonly Loss[] {
  const { rubric, key, tier, threshold } = criterion;
  const name = criterionName(rubric, key);
  const isHeld = tier === 'critical' || (threshold !== null && criterionRule(policy, name).named);
  const rate = { name, subject: criterionSubject(name), rubric, isHeld };
  return lossIn(pairs, rate, (scenario) => tallyOf(scenario, rubric, key).total > 0);
}

/** Where every run of main asks: what applies by chance applies in some of them. A trial without a verdict says nothing. */
function lossIn(
  pairs: readonly Pair[],
  rate: Omit<Loss, 'lost' | 'asked'>,
  isAskedIn: (scenario: ScenarioReport) => boolean,
): readonly Loss[] {
  const asked = pairs.filter(({ runs }) => runs.every((run) => run === null || isAskedIn(run)));
  const lost = asked.filter(({ candidate }) => !isAskedIn(candidate) && missingUnder(candidate, rate.rubric) === 0);
  if (lost.length === 0) return [];
  return [{ ...rate, asked: asked.length, lost: lost.map(({ scenario }) => scenario) }];
}

/**
 * One notice for all: a criterion that seldom applies is the usual case. It warns where a critical one fell all the same, of which no
 * test can tell anything.
 */
export function tooFewScenarios({ comparisons }: GateContext): readonly FindingData[] {
  const criteria = comparisons.criteria.filter(({ state }) => state === 'insufficient');
  const metrics = comparisons.metrics.filter(({ state }) => state === 'insufficient');
  if (criteria.length + metrics.length === 0) return [];
  const fallen = criteria.filter(isCriticalFall);
  return [
    {
      code: 'too-few-scenarios',
      effect: fallen.length === 0 ? 'notice' : 'warn',
      fewest: FEWEST_SCENARIOS,
      names: [...metrics.map(({ name }) => name), ...criteria.map(({ rubric, key }) => criterionName(rubric, key))],
      fallen: fallen.map(({ rubric, key, baseline, candidate }) => {
        return { name: criterionName(rubric, key), baseline, candidate };
      }),
    },
  ];
}

function isCriticalFall({ tier, delta, tolerance }: CriterionComparison): boolean {
  return tier === 'critical' && (delta ?? 0) < -tolerance - SLACK;
}
