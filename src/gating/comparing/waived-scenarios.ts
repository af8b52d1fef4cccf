import type { Waiver } from '../../../schemas/types/policy.ts';
import { waiverSubject } from '../policy/resolve-policy.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import { currentId, type Pair, type Pairing } from './pairing.ts';
import { onMain, type UntestedRate } from './rate.ts';

/** The waivers to apply. `held` come from the base branch; `ignored` are only in the candidate's policy, so they do not count. */
export interface Waivers {
  readonly held: readonly Waiver[];
  readonly ignored: readonly Waiver[];
  /** ISO date. */
  readonly today: string;
  /** Whether a reviewer accepts, by the label of the base policy, that this run relaxes its own gate. */
  readonly isRelaxationAccepted?: boolean;
}

/** Scenarios that waivers in force cover. */
export interface WaivedScenarios {
  /** Dropped within the ceiling: they count as unchanged. */
  readonly dropped: ReadonlySet<string>;
  /** Removed from the suite, or changed. */
  readonly removed: ReadonlySet<string>;
}

/** How far a waived scenario fell under the primary rubric, -1 to 1; negative if it rose, 0 if it is not paired. */
export type DropOf = (waiver: Waiver) => number;

/**
 * Measures drops against the runs that the scenarios of the primary metric are compared with; if there are none, against the baseline.
 * @param primary null in a report without rubrics
 */
export function dropsOf(pairing: Pairing, primary: UntestedRate | null): DropOf {
  const pairs = new Map(pairing.pairs.map((pair) => [pair.scenario, pair]));
  return (waiver) => {
    const pair = waiver.scenario === undefined ? undefined : pairs.get(idNow(waiver, pairing));
    if (pair === undefined || primary === null) return 0;
    const { valueIn } = primary;
    const compared = onMain(pair, primary);
    const values = (compared.length === 0 ? [pair.baseline] : compared).flatMap((main) => valueIn(main) ?? []);
    const value = valueIn(pair.candidate);
    return value === null || values.length === 0 ? 0 : meanRate(values) - value;
  };
}

/** The pairs with waived drops made unchanged: the candidate stands in for main, so they are neither a drop nor missing. */
export function withWaived(pairs: readonly Pair[], { dropped }: WaivedScenarios): readonly Pair[] {
  return pairs.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    // The family stays that of main: a pull request must not merge all scenarios into one piece of evidence.
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === undefined ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run) => run && itself), isWaived: true };
  });
}

/** The scenarios that waivers in force cover. */
export function waivedScenarios(
  { held, today }: Pick<Waivers, 'held' | 'today'>,
  pairing: Pairing,
  dropOf: DropOf,
): WaivedScenarios {
  const inForce = held.filter((waiver) => waiver.scenario !== undefined && !isExpired(waiver, today));
  const gone = new Set([...pairing.removed, ...pairing.changed].map(({ scenario }) => scenario));
  const isCovered = (waiver: Waiver): boolean => dropOf(waiver) > SLACK && isWithin(waiver, dropOf(waiver));
  return {
    dropped: new Set(inForce.filter(isCovered).map((waiver) => idNow(waiver, pairing))),
    removed: new Set(inForce.map(waiverSubject).filter((id) => gone.has(id))),
  };
}

/** Whether a drop is within the ceiling of a waiver. */
export function isWithin({ ceiling }: Waiver, drop: number): boolean {
  return drop <= (ceiling ?? 1) + SLACK;
}

/** The subject of a waiver under its current id, as in findings. A waiver names a scenario by its id on main. */
export function idNow(waiver: Waiver, pairing: Pick<Pairing, 'renamed'>): string {
  return waiver.scenario === undefined ? waiverSubject(waiver) : currentId(pairing, waiver.scenario);
}

/** Whether a waiver is over. It applies through its last day; ISO dates compare as text. */
export function isExpired({ expires }: Waiver, today: string): boolean {
  return expires < today;
}
