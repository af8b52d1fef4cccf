import type { CriterionComparison, MetricComparison, OutcomeComparison } from '../../../schemas/types/decision.ts';
import type { Count, RubricReport } from '../../../schemas/types/report.ts';
import { outcomeRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { meanRate } from '../statistics/rates.ts';
import type { Answer } from './compare.ts';
import type { ComparisonContext, CriterionRate, Rate } from './comparison-context.ts';
import { criterionLevel, metricLevel } from './level.ts';
import { reliabilityOf } from './reliability.ts';

/** What the tests say of a rate: of a metric by its rubric's id, of a criterion by `rubric/criterion`. */
export type AnswerOf = (member: string) => Answer;

/** The candidate's score and the mean of main's, with the answer of the test. */
export function compareMetric(context: ComparisonContext, rate: Rate, answerOf: AnswerOf): MetricComparison {
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
export function compareCriterion(
  context: ComparisonContext,
  rate: CriterionRate,
  answerOf: AnswerOf,
): CriterionComparison {
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
export function compareOutcomes(context: ComparisonContext, metric: Rate): readonly OutcomeComparison[] {
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
