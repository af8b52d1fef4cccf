import type { Evidence, Interval, PairedMeans, State, TestName } from '../../../schemas/types/decision.ts';
import type { Count, CriterionReport, Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { onlyAdvises } from '../policy/judged-rates.ts';
import { gates, type RateRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { Basis } from '../statistics/detectable.ts';
import { sum } from '../statistics/moments.ts';
import { meanRate, rateOf } from '../statistics/rate-of.ts';
import type { Sample } from '../statistics/samples.ts';
import { criterionName } from '../wording.ts';
import type { Pair } from './pairing.ts';
import { rangeOf, scoresOf, type TrialRange, tallyOf } from './scores.ts';

/**
 * A rate of a run, from counts to interval and state. It is built once, in the context. Findings, published comparisons, tables and the
 * terminal are projections of it.
 */
export type Rate = UntestedRate & TestedChange;

/** What a rate is, which runs it is compared with, and its numbers on both sides, before any test. */
export type UntestedRate = RateFacts &
  ({ readonly kind: 'metric' } | { readonly kind: 'criterion'; readonly criterion: CriterionReport });

/** The tests of one family share alpha. Only `blocking` ones decide, so the others cost them no power. */
export const FAMILIES = ['blocking', 'shown', 'mean-scores'] as const;
type Family = (typeof FAMILIES)[number];

export interface RateFacts {
  /** Unique among the rates of a run: the rubric's id for a metric, `rubric/criterion` for a criterion. */
  readonly key: string;
  /** The name in the policy and in findings: the metric's, or `rubric/criterion`. */
  readonly name: string;
  readonly rubric: RubricReport;
  readonly unit: 'score' | 'passes';
  readonly byJudge: boolean;
  /** The tier is `advisory` for a proposed criterion; the tolerance is 0 under `noise: none`, where every drop is real. */
  readonly rule: RateRule;
  readonly family: Family;
  readonly runs: RunsOfRate;
  /** The rubric in the compared runs of main, newest first; in the newest run, which is only shown, if none is compared. */
  readonly baselines: readonly RubricReport[];
  /** Its trials in one scenario, counted once; with scores if those are compared. `NO_TRIALS` if it did not apply. */
  readonly countIn: (scenario: ScenarioReport) => Count;
  /** Its value in one scenario, 0 to 1; null if it has none. */
  readonly valueIn: (scenario: ScenarioReport) => number | null;
  /** Over the whole run, 0 to 1; null if nothing was measured. */
  readonly candidate: number | null;
  /** Over `baselines`, 0 to 1; null if nothing was measured there. */
  readonly baseline: number | null;
  readonly candidateCount: Count;
  /** Null without `baselines`. */
  readonly baselineCount: Count | null;
}

/** Main's runs that a rate can be compared with, as indexes, newest first. */
export interface RunsOfRate {
  /** With the same rubric and, if the rate depends on one, the same judge; empty unless the newest is among them. */
  readonly comparable: readonly number[];
  /** The runs of its tests; empty if the two suites have too few scenarios in common. */
  readonly compared: readonly number[];
  /** Whether a scenario is compared with the newest run alone that has it: under `noise: none`. */
  readonly isNewestOnly: boolean;
}

/** A paired scenario in the runs of main that single scenarios are compared with, newest first. */
export function onMain({ runs }: Pick<Pair, 'runs'>, { runs: { comparable, isNewestOnly } }: UntestedRate) {
  const measured = comparable.flatMap((index) => runs[index] ?? []);
  return isNewestOnly ? measured.slice(0, 1) : measured;
}

export interface Sign {
  readonly test: TestName;
  /** Of this test alone: how often such a drop comes up in unchanged runs. Adjusted for all tests of a run it would say less. */
  readonly p: number;
}

/** How often a drop with these signs, at least one, comes up in unchanged runs: the p of the strongest, 0 to 1. */
export function smallestP(signs: readonly Sign[]): number {
  return Math.min(...signs.map(({ p }) => p));
}

export interface TestedChange {
  /** One number per paired scenario and run; null if the rate is not compared. */
  readonly sample: Sample | null;
  readonly state: State;
  /** Means over the paired scenarios, and candidate - baseline; null if nothing is paired. */
  readonly paired: PairedMeans | null;
  readonly delta: number | null;
  /** Null without a test. */
  readonly interval: Interval | null;
  /** Smallest drop that the suite detects about 3 times in 4; null without a test. */
  readonly detectable: number | null;
  /** The inputs of the paired test; null without one. */
  readonly basis: Basis | null;
  readonly evidence: readonly Evidence[];
  /** The tests behind `regressed` or `improved`. */
  readonly decidedBy: readonly TestName[];
  /** The tests that show a sign of a drop which is too weak to block. */
  readonly signs: readonly Sign[];
}

/** The count of a rate in a scenario where it does not apply. */
export const NO_TRIALS: Count = { passed: 0, total: 0 };

/** What a rate is made of, besides its report; the rule as the policy has it. */
interface RateInput extends Pick<RateFacts, 'rule' | 'runs' | 'baselines'> {
  readonly policy: ResolvedPolicy;
  /** Made by `countsOnce`; the same for all rates of a context. */
  readonly once: CountOnce;
}

type CountIn = RateFacts['countIn'];

/** Makes a function of scenarios count each of them once. */
type CountOnce = (countIn: CountIn) => CountIn;

/** Counts of many rates, each in a list by the scenarios' places: one index for all rates takes little time and memory. */
export function countsOnce(): CountOnce {
  const places = new Map<ScenarioReport, number>();
  return (countIn) => {
    const counts: (Count | undefined)[] = [];
    return (scenario) => {
      const place = places.get(scenario) ?? places.size;
      if (place === places.size) places.set(scenario, place);
      const known = counts[place];
      if (known !== undefined) return known;
      const count = countIn(scenario);
      counts[place] = count;
      return count;
    };
  };
}

export function metricRate(rubric: RubricReport, { policy, rule, runs, baselines, once }: RateInput): UntestedRate {
  const countIn = once((scenario) => {
    const { scores = [], passed = 0 } = scoresOf(scenario, rubric.rubric) ?? {};
    return scores.length === 0 ? NO_TRIALS : { passed, total: scores.length, scores };
  });
  return {
    kind: 'metric',
    key: rubric.rubric,
    name: rubric.metric,
    rubric,
    unit: 'score',
    byJudge: rubric.by_judge === true,
    rule: ruleUnder(policy, rule, rubric.metric),
    family: gates(rule) ? 'blocking' : 'shown',
    runs,
    baselines,
    countIn,
    valueIn: (scenario) => {
      const { scores } = countIn(scenario);
      return scores === undefined ? null : meanRate(scores);
    },
    candidate: rubric.score,
    baseline: meanOfRuns(baselines),
    candidateCount: rubric.trials,
    baselineCount: pooled(baselines.map(({ trials }) => trials)),
  };
}

/**
 * The rates of a criterion: the one that the policy judges, then its mean score, if it has scores and its passes are compared. That one
 * only informs.
 */
export function criterionRates(
  rubric: RubricReport,
  criterion: CriterionReport,
  { policy, rule: written, runs, baselines, once }: RateInput,
): readonly [UntestedRate, UntestedRate?] {
  const key = criterionName(rubric.rubric, criterion.key);
  const isProposed = criterion.status === 'proposed';
  const rule = ruleUnder(policy, isProposed ? { ...written, tier: 'advisory' } : written, key);
  const onMain = baselines.flatMap(({ criteria }) => criteria.find((known) => known.key === criterion.key) ?? []);
  const candidateCount = { passed: criterion.passed, total: criterion.total };
  const baselineCount = pooled(onMain);
  const tallyIn = once((scenario) => tallyOf(scenario, rubric.rubric, criterion.key));
  const passesIn = (scenario: ScenarioReport): Count => {
    const tally = tallyIn(scenario);
    return tally.scores === undefined ? tally : { passed: tally.passed, total: tally.total };
  };
  const passes: UntestedRate = {
    kind: 'criterion',
    criterion,
    key,
    name: key,
    rubric,
    unit: 'passes',
    byJudge: criterion.by_judge === true,
    rule,
    family: gates(rule) ? 'blocking' : 'shown',
    runs,
    baselines,
    countIn: passesIn,
    valueIn: (scenario) => rateOf(passesIn(scenario)),
    candidate: rateOf(candidateCount),
    baseline: baselineCount && rateOf(baselineCount),
    candidateCount,
    baselineCount,
  };
  if (criterion.score === undefined) return [passes];
  const score: UntestedRate = {
    ...passes,
    unit: 'score',
    countIn: tallyIn,
    valueIn: (scenario) => rateOf(tallyIn(scenario)),
    candidate: criterion.score,
    baseline: meanOfRuns(onMain),
  };
  const isCompared = rule.by === null ? criterion.by_score === true : rule.by === 'score';
  return isCompared ? [score] : [passes, { ...score, key: `${key} score`, family: 'mean-scores' }];
}

/** The fewest and the most scored trials that any scenario of a report has under a rate; both 0 without any. */
export function trialRange({ scenarios }: Report, { countIn }: UntestedRate): TrialRange {
  return rangeOf(scenarios.map((scenario) => countIn(scenario).total).filter((total) => total > 0));
}

export function isPassOrFail({ scenarios }: Report, { countIn }: Pick<UntestedRate, 'countIn'>): boolean {
  return scenarios.every((scenario) => (countIn(scenario).scores ?? []).every((score) => score === 0 || score === 1));
}

/** The rule of a rate under a policy: without noise, every drop counts, and a judge without a check that holds only advises. */
export function ruleUnder(policy: ResolvedPolicy, rule: RateRule, rate: string): RateRule {
  const counted = policy.noise === 'none' ? { ...rule, tolerance: 0 } : rule;
  return onlyAdvises(policy, rate) ? { ...counted, tier: 'advisory' } : counted;
}

export function meanOfRuns(runs: readonly { readonly score?: number | null }[]): number | null {
  const scores = runs.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? null : meanRate(scores);
}

/** The counts of all runs together; null for none. */
export function pooled(counts: readonly Count[]): Count | null {
  if (counts.length === 0) return null;
  return { passed: sum(counts.map(({ passed }) => passed)), total: sum(counts.map(({ total }) => total)) };
}
