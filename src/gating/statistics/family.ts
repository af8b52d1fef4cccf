import { visibleDrop } from './detectable.ts';
import type { FamilySettings, Shares } from './gate-settings.ts';
import { FEWEST_RUNS, historyTest } from './history.ts';
import { type Discordant, mcnemarMidP, tango } from './mcnemar.ts';
import { mean, sum } from './moments.ts';
import { weightedHolm } from './multiplicity.ts';
import { effectiveFamilies, FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from './paired.ts';
import type { Interval } from './proportions.ts';
import { SLACK } from './rate-of.ts';
import type { Evidence, Sample, SampleComparison, StatisticalTest, TestedState } from './samples.ts';
import { type TestResult, tQuantile } from './student-t.ts';

/** Effective families below which alpha would not hold: 30 scenarios in one family beside 10 alone are 1.8. */
const FEWEST_EFFECTIVE = 3;

/** Share of the paired scenarios that must appear in three runs of main for the history to represent the suite. */
export const KNOWN_SHARE = 0.8;

interface Test {
  readonly test: StatisticalTest;
  readonly weight: number;
  readonly worse: number;
  readonly better: number;
}

interface Measured {
  readonly sample: Sample;
  readonly paired: TestResult | null;
  readonly flips: Discordant | null;
  /** If every scenario of a metric fell, the smallest fall, 0 to 1; else 0. */
  readonly leastFall: number;
  readonly tests: readonly Test[];
}

/** A test computed elsewhere that shares the family's alpha. `weight` is its share of all weights, 0 to 1. */
export interface FurtherTest {
  readonly p: number;
  readonly weight: number;
}

/** One comparison per metric and criterion, metrics first, in the order given; and the adjusted p of each further test. */
interface FamilyComparison {
  readonly comparisons: readonly SampleComparison[];
  readonly further: readonly number[];
}

/**
 * Compares a run's metrics and criteria with main as one family: at most alpha of unchanged candidates get any `regressed` or a rejection by
 * a further test. Call it separately for rates that do not gate, which would cost the gating ones power.
 * @param metrics made by `scoreSample`
 * @param criteria made by `tallySample`
 */
export function compareFamily(
  metrics: readonly Sample[],
  criteria: readonly Sample[],
  settings: FamilySettings,
  further: readonly FurtherTest[] = [],
): FamilyComparison {
  const measured = measure(metrics, criteria, settings.shares);
  const tests = measured.flatMap((member) => member.tests);
  const testWeight = sum(tests.map((test) => test.weight));
  const all = testWeight === 0 ? 1 : testWeight / (1 - sum(further.map((test) => test.weight)));
  const worse = weightedHolm([
    ...tests.map((test) => ({ p: test.worse, weight: test.weight })),
    ...further.map(({ p, weight }) => ({ p, weight: weight * all })),
  ]);
  // Improvements are a family of their own: they never block.
  const better = weightedHolm(tests.map((test) => ({ p: test.better, weight: test.weight })));
  const evidenceOf = (test: Test): Evidence => {
    const at = tests.indexOf(test);
    const { weight: _, ...plain } = test;
    return { ...plain, adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
  };
  return {
    comparisons: measured.map((member) => compare(member, member.tests.map(evidenceOf), all, settings)),
    further: worse.slice(tests.length),
  };
}

function measure(
  metrics: readonly Sample[],
  criteria: readonly Sample[],
  { withHistory, withoutHistory }: FamilySettings['shares'],
): readonly Measured[] {
  const samples = metrics.map((sample) => ({ sample, history: historyOf(sample) }));
  const shares = samples.some(({ history }) => history !== null) ? withHistory : withoutHistory;
  return [
    ...samples.map(({ sample, history }) => measureMetric(sample, history, shares, metrics.length)),
    ...criteria.map((sample) => measureCriterion(sample, shares.criteria / criteria.length)),
  ];
}

function measureMetric(sample: Sample, history: TestResult | null, shares: Shares, metrics: number): Measured {
  const paired = pairedTest(sample.differences, sample.families);
  const weight = (history === null ? shares.paired + shares.history : shares.paired) / metrics;
  const tests = [
    ...asTest('paired-t', weight, paired),
    ...asTest('history-t', shares.history / metrics, paired === null ? null : history),
  ];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, difference) => Math.max(largest, difference), -1));
  return { sample, paired, flips: null, leastFall, tests };
}

/** Uses the scenarios that appear in three runs, so a growing suite keeps its history as long as they are most of it. */
function historyOf({ candidate, runs, trialNoise, noisier, trials }: Sample): TestResult | null {
  const scenarios = candidate.map((score, i) => ({
    candidate: score,
    runs: runs[i] ?? [],
    trialNoise: trialNoise?.[i] ?? 0,
    noisier: noisier[i] ?? 1,
  }));
  const known = scenarios.filter((scenario) => scenario.runs.length >= FEWEST_RUNS);
  return known.length < KNOWN_SHARE * scenarios.length ? null : historyTest(known, trials);
}

function measureCriterion(sample: Sample, weight: number): Measured {
  const paired = pairedTest(sample.differences, sample.families);
  const flips = flipsOf(sample);
  if (flips === null || paired === null) {
    return { sample, paired, flips: null, leastFall: 0, tests: asTest('paired-t', weight, paired) };
  }
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.fixed, fixed: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: 'mcnemar-mid-p', weight, worse, better }] };
}

function asTest(test: StatisticalTest, weight: number, result: TestResult | null): readonly Test[] {
  return result === null ? [] : [{ test, weight, worse: result.worse, better: result.better }];
}

function flipsOf(sample: Sample): Discordant | null {
  if (!sample.flipsOnly) return null;
  const count = (change: number) => sample.differences.filter((difference) => difference === change).length;
  return { broken: count(-1), fixed: count(1) };
}

function compare(
  { sample, paired, flips, leastFall, tests }: Measured,
  evidence: readonly Evidence[],
  totalWeight: number,
  settings: FamilySettings,
): SampleComparison {
  const scenarios = sample.candidate.length;
  const candidate = scenarios === 0 ? null : mean(sample.candidate);
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const estimate = scenarios === 0 ? null : mean(sample.differences);
  const interval = paired === null ? null : intervalOf(sample, paired, flips, settings.alpha);
  const units = unitsOf(sample);
  const allFell = leastFall > smallestHalfWidth(scenarios, sample.trials, settings.alpha);
  const share = (tests[0]?.weight ?? 0) / totalWeight;
  const demand = { alpha: settings.alpha * share, power: settings.power };
  const { trials, loss } = sample.usual;
  const basis = paired === null ? null : { scenarios, trials, loss, error: paired.error, df: paired.df, demand };
  const { tolerance } = sample;
  const judged = stateOf({ estimate, units, interval, allFell, evidence, tolerance, alpha: settings.alpha });
  const shown = judged.state === 'insufficient' || judged.state === 'not-comparable' ? null : basis;
  return {
    key: sample.key,
    scenarios,
    candidate,
    baseline,
    estimate,
    basis,
    interval: shown === null ? null : interval,
    detectable: shown === null ? null : visibleDrop(shown, tolerance),
    evidence,
    ...judged,
  };
}

/** The number of scenarios, or of families; the effective number of families where one holds most of the suite. */
function unitsOf({ candidate, families }: Sample): number {
  if (families === undefined) return candidate.length;
  const effective = effectiveFamilies(families);
  return effective < FEWEST_EFFECTIVE ? effective : new Set(families).size;
}

function intervalOf(sample: Sample, paired: TestResult, flips: Discordant | null, alpha: number): Interval {
  const scenarios = sample.candidate.length;
  if (flips !== null) return tango(flips, scenarios, 1 - 2 * alpha);
  const floor = smallestHalfWidth(scenarios, sample.trials, alpha);
  const half = Math.max(tQuantile(1 - alpha, paired.df) * paired.error, floor);
  return { lower: Math.max(-1, paired.estimate - half), upper: Math.min(1, paired.estimate + half) };
}

type Judged = Pick<SampleComparison, 'state' | 'decidedBy'>;

/**
 * The state of one comparison: `regressed` and `improved` need evidence (adjusted p at most alpha) and size (at least the tolerance),
 * `unchanged` needs the interval to exclude a drop of the tolerance. `units` counts scenarios, or families. A clear fall of every scenario
 * (`allFell`) is evidence too: with few scenarios p cannot get small, however clear the drop (2^-5 = 0.03).
 */
function stateOf(of: {
  readonly estimate: number | null;
  readonly units: number;
  readonly interval: Interval | null;
  readonly allFell: boolean;
  readonly evidence: readonly Evidence[];
  readonly tolerance: number;
  readonly alpha: number;
}): Judged {
  const { estimate, units, evidence, tolerance, alpha } = of;
  if (estimate === null) return undecided('not-comparable');
  if (units < FEWEST_SCENARIOS) return undecided('insufficient');
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= alpha).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const down = estimate < 0 && estimate <= -tolerance + SLACK;
  const up = estimate > 0 && estimate >= tolerance - SLACK;
  if (worse.length > 0 && down) return { state: 'regressed', decidedBy: worse };
  if (of.allFell && down) return { state: 'regressed', decidedBy: ['paired-t'] };
  if (better.length > 0 && up) return { state: 'improved', decidedBy: better };
  if (of.interval !== null && of.interval.lower > -tolerance) return undecided('unchanged');
  return { state: 'inconclusive', decidedBy: [] };
}

function undecided(state: TestedState): Judged {
  return { state, decidedBy: [] };
}
