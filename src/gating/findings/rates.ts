import type { Report } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import type { Rate } from '../comparing/rate.ts';
import { trialsUnder } from '../comparing/scores.ts';
import { noiseOf, thresholdStatus } from '../comparing/threshold.ts';
import { endingWrong, failingUnder, fallenUnder } from '../comparing/worst-scenarios.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { ScoredTrials } from '../messages/rates.ts';
import type { Subject } from '../messages/sentences.ts';
import { blockOrWarn, gates } from '../policy/resolve-policy.ts';
import { COLLAPSE } from '../signs-of-drop.ts';
import { sum } from '../statistics/moments.ts';
import { SLACK } from '../statistics/rates.ts';

/** What a finding about a rate is about. */
export function subjectOf({ kind, name }: Rate): Subject {
  return { kind, name };
}

/** Findings about metrics, then criteria. For each: below its threshold, regressed, undecided. */
export function rateFindings(context: GateContext): readonly FindingData[] {
  return context.rates.flatMap((rate) => [
    ...belowThreshold(context, rate),
    ...regressed(context, rate),
    ...(rate.kind === 'metric' ? doubts(context, rate) : []),
  ]);
}

/** The finding that a rate is below its threshold or was not measured. A criterion without its own rule may apply nowhere. */
function belowThreshold(context: GateContext, rate: Rate): readonly FindingData[] {
  const { kind, rule, candidate } = rate;
  const about = { subject: subjectOf(rate), rate };
  if (rule.threshold === null) return [];
  if (candidate === null) return [{ code: 'not-measured', effect: rule.named ? blockOrWarn(rule) : 'warn', ...about }];
  const status = thresholdStatus(candidate, rule, () => noiseOf(context, rate));
  if (status === 'met') return [];
  if (status === 'near') return [{ code: `${kind}-near-threshold`, effect: 'warn', ...about }];
  const scenarios = gates(rule) ? failingUnder(rate, context.shown) : {};
  return [{ code: `${kind}-below-threshold`, effect: blockOrWarn(rule), ...about, ...scenarios }];
}

/** The finding that a rate is worse than on main. */
function regressed({ runs, shown }: GateContext, rate: Rate): readonly FindingData[] {
  const { kind, rule, state, decidedBy, paired } = rate;
  if (state !== 'regressed' || paired === null || decidedBy.every((test) => COLLAPSE.has(test))) return [];
  const scenarios = gates(rule) ? fallenUnder(rate, shown) : {};
  const trials = kind === 'metric' ? scoredTrials(rate, runs) : null;
  const about = { subject: subjectOf(rate), rate, trials };
  return [{ code: `${kind}-regressed`, effect: blockOrWarn(rule), ...about, ...scenarios }];
}

/** The open questions about a metric: it lacks the proof that the policy requires, or it may have dropped. */
function doubts({ policy }: GateContext, rate: Rate): readonly FindingData[] {
  const { rule, state, signs, evidence } = rate;
  const about = { subject: subjectOf(rate), rate };
  const isProven = ['unchanged', 'improved', 'regressed'].includes(state);
  const found: FindingData[] = [];
  if (policy.require === 'proof' && gates(rule) && !isProven)
    found.push({ code: 'not-proven', effect: 'block', ...about });
  if (signs.length > 0) {
    const effect = policy.on_inconclusive === 'pass' ? 'notice' : 'warn';
    const leans = signs.map((test) => ({ test, p: evidence.find((result) => result.test === test)?.p ?? null }));
    found.push({ code: 'inconclusive', effect, ...about, leans });
  }
  return found;
}

/** Trials that the rubric of a metric scored, on both sides. */
export function scoredTrials({ rubric, candidateCount }: Rate, runs: readonly Report[]): ScoredTrials {
  const main = sum(runs.map((run) => trialsUnder(run, rubric.rubric)));
  return { candidate: candidateCount.total, main, runs: runs.length };
}

/** Limits on outcomes that a run breaks. An outcome of the primary rubric has its bare name, as in the policy. */
export function outcomeFindings({ outcomes, rubrics, primary, shown }: GateContext): readonly FindingData[] {
  return outcomes.flatMap(({ rubric: id, outcome, candidate: count, at_most: most, at_least: least }) => {
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const rates = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      'the rubric of an outcome',
    );
    const name = rates === primary ? outcome : `${id}/${outcome}`;
    const about = { effect: 'block', subject: { kind: 'outcome', name }, outcome, count } as const;
    const wrong = (limit: 'at_most' | 'at_least') => endingWrong(rates.rubric, shown, { outcome, limit });
    const found: FindingData[] = [];
    if (most !== null && share > most + SLACK)
      found.push({ code: 'outcome-above-limit', ...about, limit: most, ...wrong('at_most') });
    if (least !== null && share < least - SLACK)
      found.push({ code: 'outcome-below-limit', ...about, limit: least, ...wrong('at_least') });
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
