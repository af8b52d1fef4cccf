import type { Decision } from '../../schemas/types/decision.ts';
import type { ChangedResults, FalseBlocks, NoisePower, NoiseReport } from '../../schemas/types/noise.ts';
import type { Report } from '../../schemas/types/report.ts';
import { trialsUnder } from './comparing/comparisons.ts';
import { pairScenarios } from './comparing/pairing.ts';
import { meanScores, primaryRubric, scoresOf } from './comparing/scores.ts';
import { decide } from './decide.ts';
import { sameResult } from './findings/determinism.ts';
import { type MainRun, MOST_RUNS } from './history/main-runs.ts';
import { gates, metricRule, type ResolvedPolicy, testSettings } from './policy/resolve-policy.ts';
import { predictedError, usualLoss, usualTrials, visibleDrop } from './statistics/detectable.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { mean, sum, variance } from './statistics/moments.ts';
import { FEWEST_SCENARIOS } from './statistics/paired.ts';
import { SLACK } from './statistics/rates.ts';

interface NoiseInput {
  readonly suite: string;
  readonly policy: ResolvedPolicy;
  /** Two or more runs of one commit, with the same rubrics. */
  readonly runs: readonly MainRun[];
  /** ISO date for expiry checks: `2026-11-21`. */
  readonly today: string;
}

/** Measures the suite's own noise: how results of unchanged runs differ, and how the gate would decide on them. */
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
    gate: {
      pairings: decisions.length,
      blocked: decisions.filter(({ exit_code, more_trials }) => exit_code !== 0 && more_trials === 0).length,
      expected: testSettings(policy).alpha,
    },
    power: powerOf(scenarios, policy, { metric: primary.metric, decisions }),
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

/** False blocks of a gate that blocks on any drop. Assumes that moves do not cancel out, and that a drop is as likely as a rise. */
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
      config: null,
      relaxed: [],
      history: [],
      confirm: null,
    }),
  );
}

function orderedPairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((one, i) => items.flatMap((other, j) => (i === j ? [] : [[one, other] as const])));
}

function powerOf(
  scenarios: readonly RepeatedScenario[],
  policy: ResolvedPolicy,
  { metric, decisions }: { readonly metric: string; readonly decisions: readonly Decision[] },
): NoisePower | null {
  if (scenarios.length < FEWEST_SCENARIOS || policy.noise === 'none') return null;
  const hasCriteria = decisions.some(({ criteria }) => criteria.some(gates));
  const runs = scenarios.map(({ scores }) => scores.slice(0, MOST_RUNS));
  const baselines = runs[0]?.length ?? 0;
  const { alpha, power, shares } = testSettings(policy);
  const { paired, history, criteria } = baselines >= FEWEST_RUNS ? shares.withHistory : shares.withoutHistory;
  const share = paired / sum([paired, history, hasCriteria ? criteria : 0]);
  const error = predictedError(runs);
  const basis = {
    scenarios: scenarios.length,
    trials: usualTrials(scenarios.map(({ trials }) => trials.length)),
    loss: usualLoss(scenarios.flatMap(({ trials }) => trials)),
    error,
    df: scenarios.length - 1,
    demand: { alpha: alpha * share, power },
  };
  return { baselines, error, detectable: visibleDrop(basis, metricRule(policy, metric).tolerance) };
}

function hintOf({ noise }: ResolvedPolicy, hasChanged: boolean): NoiseReport['hint'] {
  if (hasChanged) return noise === 'none' ? 'not-deterministic' : null;
  return noise === 'none' ? null : 'consider-none';
}

/** One scenario in all runs. */
interface RepeatedScenario {
  readonly scenario: string;
  readonly scores: readonly number[];
  /** Trial scores in the first run. */
  readonly trials: readonly number[];
  /** Shares of the pairs of runs that differ in the result, and in the score. */
  readonly differing: number;
  readonly moving: number;
}

/** The scenarios with a score under the rubric in every run and the same input, sorted by id. */
function repeatedScenarios(reports: readonly Report[], rubric: string): readonly RepeatedScenario[] {
  const [first, ...others] = reports;
  if (first === undefined) return [];
  return pairScenarios({ candidate: first, runs: others }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = meanScores(all, rubric);
    if (scores.length < reports.length) return [];
    const trials = scoresOf(candidate, rubric)?.scores ?? [];
    const differing = shareOfPairs(all, (one, other) => !sameResult(one, other));
    const moving = shareOfPairs(scores, (one, other) => Math.abs(one - other) > SLACK);
    return [{ scenario, scores, trials, differing, moving }];
  });
}

function shareOfPairs<T>(runs: readonly T[], differ: (one: T, other: T) => boolean): number {
  const pairs = runs.flatMap((one, index) => runs.slice(0, index).map((other) => differ(one, other)));
  return pairs.filter(Boolean).length / pairs.length;
}
