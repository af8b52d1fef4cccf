import type { Report, ScenarioReport } from '../scoring/report.ts';
import { type Pair, scoresOf } from './pairing.ts';
import { mean } from './rates.ts';
import { allOfKPass, anyOfKPasses } from './statistics/reliability.ts';

/** pass^k and pass@k: how often k trials of a scenario all pass, and how often any of them does; averages over scenarios, 0 to 1. */
export interface ReliabilitySide {
  readonly all_pass: number;
  readonly any_pass: number;
}

export interface Reliability {
  /** The fewest trials that any scenario has on either side, at least 2. */
  readonly k: number;
  readonly candidate: ReliabilitySide;
  /** Of the newest run of main, over the same scenarios; null where nothing is paired. */
  readonly baseline: ReliabilitySide | null;
}

/**
 * Chance that k trials of a scenario all pass, and that any of them does, averaged over scenarios: the paired ones, or all of the candidate
 * where nothing is paired. k is the fewest trials that any of them has on either side, so that nothing is extrapolated.
 * Undefined below two trials.
 */
export function reliabilityOf(candidate: Report, pairs: readonly Pair[], rubric: string): Reliability | undefined {
  const both = pairs.filter((pair) => scoresOf(pair.candidate, rubric) && scoresOf(pair.baseline, rubric));
  const now = passesOf(both.length === 0 ? candidate.scenarios : both.map((pair) => pair.candidate), rubric);
  const then = passesOf(
    both.map((pair) => pair.baseline),
    rubric,
  );
  const k = [...now, ...then].reduce((least, { n }) => Math.min(least, n), Number.POSITIVE_INFINITY);
  if (now.length === 0 || k < 2) return undefined;
  return { k, candidate: sideOf(now, k), baseline: then.length === 0 ? null : sideOf(then, k) };
}

interface Passes {
  readonly c: number;
  readonly n: number;
}

function passesOf(scenarios: readonly ScenarioReport[], rubric: string): readonly Passes[] {
  return scenarios.flatMap((scenario) => {
    const scores = scoresOf(scenario, rubric);
    return scores === undefined ? [] : [{ c: scores.passed, n: scores.scores.length }];
  });
}

function sideOf(scenarios: readonly Passes[], k: number): ReliabilitySide {
  return {
    all_pass: mean(scenarios.map(({ c, n }) => allOfKPass(c, n, k) ?? 0)),
    any_pass: mean(scenarios.map(({ c, n }) => anyOfKPasses(c, n, k) ?? 0)),
  };
}
