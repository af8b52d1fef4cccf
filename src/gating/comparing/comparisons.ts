import type {
  CriterionComparison,
  MetricComparison,
  OutcomeComparison,
  ScoreComparison,
} from '../../../schemas/types/decision.ts';
import type { Count, CriterionReport, Report, RubricReport } from '../../../schemas/types/report.ts';
import { outcomeRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import type { FurtherTest } from '../statistics/family.ts';
import { meanRate } from '../statistics/rates.ts';
import type { ComparisonContext, CriterionRate, Rate } from './comparison-context.ts';
import { criterionLevel, metricLevel, reliabilityOf } from './level.ts';
import type { Pair } from './pairing.ts';
import { familyMember, type RateChange, testMembers, untested } from './rate-tests.ts';
import { type NoiseOf, noiseOfRates } from './threshold.ts';

/** Every compared rate of a run: the primary rubric first, then by id; compared criteria and outcomes in the rubric's order. */
export interface Comparisons {
  readonly metrics: readonly MetricComparison[];
  readonly criteria: readonly CriterionComparison[];
  readonly outcomes: readonly OutcomeComparison[];
  /** Standard error of a rate from the suite's own noise. */
  readonly noiseOf: NoiseOf;
  /** The basis of each rate's paired test, by key, if it had one. */
  readonly bases: ReadonlyMap<string, Basis>;
  /** Adjusted p of each further test, in their order. */
  readonly further: readonly number[];
}

/**
 * Compares all rates of a run with main's runs. Without a run of main every state is `no-baseline` and only the candidate has numbers.
 * @param pairs the scenarios to compare, with waived ones unchanged
 * @param further tests that share alpha with the tests of rates that may block
 */
export function compareRates(
  context: ComparisonContext,
  pairs: readonly Pair[] = context.pairing.pairs,
  further: readonly FurtherTest[] = [],
): Comparisons {
  const { policy, runs, rubrics } = context;
  const isCompared = ({ comparedRuns }: Rate): boolean => comparedRuns.length > 0;
  const compared = rubrics.flatMap(({ criteria }) => criteria.filter(isCompared));
  const members = rubrics.flatMap(({ metric, criteria }) =>
    [metric, ...criteria].filter(isCompared).map((rate) => familyMember(rate, pairs)),
  );
  const tested = testMembers(policy, members, further);
  // Mean scores beside passes only inform. They are a family of their own, so that they cost the blocking rates no power.
  const watched = compared.filter(({ criterion, byScore }) => criterion.score !== undefined && !byScore);
  const scores = testMembers(
    policy,
    watched.map((rate) => familyMember(rate, pairs, true)),
  );
  const noTest = untested(runs.length === 0 ? 'no-baseline' : 'not-comparable');
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const changeIn = ({ changes }: typeof tested, key: string): RateChange => {
    const { paired, ...change } = changes.get(key) ?? noTest;
    if (paired === undefined) return change;
    return { ...change, paired: waived === 0 ? paired : { ...paired, waived } };
  };
  return {
    metrics: rubrics.map(({ rubric, metric }) => compareMetric(context, metric, changeIn(tested, rubric.rubric))),
    criteria: rubrics.flatMap(({ criteria }) =>
      criteria.map((rate) => {
        const change = changeIn(tested, rate.name);
        return compareCriterion(context, rate, { change, score: rate.byScore ? change : changeIn(scores, rate.name) });
      }),
    ),
    outcomes: rubrics.flatMap(({ metric }) => compareOutcomes(context, metric)),
    noiseOf: policy.noise === 'none' ? () => null : noiseOfRates(context, members, tested.bases),
    further: tested.further,
    bases: tested.bases,
  };
}

/** A metric on both sides: the candidate's score, the mean of main's, and the tested change. */
function compareMetric(context: ComparisonContext, rate: Rate, change: RateChange): MetricComparison {
  const { policy, candidate, pairing } = context;
  const { rubric } = rate;
  const { tier, tolerance, threshold } = rate.rule;
  const reliability = reliabilityOf(candidate, rate, pairing.pairs);
  const baselines = baselinesOf(context, rate);
  const scores = baselines.flatMap(({ score }) => score ?? []);
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

/** A criterion on both sides: pass counts, the tested change, and its mean score if it has one. */
function compareCriterion(
  context: ComparisonContext,
  rate: CriterionRate,
  { change, score }: Readonly<Record<'change' | 'score', RateChange>>,
): CriterionComparison {
  const { policy, candidate } = context;
  const { rubric, criterion } = rate;
  const { tier, tolerance, threshold } = rate.rule;
  const before = baselinesOf(context, rate).flatMap(
    ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? [],
  );
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...(criterion.question === undefined ? {} : { question: criterion.question }),
    tier,
    ...(criterion.status === undefined ? {} : { status: criterion.status }),
    candidate: { passed: criterion.passed, total: criterion.total },
    baseline: pooled(before),
    ...(rate.byScore ? { by_score: true } : {}),
    ...(criterion.score === undefined ? {} : { score: compareScore(criterion.score, before, score) }),
    level: criterionLevel(candidate, rate),
    ...change,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
  };
}

function compareScore(
  candidate: number | null,
  before: readonly CriterionReport[],
  { state, delta, paired, interval }: RateChange,
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

/** The rubric's report in the runs that a rate is compared with; if there are none, in the newest run, which is only shown. */
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
