import type { CriterionComparison, MetricComparison } from '../../schemas/types/decision.ts';
import type { MeanUsage } from '../../schemas/types/report.ts';
import { counted } from '../contract/text.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import { isPassOrFail, rangeText, type TrialRange, trialRange } from './comparing/scores.ts';
import type { GateContext } from './context.ts';
import { gates, type ResolvedPolicy, testSettings } from './policy/resolve-policy.ts';
import { type Basis, type Effort, effortFor, visibleDrop } from './statistics/detectable.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { mcnemarMidP } from './statistics/mcnemar.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from './statistics/paired.ts';
import { SLACK } from './statistics/rates.ts';
import { tQuantile } from './statistics/student-t.ts';
import { pointsUp } from './wording.ts';

/** With fewer scenarios than these one flip, the least noise that the history test assumes, is most of what it sees. */
const HISTORY_SCENARIOS = 20;

/** A metric that was compared with main, and what with. */
interface View {
  readonly metric: MetricComparison;
  readonly basis: Basis;
  readonly trials: TrialRange;
  readonly runs: number;
  /** Smallest drop that is caught about 3 times in 4, 0 to 1. */
  readonly detectable: number;
}

/**
 * What the suite can see, in sentences: the smallest drop that the primary metric shows about 3 times in 4, where too few
 * breaks can never block, and what would settle each gating metric that is inconclusive, at what cost, unless trials are to come anyway.
 * Empty where nothing was tested.
 */
export function powerOf(context: GateContext): readonly string[] {
  const { policy, candidate } = context;
  const views = context.comparisons.metrics.flatMap((metric) => viewOf(metric, context));
  const [primary] = views;
  if (primary === undefined) return [];
  return [
    `${seenDrop(primary, views.length > 1)}${quietHistory(policy, primary)}`,
    ...blindSpot(context, primary),
    ...(context.isFirstLook ? [] : views)
      .filter(({ metric }) => metric.state === 'inconclusive' && gates(metric))
      .map((view) => settlement(policy, view, candidate.usage)),
  ];
}

function viewOf(metric: MetricComparison, { candidate, runs, comparisons }: GateContext): readonly View[] {
  const { detectable, rubric } = metric;
  const basis = comparisons.bases.get(rubric);
  if (basis === undefined || detectable === null) return [];
  const trials = trialRange(candidate, rubric);
  return [{ metric, basis, trials, runs: runs.length, detectable }];
}

function seenDrop(view: View, isOneOfSeveral: boolean): string {
  const { metric, basis, trials, runs, detectable } = view;
  const suite = `${counted(basis.scenarios, 'scenario')} x ${rangeText(trials)} ${trials.most === 1 ? 'trial' : 'trials'} against ${counted(runs, 'main run')}`;
  if (detectable >= 1) return `${suite}: not even the largest drop is caught 3 times in 4.`;
  const seen = `${suite}: a drop of ${pointsUp(detectable)} points${isOneOfSeveral ? ` in \`${metric.name}\`` : ''} is caught about 3 times in 4.`;
  const drop = Math.round(detectable * 50) / 100;
  const effort = drop > metric.tolerance + SLACK ? effortToSee(view, drop) : null;
  return effort === null ? seen : `${seen} For ${shortPoints(drop)}: ${needed(effort)}.`;
}

/** What it takes until a drop would be caught as the printed one is; null where it lies within the tolerance, or out of reach. */
function effortToSee({ metric, basis }: View, drop: number): Effort | null {
  return effortFor(basis, (larger) => visibleDrop(larger, metric.tolerance) <= drop);
}

function quietHistory({ noise }: ResolvedPolicy, { basis, runs }: View): string {
  if (runs < FEWEST_RUNS || basis.scenarios >= HISTORY_SCENARIOS || noise === 'none') return '';
  return ` Below ${HISTORY_SCENARIOS} scenarios main's history adds little.`;
}

function needed({ trials, scenarios }: Effort): string {
  return `${trials} trials, or ${scenarios} scenarios`;
}

/**
 * One trial on both sides that can only pass or fail: below some number of breaks the tests stay silent, however bad the luck. Families,
 * which count together, would need more; of them nothing is said.
 */
function blindSpot({ policy, candidate, runs, comparisons }: GateContext, { metric }: View) {
  const reports = [candidate, ...runs];
  const isSingle = runs.length === 1 && reports.every((report) => trialRange(report, metric.rubric).most === 1);
  const isPlain = reports.every((report) => isPassOrFail(report, metric.rubric));
  const hasFamilies = reports.some(({ scenarios }) => scenarios.some(({ family }) => family !== undefined));
  if (!isSingle || !isPlain || hasFamilies || policy.noise === 'none') return [];
  const scenarios = metric.paired?.scenarios ?? 0;
  const fewest = fewestBreaks(policy, comparisons);
  const told =
    fewest < scenarios
      ? `fewer than ${fewest} net breaks of ${scenarios} scenarios can never block`
      : `nothing less than a break of all ${scenarios} scenarios can block`;
  return [`With one trial and one main run, ${told}.`];
}

/** The fewest scenarios that break, with none mended, at which any gating rate may block: in Holm's last step a test has all of alpha. */
function fewestBreaks(policy: ResolvedPolicy, { metrics, criteria }: Comparisons): number {
  const { alpha } = testSettings(policy);
  return Math.min(
    ...metrics.filter(gates).map((metric) => breaksOf(metric, (broken, all) => pairedP(broken, all) <= alpha)),
    ...criteria.filter(gates).map((one) => breaksOf(one, (broken) => mcnemarMidP({ broken, mended: 0 }) <= alpha)),
  );
}

/** The fewest breaks that a rate's test shows and that are no less than its tolerance. */
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

/** Leaning down, it is the drop that has to be shown; else, that there is none beyond the tolerance. */
function settlement(policy: ResolvedPolicy, view: View, usage: MeanUsage | undefined): string {
  const { metric, basis } = view;
  const what = metric.leaning_down ? 'whether it dropped' : `that it did not drop by ${shortPoints(metric.tolerance)}`;
  const effort = metric.leaning_down ? effortToSee(view, -(metric.delta ?? 0)) : effortToExclude(policy, view);
  if (effort === null) return `\`${metric.name}\`: no reasonable number of trials or scenarios would show ${what}.`;
  const extra = basis.scenarios * (effort.trials - Math.round(basis.trials));
  const cost =
    usage === undefined ? '' : `; the trials cost about $${(extra * usage.cost_usd).toFixed(2)} more per run`;
  return `\`${metric.name}\`: about ${needed(effort)} would show ${what}${cost}.`;
}

/** Until the range that stands beside the change would end above minus the tolerance. */
function effortToExclude(policy: ResolvedPolicy, { metric, basis }: View): Effort | null {
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
