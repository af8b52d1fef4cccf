import { FEWEST_RUNS } from './history.ts';
import { sum } from './moments.ts';
import { SLACK } from './rate-of.ts';
import type { TrialCount } from './stratified.ts';

/**
 * Whether trials of one run are trials of their own: `separate`, `copied` (the run is the unit), or `doubtful` if main has too few runs to
 * tell and nothing in it differs.
 */
export type Separateness = 'separate' | 'copied' | 'doubtful';

/** Largest probability, and largest share of what is expected, at which so few mixed runs show copies. */
const LEVEL = 0.01;
const LARGEST_SHARE = 3 / 4;
/** Failing scenarios of which some would be mixed, if their trials were separate. */
const FEWEST_FAILING = 5;

/**
 * Measures whether trials of one run of main repeat each other (a cache, temperature 0), whatever ids they carry. Evidence contract, E9:
 * what contradicts itself never helps a run to pass or to fail, and an id of its own does not make a trial one.
 *
 * A run is mixed in a scenario if some of its trials fail and not all. Given that T of a scenario's trials fail, separate trials leave
 * every choice of T of them equally likely, so the number of mixed runs has a known distribution: trials are `copied` if
 * P(mixed <= seen) <= 0.01 and seen <= 3/4 of what is expected. With fewer than three runs they are `doubtful` if five or more scenarios
 * fail on main and none of their runs is mixed.
 * Source: Fisher (1935), the permutation test; the numbers are of the evidence contract, measured by simulation.
 * @param scenarios the runs of main of each scenario
 */
export function separatenessOf(scenarios: readonly (readonly TrialCount[])[]): Separateness {
  const repeated = scenarios.map((runs) => runs.filter(({ trials }) => trials > 1)).filter(({ length }) => length > 0);
  const seen = sum(repeated.map((runs) => runs.filter(isMixed).length));
  if (repeated.every((runs) => runs.length < FEWEST_RUNS)) {
    const failing = repeated.filter((runs) => runs.some(({ failed }) => failed > 0)).length;
    return failing >= FEWEST_FAILING && seen === 0 ? 'doubtful' : 'separate';
  }
  const known = new Map<string, readonly number[]>();
  const chances = repeated.map((runs) => {
    const key = `${sum(runs.map(({ failed }) => failed))} of ${runs.map(({ trials }) => trials).join()}`;
    const chancesOfMixed = known.get(key) ?? mixedChances(runs);
    known.set(key, chancesOfMixed);
    return chancesOfMixed;
  });
  const expected = sum(chances.map((chancesOfMixed) => sum(chancesOfMixed.map((chance, mixed) => chance * mixed))));
  if (expected === 0 || seen > LARGEST_SHARE * expected + SLACK) return 'separate';
  return atMost(seen, chances) <= LEVEL ? 'copied' : 'separate';
}

function isMixed({ failed, trials }: TrialCount): boolean {
  return failed > 0 && failed < trials;
}

/**
 * The chance of each number of mixed runs, given how many trials of the scenario failed. Each run's failures are drawn from a binomial of
 * one rate; given their total, that rate does not matter.
 */
function mixedChances(runs: readonly TrialCount[]): readonly number[] {
  const total = sum(runs.map(({ failed }) => failed));
  const rate = total / sum(runs.map(({ trials }) => trials));
  if (rate === 0 || rate === 1) return [1];
  const width = runs.length + 1;
  // The chance of so many failures and mixed runs is at failures * width + mixed.
  const none = new Float64Array((total + 1) * width).fill(1, 0, 1);
  const chances = runs.reduce((before, { trials }) => withRun(before, binomial(trials, rate), width), none);
  const ofTotal = [...chances.subarray(total * width)];
  const all = sum(ofTotal);
  return ofTotal.map((chance) => chance / all);
}

/** The chances with one more run, in which each number of failures has its chance. */
function withRun(chances: Float64Array, ofRun: readonly number[], width: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(chances.length);
  chances.forEach((chance, place) => {
    if (chance === 0) return;
    ofRun.forEach((factor, failed) => {
      const at = place + failed * width + (isMixed({ failed, trials: ofRun.length - 1 }) ? 1 : 0);
      if (at < next.length) next[at] = (next[at] ?? 0) + chance * factor;
    });
  });
  return next;
}

/** The probability of each number of failures of so many trials. */
function binomial(trials: number, rate: number): readonly number[] {
  const chances = [(1 - rate) ** trials];
  for (let failed = 0; failed < trials; failed++)
    chances.push((((chances[failed] ?? 0) * (trials - failed)) / (failed + 1)) * (rate / (1 - rate)));
  return chances;
}

/** The probability that the scenarios together have at most so many mixed runs. */
function atMost(most: number, scenarios: readonly (readonly number[])[]): number {
  let chances = [1];
  for (const ofScenario of scenarios.filter(({ length }) => length > 1)) {
    const next = new Array<number>(Math.min(most + 1, chances.length + ofScenario.length - 1)).fill(0);
    for (const [mixed, chance] of chances.entries())
      for (const [added, factor] of ofScenario.entries())
        if (mixed + added <= most) next[mixed + added] = (next[mixed + added] ?? 0) + chance * factor;
    chances = next;
  }
  return sum(chances);
}
