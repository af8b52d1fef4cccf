import type { TestName } from '../../schemas/types/decision.ts';
import { MOST_SCENARIOS_MARKED } from '../scoring/trial-mark.ts';
import type { CountedTrials, RateCounts, ScenarioCounts } from './comparing/scenario-counts.ts';
import type { FurtherTest } from './statistics/family.ts';
import { familyStrata, groupFamilies } from './statistics/family-strata.ts';
import {
  addTrials,
  dropOf,
  pooledTest,
  type Stratum,
  singleTest,
  stratumP,
  type TrialCount,
} from './statistics/stratified.ts';

/** Runs of main that a test by run needs to block. */
const RUNS_TO_BLOCK = 10;

/** Largest p of a scenario that counts towards the drop. */
const SCENARIO_LEVEL = 0.05;

/** Shares of the collapse tests' weight by trial. */
const SHARES = { pooled: 0.6, single: 0.4 } as const;

/** The test of whether scenarios that pass on main always fail here. */
export interface Collapse {
  /** p of all scenarios together, 0 to 1. */
  readonly p: number;
  /** The tests that may block; empty if main has too few runs. */
  readonly tests: readonly (FurtherTest & { readonly test: TestName })[];
  /** Drop of the pass rate caused by the scenarios that look broken, 0 to 1, and their ids. */
  readonly drop: number;
  readonly scenarios: readonly string[];
  /** Whether main has too few runs to tell whether its trials are copies, so that this cannot block. */
  readonly isDoubtful: boolean;
}

/**
 * Tests a run's trials against those of all main runs of its level. Counts trial by trial if no trial of the run may be a copy; else each
 * run is one unit, so that copies prove nothing. Null if there is nothing to test, or so many scenarios that the other tests detect a
 * collapse.
 */
export function collapseOf({ scenarios, paired, runs, separateness }: RateCounts): Collapse | null {
  if (scenarios.length === 0 || paired > MOST_SCENARIOS_MARKED) return null;
  const isByTrial = areMostlySeveral(scenarios);
  const members = scenarios.map(({ scenario, family, candidate, runs: ofMain }) => {
    const stratum = (compared: readonly CountedTrials[]): Stratum =>
      isByTrial ? { candidate, main: pooledTrials(compared) } : stratumByRun(candidate, compared);
    return { scenario, family, ...stratum(ofMain), failures: ofMain.map((run) => stratum([run]).main.failed) };
  });
  const groups = groupFamilies(members);
  const strata = familyStrata(groups);
  const { p } = pooledTest(strata);
  const byRun = runs < RUNS_TO_BLOCK ? [] : [{ test: 'collapse', p, part: 'collapse', share: 1 } as const];
  const tests: Collapse['tests'] = isByTrial
    ? [
        { test: 'collapse', p, part: 'collapse', share: SHARES.pooled },
        { test: 'collapse-single', p: singleTest(strata).p, part: 'collapse', share: SHARES.single },
      ]
    : byRun;
  const tested = new Set(groups.flat());
  const broken = members.filter((member) => tested.has(member) && stratumP(member) <= SCENARIO_LEVEL);
  return {
    p,
    tests,
    drop: dropOf(broken, paired),
    scenarios: broken.map(({ scenario }) => scenario),
    isDoubtful: isByTrial && separateness === 'doubtful',
  };
}

/** Whether most scenarios have several trials in the run, none of which may be a copy. */
export function areMostlySeveral(scenarios: readonly ScenarioCounts[]): boolean {
  const several = scenarios.filter(({ candidate }) => candidate.trials > 1);
  return several.length * 2 > scenarios.length && several.every(({ candidate }) => candidate.isSeparate);
}

/** Pools the trials of main's runs. A run whose trials may be copies counts as one trial, failed if any failed. */
export function pooledTrials(runs: readonly CountedTrials[]): TrialCount {
  const counted = runs.map((run) => (run.isSeparate ? run : { failed: Math.min(1, run.failed), trials: 1 }));
  return addTrials(counted);
}

/**
 * Counts a scenario with each run as one unit, so that copied trials prove nothing. The candidate fails if all its trials failed. A run of
 * main fails if at least as many of its trials failed as the smaller side has.
 */
export function stratumByRun(candidate: TrialCount, runs: readonly TrialCount[]): Stratum {
  const failed = runs.filter((run) => run.failed >= Math.min(candidate.trials, run.trials)).length;
  return {
    candidate: { failed: candidate.failed === candidate.trials ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length },
  };
}
