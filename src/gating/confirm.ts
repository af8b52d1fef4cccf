import { weightedHolm } from './statistics/multiplicity.ts';
import { SLACK } from './statistics/rates.ts';
import { pooledTest, type Stratum, stratumP } from './statistics/stratified.ts';

/** Trials of one scenario in one run; a failure is a trial that does not pass the primary rubric. */
export interface ScenarioCount {
  readonly failed: number;
  readonly scored: number;
}

/** A scenario that looks broken, with the failures of the older runs of main that it is compared with. */
export interface BrokenScenario {
  readonly scenario: string;
  readonly main: Stratum['main'];
}

/** Level at which one scenario counts as confirmed, over all scenarios that were run again. */
const SCENARIO_LEVEL = 0.1;
/** A first look without any sign of a collapse asks for nothing. */
const LARGEST_COLLAPSE_P = 0.5;

/**
 * The failures on main that a scenario is compared with if it looks broken: more than half of its trials failed, and more than half passed
 * in the newest run of main. That run only selects and the older ones compare, so that nothing is counted twice. With one run of main every
 * failing scenario is selected, and that run compares.
 * @param runs main's runs that have the scenario, newest first
 * @returns null if it does not look broken
 */
export function brokenOnMain(candidate: ScenarioCount, runs: readonly ScenarioCount[]): Stratum['main'] | null {
  const [newest, ...older] = runs;
  if (newest === undefined || candidate.failed * 2 <= candidate.scored) return null;
  if (older.length === 0) return { failed: newest.failed, trials: newest.scored };
  if (newest.failed * 2 >= newest.scored) return null;
  return {
    failed: older.reduce((sum, { failed }) => sum + failed, 0),
    trials: older.reduce((sum, { scored }) => sum + scored, 0),
  };
}

/** What an ask for confirmation depends on. */
export interface ConfirmQuestion {
  readonly broken: readonly Pick<BrokenScenario, 'main'>[];
  /** Fresh trials of each scenario. */
  readonly trials: number;
  /** Paired scenarios of the suite. */
  readonly paired: number;
  /** The metric's tolerance, 0 to 1. */
  readonly tolerance: number;
  /** Largest p-value at which the confirmation rejects, 0 to 1. */
  readonly level: number;
  /** p-value of the collapse test on the first look. */
  readonly collapseP: number;
}

/** Whether fresh trials are asked for: only if they could block, and if the first look shows a sign. */
export function asksToConfirm({ broken, trials, paired, tolerance, level, collapseP }: ConfirmQuestion): boolean {
  const allFail = broken.map(({ main }) => ({ candidate: { failed: trials, trials }, main }));
  return (
    pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK && collapseP <= LARGEST_COLLAPSE_P
  );
}

/** Drop of the suite's pass rate that these scenarios account for, -1 to 1: the mean over all paired scenarios. */
export function dropOf(strata: readonly Stratum[], paired: number): number {
  const drops = strata.map(({ candidate, main }) => rateOf(candidate) - rateOf(main));
  return drops.reduce((sum, drop) => sum + drop, 0) / paired;
}

/** A scenario that was run again; `missing` counts trials that errored, repeat another one, or never came. */
export interface ConfirmedScenario extends Stratum {
  readonly missing: number;
}

/** What the fresh trials say together. */
export interface Confirmation {
  /** `incomplete`: the missing trials decide, and they are too many to leave out. */
  readonly result: 'blocks' | 'does not block' | 'incomplete';
  /** The p-value that decides: of two readings that agree, the one further from the result. */
  readonly p: number;
  /** Share of the trials that are missing, 0 to 1. */
  readonly missing: number;
}

/**
 * Decides on the fresh trials with all missing ones passing and with all failing. If both say the same, it holds; else the trials that are
 * there decide, if the missing ones are within the error budget.
 * @param level largest p-value that rejects
 * @param budget largest share of missing trials, 0 to 1
 */
export function readConfirmation(
  scenarios: readonly ConfirmedScenario[],
  { level, budget }: { readonly level: number; readonly budget: number },
): Confirmation {
  const wanted = scenarios.reduce((sum, { candidate, missing }) => sum + candidate.trials + missing, 0);
  const missing = wanted === 0 ? 0 : scenarios.reduce((sum, one) => sum + one.missing, 0) / wanted;
  const best = pooledTest(scenarios.map((one) => filledUp(one, 0))).p;
  const worst = pooledTest(scenarios.map((one) => filledUp(one, one.missing))).p;
  const rejects = (p: number): boolean => p <= level;
  if (rejects(best) && rejects(worst)) return { result: 'blocks', p: Math.max(best, worst), missing };
  if (!rejects(best) && !rejects(worst)) return { result: 'does not block', p: Math.min(best, worst), missing };
  const p = pooledTest(scenarios).p;
  if (missing > budget + SLACK) return { result: 'incomplete', p, missing };
  return { result: rejects(p) ? 'blocks' : 'does not block', p, missing };
}

/** What the fresh trials say of one scenario. */
export type ScenarioWord = 'confirmed' | 'fails on main too' | 'passes again' | 'flaky';

/** A word for each scenario, in the order given; `confirmed` holds its level over all of them (Holm). */
export function scenarioWords(strata: readonly Stratum[]): readonly ScenarioWord[] {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL) return 'confirmed';
    if (candidate.failed === candidate.trials && main.failed === main.trials) return 'fails on main too';
    return candidate.failed === 0 ? 'passes again' : 'flaky';
  });
}

/**
 * The confirm trials that count: the first ones that differ from every trial of the first look and from each other. Copies, as a cache makes
 * them, are no evidence.
 * @param firstLook what each trial of the first look recorded, by hash
 * @param confirm the same of the confirm trials, in their order
 * @param most how many count
 */
export function freshTrials(firstLook: readonly string[], confirm: readonly string[], most: number): readonly string[] {
  const known = new Set(firstLook);
  return [...new Set(confirm)].filter((hash) => !known.has(hash)).slice(0, most);
}

/**
 * A scenario with each run as one unit, so that copied trials prove nothing: the candidate's unit fails if all its trials failed, a run of main
 * if at least as many failed as the smaller of both sides has.
 */
export function stratumByRun(candidate: ScenarioCount, runs: readonly ScenarioCount[]): Stratum {
  const failed = runs.filter((run) => run.failed >= Math.min(candidate.scored, run.scored)).length;
  return {
    candidate: { failed: candidate.failed === candidate.scored ? 1 : 0, trials: 1 },
    main: { failed, trials: runs.length },
  };
}

function filledUp({ candidate, main, missing }: ConfirmedScenario, failing: number): Stratum {
  return { candidate: { failed: candidate.failed + failing, trials: candidate.trials + missing }, main };
}

function rateOf({ failed, trials }: { readonly failed: number; readonly trials: number }): number {
  return trials === 0 ? 0 : failed / trials;
}
