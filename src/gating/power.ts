import type { CriterionComparison, MetricComparison } from '../../schemas/types/decision.ts';
import type { MeanUsage } from '../../schemas/types/report.ts';
import { counted } from '../contract/text.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import { isPassOrFail, rangeText, type TrialRange, trialRange } from './comparing/scores.ts';
import type { GateContext } from './context.ts';
import { gates, type ResolvedPolicy, testSettings } from './policy/resolve-policy.ts';
import { type Basis, type Effort, effortFor, visibleDrop } from './statistics/detectable.ts';
import { mcnemarMidP } from './statistics/mcnemar.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from './statistics/paired.ts';
import { SLACK } from './statistics/rates.ts';
import { tQuantile } from './statistics/student-t.ts';
import { pointsUp } from './wording.ts';

/** A metric that was tested against main. */
interface TestedMetric {
  readonly metric: MetricComparison;
  readonly basis: Basis;
  readonly trials: TrialRange;
  readonly runs: number;
  /** Smallest drop that is detected about 3 times in 4, 0 to 1. */
  readonly detectable: number;
}

/**
 * The power of the suite in sentences: the smallest drop of the primary metric that is detected about 3 times in 4, how few breaks can never
 * block, and, except in a first look, what would settle each gating metric that is open and at what cost. Empty where nothing was tested.
 */
export function powerOf(context: GateContext): readonly string[] {
  const { policy, candidate } = context;
  const tested = context.comparisons.metrics.flatMap((metric) => testedMetric(metric, context));
  const [primary] = tested;
  if (primary === undefined) return [];
  return [
    detectableDropText(primary, tested.length > 1),
    ...breaksThatNeverBlock(context, primary),
    ...(context.isFirstLook ? [] : tested)
      .filter(({ metric }) => isOpen(policy, metric))
      .map((one) => settledBy(policy, one, candidate.usage)),
  ];
}

/** Whether more trials would settle something that matters. */
function isOpen({ require }: ResolvedPolicy, metric: MetricComparison): boolean {
  return gates(metric) && (metric.leans !== undefined || (require === 'proof' && metric.state === 'inconclusive'));
}

function testedMetric(
  metric: MetricComparison,
  { candidate, runs, comparisons }: GateContext,
): readonly TestedMetric[] {
  const { detectable, rubric } = metric;
  const basis = comparisons.bases.get(rubric);
  if (basis === undefined || detectable === null) return [];
  const trials = trialRange(candidate, rubric);
  return [{ metric, basis, trials, runs: runs.length, detectable }];
}

function detectableDropText(one: TestedMetric, isOneOfSeveral: boolean): string {
  const { metric, basis, trials, runs, detectable } = one;
  const suite = `${counted(basis.scenarios, 'scenario')} x ${rangeText(trials)} ${trials.most === 1 ? 'trial' : 'trials'} against ${counted(runs, 'main run')}`;
  if (detectable >= 1) return `${suite}: even the largest drop is detected less than 3 times in 4.`;
  const caught = `${suite}: a drop of ${pointsUp(detectable)} points${isOneOfSeveral ? ` in \`${metric.name}\`` : ''} is detected about 3 times in 4.`;
  const drop = Math.round(detectable * 50) / 100;
  const effort = drop > metric.tolerance + SLACK ? effortToDetect(one, drop) : null;
  return effort === null ? caught : `${caught} For ${shortPoints(drop)}: ${needed(effort)}.`;
}

/** Trials or scenarios with which a drop is detected about 3 times in 4; null where no reasonable number would do. */
function effortToDetect({ metric, basis }: TestedMetric, drop: number): Effort | null {
  return effortFor(basis, (larger) => visibleDrop(larger, metric.tolerance) <= drop);
}

function needed({ trials, scenarios }: Effort): string {
  return `${trials} trials, or ${scenarios} scenarios`;
}

/**
 * With one pass-or-fail trial on both sides, fewer breaks than some number can never block. Suites with families are left out: there it
 * depends on which scenarios break.
 */
function breaksThatNeverBlock({ policy, candidate, runs, comparisons }: GateContext, { metric }: TestedMetric) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report) => trialRange(report, metric.rubric).most === 1);
  const isPlain = reports.every((report) => isPassOrFail(report, metric.rubric));
  const hasFamilies = reports.some(({ scenarios }) => scenarios.some(({ family }) => family !== undefined));
  const isConfirmed = policy.on_inconclusive === 'confirm';
  if (!isSingle || !isPlain || hasFamilies || isConfirmed || policy.noise === 'none') return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, comparisons);
  const limit =
    fewest < scenarios
      ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block`
      : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${limit}.`];
}

/** The fewest breaks, with nothing fixed, at which any gating rate can block: in Holm's last step a test has all of alpha. */
function fewestBreaks(policy: ResolvedPolicy, { metrics, criteria }: Comparisons): number {
  const { alpha } = testSettings(policy);
  return Math.min(
    ...metrics.filter(gates).map((metric) => breaksOf(metric, (broken, all) => pairedP(broken, all) <= alpha)),
    ...criteria.filter(gates).map((one) => breaksOf(one, (broken) => mcnemarMidP({ broken, mended: 0 }) <= alpha)),
  );
}

/** The fewest breaks that reach the tolerance of a rate and that its test shows. */
function breaksOf(
  { paired, tolerance }: MetricComparison | CriterionComparison,
  shows: (broken: number, all: number) => boolean,
): number {
  const all = paired?.scenarios ?? 0;
  if (all < FEWEST_SCENARIOS) return Number.POSITIVE_INFINITY;
  const numbers = Array.from({ length: all - 1 }, (_, index) => index + 1);
  return numbers.find((broken) => broken / all >= tolerance - SLACK && shows(broken, all)) ?? all;
}

function pairedP(broken: number, all: number): number {
  return pairedTest(Array.from({ length: all }, (_, index) => (index < broken ? -1 : 0)))?.worse ?? 1;
}

/** What would settle a metric: proof of a drop where it leans down, else proof that there is none beyond the tolerance. */
function settledBy(policy: ResolvedPolicy, one: TestedMetric, usage: MeanUsage | undefined): string {
  const { metric, basis } = one;
  const what = metric.leaning_down ? 'whether it dropped' : `that it did not drop by ${shortPoints(metric.tolerance)}`;
  const effort = metric.leaning_down ? effortToDetect(one, -(metric.delta ?? 0)) : effortToExclude(policy, one);
  if (effort === null) return `\`${metric.name}\`: no reasonable number of trials or scenarios would show ${what}.`;
  const extra = basis.scenarios * (effort.trials - Math.round(basis.trials));
  const cost =
    usage === undefined ? '' : `; the trials cost about $${(extra * usage.cost_usd).toFixed(2)} more per run`;
  return `\`${metric.name}\`: about ${needed(effort)} would show ${what}${cost}.`;
}

/** Until the interval of the change would end above minus the tolerance. */
function effortToExclude(policy: ResolvedPolicy, { metric, basis }: TestedMetric): Effort | null {
  const { alpha } = testSettings(policy);
  const margin = (metric.delta ?? 0) + metric.tolerance;
  return effortFor(basis, ({ scenarios, trials, error, df }) => {
    const half = Math.max(tQuantile(1 - alpha, df) * error, smallestHalfWidth(scenarios, trials, alpha));
    return half < margin - SLACK;
  });
}

function shortPoints(rate: number): string {
  const text = (rate * 100).toFixed(1).replace(/\.0$/, '');
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}
