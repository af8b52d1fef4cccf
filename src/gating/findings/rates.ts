import type { CriterionComparison, MetricComparison, TestName } from '../../../schemas/types/decision.ts';
import { trialsUnder } from '../comparing/comparisons.ts';
import type { ComparisonInput } from '../comparing/pairing.ts';
import { endingWrong, failingUnder, fallenUnder } from '../comparing/scenarios-behind.ts';
import { thresholdStatus } from '../comparing/threshold.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { FindingRate, ScoredTrials } from '../messages/rates.ts';
import type { Subject } from '../messages/sentences.ts';
import { blockOrWarn, criterionRule, gates, metricRule, type RateRule } from '../policy/resolve-policy.ts';
import { rateOf, SLACK } from '../statistics/rates.ts';
import { criterionName } from '../wording.ts';

/** A compared metric or criterion, in the form that findings use. */
export interface JudgedRate {
  readonly kind: 'metric' | 'criterion';
  readonly subject: Subject;
  /** The rubric's id for a metric, `rubric/criterion` for a criterion. */
  readonly key: string;
  readonly rubric: string;
  readonly rule: RateRule;
  readonly rate: FindingRate;
  readonly compared: MetricComparison | CriterionComparison;
}

/** All rates of a reading, metrics first. */
export function judgedRates({ policy, comparisons }: GateContext): readonly JudgedRate[] {
  return [
    ...comparisons.metrics.map((metric): JudgedRate => {
      const { name, rubric } = metric;
      const rule = metricRule(policy, name);
      return { kind: 'metric', subject: { kind: 'metric', name }, key: rubric, rubric, rule, ...ofRate(metric) };
    }),
    ...comparisons.criteria.map((criterion): JudgedRate => {
      const name = criterionName(criterion.rubric, criterion.key);
      const rule = criterionRule(policy, name);
      const { rubric } = criterion;
      return { kind: 'criterion', subject: { kind: 'criterion', name }, key: name, rubric, rule, ...ofRate(criterion) };
    }),
  ];
}

function ofRate(compared: MetricComparison | CriterionComparison): Pick<JudgedRate, 'rate' | 'compared'> {
  const { state, delta, paired, interval, threshold, tolerance, decided_by } = compared;
  const values =
    'key' in compared
      ? { ...criterionRates(compared), count: compared.candidate, byScore: compared.by_score === true }
      : { candidate: compared.candidate, baseline: compared.baseline, count: compared.candidate_trials };
  const isExact = decided_by.includes('exact');
  return { compared, rate: { ...values, state, delta, paired, interval, threshold, tolerance, isExact } };
}

/** The mean scores of a criterion if those are compared, else its pass rates. */
export function criterionRates({ candidate, baseline, by_score, score }: CriterionComparison) {
  if (by_score && score !== undefined) return { candidate: score.candidate, baseline: score.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}

/** Findings about metrics, then criteria. For each: below its threshold, regressed, undecided. */
export function rateFindings(context: GateContext): readonly FindingData[] {
  return judgedRates(context).flatMap((judged) => [
    ...belowThreshold(context, judged),
    ...regressed(context, judged),
    ...('key' in judged.compared ? [] : doubts(context, judged, judged.compared)),
  ]);
}

/** The finding that a rate is below its threshold or was not measured. A criterion without its own rule may apply nowhere. */
function belowThreshold(context: GateContext, judged: JudgedRate): readonly FindingData[] {
  const { comparisons } = context;
  const { kind, key, rule, rate, subject, compared } = judged;
  const about = { subject, rate };
  if (rate.threshold === null) return [];
  if (rate.candidate === null) {
    const effect = rule.named ? blockOrWarn(compared) : 'warn';
    return [{ code: 'not-measured', effect, ...about }];
  }
  const status = thresholdStatus(rate.candidate, rule, () => comparisons.noiseOf(key));
  if (status === 'met') return [];
  if (status === 'near') return [{ code: `${kind}-near-threshold`, effect: 'warn', ...about }];
  const behind = gates(compared) ? failingUnder(context, key) : {};
  return [{ code: `${kind}-below-threshold`, effect: blockOrWarn(compared), ...about, ...behind }];
}

/** Tests by scenario. Collapsed scenarios have their own finding, because the whole rate may even have risen. */
export const COLLAPSE: ReadonlySet<TestName> = new Set<TestName>(['collapse', 'collapse-single']);

/** The finding that a rate is worse than on main. */
function regressed(context: GateContext, { kind, subject, key, rate, compared }: JudgedRate): readonly FindingData[] {
  const { state, decided_by, paired } = compared;
  if (state !== 'regressed' || paired === undefined || decided_by.every((test) => COLLAPSE.has(test))) return [];
  const behind = gates(compared) ? fallenUnder(context, key) : {};
  const trials = 'key' in compared ? null : scoredTrials(compared, context);
  return [{ code: `${kind}-regressed`, effect: blockOrWarn(compared), subject, rate, trials, ...behind }];
}

/**
 * The open questions about a metric: it lacks the proof that the policy requires, or it may have dropped. A missing proof does not count
 * while awaited trials may still provide it.
 */
function doubts(
  { policy }: GateContext,
  { subject, rate }: JudgedRate,
  { state, leans, evidence, ...metric }: MetricComparison,
): readonly FindingData[] {
  const isProven = ['unchanged', 'improved', 'regressed'].includes(state);
  const found: FindingData[] = [];
  if (policy.require === 'proof' && gates(metric) && !isProven)
    found.push({ code: 'not-proven', effect: 'block', subject, rate });
  if (leans !== undefined) {
    const effect = policy.on_inconclusive === 'pass' ? 'notice' : 'warn';
    const signs = leans.map((test) => ({ test, p: evidence.find((one) => one.test === test)?.p ?? null }));
    found.push({ code: 'inconclusive', effect, subject, rate, leans: signs });
  }
  return found;
}

/** Trials that the rubric of a metric scored, on both sides. */
export function scoredTrials(
  { rubric, candidate_trials }: MetricComparison,
  { runs }: Pick<ComparisonInput, 'runs'>,
): ScoredTrials {
  const main = runs.reduce((sum, run) => sum + trialsUnder(run, rubric), 0);
  return { candidate: candidate_trials.total, main, runs: runs.length };
}

/** Limits on outcomes that a run breaks. An outcome of the primary rubric has its bare name, as in the policy. */
export function outcomeFindings(context: GateContext): readonly FindingData[] {
  return context.comparisons.outcomes.flatMap((compared): readonly FindingData[] => {
    const { rubric, outcome, candidate: count, at_most: most, at_least: least } = compared;
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const name = rubric === context.primary?.rubric.rubric ? outcome : `${rubric}/${outcome}`;
    const about = { effect: 'block', subject: { kind: 'outcome', name }, outcome, count } as const;
    const [above, below] = [endingWrong(context, compared, 'at_most'), endingWrong(context, compared, 'at_least')];
    const found: FindingData[] = [];
    if (most !== null && share > most + SLACK)
      found.push({ code: 'outcome-above-limit', ...about, limit: most, ...above });
    if (least !== null && share < least - SLACK)
      found.push({ code: 'outcome-below-limit', ...about, limit: least, ...below });
    return found;
  });
}

/** Amounts that rose by more than the policy accepts. They block if their tier gates; unnamed amounts are advisory. */
export function usageFindings({ usage }: GateContext): readonly FindingData[] {
  return usage
    .filter(({ exceeds }) => exceeds)
    .map((amount) => ({
      code: 'usage-above-limit',
      effect: blockOrWarn(amount),
      subject: { kind: 'usage', name: amount.amount },
      amount,
    }));
}
