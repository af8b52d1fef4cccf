import type {
  CriterionComparison,
  Decision,
  KnownJudge,
  LiftComparison,
  MetricComparison,
  OutcomeComparison,
  ScoreComparison,
} from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { defined } from '../../contract/json.ts';
import { outcomeRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { ComparisonContext } from './comparison-context.ts';
import { levelOf, reliabilityOf } from './level.ts';
import type { Lift } from './lift.ts';
import { pooled, type Rate, smallestP, type TestedChange } from './rate.ts';

export function publishRates(context: ComparisonContext<Rate>): Pick<Decision, 'metrics' | 'criteria'> {
  const { rubrics, rates } = context;
  const meanScores = rubrics.flatMap(({ moreRates }) => moreRates.filter(({ family }) => family === 'mean-scores'));
  return {
    metrics: rates.flatMap((rate) => (rate.kind === 'metric' ? [publishMetric(context, rate)] : [])),
    criteria: rates.flatMap((rate) => (rate.kind === 'criterion' ? [publishCriterion(context, rate, meanScores)] : [])),
  };
}

/** A metric on both sides: the candidate's score, the mean of main's, and the tested change. */
function publishMetric({ policy, candidate, pairing }: ComparisonContext<Rate>, rate: Rate): MetricComparison {
  const { rubric, rule, signs } = rate;
  const reliability = reliabilityOf(candidate, rate, pairing.pairs);
  return defined({
    name: rate.name,
    rubric: rubric.rubric,
    title: rubric.title,
    band: rubric.band,
    baseline_band: rate.baselines[0]?.band,
    tier: rule.tier,
    candidate: rate.candidate,
    baseline: rate.baseline,
    candidate_trials: rate.candidateCount,
    baseline_trials: rate.baselineCount,
    level: levelOf(candidate, rate),
    ...changeOf(rate),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    reliability: reliability ?? undefined,
    ...(signs.length > 0 && { leans: signs.map(({ test }) => test), leans_p: smallestP(signs) }),
    judge: judgeOf(policy, rate),
  });
}

/** A criterion on both sides: pass counts, the tested change, and its mean score if it has one. */
function publishCriterion(
  { policy, candidate }: ComparisonContext<Rate>,
  rate: Rate & { readonly kind: 'criterion' },
  meanScores: readonly Rate[],
): CriterionComparison {
  const { rubric, criterion, rule } = rate;
  const beside = meanScores.find((score) => score.kind === 'criterion' && score.criterion === criterion);
  const score = rate.unit === 'score' ? rate : beside;
  return defined({
    rubric: rubric.rubric,
    key: criterion.key,
    question: criterion.question,
    tier: rule.tier,
    status: criterion.status,
    candidate: rate.candidateCount,
    baseline: rate.baselineCount,
    by_score: rate.unit === 'score' ? true : undefined,
    score: score && publishScore(score),
    level: levelOf(candidate, rate),
    ...changeOf(rate),
    tolerance: rule.tolerance,
    threshold: rule.threshold,
    judge: judgeOf(policy, rate),
  });
}

/** How often the judge of a rate is right; of several the one with the lowest bound. */
function judgeOf({ judged }: ResolvedPolicy, { name }: Rate): KnownJudge | undefined {
  const known = (judged.ofRate.get(name) ?? []).flatMap(({ question, right }) =>
    right ? [{ question, ...right }] : [],
  );
  return known.sort((a, b) => a.lower - b.lower)[0];
}

function changeOf({ state, delta, interval, detectable, evidence, decidedBy, paired }: TestedChange) {
  return defined({
    state,
    delta,
    interval,
    detectable,
    evidence,
    decided_by: decidedBy,
    paired: paired ?? undefined,
  });
}

/** The lifts as a decision publishes them: over their paired scenarios, if there are any. */
export function publishLifts(lifts: readonly Lift[]): readonly LiftComparison[] {
  return lifts.map((lift) => {
    const { paired: _, ...change } = changeOf(lift);
    return {
      arm: lift.name,
      rubric: lift.rubric.rubric,
      tier: lift.rule.tier,
      scenarios: lift.paired?.scenarios ?? 0,
      candidate: lift.paired?.candidate ?? lift.candidate,
      baseline: lift.paired?.baseline ?? lift.baseline,
      ...change,
      tolerance: lift.rule.tolerance,
      threshold: lift.rule.threshold,
      ...lift.scores,
    };
  });
}

function publishScore({ candidate, baseline, state, delta, paired, interval }: Rate): ScoreComparison {
  return defined({ candidate, baseline, state, delta, paired: paired ?? undefined, interval });
}

/** Every outcome of every rubric, in its order, as counts of both sides. */
export function compareOutcomes({ policy, rubrics, primary }: ComparisonContext): readonly OutcomeComparison[] {
  return rubrics.flatMap(({ rubric, metric }) =>
    rubric.outcomes.map(({ outcome, trials }) => {
      const rule = outcomeRule(policy, { rubric: rubric.rubric, isPrimary: rubric === primary?.rubric }, outcome);
      const onMain = metric.baselines.flatMap(({ outcomes, trials: { total } }): readonly Count[] => {
        const known = outcomes.find((ended) => ended.outcome === outcome);
        return known === undefined ? [] : [{ passed: known.trials, total }];
      });
      return {
        rubric: rubric.rubric,
        outcome,
        candidate: { passed: trials, total: rubric.trials.total },
        baseline: pooled(onMain),
        at_least: rule.at_least,
        at_most: rule.at_most,
      };
    }),
  );
}
