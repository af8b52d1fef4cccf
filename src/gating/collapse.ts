import type { TestName } from '../../schemas/types/decision.ts';
import { MOST_SCENARIOS_MARKED } from '../scoring/trial-mark.ts';
import type { CountedTrials, RateCounts, ScenarioCounts } from './comparing/scenario-counts.ts';
import type { FurtherTest } from './statistics/family.ts';
import { dropOf, pooledTest, type ScenarioCount, type Stratum, singleTest, stratumP } from './statistics/stratified.ts';

/** Runs of main that a test by run needs to block. */
const RUNS_TO_BLOCK = 10;

/** Largest p of a scenario that counts towards the drop. */
const SCENARIO_LEVEL = 0.05;

/** Shares of all test weights. */
const WEIGHTS = { pooled: 0.15, single: 0.1, byRun: 0.25 } as const;

/** The test of whether scenarios that pass on main always fail here. */
export interface Collapse {
  /** p of all scenarios together, 0 to 1. */
  readonly p: number;
  /** The tests that may block; empty if main has too few runs. */
  readonly tests: readonly (FurtherTest & { readonly test: TestName })[];
  /** Drop of the pass rate caused by the scenarios that look broken, 0 to 1, and their ids. */
  readonly drop: number;
  readonly scenarios: readonly string[];
}

/**
 * Tests a run's trials against those of all main runs of its level. Counts trial by trial if no trial of the run may be a copy; else each
 * run is one unit, so that copies prove nothing. Null if there is nothing to test, or so many scenarios that the other tests detect a
 * collapse.
 */
export function collapseOf({ scenarios, paired, runs }: RateCounts): Collapse | null {
  if (scenarios.length === 0 || paired > MOST_SCENARIOS_MARKED) return null;
  const byTrial = isByTrial(scenarios);
  const strata = scenarios.map((one) =>
    byTrial
      ? { candidate: asStratum(one.candidate), main: pooledTrials(one.runs) }
      : stratumByRun(one.candidate, one.runs),
  );
  const { p } = pooledTest(strata);
  const broken = strata.map(stratumP).map((own) => own <= SCENARIO_LEVEL);
  return {
    p,
    tests: testsOf(strata, p, { byTrial, runs }),
    drop: dropOf(
      strata.filter((_, index) => broken[index]),
      paired,
    ),
    scenarios: scenarios.flatMap(({ scenario }, index) => (broken[index] ? [scenario] : [])),
  };
}

function isByTrial(scenarios: readonly ScenarioCounts[]): boolean {
  const several = scenarios.filter(({ candidate }) => candidate.scored > 1);
  return several.length * 2 > scenarios.length && several.every(({ candidate }) => candidate.isSeparate);
}

function testsOf(
  strata: readonly Stratum[],
  p: number,
  { byTrial, runs }: { readonly byTrial: boolean; readonly runs: number },
): Collapse['tests'] {
  if (!byTrial) return runs < RUNS_TO_BLOCK ? [] : [{ test: 'collapse', p, weight: WEIGHTS.byRun }];
  return [
    { test: 'collapse', p, weight: WEIGHTS.pooled },
    { test: 'collapse-single', p: singleTest(strata).p, weight: WEIGHTS.single },
  ];
}

/** Pools the trials of main's runs. A run whose trials may be copies counts as one trial, failed if any failed. */
export function pooledTrials(runs: readonly CountedTrials[]): Stratum['main'] {
  const counted = runs.map((run) => (run.isSeparate ? asStratum(run) : { failed: Math.min(1, run.failed), trials: 1 }));
  return counted.reduce((sum, { failed, trials }) => ({ failed: sum.failed + failed, trials: sum.trials + trials }), {
    failed: 0,
    trials: 0,
  });
}

function asStratum({ failed, scored }: CountedTrials): Stratum['candidate'] {
  return { failed, trials: scored };
}

/**
 * Counts a scenario with each run as one unit, so that copied trials prove nothing. The candidate fails if all its trials failed. A run of
 * main fails if at least as many of its trials failed as the smaller side has.
 */
export function stratumByRun(candidate: ScenarioCount, runs: readonly ScenarioCount[]): Stratum {
  const failed = runs.filter((run) => run.failed >= Math.min(candidate.scored, run.scored)).length;
  return {
    candidate: { failed: candidate.failed === candidate.scored ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length },
  };
}
