import { trialsUnder } from './comparing/rate-words.ts';
import { decide } from './decide.ts';
import type { Decision } from './decision.ts';
import { type MainRun, MOST_RUNS } from './history/main-runs.ts';
import type { Policy } from './policy/policy.ts';
import { gates, metricBar, primaryRubric, testSettings } from './policy/rules.ts';
import { type RepeatedScenario, repeatedScenarios } from './repeated-scenarios.ts';
import { predictedError, usualLoss, usualTrials, visibleDrop } from './statistics/detectable.ts';
import type { Shares } from './statistics/gate-settings.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { mean, sum, variance } from './statistics/moments.ts';
import { FEWEST_SCENARIOS } from './statistics/paired.ts';
import { SLACK } from './statistics/rates.ts';

/** How far runs of one commit lie apart, and what that means for a gate, fit for schemas/noise.schema.json. Rates are 0 to 1. */
export interface NoiseReport {
  readonly schema: 1;
  readonly suite: string;
  /** The metric that the runs are told apart by. */
  readonly metric: string;
  readonly runs: readonly NoiseRun[];
  /** Scenarios with a verdict in every run. */
  readonly scenarios: number;
  /** Those whose result is not the same in all runs, sorted by id. */
  readonly changed: readonly ChangedScenario[];
  readonly results: ChangedResults;
  /** A gate that blocks on any drop of the metric. */
  readonly any_drop: FalseBlocks;
  /** This gate under the policy, with a single run of main. */
  readonly gate: FalseBlocks;
  /** Null with fewer than five scenarios, and under `noise: none`, where every drop is seen. */
  readonly sight: NoiseSight | null;
  /** `consider-none`: nothing changed; `not-deterministic`: something did, although the policy says `noise: none`. */
  readonly hint: 'consider-none' | 'not-deterministic' | null;
}

export interface NoiseRun {
  readonly label: string;
  /** Of the metric, over the whole run. */
  readonly score: number | null;
  /** That the rubric of the metric scored. */
  readonly trials: number;
}

export interface ChangedScenario {
  readonly scenario: string;
  /** Mean trial score in each run. */
  readonly scores: readonly number[];
}

/** Results of scenarios that differ between two runs: a score under any rubric, or the pass rate of any criterion. */
export interface ChangedResults {
  /** Comparisons that do not depend on each other: each scenario of each run after the first. */
  readonly comparisons: number;
  /** Chance that a result differs between two runs, over all pairs of runs, and its standard error over scenarios. */
  readonly share: number;
  readonly error: number | null;
  /** What the share may be all the same where nothing changed: 3 / comparisons; null where something did. */
  readonly at_most: number | null;
}

/** What a gate makes of runs of one commit: each run judged against each other one. */
export interface FalseBlocks {
  readonly pairings: number;
  readonly blocked: number;
  /** What the statistics lead to expect at most. */
  readonly expected: number;
}

/** What the next comparison can see, against as many runs of main as were given here. */
export interface NoiseSight {
  readonly baselines: number;
  /** Standard error of the comparison. */
  readonly error: number;
  /** Smallest drop that is caught about 3 times in 4. */
  readonly detectable: number;
}

export interface NoiseInput {
  readonly suite: string;
  readonly policy: Policy;
  /** Two or more runs of one commit, with the same rubrics. */
  readonly runs: readonly MainRun[];
  /** For what expires: `2026-11-21`. */
  readonly today: string;
}

/** Measures the suite's own noise. Null when no scenario has a verdict in every run. */
export function noiseReport(input: NoiseInput): NoiseReport | null {
  const { suite, policy, runs } = input;
  const reports = runs.map(({ report }) => report);
  const primary = reports[0] === undefined ? undefined : primaryRubric(reports[0]);
  const scenarios = primary === undefined ? [] : repeatedScenarios(reports, primary.rubric);
  if (primary === undefined || scenarios.length === 0) return null;
  const changed = scenarios.filter(({ differing }) => differing > 0);
  const decisions = decisionsOf(input);
  return {
    schema: 1,
    suite,
    metric: primary.metric,
    runs: runs.map((run) => ({
      label: run.origin.label,
      score: run.report.rubrics.find(({ rubric }) => rubric === primary.rubric)?.score ?? null,
      trials: trialsUnder(run.report, primary.rubric),
    })),
    scenarios: scenarios.length,
    changed: changed.map(({ scenario, scores }) => ({ scenario, scores })),
    results: resultsOf(scenarios, runs.length),
    any_drop: anyDrop(scenarios, runs.length),
    gate: ownGate(policy, decisions),
    sight: sightOf(scenarios, policy, { metric: primary.metric, decisions }),
    hint: hintOf(policy, changed.length > 0),
  };
}

function resultsOf(scenarios: readonly RepeatedScenario[], runs: number): ChangedResults {
  const shares = scenarios.map(({ differing }) => differing);
  const comparisons = scenarios.length * (runs - 1);
  return {
    comparisons,
    share: mean(shares),
    error: shares.length < 2 ? null : Math.sqrt(variance(shares) / shares.length),
    // The rule of three: Hanley and Lippman-Hand (1983).
    at_most: shares.some((share) => share > 0) ? null : Math.min(1, 3 / comparisons),
  };
}

/** Where anything moves, a drop is as likely as a rise; that moves cancel out to nothing is neglected. */
function anyDrop(scenarios: readonly RepeatedScenario[], runs: number): FalseBlocks {
  const totals = Array.from({ length: runs }, (_, run) => mean(scenarios.map(({ scores }) => scores[run] ?? 0)));
  const pairs = orderedPairs(totals);
  const nothingMoves = scenarios.reduce((chance, { moving }) => chance * (1 - moving), 1);
  return {
    pairings: pairs.length,
    blocked: pairs.filter(([candidate, baseline]) => candidate < baseline - SLACK).length,
    expected: (1 - nothingMoves) / 2,
  };
}

function decisionsOf({ suite, policy, runs, today }: NoiseInput): readonly Decision[] {
  return orderedPairs(runs).map(([candidate, baseline]) =>
    decide({
      suite,
      policy,
      candidate: candidate.report,
      candidateOrigin: {},
      baselines: [baseline],
      waivers: [],
      today,
      notes: [],
      ruler: null,
      loosened: [],
      history: [],
      driftReference: null,
    }),
  );
}

function ownGate(policy: Policy, decisions: readonly Decision[]): FalseBlocks {
  const blocked = decisions.filter(({ exit_code, more_trials }) => exit_code !== 0 && more_trials === 0).length;
  return { pairings: decisions.length, blocked, expected: testSettings(policy).alpha };
}

function orderedPairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, i) => items.flatMap((other, j) => (i === j ? [] : [[one, other] as const])));
}

function sightOf(
  scenarios: readonly RepeatedScenario[],
  policy: Policy,
  { metric, decisions }: { readonly metric: string; readonly decisions: readonly Decision[] },
): NoiseSight | null {
  if (scenarios.length < FEWEST_SCENARIOS || policy.noise === 'none') return null;
  const hasCriteria = decisions.some(({ criteria }) => criteria.some(gates));
  const runs = scenarios.map(({ scores }) => scores.slice(0, MOST_RUNS));
  const baselines = runs[0]?.length ?? 0;
  const { alpha, power, shares } = testSettings(policy);
  const share = pairedShare(baselines >= FEWEST_RUNS ? shares.withHistory : shares.withoutHistory, hasCriteria);
  const error = predictedError(runs);
  const basis = {
    scenarios: scenarios.length,
    trials: usualTrials(scenarios.map(({ trials }) => trials.length)),
    loss: usualLoss(scenarios.flatMap(({ trials }) => trials)),
    error,
    df: scenarios.length - 1,
    demand: { alpha: alpha * share, power },
  };
  return { baselines, error, detectable: visibleDrop(basis, metricBar(policy, metric).tolerance) };
}

function pairedShare({ paired, history, criteria }: Shares, hasCriteria: boolean): number {
  return paired / sum([paired, history, hasCriteria ? criteria : 0]);
}

function hintOf({ noise }: Policy, hasChanged: boolean): NoiseReport['hint'] {
  if (hasChanged) return noise === 'none' ? 'not-deterministic' : null;
  return noise === 'none' ? null : 'consider-none';
}
