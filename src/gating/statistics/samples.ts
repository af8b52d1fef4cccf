import type { Count } from '../../../schemas/types/report.ts';
import { perObject } from '../../contract/json.ts';
import { type Basis, usualLoss, usualTrials } from './detectable.ts';
import { noisier } from './history.ts';
import { mean, variance } from './moments.ts';
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

/** A sample reduced to one number per scenario and run. What few rates need is computed when asked for. */
export interface Sample {
  readonly kind: 'metric' | 'criterion' | 'lift';
  readonly key: string;
  readonly tolerance: number;
  readonly candidate: readonly number[];
  readonly runs: readonly (readonly number[])[];
  /** Mean of the runs, and candidate - baseline. */
  readonly baseline: readonly number[];
  readonly differences: readonly number[];
  /** Only when at least two scenarios share one. */
  readonly families?: readonly string[];
  /** Per scenario: variance of a run's mean from the spread of its trials; 0 where runs have a single trial. Empty for a criterion. */
  readonly trialNoise: readonly number[];
  /** Per scenario: variance of the candidate's mean over that of a main run. */
  readonly noisier: readonly number[];
  /** Fewest trials any scenario has in any run, at least 1; of a lift, see `LIFT`. */
  readonly trials: number;
  /** How far runs of main differ as wholes. */
  readonly variance: RunVariance;
  /** The candidate's trials per scenario, and `usualLoss`: for the detectable drop. */
  readonly usual: Pick<Basis, 'trials' | 'loss'>;
  /** One trial on each side of every scenario, without families: a pair stays, breaks or is fixed. */
  readonly flipsOnly: boolean;
}

/** How scenarios are measured under one kind of rate. */
export interface Measure<Measured> extends Pick<Sample, 'kind'> {
  /** Trials of one scenario; 0 if it is not paired. */
  readonly trialsOf: (measured: Measured) => number;
  readonly numberOf: (measured: Measured) => number;
  /** Whether a scenario has one trial, which passes or fails. */
  readonly isFlip: (measured: Measured) => boolean;
  /** Present where the scores of trials are known: their spread, and how much they lose. */
  readonly scores?: {
    readonly noiseOf: (runs: readonly Measured[]) => number;
    readonly lossOf: (candidates: readonly Measured[]) => number;
  };
}

/** Trial scores; a scenario without a trial on either side is not paired. */
export const SCORES: Measure<readonly number[]> = {
  kind: 'metric',
  trialsOf: ({ length }) => length,
  numberOf: mean,
  isFlip: () => false,
  scores: { noiseOf: trialNoiseOf, lossOf: (candidates) => usualLoss(candidates.flat()) },
};

/** Pass rate, or mean score; a scenario in which the criterion did not apply on either side is not paired. */
export const TALLY: Measure<Count> = {
  kind: 'criterion',
  trialsOf: ({ total }) => total,
  numberOf: (count) => rateOf(count) ?? 0,
  isFlip: ({ total, scores }) => total === 1 && scores === undefined,
};

/** Mean score with minus mean score without; a scenario that lacks either on either side is not paired. */
export const LIFT: Measure<Contrast> = {
  kind: 'lift',
  // Trials of one score that would be as noisy as the difference, for 3 and 1 three quarters.
  trialsOf: (contrast) => 1 / (1 / contrast.with.length + 1 / contrast.without.length),
  numberOf: liftOf,
  isFlip: () => false,
  scores: {
    noiseOf: (runs) => trialNoiseOf(runs.map((run) => run.with)) + trialNoiseOf(runs.map((run) => run.without)),
    lossOf: () => 1,
  },
};

/** Mean score with minus mean score without, -1 to 1. */
export function liftOf(contrast: Contrast): number {
  return mean(contrast.with) - mean(contrast.without);
}

/** Makes a sample scenario by scenario, so that of many rates each scenario is fetched from memory once. */
export function startSample<Measured>(
  { key, tolerance }: Pick<Sample, 'key' | 'tolerance'>,
  { kind, trialsOf, numberOf, isFlip, scores }: Measure<Measured>,
) {
  const scored: PairedScenario<Measured>[] = [];
  const names: (string | undefined)[] = [];
  const [candidate, baseline, differences]: [number[], number[], number[]] = [[], [], []];
  const runs: (readonly number[])[] = [];
  /** Trials of the candidate, and of a run of main. */
  const [trials, onMain]: [number[], number[]] = [[], []];
  let least = Number.POSITIVE_INFINITY;
  let areFlips = true;
  let ofRuns: RunVariance | undefined;
  return {
    add({ family, candidate: own, baseline: all }: PairedScenario<Measured>): void {
      const count = trialsOf(own);
      if (count === 0) return;
      const measured: Measured[] = [];
      const values: number[] = [];
      let sum = 0;
      for (const run of all) {
        const trialsOfRun = trialsOf(run);
        if (trialsOfRun === 0) continue;
        if (scores) measured.push(run);
        values.push(numberOf(run));
        areFlips &&= isFlip(run);
        sum += trialsOfRun;
        least = Math.min(least, trialsOfRun);
      }
      if (values.length === 0) return;
      const [here, there] = [numberOf(own), mean(values)];
      candidate.push(here);
      runs.push(values);
      baseline.push(there);
      differences.push(here - there);
      names.push(family);
      trials.push(count);
      onMain.push(sum / values.length);
      least = Math.min(least, count);
      areFlips &&= values.length === 1 && isFlip(own);
      if (scores) scored.push({ candidate: own, baseline: measured });
    },
    sample(): Sample {
      const fewest = Number.isFinite(least) ? least : 1;
      const families = familiesOf(names);
      return {
        kind,
        key,
        tolerance,
        candidate,
        runs,
        baseline,
        differences,
        trials: fewest,
        ...families,
        flipsOnly: areFlips && families.families === undefined,
        get trialNoise() {
          return scored.map((scenario) => scores?.noiseOf(scenario.baseline) ?? 0);
        },
        get noisier() {
          return trials.map((count, i) => noisier(count, onMain[i] ?? count));
        },
        get variance() {
          ofRuns ??= runVariance(runs, fewest, families.families);
          return ofRuns;
        },
        get usual() {
          const loss = scores?.lossOf(scored.map((scenario) => scenario.candidate)) ?? 1;
          return { trials: usualTrials(trials), loss };
        },
      };
    },
  };
}

function trialNoiseOf(runs: readonly (readonly number[])[]): number {
  const repeated = runs.filter(({ length }) => length > 1);
  return repeated.length === 0 ? 0 : mean(repeated.map(noiseOfMean));
}

/** Variance of the mean of a run's trial scores. The same runs of main are compared several times. */
const noiseOfMean = perObject((scores: readonly number[]) => variance(scores) / scores.length);

/** The family of each scenario; absent if none is shared. */
export function familiesOf(names: readonly (string | undefined)[]): { readonly families?: readonly string[] } {
  if (names.every((family) => family === undefined)) return {};
  const families = names.map((family, i) => (family === undefined ? `alone:${i}` : `family:${family}`));
  return new Set(families).size === families.length ? {} : { families };
}
