import type {
  CriterionComparison,
  MetricComparison,
  OutcomeComparison,
  ScoreComparison,
} from '../../../schemas/types/decision.ts';
import type { Count, CriterionReport, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { gates, outcomeRule, type ResolvedPolicy, testSettings } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import type { FurtherTest } from '../statistics/family.ts';
import { meanRate } from '../statistics/rates.ts';
import type { ComparisonContext, CriterionRate, Rate } from './comparison-context.ts';
import { criterionLevel, metricLevel, reliabilityOf } from './level.ts';
import type { Pair } from './pairing.ts';
import {
  compareExactly,
  compareMembers,
  criterionSample,
  type FamilyMember,
  metricSample,
  type RateChange,
  untested,
} from './rate-tests.ts';
import { tallyOf } from './scores.ts';
import { type NoiseOf, noiseOfRates } from './threshold.ts';

/** Every compared rate of a run: the primary rubric first, then by id; compared criteria and outcomes in the rubric's order. */
export interface Comparisons {
  readonly metrics: readonly MetricComparison[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
  /** Standard error of a rate from the suite's own noise. */
  readonly noiseOf: NoiseOf;
  /** What each metric's paired test rested on, by rubric id, where there was one. */
  readonly bases: ReadonlyMap<string, Basis>;
  /** Adjusted p of the further tests, in their order. */
  readonly further: readonly number[];
}

/**
 * Compares all rates of a run with main's runs; without a run of main every state is `no-baseline` and only the candidate has numbers.
 * @param pairs the scenarios to compare; those that a waiver excuses are unchanged in them
 * @param further tests that share alpha with those of the rates that may block
 */
export function compareRates(
  context: ComparisonContext,
  pairs: readonly Pair[] = context.pairing.pairs,
  further: readonly FurtherTest[] = [],
): Comparisons {
  const { policy, runs, rubrics } = context;
  const isCompared = ({ comparedRuns }: Rate): boolean => comparedRuns.length > 0;
  const members = rubrics.flatMap(({ metric, criteria }) => [
    ...(isCompared(metric) ? [metricMember(metric, pairs)] : []),
    ...criteria.filter(isCompared).map((rate) => criterionMember(rate, pairs)),
  ]);
  // Mean scores beside passes are only watched: a family of their own, which costs what may block no power.
  const watched = rubrics.flatMap(({ criteria }) =>
    criteria.filter((rate) => isCompared(rate) && isWatched(rate)).map((rate) => scoreMember(rate, pairs)),
  );
  const tested =
    policy.noise === 'none'
      ? { changes: compareExactly(members), further: [] }
      : compareMembers(members, testSettings(policy), further);
  const { changes } = tested;
  const scores =
    policy.noise === 'none' ? compareExactly(watched) : compareMembers(watched, testSettings(policy), []).changes;
  const noTest = untested(runs.length === 0 ? 'no-baseline' : 'not-comparable');
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const changeOf: ChangeOf = (member) => withWaived(changes.get(member) ?? noTest, waived);
  const scoreOf: ChangeOf = (member) => withWaived(scores.get(member) ?? noTest, waived);
  return {
    metrics: rubrics.map(({ metric }) => compareMetric(context, metric, changeOf)),
    criteria: rubrics.flatMap(({ criteria }) =>
      criteria.map((rate) => compareCriterion(context, rate, { changeOf, scoreOf })),
    ),
    outcomes: rubrics.flatMap(({ metric }) => compareOutcomes(context, metric)),
    noiseOf: policy.noise === 'none' ? () => null : noiseOfRates(context, members, changes),
    further: tested.further,
    bases: new Map(rubrics.flatMap(({ rubric: { rubric } }) => basisOf(rubric, changes.get(rubric)))),
  };
}

function metricMember(rate: Rate, pairs: readonly Pair[]): FamilyMember {
  return { kind: 'metric', gates: gates(rate.rule), sample: metricSample(rate, pairs) };
}

function criterionMember(rate: CriterionRate, pairs: readonly Pair[]): FamilyMember {
  return { kind: 'criterion', gates: gates(rate.rule), sample: criterionSample(rate, pairs, rate.countIn) };
}

/** Whether a criterion has a mean score and its passes are compared. */
function isWatched({ criterion, byScore }: CriterionRate): boolean {
  return criterion.score !== undefined && !byScore;
}

function scoreMember(rate: CriterionRate, pairs: readonly Pair[]): FamilyMember {
  const { rubric, criterion } = rate;
  const countIn = (scenario: ScenarioReport) => tallyOf(scenario, rubric.rubric, criterion.key);
  return { kind: 'criterion', gates: false, sample: criterionSample(rate, pairs, countIn) };
}

/** With the number of scenarios that count as unchanged. */
function withWaived(change: RateChange, waived: number): RateChange {
  return change.paired === undefined || waived === 0 ? change : { ...change, paired: { ...change.paired, waived } };
}

function basisOf(rubric: string, change: RateChange | undefined): readonly (readonly [string, Basis])[] {
  return change?.basis ? [[rubric, change.basis]] : [];
}

/** What the tests say of a rate: of a metric by its rubric's id, of a criterion by `rubric/criterion`. */
type ChangeOf = (member: string) => RateChange;

/** A metric on both sides: the candidate's score, the mean of main's, and the tested change. */
function compareMetric(context: ComparisonContext, rate: Rate, changeOf: ChangeOf): MetricComparison {
  const { policy, candidate, pairing } = context;
  const { rubric } = rate;
  const { tier, tolerance, threshold } = rate.rule;
  const reliability = reliabilityOf(candidate, rate, pairing.pairs);
  const baselines = baselinesOf(context, rate);
  const scores = baselines.flatMap(({ score }) => score ?? []);
  const { basis: _, ...change } = changeOf(rubric.rubric);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    ...(rubric.title === undefined ? {} : { title: rubric.title }),
    ...(rubric.band === undefined ? {} : { band: rubric.band }),
    ...(baselines[0]?.band === undefined ? {} : { baseline_band: baselines[0].band }),
    tier,
    candidate: rubric.score,
    baseline: scores.length === 0 ? null : meanRate(scores),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
    ...(reliability === undefined ? {} : { reliability }),
  };
}

/** Under `noise: none` every drop is real, so none is tolerated. */
function heldTolerance({ noise }: ResolvedPolicy, tolerance: number): number {
  return noise === 'none' ? 0 : tolerance;
}

/** A criterion on both sides: pass counts, the tested change, and its mean score where it has one. */
function compareCriterion(
  context: ComparisonContext,
  rate: CriterionRate,
  { changeOf, scoreOf }: Readonly<Record<'changeOf' | 'scoreOf', ChangeOf>>,
): CriterionComparison {
  const { policy, candidate } = context;
  const { name, rubric, criterion } = rate;
  const { tier, tolerance, threshold } = rate.rule;
  const before = baselinesOf(context, rate).flatMap(
    ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? [],
  );
  const { basis: _, ...change } = changeOf(name);
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...(criterion.question === undefined ? {} : { question: criterion.question }),
    tier,
    ...(criterion.status === undefined ? {} : { status: criterion.status }),
    candidate: { passed: criterion.passed, total: criterion.total },
    baseline: pooled(before),
    ...(rate.byScore ? { by_score: true } : {}),
    ...(criterion.score === undefined
      ? {}
      : { score: compareScore(criterion.score, before, rate.byScore ? change : scoreOf(name)) }),
    level: criterionLevel(candidate, rate),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
  };
}

function compareScore(
  candidate: number | null,
  before: readonly CriterionReport[],
  { state, delta, paired, interval }: Omit<RateChange, 'basis'>,
): ScoreComparison {
  const scores = before.flatMap(({ score }) => score ?? []);
  const baseline = scores.length === 0 ? null : meanRate(scores);
  return { candidate, baseline, state, delta, ...(paired === undefined ? {} : { paired }), interval };
}

/** Every outcome of a metric's rubric, in its order, as counts of both sides. */
function compareOutcomes(context: ComparisonContext, metric: Rate): readonly OutcomeComparison[] {
  const { policy, primary } = context;
  const { rubric } = metric;
  const isPrimary = rubric === primary?.rubric;
  const baselines = baselinesOf(context, metric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary }, outcome);
    const before = baselines.flatMap((other): readonly Count[] => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === undefined ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_least: rule.at_least,
      at_most: rule.at_most,
    };
  });
}

/** The rubric's report in the runs that a rate is compared with; if none, in the newest, which is shown beside a rate that cannot be compared. */
function baselinesOf({ runs }: ComparisonContext, { rubric, comparedRuns }: Rate): readonly RubricReport[] {
  const shown = comparedRuns.length > 0 ? comparedRuns.flatMap((index) => runs[index] ?? []) : runs.slice(0, 1);
  return shown.flatMap((run) => run.rubrics.find((other) => other.rubric === rubric.rubric) ?? []);
}

/** The counts of all runs together; null for none. */
function pooled(counts: readonly Count[]): Count | null {
  if (counts.length === 0) return null;
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, total: sum.total + count.total }), {
    passed: 0,
    total: 0,
  });
}

/** How many trials a rubric scored. */
export function trialsUnder({ rubrics }: Report, rubric: string): number {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
}
