import type { CriterionComparison, MetricComparison, OutcomeComparison } from '../../../schemas/types/decision.ts';
import { gates, testSettings } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import { type Answer, compareMembers, type Member, untested } from './compare.ts';
import { compareExactly } from './compare-exactly.ts';
import type { ComparisonContext, Rate } from './comparison-context.ts';
import { type AnswerOf, compareCriterion, compareMetric, compareOutcomes } from './comparison-rows.ts';
import type { Pair } from './pairing.ts';
import { criterionSample, metricSample } from './samples.ts';
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
