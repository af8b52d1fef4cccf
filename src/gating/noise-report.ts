import type { Decision } from '../../schemas/types/decision.ts';
import type { FalseBlocks, NoiseReport } from '../../schemas/types/noise.ts';
import type { Report } from '../../schemas/types/report.ts';
import { rounded } from '../contract/numbers.ts';
import { pairScenarios } from './comparing/pairing.ts';
import { meanScores, primaryRubric, scoresOf, trialsUnder } from './comparing/scores.ts';
import { decide } from './decide.ts';
import { sameResult } from './findings/determinism.ts';
import type { MainRun } from './history/main-runs.ts';
import { type ResolvedPolicy, testSettings } from './policy/resolve-policy.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { fewest, mean } from './statistics/moments.ts';
import { SLACK } from './statistics/rate-of.ts';
import { runVariance } from './statistics/run-variance.ts';
import { familiesOf } from './statistics/samples.ts';

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
    results: {
      share: mean(scenarios.map(({ differing }) => differing)),
      // The rule of three: Hanley and Lippman-Hand (1983).
      at_most: changed.length > 0 ? null : Math.min(1, 3 / (scenarios.length * (runs.length - 1))),
    },
    phi: phiOf(scenarios, runs.length),
    any_drop: anyDrop(scenarios, runs.length),
    gate: {
      pairings: decisions.length,
      blocked: decisions.filter(({ exit_code }) => exit_code !== 0).length,
      expected: testSettings(policy).alpha,
    },
  };
}

/** How far the runs differ as wholes; null with too few runs to tell. */
function phiOf(scenarios: readonly RepeatedScenario[], runs: number): number | null {
  if (runs < FEWEST_RUNS) return null;
  const { families } = familiesOf(scenarios);
  const { phi } = runVariance(
    scenarios.map(({ scores }) => scores),
    fewest(scenarios.map(({ trials }) => trials)),
    families,
  );
  return rounded(phi);
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
  return items.flatMap((first, i) => items.flatMap((second, j) => (i === j ? [] : [[first, second] as const])));
}

/** One scenario in all runs. */
interface RepeatedScenario {
  readonly scenario: string;
  readonly family: string | undefined;
  readonly scores: readonly number[];
  /** Fewest scored trials in a run. */
  readonly trials: number;
  /** Shares of the pairs of runs that differ in the result, and in the score. */
  readonly differing: number;
  readonly moving: number;
}

/** The scenarios with a score under the rubric in every run and the same input, sorted by id. */
function repeatedScenarios(reports: readonly Report[], rubric: string): readonly RepeatedScenario[] {
  const [first, ...furtherReports] = reports;
  if (first === undefined) return [];
  return pairScenarios({ candidate: first, runs: furtherReports }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = meanScores(all, rubric);
    if (scores.length < reports.length) return [];
    const differing = shareOfPairs(all, (run, otherRun) => !sameResult(run, otherRun));
    const moving = shareOfPairs(scores, (score, otherScore) => Math.abs(score - otherScore) > SLACK);
    const trials = fewest(all.map((run) => scoresOf(run, rubric)?.scores.length ?? 1));
    return [{ scenario, family: candidate.family, scores, trials, differing, moving }];
  });
}

function shareOfPairs<T>(runs: readonly T[], differ: (run: T, otherRun: T) => boolean): number {
  const pairs = runs.flatMap((run, index) => runs.slice(0, index).map((otherRun) => differ(run, otherRun)));
  return pairs.filter(Boolean).length / pairs.length;
}
