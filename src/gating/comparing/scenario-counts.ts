import type { ScenarioReport } from '../../../schemas/types/report.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { TrialCount } from '../statistics/stratified.ts';
import { type ComparisonContext, type Rate, rubricComparable } from './comparison-context.ts';
import { sameJudges } from './comparison-key.ts';
import type { Pair } from './pairing.ts';
import { passesOf, tallyOf } from './scores.ts';

/** Trials of one scenario in one run. `isSeparate`: none of them may be a copy of another. */
export interface CountedTrials extends TrialCount {
  readonly isSeparate: boolean;
}

/** A scenario in the run and in main's runs, newest first. Runs without it are left out. */
export interface ScenarioCounts {
  readonly scenario: string;
  readonly candidate: CountedTrials;
  readonly runs: readonly CountedTrials[];
}

/** Failures of each scenario under a rate, here and in every main run of its level: the compared ones, then older ones from its history. */
export interface RateCounts {
  /** Without waived scenarios. */
  readonly scenarios: readonly ScenarioCounts[];
  /** Paired scenarios with a verdict on both sides, including waived ones. */
  readonly paired: number;
  /** Runs of main. */
  readonly runs: number;
}

/** Counts failures by scenario under a metric or criterion. */
export function countsUnder(context: ComparisonContext, rate: Rate, pairs: readonly Pair[]): RateCounts {
  const { policy, candidate, older } = context;
  const known = older.filter(
    ({ report }) => rubricComparable(rate.rubric, report) && (!rate.byJudge || sameJudges(candidate, report)),
  );
  const counted = pairs.flatMap((pair) => {
    const before = [
      ...rate.comparedRuns.flatMap((index) => pair.runs[index] ?? []),
      ...known.flatMap(({ scenarios }) => scenarios.get(pair.scenario) ?? []),
    ];
    const own = countIn(policy, pair.candidate, rate);
    const runs = before.map((scenario) => countIn(policy, scenario, rate)).filter(({ trials }) => trials > 0);
    return own.trials === 0 || runs.length === 0
      ? []
      : [{ scenario: pair.scenario, candidate: own, runs, isWaived: pair.isWaived === true }];
  });
  return {
    scenarios: counted.filter(({ isWaived }) => !isWaived),
    paired: counted.length,
    runs: rate.comparedRuns.length + known.length,
  };
}

function countIn(
  policy: ResolvedPolicy,
  scenario: ScenarioReport,
  { rubric: { rubric }, criterion }: Rate,
): CountedTrials {
  const { passed, total } =
    criterion === null ? passesOf([scenario], rubric) : tallyOf(scenario, rubric, criterion.key);
  return { failed: total - passed, trials: total, isSeparate: isSeparate(policy, scenario, total) };
}

/** Whether every trial records something that no other trial of the scenario does; `confirm.fresh: declared` vouches for it. */
function isSeparate({ confirm }: ResolvedPolicy, { trials = [] }: ScenarioReport, scored: number): boolean {
  if (scored === 1 || confirm.fresh === 'declared') return true;
  const facts = new Set(trials.flatMap((trial) => trial.facts ?? []));
  return facts.size === trials.length && facts.size >= scored;
}
