import type { Count, Report, ScenarioReport, ScenarioScores } from '../scoring/report.ts';
import type { PairedValue } from './compare.ts';
import { mean } from './rates.ts';

/** A scenario with a verdict on both sides. */
export interface Pair {
  readonly scenario: string;
  readonly candidate: ScenarioReport;
  readonly baseline: ScenarioReport;
}

/** The scenarios of two runs, matched by id; every list is sorted by id. */
export interface Pairing {
  readonly pairs: readonly Pair[];
  /** In the candidate only, and in the baseline only; both empty without a baseline. */
  readonly new: readonly ScenarioReport[];
  readonly gone: readonly ScenarioReport[];
  /** Scenarios of the candidate, and of the baseline in the candidate too, of which no trial has a verdict. */
  readonly unjudged: { readonly candidate: readonly string[]; readonly baseline: readonly string[] };
  /**
   * Scenarios on both sides among those on any side. One without a verdict in the baseline is not in common; one
   * without a verdict in the candidate is, because missing trials are weighed by themselves.
   */
  readonly overlap: Count;
}

/** Pairs the scenarios of two runs by id, never two different sets; `baseline` is null where there is none. */
export function pairScenarios(candidate: Report, baseline: Report | null): Pairing {
  const before = new Map((baseline?.scenarios ?? []).map((scenario) => [scenario.scenario, scenario]));
  const here = byId(candidate.scenarios);
  const ids = new Set(here.map((scenario) => scenario.scenario));
  const common = here.flatMap((scenario): Pair[] => {
    const match = before.get(scenario.scenario);
    return match === undefined ? [] : [{ scenario: scenario.scenario, candidate: scenario, baseline: match }];
  });
  const gone = byId([...before.values()].filter((scenario) => !ids.has(scenario.scenario)));
  return {
    pairs: common.filter((pair) => isJudged(pair.candidate) && isJudged(pair.baseline)),
    new: baseline === null ? [] : here.filter((scenario) => !before.has(scenario.scenario)),
    gone,
    unjudged: {
      candidate: here.filter((scenario) => !isJudged(scenario)).map((scenario) => scenario.scenario),
      baseline: common.filter((pair) => !isJudged(pair.baseline)).map((pair) => pair.scenario),
    },
    overlap: {
      passed: common.filter((pair) => isJudged(pair.baseline)).length,
      total: here.length + gone.length,
    },
  };
}

/** Scores of a scenario under a rubric; undefined where no trial of it has a verdict. */
export function scoresOf(scenario: ScenarioReport, rubric: string): ScenarioScores | undefined {
  const scores = Object.hasOwn(scenario.rubrics, rubric) ? scenario.rubrics[rubric] : undefined;
  return scores === undefined || scores.scores.length === 0 ? undefined : scores;
}

/** Mean trial score of a scenario under a rubric, 0 to 1; null where it has none. */
export function meanScore(scenario: ScenarioReport, rubric: string): number | null {
  const scores = scoresOf(scenario, rubric);
  return scores === undefined ? null : mean(scores.scores);
}

/** Mean trial scores of the scenarios that have one on both sides. */
export function metricValues(pairing: Pairing, rubric: string): readonly PairedValue[] {
  return pairedValues(pairing, (scenario) => meanScore(scenario, rubric));
}

/** Pass proportions of the scenarios in which the criterion applied on both sides. */
export function criterionValues(pairing: Pairing, rubric: string, key: string): readonly PairedValue[] {
  return pairedValues(pairing, (scenario) => {
    const counts = scoresOf(scenario, rubric)?.criteria ?? {};
    const count = Object.hasOwn(counts, key) ? counts[key] : undefined;
    return count === undefined || count.total === 0 ? null : count.passed / count.total;
  });
}

function pairedValues(pairing: Pairing, valueIn: (scenario: ScenarioReport) => number | null): readonly PairedValue[] {
  return pairing.pairs.flatMap(({ scenario, candidate, baseline }) => {
    const [now, then] = [valueIn(candidate), valueIn(baseline)];
    return now === null || then === null ? [] : [{ scenario, candidate: now, baseline: then }];
  });
}

function isJudged(scenario: ScenarioReport): boolean {
  return Object.values(scenario.rubrics).some((scores) => scores.scores.length > 0);
}

function byId(scenarios: readonly ScenarioReport[]): readonly ScenarioReport[] {
  return [...scenarios].sort((a, b) => (a.scenario < b.scenario ? -1 : 1));
}
