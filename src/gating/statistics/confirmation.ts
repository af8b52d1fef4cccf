import type { ConfirmedScenario as PublishedScenario } from '../../../schemas/types/decision.ts';
import { weightedHolm } from './multiplicity.ts';
import { SLACK } from './rate-of.ts';
import { dropOf, pooledTest, type Stratum, stratumP, type TrialCount } from './stratified.ts';

/** Fresh trials of a scenario that looks broken. */
export const FRESH_TRIALS = 5;

/** Level at which one scenario counts as confirmed, over all scenarios that were run again. */
const SCENARIO_LEVEL = 0.1;
/** Above this p-value of the first run, no fresh trials are asked for. */
const LARGEST_COLLAPSE_P = 0.5;

/**
 * Selects a scenario that looks broken, and the runs of main to compare it with. It looks broken if more than half of its trials failed and
 * more than half passed in main's newest run. The newest run selects and the older ones compare, so that no trial is used twice. With a
 * single run of main, every failing scenario is selected and compared with that run.
 * @param runs main's runs that have the scenario, newest first
 * @returns null if it does not look broken
 */
export function brokenAgainst<Run extends TrialCount>(
  candidate: TrialCount,
  runs: readonly Run[],
): readonly Run[] | null {
  const [newest, ...older] = runs;
  if (newest === undefined || candidate.failed * 2 <= candidate.trials) return null;
  return older.length > 0 && newest.failed * 2 >= newest.trials ? null : comparing(runs);
}

/** Of main's runs, newest first, those that a scenario is compared with. */
export function comparing<Run>(runs: readonly Run[]): readonly Run[] {
  return runs.length > 1 ? runs.slice(1) : runs;
}

/**
 * Whether to ask for fresh trials: only if they could block, and the first run shows a sign of a drop.
 * @param of.paired paired scenarios of the suite
 * @param of.level largest p-value at which fresh trials reject, 0 to 1
 * @param of.collapseP p-value of the collapse test on the first run
 */
export function asksToConfirm(
  broken: readonly Pick<Stratum, 'main'>[],
  of: Readonly<Record<'paired' | 'tolerance' | 'level' | 'collapseP', number>>,
): boolean {
  const { paired, tolerance, level, collapseP } = of;
  const allFail = broken.map(({ main }) => ({ candidate: { failed: FRESH_TRIALS, trials: FRESH_TRIALS }, main }));
  const canBlock = pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK;
  return canBlock && collapseP <= LARGEST_COLLAPSE_P;
}

/** A scenario that was run again. */
export interface ConfirmedScenario extends Stratum {
  /** Trials that errored, that repeat another trial, that ask something else, or that never arrived. */
  readonly missing: number;
  /** Failures among trials that nobody asked for. */
  readonly surplus: number;
}

/** The result over all fresh trials. */
export interface Confirmation {
  /**
   * `incomplete`: the result depends on the missing trials, and there are too many to ignore. `surplus`: the failures among trials that
   * nobody asked for would block, in place of others.
   */
  readonly result: 'blocks' | 'does not block' | 'incomplete' | 'surplus';
  /** The deciding p-value. Where both readings agree, the one nearer to the level. */
  readonly p: number;
}

/**
 * Tests the fresh trials twice: all missing ones count as passes, then as failures. If both agree, that is the result. Otherwise the trials
 * that arrived decide, provided that the missing ones are within the error budget. Surplus trials can only hold a run that would not block.
 * @param level largest p-value that rejects
 * @param budget largest share of missing trials, 0 to 1
 */
export function readConfirmation(
  scenarios: readonly ConfirmedScenario[],
  { level, budget }: { readonly level: number; readonly budget: number },
): Confirmation {
  const wanted = scenarios.reduce((sum, { candidate, missing }) => sum + candidate.trials + missing, 0);
  const missing = scenarios.reduce((sum, scenario) => sum + scenario.missing, 0);
  const best = pooledTest(scenarios.map((scenario) => filledUp(scenario, 0))).p;
  const worst = pooledTest(scenarios.map((scenario) => filledUp(scenario, scenario.missing))).p;
  const rejects = (p: number): boolean => p <= level;
  if (rejects(best) && rejects(worst)) return { result: 'blocks', p: Math.max(best, worst) };
  const isUndecided = rejects(best) !== rejects(worst);
  const p = isUndecided ? pooledTest(scenarios).p : Math.min(best, worst);
  if (isUndecided && missing > budget * wanted + SLACK) return { result: 'incomplete', p };
  if (isUndecided && rejects(p)) return { result: 'blocks', p };
  const withSurplus = scenarios.map((scenario) => filledUp(scenario, scenario.missing + scenario.surplus));
  const isHeld = scenarios.some(({ surplus }) => surplus > 0) && rejects(pooledTest(withSurplus).p);
  return { result: isHeld ? 'surplus' : 'does not block', p };
}

/** Counts missing trials as made, and up to so many as failures. */
function filledUp({ candidate, main, missing }: ConfirmedScenario, failing: number): Stratum {
  const trials = candidate.trials + missing;
  return { candidate: { failed: Math.min(trials, candidate.failed + failing), trials }, main };
}

/** The result of each scenario, in the order given; null without a fresh trial. `confirmed` is corrected for the number of scenarios (Holm). */
export function scenarioWords(strata: readonly Stratum[]): readonly PublishedScenario['word'][] {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if (candidate.trials === 0) return null;
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL) return 'confirmed';
    if (candidate.failed === candidate.trials && main.failed === main.trials) return 'fails on main too';
    return candidate.failed === 0 ? 'passes again' : 'flaky';
  });
}
