import type { Count, Report, RubricReport } from '../../scoring/report.ts';
import type { Policy } from '../policy/policy.ts';
import { criterionBar, metricBar, outcomeRule } from '../policy/rules.ts';
import { meanRate } from '../statistics/rates.ts';
import { criterionName } from '../wording.ts';
import type { Answer } from './compare.ts';
import { criterionLevel, metricLevel } from './level.ts';
import type { CriterionComparison, MetricComparison, OutcomeComparison } from './rate-comparison.ts';
import { reliabilityOf } from './reliability.ts';
import type { Source } from './samples.ts';

/** A rubric of the candidate, and main's runs that were scored by the same one. */
export interface RubricToCompare {
  readonly policy: Policy;
  readonly candidate: Report;
  readonly source: Source;
  readonly rubric: RubricReport;
  /** The rubric's part of those runs of main that a rate is compared with; of the newest alone where that is not comparable. */
  readonly baselinesOf: (rate: Rate) => readonly RubricReport[];
  readonly answerOf: (member: string) => Answer;
}

/** A metric or criterion, and whether it rests on what a model that judges has said. */
export interface Rate {
  readonly by_judge?: true;
}

/** The candidate's score and the mean of main's, with the answer of the test. */
export function compareMetric(compared: RubricToCompare): MetricComparison {
  const { policy, candidate, source, rubric, baselinesOf, answerOf } = compared;
  const { tier, tolerance, threshold } = metricBar(policy, rubric.metric);
  const reliability = reliabilityOf(candidate, source);
  const baselines = baselinesOf(rubric);
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
function heldTolerance({ noise }: Policy, tolerance: number): number {
  return noise === 'none' ? 0 : tolerance;
}

/** Every criterion of the rubric, in its order, as counts of both sides. */
export function compareCriteria(compared: RubricToCompare): readonly CriterionComparison[] {
  const { policy, candidate, rubric, baselinesOf, answerOf } = compared;
  return rubric.criteria.map((criterion) => {
    const name = criterionName(rubric.rubric, criterion.key);
    const { tier, tolerance, threshold } = criterionBar(policy, name);
    const before = baselinesOf(criterion).flatMap(
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
  });
}

/** Every outcome of the rubric, in its order, as counts of both sides. */
export function compareOutcomes(compared: RubricToCompare): readonly OutcomeComparison[] {
  const { policy, candidate, rubric, baselinesOf } = compared;
  const baselines = baselinesOf(rubric);
  return rubric.outcomes.map(({ outcome, trials }) => {
    const rule = outcomeRule(policy, candidate, rubric.rubric, outcome);
    const before = baselines.flatMap((other): readonly Count[] => {
      const found = other.outcomes.find((one) => one.outcome === outcome);
      return found === undefined ? [] : [{ passed: found.trials, total: other.trials.total }];
    });
    return {
      rubric: rubric.rubric,
      outcome,
      candidate: { passed: trials, total: rubric.trials.total },
      baseline: pooled(before),
      at_least: rule.at_least ?? null,
      at_most: rule.at_most ?? null,
    };
  });
}

/** The counts of all runs together; null for none. */
function pooled(counts: readonly Count[]): Count | null {
  if (counts.length === 0) return null;
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, total: sum.total + count.total }), {
    passed: 0,
    total: 0,
  });
}
