import type { Decision } from '../../schemas/types/decision.ts';
import type { Report, ScenarioReport } from '../../schemas/types/report.ts';
import { appendTo } from '../contract/group-by.ts';
import { must } from '../contract/must.ts';
import { rounded } from '../contract/numbers.ts';
import { byText } from '../contract/text.ts';
import { MOST_SCENARIOS_MARKED } from '../scoring/trial-mark.ts';
import { areMostlySeveral, pooledTrials } from './collapse.ts';
import { type ComparisonContext, criticalRates } from './comparing/comparison-context.ts';
import type { Pair } from './comparing/pairing.ts';
import { isPassOrFail, type UntestedRate } from './comparing/rate.ts';
import type { CountsOf, RateCounts, ScenarioCounts } from './comparing/scenario-counts.ts';
import { gates, type ResolvedPolicy } from './policy/resolve-policy.ts';
import { mean } from './statistics/moments.ts';
import { weightedHolm } from './statistics/multiplicity.ts';
import { FEWEST_SCENARIOS, sliceTest } from './statistics/paired.ts';
import { SLACK } from './statistics/rate-of.ts';
import { LARGEST_PHI_BY_CHANCE, type RunVariance } from './statistics/run-variance.ts';
import { familiesOf } from './statistics/samples.ts';
import { pooledTest, stratumP } from './statistics/stratified.ts';

/** What `gate.slices.by` calls the tags of a scenario; every other name is a fact. */
export const BY_TAGS = 'tags';

/** Most slices that are tested, the largest first. */
const MOST_SLICES = 40;

/** Fewest runs of main that make single trials of this run enough for an exact test. */
const RUNS_FOR_SINGLE_TRIALS = 5;

/** Largest adjusted p at which a slice is worth a look. At 0.05 all signs together hold more than 12 % of unchanged pull requests in some suites. */
const LARGEST_P_TO_LOOK_AT = 0.02;

/** Largest adjusted p at which a tag holds the broken scenarios. */
const LARGEST_P_OF_TAG = 0.01;

export interface SliceChange {
  /** The tag, or `FACT=VALUE`. */
  readonly slice: string;
  readonly rate: UntestedRate;
  /** Ids of its paired scenarios in which the rate applies. */
  readonly ids: readonly string[];
  /** Means over them, 0 to 1. */
  readonly candidate: number;
  readonly baseline: number;
  /** One-sided, 0 to 1; 1 if the drop is below the tolerance of slices. */
  readonly p: number;
  /** `p` times the number of tested slices and rates, at most 1. */
  readonly adjustedP: number;
}

export interface Slices {
  /** The smallest p first, then by slice and rate. */
  readonly changes: readonly SliceChange[];
  /** Slices beyond the 40 largest, by name. */
  readonly untested: readonly string[];
  /** Facts and slices that the policy names and no paired scenario has. */
  readonly unknown: readonly string[];
}

const NO_SLICES: Slices = { changes: [], untested: [], unknown: [] };

/**
 * Compares the primary metric and every critical criterion with main in each slice: the paired scenarios that share a tag, or a value of a
 * fact that the policy names. A scenario whose tags differ between the sides counts under both.
 * @param countsOf null if the primary metric is not tested
 */
export function slicesOf(context: ComparisonContext, pairs: readonly Pair[], countsOf: CountsOf | null): Slices {
  const { policy, primary } = context;
  if (policy.noise === 'none' || primary === null || countsOf === null) return NO_SLICES;
  const { members, ...names } = sliceMembers(policy, pairs);
  const rates = [...(gates(primary.metric.rule) ? [primary.metric] : []), ...criticalRates(context)];
  const tests = members.length * rates.length;
  if (tests === 0) return { changes: [], ...names };
  const changes = rates.flatMap((rate) => changesOf(rate, { context, pairs, members, counts: countsOf(rate), tests }));
  const byP = (a: SliceChange, b: SliceChange) =>
    a.p - b.p || byText(a.slice, b.slice) || byText(a.rate.key, b.rate.key);
  return { changes: changes.toSorted(byP), ...names };
}

interface Members {
  readonly slice: string;
  readonly places: readonly number[];
}

function sliceMembers({ gate: { slices } }: ResolvedPolicy, pairs: readonly Pair[]) {
  const places = placesByLabel(pairs, slices.by);
  const members = [...places]
    .map(([slice, places]): Members => ({ slice, places }))
    .filter(({ slice, places: { length } }) => {
      const isNamed = slices.only.length === 0 || slices.only.includes(slice);
      return isNamed && length >= FEWEST_SCENARIOS && length < pairs.length;
    })
    .sort((a, b) => b.places.length - a.places.length || byText(a.slice, b.slice));
  const untested = members.slice(MOST_SLICES).map(({ slice }) => slice);
  const facts = slices.by.filter((fact) => fact !== BY_TAGS);
  const unknown = [
    ...facts.filter((fact) => ![...places.keys()].some((label) => label.startsWith(`${fact}=`))),
    ...slices.only.filter((slice) => !places.has(slice)),
  ];
  return { members: members.slice(0, MOST_SLICES), untested: untested.sort(byText), unknown };
}

function placesByLabel(pairs: readonly Pair[], by: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [place, { candidate, baseline }] of pairs.entries()) {
    for (const label of new Set([...labelsOf(candidate, by), ...labelsOf(baseline, by)]))
      appendTo(places, label, place);
  }
  return places;
}

/** The slices that a scenario is in: its tags if the policy asks for them, and facts as `FACT=VALUE`. */
export function labelsOf({ tags, slices = [] }: ScenarioReport, by: readonly string[]): readonly string[] {
  return by.includes(BY_TAGS) ? [...tags, ...slices] : slices;
}

interface SliceInput {
  readonly context: ComparisonContext;
  readonly pairs: readonly Pair[];
  readonly members: readonly Members[];
  readonly counts: RateCounts;
  /** Tested slices times rates: a p is multiplied by it. */
  readonly tests: number;
}

function changesOf(rate: UntestedRate, { context, pairs, members, counts, tests }: SliceInput): readonly SliceChange[] {
  const { tolerance } = context.policy.gate.slices;
  const sides = pairs.map((pair) => sidesOf(rate, pair));
  const exact = isExact(rate, context, counts)
    ? new Map(counts.scenarios.map((scenario) => [scenario.scenario, scenario]))
    : null;
  return members.flatMap(({ slice, places }): readonly SliceChange[] => {
    const measured = places.flatMap((place) => sides[place] ?? []);
    if (measured.length < FEWEST_SCENARIOS) return [];
    const [candidate, baseline] = [
      mean(measured.map((side) => side.candidate)),
      mean(measured.map((side) => side.baseline)),
    ];
    const hasFallen = baseline - candidate >= tolerance - SLACK;
    const p = hasFallen ? pOf(measured, exact) : 1;
    const ids = measured.map(({ scenario }) => scenario);
    return [{ slice, rate, ids, candidate, baseline, p, adjustedP: Math.min(1, p * tests) }];
  });
}

interface Sides {
  readonly scenario: string;
  readonly family: string | undefined;
  readonly candidate: number;
  readonly baseline: number;
}

function sidesOf(rate: UntestedRate, { scenario, candidate, baseline, runs }: Pair): Sides | null {
  const value = rate.valueIn(candidate);
  const onMain = rate.runs.compared.flatMap((index) => (runs[index] ? (rate.valueIn(runs[index]) ?? []) : []));
  if (value === null || onMain.length === 0) return null;
  return { scenario, family: baseline.family, candidate: value, baseline: mean(onMain) };
}

/** The exact test where trials pass or fail and are separate; else the paired t. */
function pOf(measured: readonly Sides[], exact: ReadonlyMap<string, ScenarioCounts> | null): number {
  const { families } = familiesOf(measured.map(({ family }) => family));
  if (exact === null || families !== undefined) {
    return sliceTest(
      measured.map(({ candidate, baseline }) => candidate - baseline),
      families,
    );
  }
  const counted = measured.flatMap(({ scenario }) => exact.get(scenario) ?? []);
  return pooledTest(counted.map(({ candidate, runs }) => ({ candidate, main: pooledTrials(runs) }))).p;
}

/** Whether trials pass or fail, and none may be a copy: several of each scenario, or single ones beside five runs of main. */
function isExact(rate: UntestedRate, { candidate, runs }: ComparisonContext, counts: RateCounts): boolean {
  if (counts.separateness === 'doubtful' || counts.paired > MOST_SCENARIOS_MARKED) return false;
  const reports: readonly Report[] = [candidate, ...rate.runs.compared.flatMap((index) => runs[index] ?? [])];
  if (!reports.every((report) => isPassOrFail(report, rate))) return false;
  const isSingle = counts.scenarios.every((scenario) => scenario.candidate.trials === 1);
  return isSingle ? counts.runs >= RUNS_FOR_SINGLE_TRIALS : areMostlySeveral(counts.scenarios);
}

/** The test by which a slice blocks, if the policy says so: the smallest p of all slices, corrected for their number. */
export function sliceTestsOf({ gate }: ResolvedPolicy, { changes: [first] }: Slices) {
  if (gate.slices.effect !== 'block' || first === undefined) return [];
  return [{ test: 'slices' as const, p: first.adjustedP, part: 'slices' as const, share: 1 }];
}

/** Whether a slice may block: where whole runs of main differ by more than their scenarios explain, what moved may be shared. */
export function mayBlock({ phi }: Pick<RunVariance, 'phi'> = { phi: 1 }): boolean {
  return phi <= LARGEST_PHI_BY_CHANCE;
}

export function isWorthALook(adjustedP: number): boolean {
  return adjustedP <= LARGEST_P_TO_LOOK_AT;
}

/** The slices as a decision publishes them; undefined without any. */
export function publishSlices({ changes, untested }: Slices): Decision['slices'] {
  if (changes.length === 0 && untested.length === 0) return undefined;
  return {
    changes: changes.map(({ slice, rate, ids, candidate, baseline, p, adjustedP }) => ({
      slice,
      rate: rate.name,
      scenarios: ids.length,
      candidate: rounded(candidate),
      baseline: rounded(baseline),
      delta: rounded(candidate - baseline),
      p,
      adjusted_p: adjustedP,
    })),
    untested,
  };
}

/**
 * The tag that holds the broken scenarios, if one has far more of them than chance gives it.
 * Source: Fisher (1935), the hypergeometric tail, by Holm (1979) over all tags.
 * @param broke ids of paired scenarios
 */
export function tagOfBroken(
  { policy, pairing: { pairs } }: Pick<ComparisonContext, 'policy' | 'pairing'>,
  broke: readonly string[],
): Decision['broken_tag'] {
  if (broke.length < 2) return undefined;
  const isBroken = new Set(broke);
  const tags = [...placesByLabel(pairs, policy.gate.slices.by)]
    .map(([tag, places]) => {
      const broken = places.filter((place) => isBroken.has(must(pairs[place], 'a tagged scenario').scenario)).length;
      return { tag, broken, of: broke.length, scenarios: places.length };
    })
    .filter(({ scenarios }) => scenarios < pairs.length)
    .sort((a, b) => byText(a.tag, b.tag));
  const tails = tags.map(({ broken, scenarios }) =>
    stratumP({
      candidate: { failed: broken, trials: scenarios },
      main: { failed: broke.length - broken, trials: pairs.length - scenarios },
    }),
  );
  const adjusted = weightedHolm(tails.map((p) => ({ p, weight: 1 })));
  const least = Math.min(...adjusted);
  return least > LARGEST_P_OF_TAG ? undefined : tags[adjusted.indexOf(least)];
}
