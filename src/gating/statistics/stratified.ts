import { sum } from './moments.ts';

/** Scored trials of one scenario; a failure is one that does not pass. */
export interface TrialCount {
  readonly failed: number;
  readonly trials: number;
}

/** All of these trials together. */
export function addTrials(counts: readonly TrialCount[]): TrialCount {
  return { failed: sum(counts.map(({ failed }) => failed)), trials: sum(counts.map(({ trials }) => trials)) };
}

/** Failures of one scenario on both sides: x of k trials of the candidate, M of N trials of main. */
export interface Stratum {
  readonly candidate: TrialCount;
  readonly main: TrialCount;
}

/** One possible number of failures of the candidate, given the total of both sides. */
interface Outcome {
  readonly failed: number;
  readonly probability: number;
  /** Probability of this many failures or more. */
  readonly tail: number;
  /** Evidence in tenths of a bit, a whole number of 0 or more. */
  readonly score: number;
}

/** Relative slack for comparing p-values: equal ones can differ in their last digits. */
const RELATIVE_SLACK = 1e-9;

/**
 * One-sided p-value of a single scenario, 0 to 1: the probability that the candidate fails as often or more if both sides have the same failure rate.
 * Source: Fisher (1935), the exact conditional test of a two-by-two table.
 */
export function stratumP(stratum: Stratum): number {
  return outcomesOf(stratum).find(({ failed }) => failed === stratum.candidate.failed)?.tail ?? 1;
}

/** Evidence of one scenario that it got worse, in tenths of a bit: -10 log2 p, rounded. */
export function stratumScore(stratum: Stratum): number {
  return scoreOf(stratumP(stratum));
}

/**
 * Exact test whether the candidate fails more often over all scenarios together: the scores are added, and their distribution is the
 * convolution over the scenarios. Keeps its level at any number of scenarios.
 * Source: Fisher (1932), combination of exact tests, on scores rounded to tenths of a bit.
 * @returns the sum of the scores, in tenths of a bit, and the one-sided p-value, 1 without evidence
 */
export function pooledTest(strata: readonly Stratum[]): { readonly score: number; readonly p: number } {
  const score = strata.reduce((sum, stratum) => sum + stratumScore(stratum), 0);
  if (score === 0) return { score, p: 1 };
  // chances[s] is the probability of a sum of exactly s, with holes; sums that reach the score are collected in `reached`.
  let chances = [1];
  let reached = 0;
  // Without information there is one outcome.
  for (const outcomes of strata.map(outcomesOf).filter(({ length }) => length > 1)) {
    const next: number[] = [];
    chances.forEach((chance, sum) => {
      for (const outcome of outcomes) {
        const total = sum + outcome.score;
        if (total >= score) reached += chance * outcome.probability;
        else next[total] = (next[total] ?? 0) + chance * outcome.probability;
      }
    });
    chances = next;
  }
  return { score, p: Math.min(1, reached) };
}

/**
 * Tests the scenario with the strongest evidence, corrected exactly for the number of scenarios.
 * Source: Tarone (1990), smallest p of discrete tests; p = 1 - product of (1 - F_i).
 */
export function singleTest(strata: readonly Stratum[]): { readonly smallest: number; readonly p: number } {
  const smallest = strata.reduce((least, stratum) => Math.min(least, stratumP(stratum)), 1);
  const bound = smallest * (1 + RELATIVE_SLACK);
  // log1p and expm1 keep the digits of very small p-values.
  const log = strata.reduce((sum, stratum) => {
    const reachable = outcomesOf(stratum).filter(({ tail }) => tail <= bound);
    return sum + Math.log1p(-reachable.reduce((most, { tail }) => Math.max(most, tail), 0));
  }, 0);
  return { smallest, p: strata.length === 0 ? 1 : 0 - Math.expm1(log) };
}

/**
 * The hypergeometric distribution of the candidate's failures, largest number first. A scenario without information (no trial failed, every
 * trial failed, or one side has none) has one outcome, with p 1.
 */
function outcomesOf({ candidate, main }: Stratum): readonly Outcome[] {
  const k = candidate.trials;
  const n = main.trials;
  const total = candidate.failed + main.failed;
  const least = Math.max(0, total - n);
  const most = Math.min(k, total);
  // Each weight follows from the one before, so that no large factorial is needed.
  const weights = [1];
  for (let z = least; z < most; z += 1)
    weights.push(((weights.at(-1) ?? 0) * ((k - z) * (total - z))) / ((z + 1) * (n - total + z + 1)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let tail = 0;
  return weights
    .map((weight, index) => ({ failed: least + index, probability: weight / sum }))
    .reverse()
    .map(({ failed, probability }) => {
      tail = failed === least ? 1 : tail + probability;
      return { failed, probability, tail, score: scoreOf(tail) };
    });
}

function scoreOf(p: number): number {
  return Math.round(-10 * Math.log2(p)) + 0;
}

/** Drop of the suite's pass rate due to these scenarios, -1 to 1, as a mean over all paired scenarios. */
export function dropOf(strata: readonly Stratum[], paired: number): number {
  const rate = ({ failed, trials }: TrialCount): number => (trials === 0 ? 0 : failed / trials);
  return strata.reduce((sum, { candidate, main }) => sum + rate(candidate) - rate(main), 0) / paired;
}

/**
 * How far the suite's pass rate fell due to these scenarios, 0 to 1, as a mean over all paired scenarios: the sum of what fell, so that what
 * rose elsewhere hides no dead scenario (evidence contract, E8). Scenarios that a single run of main both selects and compares count by
 * their net: chance alone makes some of them fall. A scenario without a trial of main says nothing.
 */
export function fallOf(strata: readonly (Stratum & { readonly isOneRun: boolean })[], paired: number): number {
  const known = strata.filter(({ main }) => main.trials > 0);
  const ofOneRun = known.filter(({ isOneRun }) => isOneRun);
  const alone = known.filter(({ isOneRun }) => !isOneRun).map((stratum) => [stratum]);
  return [ofOneRun, ...alone].reduce((sum, part) => sum + Math.max(0, dropOf(part, paired)), 0);
}
