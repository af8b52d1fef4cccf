import { must } from '../contract/must.ts';
import { counted } from '../contract/text.ts';
import type { Lift } from './comparing/lift.ts';
import { isPassOrFail, type Rate, trialRange } from './comparing/rate.ts';
import { rangeText } from './comparing/scores.ts';
import type { GateContext } from './context.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { effortFor } from './statistics/detectable.ts';
import { mcnemarMidP } from './statistics/mcnemar.ts';
import { FEWEST_SCENARIOS, pairedTest } from './statistics/paired.ts';
import { SLACK } from './statistics/rate-of.ts';
import { percent, pointsUp } from './wording.ts';

/**
 * Sentences about the power of the suite: the smallest drops of the primary metric and of its lifts that are detected about 3 times in 4,
 * the number of breaks that can never block, and the level of a later push. Empty if the metric was not tested.
 */
export function powerOf(context: GateContext): readonly string[] {
  return [...powerOfMetric(context), ...context.lifts.flatMap(powerOfLift)];
}

function powerOfLift({ name, detectable, paired }: Lift): readonly string[] {
  if (detectable === null || paired === null) return [];
  const lift = `The lift over \`${name}\`, ${counted(paired.scenarios, 'scenario')}`;
  if (detectable >= 1) return [`${lift}: even the largest drop is detected less than 3 times in 4.`];
  return [`${lift}: a drop of ${pointsUp(detectable)} points is detected about 3 times in 4.`];
}

function powerOfMetric(context: GateContext): readonly string[] {
  const { candidate, runs, rubrics, primary } = context;
  if (primary === null) return [];
  const { basis, detectable, rule, name } = primary.metric;
  if (basis === null || detectable === null) return [];
  const trials = trialRange(candidate, primary.metric);
  const suite = `${counted(basis.scenarios, 'scenario')} x ${rangeText(trials)} ${trials.most === 1 ? 'trial' : 'trials'} against ${counted(runs.length, 'main run')}`;
  const { policy, level, push } = context;
  const ofPush = `Push ${push} of this pull request blocks at ${percent(level)}, the first at ${percent(policy.alpha)}; what lies between is held.`;
  const limits = [...breaksThatNeverBlock(context, primary.metric), ...(level === policy.alpha ? [] : [ofPush])];
  if (detectable >= 1) return [`${suite}: even the largest drop is detected less than 3 times in 4.`, ...limits];
  const where = rubrics.length === 1 ? '' : ` in \`${name}\``;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${where} is detected about 3 times in 4.`;
  const half = Math.round(detectable * 50) / 100;
  if (half <= rule.tolerance + SLACK) return [caught, ...limits];
  const effort = effortFor(basis, detectable, half);
  const smaller = half === 0.01 ? '1 point' : `${Math.round(half * 100)} points`;
  return [`${caught} For ${smaller}: ${effort.trials} trials, or ${effort.scenarios} scenarios.`, ...limits];
}

/** How many breaks can never block, for one main run and one pass-or-fail trial. With families it depends on which scenarios break. */
function breaksThatNeverBlock({ policy, candidate, runs, rates }: GateContext, metric: Rate): readonly string[] {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report) => trialRange(report, metric).most === 1);
  const isPlain = reports.every((report) => isPassOrFail(report, metric));
  const hasFamilies = reports.some(({ scenarios }) => scenarios.some(({ family }) => family !== undefined));
  const isConfirmed = policy.on_inconclusive === 'confirm';
  if (!isSingle || !isPlain || hasFamilies || isConfirmed || policy.noise === 'none') return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, rates);
  const limit =
    fewest < scenarios
      ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block as a drop`
      : `nothing less than a break of all ${scenarios} scenarios can block as a drop`;
  return [`With one trial and one main run, ${limit}.`];
}

/** The fewest breaks, with nothing fixed, that reach a gating rate's tolerance and are significant, with all of alpha (Holm's last step). */
function fewestBreaks({ alpha }: ResolvedPolicy, rates: readonly Rate[]): number {
  const gating = rates.filter(({ rule }) => gates(rule));
  const fewest = gating.map(({ kind, paired, rule }) => {
    const all = paired?.scenarios ?? 0;
    if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
    const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
    const isSignificant = (broken: number): boolean => {
      const changes = Array.from({ length: all }, (_, index) => (index < broken ? -1 : 0));
      const p =
        kind === 'criterion'
          ? mcnemarMidP({ broken, fixed: 0 })
          : must(pairedTest(changes), 'the paired test of enough scenarios').worse;
      return p <= alpha;
    };
    return numbers.find((broken) => broken / all >= rule.tolerance - SLACK && isSignificant(broken)) ?? all;
  });
  return Math.min(...fewest);
}
