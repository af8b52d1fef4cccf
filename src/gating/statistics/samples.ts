import type { Count } from '../../../schemas/types/report.ts';
import { type Basis, usualLoss, usualTrials } from './detectable.ts';
import { noisier } from './history.ts';
import { fewest, mean, variance } from './moments.ts';
import type { Interval } from './proportions.ts';
import { rateOf } from './rate-of.ts';
import { type RunVariance, runVariance } from './run-variance.ts';

/** The state of a compared rate; `not-comparable` if no scenario has the rate on both sides. */
export type TestedState = 'regressed' | 'improved' | 'unchanged' | 'inconclusive' | 'insufficient' | 'not-comparable';

/** The tests with a p-value. */
export type StatisticalTest = 'paired-t' | 'history-t' | 'mcnemar-mid-p';

/** One scenario that both sides ran: what was measured on the candidate and in every run of main. */
export interface PairedScenario<Measured> {
  /** Shared by scenarios that paraphrase one case. Absent: a family of its own. */
  readonly family?: string | undefined;
  readonly candidate: Measured;
  readonly baseline: readonly Measured[];
}

/** A rate by scenario, and the largest accepted drop (0 to 1). */
export interface RateSample<Measured> {
  readonly key: string;
  readonly tolerance: number;
  readonly scenarios: readonly PairedScenario<Measured>[];
}

/** A metric such as TCR: trial scores, 0 to 1. */
export type MetricSample = RateSample<readonly number[]>;

/** A criterion: how often it passed. */
export type CriterionSample = RateSample<Count>;

/** A lift: the score with something, minus the score without it. */
export type LiftSample = RateSample<Contrast>;

/** Trial scores of one scenario, 0 to 1. */
export interface Contrast {
  readonly with: readonly number[];
  readonly without: readonly number[];
}

/** One test's result: one-sided p-values as computed, and adjusted for all tests of the run. */
export interface Evidence {
  readonly test: StatisticalTest;
  /** p-value that the candidate is worse, and that it is better. */
  readonly worse: number;
  readonly better: number;
  readonly adjustedWorse: number;
  readonly adjustedBetter: number;
}

/** A rate over the scenarios that both sides ran, and the tests of its change. No number in it is NaN or infinite. */
export interface SampleComparison {
  readonly key: string;
  readonly state: TestedState;
  /** Scenarios on both sides. */
  readonly scenarios: number;
  /** Means over those scenarios, 0 to 1; null without any. */
  readonly candidate: number | null;
  readonly baseline: number | null;
  /** candidate - baseline, -1 to 1; negative is worse. */
  readonly estimate: number | null;
  /** Test P, its level and power; null below two scenarios. */
  readonly basis: Basis | null;
  /** One-sided bounds of the estimate, each at level alpha; null where the state is `insufficient` or `not-comparable`. */
  readonly interval: Interval | null;
  /** Smallest drop that the suite detects at the given power; null with `interval`. */
  readonly detectable: number | null;
  readonly evidence: readonly Evidence[];
  /** The tests behind `regressed` or `improved`; empty otherwise. */
  readonly decidedBy: readonly StatisticalTest[];
}

/** A sample reduced to one number per scenario and run. */
export interface Sample {
  readonly key: string;
  readonly tolerance: number;
  readonly candidate: readonly number[];
  readonly runs: readonly (readonly number[])[];
  /** Mean of the runs, and candidate - baseline. */
  readonly baseline: readonly number[];
  readonly differences: readonly number[];
  /** Only when at least two scenarios share one. */
  readonly families?: readonly string[];
  /** Per scenario of a metric: variance of a run's mean from the spread of its trials; 0 where runs have a single trial. */
  readonly trialNoise?: readonly number[];
  /** Per scenario: variance of the candidate's mean over that of a main run. */
  readonly noisier: readonly number[];
  /** Fewest trials any scenario has in any run, at least 1; of a lift, see `trialsOf`. */
  readonly trials: number;
  /** How far runs of main differ as wholes. */
  readonly variance: RunVariance;
  /** The candidate's trials per scenario, and `usualLoss`: for the detectable drop. */
  readonly usual: Pick<Basis, 'trials' | 'loss'>;
  /** One trial on each side of every scenario, without families: a pair stays, breaks or is fixed. */
  readonly flipsOnly: boolean;
  /** Present if each number is the difference of two scores. */
  readonly isLift?: true;
}

/** Mean trial score per scenario and run; a scenario without a trial on either side is not paired. */
export function scoreSample({ key, tolerance, scenarios }: MetricSample): Sample {
  const paired = onBothSides(scenarios, ({ length }) => length > 0);
  const trials = fewest(paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(lengthOf)));
  return {
    key,
    tolerance,
    ...bothSides(paired, trials, mean),
    trialNoise: paired.map(({ baseline }) => trialNoiseOf(baseline)),
    noisier: paired.map(({ candidate, baseline }) => noisier(candidate.length, baseline.map(lengthOf))),
    usual: {
      trials: usualTrials(paired.map(({ candidate }) => candidate.length)),
      loss: usualLoss(paired.flatMap(({ candidate }) => candidate)),
    },
    flipsOnly: false,
  };
}

/** Pass rate, or mean score, per scenario and run; a scenario in which the criterion did not apply on either side is not paired. */
export function tallySample({ key, tolerance, scenarios }: CriterionSample): Sample {
  const paired = onBothSides(scenarios, ({ total }) => total > 0);
  const counts = paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline]);
  const totals = counts.map(({ total }) => total);
  const isGraded = counts.some(({ scores }) => scores);
  const single = totals.length === 2 * paired.length && totals.every((total) => total === 1);
  const sides = bothSides(paired, fewest(totals), (count) => rateOf(count) ?? 0);
  return {
    key,
    tolerance,
    ...sides,
    noisier: paired.map(({ candidate, baseline }) =>
      noisier(
        candidate.total,
        baseline.map(({ total }) => total),
      ),
    ),
    usual: { trials: usualTrials(paired.map(({ candidate }) => candidate.total)), loss: 1 },
    flipsOnly: single && !isGraded && sides.families === undefined,
  };
}

/** Mean score with minus mean score without, per scenario and run; a scenario that lacks either on either side is not paired. */
export function liftSample({ key, tolerance, scenarios }: LiftSample): Sample {
  const paired = onBothSides(scenarios, (contrast) => contrast.with.length > 0 && contrast.without.length > 0);
  const trials = fewest(paired.flatMap(({ candidate, baseline }) => [candidate, ...baseline].map(trialsOf)));
  return {
    key,
    tolerance,
    ...bothSides(paired, trials, liftOf),
    trialNoise: paired.map(({ baseline }) => {
      return trialNoiseOf(baseline.map((run) => run.with)) + trialNoiseOf(baseline.map((run) => run.without));
    }),
    noisier: paired.map(({ candidate, baseline }) => noisier(trialsOf(candidate), baseline.map(trialsOf))),
    usual: { trials: usualTrials(paired.map(({ candidate }) => trialsOf(candidate))), loss: 1 },
    flipsOnly: false,
    isLift: true,
  };
}

/** Mean score with minus mean score without, -1 to 1. */
export function liftOf(contrast: Contrast): number {
  return mean(contrast.with) - mean(contrast.without);
}

/** Trials of one score that would be as noisy as the difference: 1 / (1 / with + 1 / without), for 3 and 1 three quarters. */
function trialsOf(contrast: Contrast): number {
  return 1 / (1 / contrast.with.length + 1 / contrast.without.length);
}

function bothSides<Measured>(
  paired: readonly PairedScenario<Measured>[],
  trials: number,
  rate: (measured: Measured) => number,
) {
  const candidate = paired.map((scenario) => rate(scenario.candidate));
  const runs = paired.map((scenario) => scenario.baseline.map(rate));
  const baseline = runs.map(mean);
  const differences = candidate.map((value, i) => value - (baseline[i] ?? 0));
  const families = familiesOf(paired);
  const variance = runVariance(runs, trials, families.families);
  return { candidate, runs, baseline, differences, trials, variance, ...families };
}

function lengthOf({ length }: readonly unknown[]): number {
  return length;
}

function trialNoiseOf(runs: readonly (readonly number[])[]): number {
  const repeated = runs.filter(({ length }) => length > 1);
  return repeated.length === 0 ? 0 : mean(repeated.map((scores) => variance(scores) / scores.length));
}

function onBothSides<Measured>(
  scenarios: readonly PairedScenario<Measured>[],
  hasAny: (measured: Measured) => boolean,
): readonly PairedScenario<Measured>[] {
  return scenarios
    .filter(({ candidate, baseline }) => hasAny(candidate) && baseline.some(hasAny))
    .map((one) => (one.baseline.every(hasAny) ? one : { ...one, baseline: one.baseline.filter(hasAny) }));
}

/** The family of each scenario; absent if none is shared. */
export function familiesOf(scenarios: readonly { readonly family?: string | undefined }[]): {
  readonly families?: readonly string[];
} {
  if (scenarios.every(({ family }) => family === undefined)) return {};
  const families = scenarios.map(({ family }, i) => (family === undefined ? `alone:${i}` : `family:${family}`));
  return new Set(families).size === families.length ? {} : { families };
}
