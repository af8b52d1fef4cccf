import { counted } from '../contract/counted.ts';
import type { MeanUsage } from '../scoring/report.ts';
import type { Comparisons } from './comparing/comparisons.ts';
import type { Sides } from './comparing/pairing.ts';
import type { MetricComparison } from './comparing/rate-comparison.ts';
import { isPassOrFail, rangeText, type TrialRange, trialRange } from './comparing/trial-numbers.ts';
import { trialsToCome } from './findings/more-trials.ts';
import type { Policy } from './policy/policy.ts';
import { gates, testSettings } from './policy/rules.ts';
import { type Basis, type Effort, effortFor } from './statistics/detectable.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { mcnemarMidP } from './statistics/mcnemar.ts';
import { pairedTest } from './statistics/paired.ts';
import { SLACK } from './statistics/rates.ts';
import { pointsUp } from './wording.ts';

/** More than this many times the effort is no advice. */
const MOST_EFFORT = 100;

/** With fewer scenarios than these one flip, the least noise that the history test assumes, is most of what it sees. */
const HISTORY_SCENARIOS = 20;

/** A metric that was compared with main, and how large the suite is. */
interface View {
  readonly metric: MetricComparison;
  readonly basis: Basis;
  readonly scenarios: number;
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
export function sightOf(policy: Policy, sides: Sides, comparisons: Comparisons): readonly string[] {
  const views = comparisons.metrics.flatMap((metric) => viewOf(metric, comparisons, sides));
  const [primary] = views;
  if (primary === undefined) return [];
  return [
    `${visibleDrop(policy, primary)}${quietHistory(policy, primary)}`,
    ...blindSpot(policy, sides, comparisons, primary),
    ...(trialsToCome(policy, sides.candidate) > 0 ? [] : views)
      .filter(({ metric }) => metric.state === 'inconclusive' && gates(metric))
      .map((view) => settlement(policy, view, sides.candidate.usage)),
  ];
}

function viewOf(metric: MetricComparison, { bases }: Comparisons, { candidate, runs }: Sides): readonly View[] {
  const { detectable, rubric } = metric;
  const basis = bases.get(rubric);
  if (basis === undefined || detectable === null) return [];
  const trials = trialRange(candidate, rubric);
  return [{ metric, basis, scenarios: basis.scenarios, trials, runs: runs.length, detectable }];
}

function visibleDrop(policy: Policy, view: View): string {
  const { metric, scenarios, trials, runs, detectable } = view;
  const suite = `${counted(scenarios, 'scenario')} x ${rangeText(trials)} ${trials.most === 1 ? 'trial' : 'trials'} against ${counted(runs, 'main run')}`;
  if (detectable >= 1) return `${suite}: not even the largest drop is caught 3 times in 4.`;
  const seen = `${suite}: a drop of ${pointsUp(detectable)} points is caught about 3 times in 4.`;
  const drop = Math.max(metric.tolerance, Math.round(detectable * 50) / 100);
  if (drop >= detectable - SLACK || drop <= 0) return seen;
  const { basis } = view;
  const wish = { drop, demand: basis.demand, floorAlpha: testSettings(policy).alpha };
  return `${seen} For ${shortPoints(drop)}: ${needed(effortFor(wish, basis, trials.fewest))}.`;
}

function quietHistory({ noise }: Policy, { scenarios, runs }: View): string {
  if (runs < FEWEST_RUNS || scenarios >= HISTORY_SCENARIOS || noise === 'none') return '';
  return ` Below ${HISTORY_SCENARIOS} scenarios main's history adds little.`;
}

function needed({ trials, scenarios }: Effort): string {
  return `${trials} trials, or ${scenarios} scenarios`;
}

/** One trial on both sides that can only pass or fail: below some number of breaks the tests stay silent, however bad the luck. */
function blindSpot(
  policy: Policy,
  { candidate, runs }: Sides,
  comparisons: Comparisons,
  view: View,
): readonly string[] {
  const { metric, scenarios, trials } = view;
  const single =
    runs.length === 1 && [candidate, ...runs].every((report) => trialRange(report, metric.rubric).most === 1);
  const plain = [candidate, ...runs].every((report) => isPassOrFail(report, metric.rubric));
  if (trials.most !== 1 || !single || !plain || policy.noise === 'none') return [];
  const fewest = fewestBreaks(policy, comparisons, view);
  if (fewest === null)
    return [`With one trial and one main run, nothing less than a break of all ${scenarios} scenarios can block.`];
  return [
    `With one trial and one main run, fewer than ${fewest} net breaks of ${scenarios} scenarios can never block.`,
  ];
}

/** The fewest scenarios that break, with none mended, at which any test may reach its share of alpha. */
function fewestBreaks(policy: Policy, { metrics, criteria }: Comparisons, { metric, scenarios }: View): number | null {
  const { alpha, shares } = testSettings(policy);
  const gating = metrics.filter(gates).filter(({ paired }) => paired !== undefined).length;
  const asked = criteria.filter(gates).filter(({ paired }) => (paired?.scenarios ?? 0) > 1).length;
  const { paired, criteria: shared } = shares.withoutHistory;
  const total = (gating > 0 ? paired : 0) + (asked > 0 ? shared : 0);
  const bars = {
    metric: gating > 0 ? (alpha * paired) / gating / total : 0,
    criterion: asked > 0 ? (alpha * shared) / asked / total : 0,
  };
  for (let broken = 1; broken <= scenarios; broken++) {
    if (broken / scenarios < metric.tolerance - SLACK) continue;
    const changes = Array.from({ length: scenarios }, (_, index) => (index < broken ? -1 : 0));
    if ((pairedTest(changes)?.worse ?? 1) <= bars.metric || mcnemarMidP({ broken, mended: 0 }) <= bars.criterion)
      return broken;
  }
  return null;
}

/** Leaning down, it is the drop that has to be shown; else, that there is none beyond the tolerance. */
function settlement(policy: Policy, view: View, usage: MeanUsage | undefined): string {
  const { metric, trials, scenarios } = view;
  const what = metric.leaning_down ? 'whether it dropped' : `that it did not drop by ${shortPoints(metric.tolerance)}`;
  const effort = settlingEffort(policy, view);
  if (effort === null || effort.scenarios > MOST_EFFORT * scenarios)
    return `\`${metric.name}\`: no reasonable number of trials or scenarios would show ${what}.`;
  const extra = scenarios * (effort.trials - trials.fewest);
  const cost =
    usage === undefined ? '' : `; the trials cost about $${(extra * usage.cost_usd).toFixed(2)} more per run`;
  return `\`${metric.name}\`: about ${needed(effort)} would show ${what}${cost}.`;
}

/** An interval that excludes a drop as often as not has the half width of a test with half the power. */
function settlingEffort(policy: Policy, { metric, basis, trials }: View): Effort | null {
  const { alpha } = testSettings(policy);
  const delta = metric.delta ?? 0;
  const drop = metric.leaning_down ? -delta : delta + metric.tolerance;
  if (drop <= SLACK) return null;
  const demand = metric.leaning_down ? basis.demand : { alpha, power: 0.5 };
  return effortFor({ drop, demand, floorAlpha: alpha }, basis, trials.fewest);
}

function shortPoints(rate: number): string {
  const text = (rate * 100).toFixed(1).replace(/\.0$/, '');
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}
