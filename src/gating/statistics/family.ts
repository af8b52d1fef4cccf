import { visibleDrop } from './detectable.ts';
import { effectiveFamilies } from './families.ts';
import type { FamilySettings } from './gate-settings.ts';
import { FEWEST_RUNS, historyTest, KNOWN_SHARE } from './history.ts';
import { type Discordant, mcnemarMidP, tango } from './mcnemar.ts';
import { mean } from './moments.ts';
import { weightedHolm } from './multiplicity.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from './paired.ts';
import type { Interval } from './proportions.ts';
import { SLACK } from './rate-of.ts';
import type { Evidence, Sample, SampleComparison, StatisticalTest, TestedState } from './samples.ts';
import { type TestResult, tQuantile } from './student-t.ts';
import { type Part, weightsOf } from './weights.ts';

/** Effective families below which alpha would not hold: 30 scenarios in one family beside 10 alone are 1.8. */
const FEWEST_EFFECTIVE = 3;

interface Test {
  readonly test: StatisticalTest;
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

/** A test computed elsewhere that shares the family's alpha: a part of it, and its share of that part, 0 to 1. */
export interface FurtherTest {
  readonly p: number;
  readonly part: Part;
  readonly share: number;
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
 * @param criteria made by `tallySample`, or by `liftSample`
 */
export function compareFamily(
  metrics: readonly Sample[],
  criteria: readonly Sample[],
  settings: FamilySettings,
  further: readonly FurtherTest[] = [],
): FamilyComparison {
  const ofMetrics = metrics.map(measureMetric);
  // Single criteria have too little history of their own: what moves a whole run moves them too.
  const phi = metrics.reduce((most, { variance }) => Math.max(most, variance.phi), 1);
  const ofCriteria = criteria.map((sample) => (sample.isLift ? measureMetric(sample) : measureCriterion(sample, phi)));
  const tests = weighted(ofMetrics, ofCriteria, further, settings);
  const worse = weightedHolm(tests.map(({ p, weight }) => ({ p, weight })));
  // Improvements are a family of their own: they never block.
  const ofRates = tests.flatMap(({ test, weight }) => (test === null ? [] : { p: test.better, weight }));
  const better = weightedHolm(ofRates);
  const evidenceOf = (test: Test): Evidence => {
    const at = tests.findIndex((weighed) => weighed.test === test);
    return { ...test, adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
  };
  return {
    comparisons: [...ofMetrics, ...ofCriteria].map((member) => {
      const share = tests.find(({ test }) => test === member.tests[0])?.weight ?? 0;
      return compare(member, member.tests.map(evidenceOf), share, settings);
    }),
    further: worse.slice(ofRates.length),
  };
}

/** All tests of a family with their weights: those of metrics, of criteria, and the further ones. */
function weighted(
  metrics: readonly Measured[],
  criteria: readonly Measured[],
  further: readonly FurtherTest[],
  settings: FamilySettings,
): readonly { readonly test: Test | null; readonly p: number; readonly weight: number }[] {
  const tested = metrics.filter(({ tests }) => tests.length > 0);
  const judged = criteria.filter(({ tests }) => tests.length > 0);
  const parts = new Set<Part>(further.map(({ part }) => part));
  if (tested.length > 0) parts.add('paired');
  if (tested.some(({ tests }) => tests.length > 1)) parts.add('history');
  if (judged.length > 0) parts.add('criteria');
  const weights = weightsOf(settings.weights, parts);
  const weightOf = (part: Part) => weights.get(part) ?? 0;
  // A metric without a history test keeps that share for its paired test.
  const shares = { both: [weightOf('paired'), weightOf('history')], alone: [weightOf('paired') + weightOf('history')] };
  const ofMetrics = tested.flatMap(({ tests }) =>
    tests.map((test, index) => {
      const share = (tests.length > 1 ? shares.both : shares.alone)[index] ?? 0;
      return { test, p: test.worse, weight: share / tested.length };
    }),
  );
  const ofCriteria = judged.flatMap(({ tests }) =>
    tests.map((test) => ({ test, p: test.worse, weight: weightOf('criteria') / judged.length / tests.length })),
  );
  return [
    ...ofMetrics,
    ...ofCriteria,
    ...further.map(({ p, part, share }) => ({ test: null, p, weight: weightOf(part) * share })),
  ];
}

function measureMetric(sample: Sample): Measured {
  const paired = pairedOf(sample, sample.variance.phi);
  const tests = paired === null ? [] : [...asTest('paired-t', paired), ...asTest('history-t', historyOf(sample))];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, difference) => Math.max(largest, difference), -1));
  return { sample, paired, flips: null, leastFall, tests };
}

/** The paired test. Its error includes what moves whole runs, both in a new one and in the mean of main's. */
function pairedOf({ differences, families, variance: { explained, runs } }: Sample, phi: number): TestResult | null {
  return pairedTest(differences, families, phi === 1 ? 0 : (phi - 1) * explained * (1 + 1 / runs));
}

/** Uses the scenarios that appear in three runs, so a growing suite keeps its history as long as they are most of it. */
function historyOf(sample: Sample): TestResult | null {
  const { candidate, runs, trialNoise, noisier, trials, families, variance, isLift } = sample;
  const scenarios = candidate.map((score, i) => ({
    candidate: score,
    runs: runs[i] ?? [],
    trialNoise: trialNoise?.[i] ?? 0,
    noisier: noisier[i] ?? 1,
    family: families?.[i],
  }));
  const known = scenarios.filter((scenario) => scenario.runs.length >= FEWEST_RUNS);
  return known.length < KNOWN_SHARE * scenarios.length
    ? null
    : historyTest(known, trials, variance.phi, isLift ? 2 : 1);
}

function measureCriterion(sample: Sample, phi: number): Measured {
  const paired = pairedOf(sample, phi);
  const flips = flipsOf(sample);
  if (flips === null || paired === null)
    return { sample, paired, flips: null, leastFall: 0, tests: asTest('paired-t', paired) };
  const worse = mcnemarMidP(flips);
  const better = mcnemarMidP({ broken: flips.fixed, fixed: flips.broken });
  return { sample, paired, flips, leastFall: 0, tests: [{ test: 'mcnemar-mid-p', worse, better }] };
}

function asTest(test: StatisticalTest, result: TestResult | null): readonly Test[] {
  return result === null ? [] : [{ test, worse: result.worse, better: result.better }];
}

function flipsOf(sample: Sample): Discordant | null {
  if (!sample.flipsOnly) return null;
  const count = (change: number) => sample.differences.filter((difference) => difference === change).length;
  return { broken: count(-1), fixed: count(1) };
}

function compare(
  { sample, paired, flips, leastFall }: Measured,
  evidence: readonly Evidence[],
  share: number,
  settings: FamilySettings,
): SampleComparison {
  const scenarios = sample.candidate.length;
  const candidate = scenarios === 0 ? null : mean(sample.candidate);
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const estimate = scenarios === 0 ? null : mean(sample.differences);
  const interval = paired === null ? null : intervalOf(sample, paired, flips, settings.alpha);
  const units = unitsOf(sample);
  const allFell = leastFall > smallestHalfWidth(scenarios, sample.trials, settings.alpha);
  const { alpha, level = alpha } = settings;
  const demand = { alpha: level * share, power: settings.power };
  const { trials, loss } = sample.usual;
  const basis = paired === null ? null : { scenarios, trials, loss, error: paired.error, df: paired.df, demand };
  const { tolerance } = sample;
  const judged = stateOf({ estimate, units, interval, allFell, evidence, tolerance, alpha, level });
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
 * The state of one comparison: `regressed` and `improved` need evidence (adjusted p at most the level, at most alpha) and size (at least the tolerance),
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
  readonly level: number;
}): Judged {
  const { estimate, units, evidence, tolerance, alpha, level } = of;
  if (estimate === null) return undecided('not-comparable');
  if (units < FEWEST_SCENARIOS) return undecided('insufficient');
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= level).map(({ test }) => test);
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
