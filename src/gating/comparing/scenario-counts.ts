import type { Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { type Separateness, separatenessOf } from '../statistics/separateness.ts';
import type { TrialCount } from '../statistics/stratified.ts';
import { type ComparisonContext, rubricComparable } from './comparison-context.ts';
import { sameJudges } from './comparison-key.ts';
import type { Pair } from './pairing.ts';
import type { UntestedRate } from './rate.ts';

/** Trials of one scenario in one run. `isSeparate`: none of them is known to be a copy of another. */
export interface CountedTrials extends TrialCount {
  readonly isSeparate: boolean;
}

/** A scenario in the run and in main's runs, newest first. Runs without it are left out. */
export interface ScenarioCounts {
  readonly scenario: string;
  /** Its family on main, shared by scenarios that paraphrase one case. */
  readonly family: string | undefined;
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
  /** Measured on main's runs. If trials are copied, a run is one unit. */
  readonly separateness: Separateness;
}

/** An older run of main of the same level, with its scenarios by the candidate's ids. */
export interface OlderRun {
  readonly report: Report;
  readonly scenarios: ReadonlyMap<string, ScenarioReport>;
}

/** The counts of a rate, made when first asked for. */
export type CountsOf = (rate: UntestedRate) => RateCounts;

/** Counts failures by scenario under a metric or criterion. */
export function countsUnder(
  { candidate, older }: Pick<ComparisonContext, 'candidate'> & { readonly older: readonly OlderRun[] },
  rate: UntestedRate,
  pairs: readonly Pair[],
): RateCounts {
  const { compared } = rate.runs;
  const known = older.filter(
    ({ report }) => rubricComparable(rate.rubric, report) && (!rate.byJudge || sameJudges(candidate, report)),
  );
  const failuresIn = (scenario: ScenarioReport): CountedTrials => {
    const { passed, total } = rate.countIn(scenario);
    return { failed: total - passed, trials: total, isSeparate: areDistinct(scenario, total) };
  };
  const counted = pairs.flatMap((pair) => {
    const onMain = [
      ...compared.flatMap((index) => pair.runs[index] ?? []),
      ...known.flatMap(({ scenarios }) => scenarios.get(pair.scenario) ?? []),
    ];
    const failures = failuresIn(pair.candidate);
    const runs = onMain.map(failuresIn).filter(({ trials }) => trials > 0);
    return failures.trials === 0 || runs.length === 0
      ? []
      : [
          {
            scenario: pair.scenario,
            family: pair.baseline.family,
            candidate: failures,
            runs,
            isWaived: pair.isWaived === true,
          },
        ];
  });
  const tested = counted.filter(({ isWaived }) => !isWaived);
  const separateness = separatenessOf(tested.map(({ runs }) => runs));
  const asCopies = <Counts extends CountedTrials>(counts: Counts): Counts => ({
    ...counts,
    isSeparate: counts.trials === 1 || (counts.isSeparate && separateness !== 'copied'),
  });
  return {
    scenarios: tested.map(({ isWaived: _, ...counts }) => {
      return { ...counts, candidate: asCopies(counts.candidate), runs: counts.runs.map(asCopies) };
    }),
    paired: counted.length,
    runs: compared.length + known.length,
    separateness,
  };
}

/** Whether every trial records something that no other trial of the scenario does. */
function areDistinct({ trials = [] }: ScenarioReport, scored: number): boolean {
  if (scored === 1) return true;
  const marks = trials.filter(({ facts, further }) => facts !== null || further !== undefined);
  const distinct = new Set(marks.map(({ facts, further = '' }) => `${facts} ${further}`));
  return distinct.size === trials.length && distinct.size >= scored;
}
