import type { CriterionComparison, MetricComparison } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import {
  type ComparisonContext,
  comparisonContext,
  type Rate,
  type RubricRates,
} from './comparing/comparison-context.ts';
import { type Comparisons, compareRates } from './comparing/comparisons.ts';
import {
  type DropOf,
  dropsOf,
  type Excused,
  excusedScenarios,
  type Waivers,
  withExcused,
} from './comparing/excused.ts';
import type { ComparisonInput, Pair } from './comparing/pairing.ts';
import type { ShownRun } from './comparing/scenarios-behind.ts';
import { medianTrials } from './comparing/scores.ts';
import { type SuiteEffects, suiteEffects } from './comparing/suite-effect.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';

/** One reading of a run, that is, one way of counting its trials without a verdict, with every fact that findings rest on. */
export interface GateContext extends ComparisonContext {
  readonly waivers: Waivers;
  /** How far a scenario fell under the primary rubric. */
  readonly dropOf: DropOf;
  readonly excused: Excused;
  /** The pairs as they are compared: excused scenarios are unchanged in them. */
  readonly pairs: readonly Pair[];
  /** Trials per scenario that are still to come before the tests may decide; 0 unless this is a first look. */
  readonly trialsToCome: number;
  readonly isFirstLook: boolean;
  readonly comparisons: Comparisons;
  /** Every metric by its rubric's id, every compared criterion by `rubric/criterion`. */
  readonly rates: ReadonlyMap<string, Rate>;
  /** The run whose scenarios are named behind a finding: the report as it stands, also where trials without a verdict are read otherwise. */
  readonly shown: ShownRun;
  /** What scenarios that only one side has do to the primary metric. */
  readonly suiteEffects: SuiteEffects;
}

/**
 * Derives every fact of a reading, once. Of the waivers only those of the base branch count, whatever the policy holds.
 * @param asIs the report as it stands, where this reading counts its trials without a verdict otherwise
 */
export function gateContext(
  written: ResolvedPolicy,
  waivers: Waivers,
  input: ComparisonInput,
  asIs?: GateContext,
): GateContext {
  const context = comparisonContext({ ...written, waivers: waivers.held }, input);
  const { policy, candidate, rubrics, pairing, primary } = context;
  const dropOf = dropsOf(primary);
  const excused = excusedScenarios(waivers, pairing, dropOf);
  const pairs = withExcused(pairing.pairs, excused);
  const lacking = trialsToCome(policy, candidate);
  const compared = compareRates(context, pairs);
  return {
    ...context,
    waivers,
    dropOf,
    excused,
    pairs,
    trialsToCome: lacking,
    isFirstLook: lacking > 0,
    comparisons: lacking > 0 ? withheld(compared) : compared,
    rates: new Map(rubrics.flatMap(ratesByKey)),
    shown: asIs?.shown ?? { candidate, pairing, excused },
    suiteEffects: suiteEffects(pairing, primary?.rubric.rubric ?? ''),
  };
}

function ratesByKey({ rubric, metric, criteria }: RubricRates): readonly (readonly [string, Rate])[] {
  return [[rubric.rubric, metric], ...criteria.map((rate) => [rate.name, rate] as const)];
}

/** Trials per scenario at which the tests decide. */
export const ALL_TRIALS = 5;

/**
 * Trials per scenario that a run lacks before its tests may decide; 0 where the policy does not wait for any. With
 * `on_inconclusive: more-trials`, a first look at few trials may only ask for the rest, and all of them together decide once: as there is
 * a single look at which a test can block, alpha needs no correction.
 */
function trialsToCome(policy: ResolvedPolicy, candidate: Report): number {
  if (policy.on_inconclusive !== 'more-trials' || policy.noise === 'none') return 0;
  return Math.max(0, ALL_TRIALS - medianTrials(candidate));
}

/** Before all trials are there, what a test calls regressed is only a sign of it. */
function withheld(comparisons: Comparisons): Comparisons {
  return {
    ...comparisons,
    metrics: comparisons.metrics.map(withhold),
    criteria: comparisons.criteria.map(withhold),
  };
}

function withhold<T extends MetricComparison | CriterionComparison>(compared: T): T {
  if (compared.state !== 'regressed' || !gates(compared)) return compared;
  return { ...compared, state: 'inconclusive', decided_by: [], leaning_down: true };
}
