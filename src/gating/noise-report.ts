import type { Decision } from '../../schemas/types/decision.ts';
import type { NoiseReport } from '../../schemas/types/noise.ts';
import type { Report } from '../../schemas/types/report.ts';
import { rounded } from '../contract/numbers.ts';
import { pairScenarios } from './comparing/pairing.ts';
import { meanScore, primaryRubric, scoresOf, trialsUnder } from './comparing/scores.ts';
import { decide } from './decide.ts';
import { sameResult } from './findings/determinism.ts';
import type { MainRun } from './history/main-runs.ts';
import { type ResolvedPolicy, testSettings } from './policy/resolve-policy.ts';
import { FEWEST_RUNS } from './statistics/history.ts';
import { fewest, mean } from './statistics/moments.ts';
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
  const { families } = familiesOf(scenarios.map(({ family }) => family));
  const { phi } = runVariance(
    scenarios.map(({ scores }) => scores),
    fewest(scenarios.map(({ trials }) => trials)),
    families,
  );
  return rounded(phi);
}

function decisionsOf({ suite, policy, runs, today }: NoiseInput): readonly Decision[] {
  const pairings = runs.flatMap((candidate) =>
    runs.flatMap((baseline) => (baseline === candidate ? [] : [{ candidate, baseline }])),
  );
  return pairings.map(({ candidate, baseline }) =>
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

interface RepeatedScenario {
  readonly scenario: string;
  readonly family: string | undefined;
  readonly scores: readonly number[];
  /** Fewest scored trials in a run. */
  readonly trials: number;
  /** Share of the pairs of runs that differ in the result. */
  readonly differing: number;
}

/** The scenarios with a score under the rubric in every run and the same input, sorted by id. */
function repeatedScenarios(reports: readonly Report[], rubric: string): readonly RepeatedScenario[] {
  const [first, ...furtherReports] = reports;
  if (first === undefined) return [];
  return pairScenarios({ candidate: first, runs: furtherReports }).pairs.flatMap(({ scenario, candidate, runs }) => {
    const all = [candidate, ...runs].filter((run) => run !== null);
    const scores = all.flatMap((run) => meanScore(run, rubric) ?? []);
    if (scores.length < reports.length) return [];
    const pairs = all.flatMap((run, index) => all.slice(0, index).map((otherRun) => !sameResult(run, otherRun)));
    const differing = pairs.filter(Boolean).length / pairs.length;
    const trials = fewest(all.map((run) => scoresOf(run, rubric)?.scores.length ?? 1));
    return [{ scenario, family: candidate.family, scores, trials, differing }];
  });
}
