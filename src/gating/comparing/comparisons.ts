import type {
  CriterionComparison,
  MetricComparison,
  OutcomeComparison,
  PairedMeans,
} from '../../../schemas/types/decision.ts';
import type { Count, Report, RubricReport } from '../../../schemas/types/report.ts';
import { gates, outcomeRule, type ResolvedPolicy, testSettings } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import { meanRate } from '../statistics/rates.ts';
import type { ComparisonContext, CriterionRate, Rate } from './comparison-context.ts';
import { criterionLevel, metricLevel, reliabilityOf } from './level.ts';
import type { Pair } from './pairing.ts';
import {
  type Answer,
  compareExactly,
  compareMembers,
  criterionSample,
  type Member,
  metricSample,
  untested,
} from './rate-tests.ts';
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
}

/**
 * Compares all rates of a run with main's runs, newest first; without one, states say so and only the candidate's side is filled.
 * @param pairs as they are compared: what a waiver excuses is unchanged in them
 */
export function compareRates(context: ComparisonContext, pairs: readonly Pair[] = context.pairing.pairs): Comparisons {
  const { policy, candidate, runs, rubrics } = context;
  const members = rubrics.flatMap(({ metric, criteria }) =>
    [metric, ...criteria].filter(({ comparedRuns }) => comparedRuns.length > 0).map((rate) => memberOf(rate, pairs)),
  );
  const answers = policy.noise === 'none' ? compareExactly(members) : compareMembers(members, testSettings(policy));
  const unanswered = untested(runs.length === 0 ? 'no-baseline' : 'not-comparable');
  const waived = pairs.filter(({ isWaived }) => isWaived).length;
  const answerOf: AnswerOf = (member) => withWaived(answers.get(member) ?? unanswered, waived);
  return {
    metrics: rubrics.map(({ metric }) => compareMetric(context, metric, answerOf)),
    criteria: rubrics.flatMap(({ criteria }) => criteria.map((rate) => compareCriterion(context, rate, answerOf))),
    outcomes: rubrics.flatMap(({ metric }) => compareOutcomes(context, metric)),
    noiseOf: policy.noise === 'none' ? () => null : noiseOfRates(candidate, members, answers),
    bases: new Map(rubrics.flatMap(({ rubric: { rubric } }) => basisOf(rubric, answers.get(rubric)))),
  };
}

function memberOf(rate: Rate, pairs: readonly Pair[]): Member {
  const isGating = gates(rate.bar);
  return rate.criterion === null
    ? { kind: 'metric', gates: isGating, sample: metricSample(rate, pairs) }
    : { kind: 'criterion', gates: isGating, sample: criterionSample(rate, rate.criterion.key, pairs) };
}

/** Says how many of the scenarios count as unchanged. */
function withWaived(answer: Answer, waived: number): Answer {
  return answer.paired === undefined || waived === 0 ? answer : { ...answer, paired: { ...answer.paired, waived } };
}

function basisOf(rubric: string, answer: Answer | undefined): readonly (readonly [string, Basis])[] {
  return answer?.basis ? [[rubric, answer.basis]] : [];
}

/** What the tests say of a rate: of a metric by its rubric's id, of a criterion by `rubric/criterion`. */
type AnswerOf = (member: string) => Answer;

/** The candidate's score and the mean of main's, with the answer of the test. */
function compareMetric(context: ComparisonContext, rate: Rate, answerOf: AnswerOf): MetricComparison {
  const { policy, candidate, pairing } = context;
  const { rubric } = rate;
  const { tier, tolerance, threshold } = rate.bar;
  const reliability = reliabilityOf(candidate, rate, pairing.pairs);
  const baselines = baselinesOf(context, rate);
  const scores = baselines.flatMap(({ score }) => score ?? []);
  const { basis: _, ...answer } = answerOf(rubric.rubric);
  return {
    name: rubric.metric,
    rubric: rubric.rubric,
    tier,
    candidate: rubric.score,
    baseline: scores.length === 0 ? null : meanRate(scores),
    candidate_trials: rubric.trials,
    baseline_trials: pooled(baselines.map(({ trials }) => trials)),
    level: metricLevel(candidate, rubric),
    ...answer,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
    ...(reliability === undefined ? {} : { reliability }),
  };
}

/** Where every drop is real, none is tolerated. */
function heldTolerance({ noise }: ResolvedPolicy, tolerance: number): number {
  return noise === 'none' ? 0 : tolerance;
}

/** A criterion as counts of both sides, with the answer of the test. */
function compareCriterion(context: ComparisonContext, rate: CriterionRate, answerOf: AnswerOf): CriterionComparison {
  const { policy, candidate } = context;
  const { name, rubric, criterion } = rate;
  const { tier, tolerance, threshold } = rate.bar;
  const before = baselinesOf(context, rate).flatMap(
    ({ criteria }) => criteria.find((other) => other.key === criterion.key) ?? [],
  );
  const { basis: _, ...answer } = answerOf(name);
  return {
    rubric: rubric.rubric,
    key: criterion.key,
    ...(criterion.question === undefined ? {} : { question: criterion.question }),
    tier,
    candidate: { passed: criterion.passed, total: criterion.total },
    baseline: pooled(before),
    level: criterionLevel(candidate, rubric.rubric, criterion),
    ...answer,
    tolerance: heldTolerance(policy, tolerance),
    threshold,
  };
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

/** The rubric's part of the runs that a rate is compared with; where there are none, of the newest, to be shown beside what cannot be compared. */
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

type Rates = Pick<MetricComparison, 'candidate' | 'baseline' | 'delta'> & { readonly paired?: PairedMeans };

/** The means that a change was taken from, where the rates of the whole runs differ by something else. */
export function pairedRates({ candidate, baseline, delta, paired }: Rates): PairedMeans | undefined {
  if (candidate === null || baseline === null || delta === null) return undefined;
  return Math.abs(delta - (candidate - baseline)) < 0.0005 ? undefined : paired;
}

/** How many trials a rubric scored: others may have scored fewer, or more. */
export function trialsUnder({ rubrics }: Report, rubric: string): number {
  return rubrics.find((one) => one.rubric === rubric)?.trials.total ?? 0;
}
