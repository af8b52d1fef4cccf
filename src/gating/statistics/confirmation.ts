import type { ConfirmedScenario as PublishedScenario } from '../../../schemas/types/decision.ts';
import { weightedHolm } from './multiplicity.ts';
import { SLACK } from './rates.ts';
import { dropOf, pooledTest, type ScenarioCount, type Stratum, stratumP } from './stratified.ts';

/** Fresh trials of a scenario that looks broken. */
export const FRESH_TRIALS = 5;

/** Level at which one scenario counts as confirmed, over all scenarios that were run again. */
const SCENARIO_LEVEL = 0.1;
/** A first look without any sign of a collapse asks for nothing. */
const LARGEST_COLLAPSE_P = 0.5;

/**
 * The runs of main that a scenario is compared with if it looks broken: more than half of its trials failed, and more than half passed in
 * the newest run of main. That run only selects and the older ones compare, so that nothing is counted twice. With one run of main every
 * failing scenario is selected, and that run compares.
 * @param runs main's runs that have the scenario, newest first
 * @returns null if it does not look broken
 */
export function brokenAgainst<Run extends ScenarioCount>(
  candidate: ScenarioCount,
  runs: readonly Run[],
): readonly Run[] | null {
  const [newest, ...older] = runs;
  if (newest === undefined || candidate.failed * 2 <= candidate.scored) return null;
  return older.length > 0 && newest.failed * 2 >= newest.scored ? null : comparing(runs);
}

/** Of main's runs, newest first, those that a scenario is compared with. */
export function comparing<Run>(runs: readonly Run[]): readonly Run[] {
  return runs.length > 1 ? runs.slice(1) : runs;
}

/** What an ask for fresh trials depends on. */
export interface ConfirmQuestion {
  readonly broken: readonly Pick<Stratum, 'main'>[];
  /** Paired scenarios of the suite. */
  readonly paired: number;
  /** The rate's tolerance, 0 to 1. */
  readonly tolerance: number;
  /** Largest p-value at which fresh trials reject, 0 to 1. */
  readonly level: number;
  /** p-value of the collapse test on the first look. */
  readonly collapseP: number;
}

/** Whether fresh trials are asked for: only if they could block, and if the first look shows a sign. */
export function asksToConfirm({ broken, paired, tolerance, level, collapseP }: ConfirmQuestion): boolean {
  const allFail = broken.map(({ main }) => ({ candidate: { failed: FRESH_TRIALS, trials: FRESH_TRIALS }, main }));
  const canBlock = pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK;
  return canBlock && collapseP <= LARGEST_COLLAPSE_P;
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
  const missing = scenarios.reduce((sum, one) => sum + one.missing, 0);
  const best = pooledTest(scenarios.map((one) => filledUp(one, 0))).p;
  const worst = pooledTest(scenarios.map((one) => filledUp(one, one.missing))).p;
  const rejects = (p: number): boolean => p <= level;
  if (rejects(best) && rejects(worst)) return { result: 'blocks', p: Math.max(best, worst) };
  if (!rejects(best) && !rejects(worst)) return { result: 'does not block', p: Math.min(best, worst) };
  const { p } = pooledTest(scenarios);
  if (missing > budget * wanted + SLACK) return { result: 'incomplete', p };
  return { result: rejects(p) ? 'blocks' : 'does not block', p };
}

function filledUp({ candidate, main, missing }: ConfirmedScenario, failing: number): Stratum {
  return { candidate: { failed: candidate.failed + failing, trials: candidate.trials + missing }, main };
}

/** A word for each scenario, in the order given; `confirmed` holds its level over all of them (Holm). */
export function scenarioWords(strata: readonly Stratum[]): readonly PublishedScenario['word'][] {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL) return 'confirmed';
    if (candidate.failed === candidate.trials && main.failed === main.trials) return 'fails on main too';
    return candidate.failed === 0 ? 'passes again' : 'flaky';
  });
}

/**
 * The fresh trials that count: the first ones that differ from every trial of the first look and from each other. Copies, as a cache makes
 * them, are no evidence.
 * @param known what each trial of the first look recorded, by hash
 * @param fresh in the order of their numbers; null records no more than a verdict
 */
export function freshTrials<Trial extends { readonly facts: string | null; readonly crashed?: true }>(
  known: readonly (string | null)[],
  fresh: readonly Trial[],
): readonly Trial[] {
  const seen = new Set(known);
  const counted = fresh.filter(({ facts, crashed }) => {
    const isNew = facts !== null && !seen.has(facts);
    seen.add(facts);
    return isNew || crashed === true;
  });
  return counted.slice(0, FRESH_TRIALS);
}
