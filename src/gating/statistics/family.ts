import { perObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { visibleDrop } from './detectable.ts';
import { effectiveFamilies } from './families.ts';
import type { FamilySettings } from './gate-settings.ts';
import { FEWEST_RUNS, historyTest, KNOWN_SHARE } from './history.ts';
import { type Discordant, mcnemarMidP, tango } from './mcnemar.ts';
import { mean } from './moments.ts';
import { weightedHolm } from './multiplicity.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from './paired.ts';
import { confidenceAt, type Interval } from './proportions.ts';
import { SLACK } from './rate-of.ts';
import type { Evidence, Sample, SampleComparison, StatisticalTest, TestedState } from './samples.ts';
import { type TestResult, tQuantile } from './student-t.ts';
import { type Part, weightsOf } from './weights.ts';

/** Effective families below which alpha would not hold: 30 scenarios in one family beside 10 alone are 1.8. */
const FEWEST_EFFECTIVE = 3;

type Test = Pick<Evidence, 'test' | 'worse' | 'better'>;

interface Measured {
  readonly sample: Sample;
  readonly paired: TestResult | null;
  readonly flips: Discordant | null;
  /** If every scenario of a metric fell, the smallest fall, 0 to 1; else 0. */
  readonly leastFall: number;
  readonly tests: readonly Test[];
}

/** A measured sample: its tests as adjusted for the family, and the share of alpha of the first one. */
interface Member extends Measured {
  readonly evidence: readonly Evidence[];
  readonly share: number;
}

/** A test computed elsewhere that shares the family's alpha: a part of it, and its share of that part, 0 to 1. */
export interface FurtherTest {
  readonly p: number;
  readonly part: Part;
  readonly share: number;
}

/** One comparison per sample, in the order given; and the adjusted p of each further test. */
interface FamilyComparison {
  readonly comparisons: readonly SampleComparison[];
  readonly further: readonly number[];
}

/**
 * Compares a run's metrics and criteria with main as one family: at most alpha of unchanged candidates get any `regressed` or a rejection by
 * a further test. Call it separately for rates that do not gate, which would cost the gating ones power.
 */
export function compareFamily(
  samples: readonly Sample[],
  settings: FamilySettings,
  further: readonly FurtherTest[] = [],
): FamilyComparison {
  const adjusted = adjust(samples.map(measureIn(samples)), settings, further);
  return { comparisons: adjusted.members.map((member) => compare(member, settings)), further: adjusted.further };
}

/** Which samples `compareFamily` calls `regressed` or `improved`. Without the numbers that people read, it takes half the time. */
export function whichMoved(samples: readonly Sample[], settings: FamilySettings): readonly boolean[] {
  // A change within the tolerance is neither, nor is one whose own p is too large: the other tests of the family only raise it.
  const measured = perObject(measureIn(samples));
  const isOpen = ({ leastFall, tests }: Measured) =>
    leastFall > 0 || tests.some(({ worse, better }) => Math.min(worse, better) <= settings.alpha + SLACK);
  if (!samples.some((sample) => isBeyondTolerance(sample) && isOpen(measured(sample)))) return samples.map(() => false);
  return adjust(samples.map(measured), settings, []).members.map((member) => movedBy(member, settings) !== null);
}

/** Adjusts each p for all tests of the family. */
function adjust(measured: readonly Measured[], settings: FamilySettings, further: readonly FurtherTest[]) {
  const tests = weighted(measured, further, settings);
  const worse = weightedHolm(tests.map(({ p, weight }) => ({ p, weight })));
  // Improvements are a family of their own: they never block.
  const ofRates = tests.flatMap(({ test, weight }) => (test === null ? [] : { p: test.better, weight }));
  const better = weightedHolm(ofRates);
  const adjusted = new Map(
    tests.flatMap(({ test, weight }, at) => {
      const ps = { adjustedWorse: worse[at] ?? 1, adjustedBetter: better[at] ?? 1 };
      return test === null ? [] : [[test, { ...ps, weight }] as const];
    }),
  );
  const members = measured.map((member): Member => {
    const evidence = member.tests.map((test) => {
      const { weight: _, ...ps } = must(adjusted.get(test), 'the adjusted p of a test');
      return { ...test, ...ps };
    });
    const [first] = member.tests;
    return { ...member, evidence, share: (first && adjusted.get(first)?.weight) ?? 0 };
  });
  return { members, further: worse.slice(ofRates.length) };
}

function isBeyondTolerance({ tolerance, differences }: Sample, estimate = mean(differences)): boolean {
  return Math.abs(estimate) >= tolerance - SLACK;
}

/** All tests of a family with their weights: those of metrics, of criteria, and the further ones. */
function weighted(
  members: readonly Measured[],
  further: readonly FurtherTest[],
  settings: FamilySettings,
): readonly { readonly test: Test | null; readonly p: number; readonly weight: number }[] {
  const testedOf = (isMetric: boolean) =>
    members.filter(({ sample, tests }) => (sample.kind === 'metric') === isMetric && tests.length > 0);
  const [tested, judged] = [testedOf(true), testedOf(false)];
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

/** Measures the samples of one family. Single criteria have too little history of their own: what moves a whole run moves them too. */
function measureIn(family: readonly Sample[]): (sample: Sample) => Measured {
  const metrics = family.filter(({ kind }) => kind === 'metric');
  const phi = metrics.reduce((most, { variance }) => Math.max(most, variance.phi), 1);
  return (sample) => (sample.kind === 'criterion' ? measureCriterion(sample, phi) : measureMetric(sample));
}

function measureMetric(sample: Sample): Measured {
  const paired = pairedOf(sample, sample.variance.phi);
  const tests = paired === null ? [] : [...asTest('paired-t', paired), ...asTest('history-t', historyOf(sample))];
  const leastFall = Math.max(0, -sample.differences.reduce((largest, difference) => Math.max(largest, difference), -1));
  return { sample, paired, flips: null, leastFall, tests };
}

/** The paired test. Its error includes what moves whole runs, both in a new one and in the mean of main's. */
function pairedOf(sample: Sample, phi: number): TestResult | null {
  const { differences, families } = sample;
  if (phi === 1) return pairedTest(differences, families);
  const { explained, runs } = sample.variance;
  return pairedTest(differences, families, (phi - 1) * explained * (1 + 1 / runs));
}

/** Uses the scenarios that appear in three runs, so a growing suite keeps its history as long as they are most of it. */
function historyOf(sample: Sample): TestResult | null {
  const { candidate, runs, families } = sample;
  const isKnown = ({ length }: readonly number[]) => length >= FEWEST_RUNS;
  if (runs.filter(isKnown).length < KNOWN_SHARE * runs.length) return null;
  const { trialNoise, noisier } = sample;
  const scenarios = candidate.map((score, i) => ({
    candidate: score,
    runs: runs[i] ?? [],
    trialNoise: trialNoise[i] ?? 0,
    noisier: noisier[i] ?? 1,
    family: families?.[i],
  }));
  const known = scenarios.filter((scenario) => isKnown(scenario.runs));
  return historyTest(known, sample.trials, sample.variance.phi, sample.kind === 'lift' ? 2 : 1);
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

function compare(member: Member, settings: FamilySettings): SampleComparison {
  const { sample, paired, evidence, share } = member;
  const { tolerance } = sample;
  const scenarios = sample.candidate.length;
  const interval = paired === null ? null : intervalOf(member, paired, settings.alpha);
  const judged = movedBy(member, settings) ?? { state: unmovedState(sample, interval), decidedBy: [] };
  const { alpha, level = alpha, power } = settings;
  const isShown = judged.state !== 'insufficient' && judged.state !== 'not-comparable';
  const demand = { alpha: level * share, power };
  const basis = paired === null ? null : { scenarios, ...sample.usual, error: paired.error, df: paired.df, demand };
  const baseline = scenarios === 0 ? null : mean(sample.baseline);
  const visible = basis === null ? null : visibleDrop(basis, tolerance);
  return {
    key: sample.key,
    scenarios,
    candidate: scenarios === 0 ? null : mean(sample.candidate),
    baseline,
    estimate: scenarios === 0 ? null : estimateOf(member),
    basis,
    interval: isShown ? interval : null,
    detectable: !isShown || visible === null ? null : canFall(sample, visible) ? visible : 1,
    evidence,
    ...judged,
  };
}

/** Whether a rate is high enough to fall so far. A lift may fall below 0. */
function canFall({ kind, baseline }: Sample, drop: number): boolean {
  return kind === 'lift' || drop <= mean(baseline) + SLACK;
}

/** The number of scenarios, or of families; the effective number of families where one holds most of the suite. */
function unitsOf({ candidate, families }: Sample): number {
  if (families === undefined) return candidate.length;
  const effective = effectiveFamilies(families);
  return effective < FEWEST_EFFECTIVE ? effective : new Set(families).size;
}

function intervalOf({ sample, flips }: Measured, paired: TestResult, alpha: number): Interval {
  const scenarios = sample.candidate.length;
  if (flips !== null) return tango(flips, scenarios, confidenceAt(alpha));
  const floor = smallestHalfWidth(scenarios, sample.trials, alpha);
  const half = Math.max(tQuantile(1 - alpha, paired.df) * paired.error, floor);
  return { lower: Math.max(-1, paired.estimate - half), upper: Math.min(1, paired.estimate + half) };
}

function estimateOf({ sample, paired }: Measured): number {
  return paired?.estimate ?? mean(sample.differences);
}

/**
 * `regressed` and `improved` need evidence (adjusted p at most the level, at most alpha) and size (at least the tolerance). A clear fall of
 * every scenario is evidence too: with few scenarios p cannot get small, however clear the drop (2^-5 = 0.03). Null for neither.
 */
function movedBy(member: Member, { alpha, level = alpha }: FamilySettings): Judged | null {
  const { sample, evidence, leastFall } = member;
  const estimate = estimateOf(member);
  if (unitsOf(sample) < FEWEST_SCENARIOS || !isBeyondTolerance(sample, estimate)) return null;
  const worse = evidence.filter(({ adjustedWorse }) => adjustedWorse <= level).map(({ test }) => test);
  const better = evidence.filter(({ adjustedBetter }) => adjustedBetter <= alpha).map(({ test }) => test);
  const allFell = leastFall > smallestHalfWidth(sample.candidate.length, sample.trials, alpha);
  if (worse.length > 0 && estimate < 0) return { state: 'regressed', decidedBy: worse };
  if (allFell && estimate < 0) return { state: 'regressed', decidedBy: ['paired-t'] };
  return better.length > 0 && estimate > 0 ? { state: 'improved', decidedBy: better } : null;
}

type Judged = Pick<SampleComparison, 'state' | 'decidedBy'>;

/** The state of a sample that did not move; `unchanged` needs the interval to exclude a drop of the tolerance. */
function unmovedState(sample: Sample, interval: Interval | null): TestedState {
  if (sample.candidate.length === 0) return 'not-comparable';
  if (unitsOf(sample) < FEWEST_SCENARIOS) return 'insufficient';
  return interval !== null && interval.lower > -sample.tolerance ? 'unchanged' : 'inconclusive';
}
