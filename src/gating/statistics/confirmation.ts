import type { ConfirmedScenario as PublishedScenario } from '../../../schemas/types/decision.ts';
import { sum } from './moments.ts';
import { weightedHolm } from './multiplicity.ts';
import { SLACK } from './rate-of.ts';
import { dropOf, pooledTest, type Stratum, stratumP, type TrialCount } from './stratified.ts';

/** Fresh trials of a scenario that looks broken. */
const FRESH_TRIALS = 5;

/** Most fresh trials of a scenario, where fewer cannot reach the level. */
const MOST_TRIALS = 7;

/** Level at which one scenario counts as confirmed, over all scenarios that were run again. */
const SCENARIO_LEVEL = 0.1;
/** Above this p-value of the first run, no fresh trials are asked for without a control. */
const LARGEST_COLLAPSE_P = 0.5;

/**
 * Trials to ask for of each scenario: five, or up to seven where fewer cannot reach the level. Under a control that is the number which one
 * dead scenario needs, p = 1 / C(2k, k); against main's stored runs, that of each hypothesis if all its trials fail.
 * @param questions the scenarios of each hypothesis, and the largest p-value that rejects it, 0 to 1
 * @param of.isFirst whether the level is that of a first push, for which five are asked against stored runs
 */
export function trialsToAsk(
  questions: readonly { readonly lost: readonly Pick<Stratum, 'main'>[]; readonly level: number }[],
  { isControlled, isFirst }: { readonly isControlled: boolean; readonly isFirst: boolean },
): number {
  if (isFirst && !isControlled) return FRESH_TRIALS;
  const reaches = (trials: number): boolean =>
    questions.every(({ lost, level }) => {
      if (isControlled) return pooledTest(allFailing([{ main: { failed: 0, trials } }], trials)).p <= level;
      return lost.length === 0 || pooledTest(allFailing(lost, trials)).p <= level;
    });
  let trials = FRESH_TRIALS;
  while (trials < MOST_TRIALS && !reaches(trials)) trials++;
  return trials;
}

function allFailing(scenarios: readonly Pick<Stratum, 'main'>[], trials: number): readonly Stratum[] {
  return scenarios.map(({ main }) => ({ candidate: { failed: trials, trials }, main }));
}

export function mostlyFails({ failed, trials }: TrialCount): boolean {
  return failed * 2 > trials;
}

/**
 * Selects a scenario that looks broken, and the runs of main to compare it with. It looks broken if more than half of its trials failed and
 * more than half passed in main's newest run. The newest run selects and the older ones compare, so that no trial is used twice. With a
 * single run of main and no control, every failing scenario is selected and compared with that run.
 * @param runs main's runs that have the scenario, newest first
 * @returns null if it does not look broken
 */
export function brokenAgainst<Run extends TrialCount>(
  candidate: TrialCount,
  runs: readonly Run[],
  isControlled = false,
): readonly Run[] | null {
  const [newest, ...older] = runs;
  if (newest === undefined || !mostlyFails(candidate)) return null;
  const passes = newest.failed * 2 < newest.trials;
  return passes || (older.length === 0 && !isControlled) ? comparing(runs) : null;
}

/** Of main's runs, newest first, those that a scenario is compared with. */
export function comparing<Run>(runs: readonly Run[]): readonly Run[] {
  return runs.length > 1 ? runs.slice(1) : runs;
}

interface Question extends Readonly<Record<'paired' | 'tolerance' | 'level' | 'collapseP', number>> {
  readonly isControlled?: boolean;
}

/**
 * Whether to ask for fresh trials: only if they could block, and, without a control, if the first run shows a sign of a drop.
 * @param of.paired paired scenarios of the suite
 * @param of.level largest p-value at which fresh trials reject, 0 to 1
 * @param of.collapseP p-value of the collapse test on the first run
 */
export function asksToConfirm(
  broken: readonly Pick<Stratum, 'main'>[],
  { paired, tolerance, level, collapseP, isControlled = false }: Question,
): boolean {
  if (isControlled) return broken.length > 0 && broken.length / paired >= tolerance - SLACK;
  const allFail = allFailing(broken, FRESH_TRIALS);
  const canBlock = pooledTest(allFail).p <= level && dropOf(allFail, paired) >= tolerance - SLACK;
  return canBlock && collapseP <= LARGEST_COLLAPSE_P;
}

export interface FreshCount extends TrialCount {
  /** Trials that were asked for; 0 for stored runs of main. Those beyond `trials` errored, repeat others, ask something else, or never came. */
  readonly asked: number;
  /** Trials that nobody asked for. */
  readonly surplus: TrialCount;
}

/** A scenario that was run again; `main` are its control trials, or stored runs of main. */
export interface ConfirmedScenario extends Stratum {
  readonly candidate: FreshCount;
  readonly main: FreshCount;
}

export function missingIn({ asked, trials }: Pick<FreshCount, 'asked' | 'trials'>): number {
  return Math.max(0, asked - trials);
}

export interface Confirmation {
  /**
   * `incomplete`: the result depends on the missing trials, and there are too many to ignore, or nothing was compared as it must be.
   * `surplus`: the trials that nobody asked for would block, in place of others.
   */
  readonly result: 'blocks' | 'does not block' | 'incomplete' | 'surplus';
  /** The deciding p-value. Where both readings agree, the one nearer to the level. */
  readonly p: number;
}

/**
 * Tests the fresh trials twice: as if all missing ones spoke for the candidate (its own pass, the control's fail), then as if all spoke
 * against it. If both agree, that is the result. Otherwise the trials that arrived decide, provided that the missing ones are within the
 * error budget. Surplus trials can only hold a run that would not block.
 * @param level largest p-value that rejects
 * @param budget largest share of missing trials, of both sides together, 0 to 1
 */
export function readConfirmation(
  scenarios: readonly ConfirmedScenario[],
  { level, budget }: { readonly level: number; readonly budget: number },
): Confirmation {
  const sides = scenarios.flatMap(({ candidate, main }) => [candidate, main]);
  const wanted = sum(sides.map(({ asked }) => asked));
  const missing = sum(sides.map(missingIn));
  const best = pooledTest(
    scenarios.map(({ candidate, main }) => ({ candidate: passing(candidate), main: failing(main) })),
  ).p;
  const worst = pooledTest(
    scenarios.map(({ candidate, main }) => ({ candidate: failing(candidate), main: passing(main) })),
  ).p;
  const rejects = (p: number): boolean => p <= level;
  if (rejects(best) && rejects(worst)) return { result: 'blocks', p: Math.max(best, worst) };
  const isUndecided = rejects(best) !== rejects(worst);
  const p = isUndecided ? pooledTest(scenarios).p : Math.min(best, worst);
  if (isUndecided && missing > budget * wanted + SLACK) return { result: 'incomplete', p };
  if (isUndecided && rejects(p)) return { result: 'blocks', p };
  const withSurplus = scenarios.map(({ candidate, main }) => {
    return { candidate: failing(candidate, candidate.surplus), main: passing(main, main.surplus) };
  });
  const isHeld = sides.some(({ surplus }) => surplus.trials > 0) && rejects(pooledTest(withSurplus).p);
  return { result: isHeld ? 'surplus' : 'does not block', p };
}

const NO_SURPLUS: TrialCount = { failed: 0, trials: 0 };

/** Counts missing trials as failures, and so many more as failed among the surplus ones. */
function failing(count: FreshCount, { failed }: TrialCount = NO_SURPLUS): TrialCount {
  const trials = count.trials + missingIn(count);
  return { failed: Math.min(trials, count.failed + missingIn(count) + failed), trials };
}

/** Counts missing trials as passes, and so many more as passed among the surplus ones. */
function passing(count: FreshCount, { failed, trials }: TrialCount = NO_SURPLUS): TrialCount {
  return { failed: Math.max(0, count.failed - (trials - failed)), trials: count.trials + missingIn(count) };
}

/** The result of each scenario, in the order given; null without a fresh trial. `confirmed` is corrected for the number of scenarios (Holm). */
export function scenarioWords(
  strata: readonly (Stratum & { readonly main: { readonly asked?: number } })[],
): readonly PublishedScenario['word'][] {
  const adjusted = weightedHolm(strata.map((stratum) => ({ p: stratumP(stratum), weight: 1 })));
  return strata.map(({ candidate, main }, index) => {
    if (candidate.trials === 0) return null;
    if ((adjusted[index] ?? 1) <= SCENARIO_LEVEL) return 'confirmed';
    const { asked: control = 0 } = main;
    if (control > 0 && main.failed >= control - 1) return 'fails on main today';
    if (control === 0 && candidate.failed === candidate.trials && main.failed === main.trials)
      return 'fails on main too';
    return candidate.failed === 0 ? 'passes again' : 'flaky';
  });
}
