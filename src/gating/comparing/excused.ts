import type { Waiver } from '../../../schemas/types/policy.ts';
import { perObject } from '../../contract/json.ts';
import { waiverSubject } from '../policy/resolve-policy.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import type { RubricRates } from './comparison-context.ts';
import { currentId, type Pair, type Pairing } from './pairing.ts';

/** The waivers of the base branch, the day, and those that stand only in the candidate's own policy and do not count. */
export interface Waivers {
  readonly held: readonly Waiver[];
  readonly ignored: readonly Waiver[];
  /** ISO date. */
  readonly today: string;
}

/** Scenarios that a waiver in force excuses. */
export interface Excused {
  /** They dropped within the ceiling: they count as unchanged. */
  readonly dropped: ReadonlySet<string>;
  /** They are gone from the suite. */
  readonly removed: ReadonlySet<string>;
}

/** How far each scenario fell under the primary rubric, -1 to 1, against the same level of main that it is compared with. */
export type DropOf = (pair: Pair) => number;

/** Drops of the primary metric against the mean of main's runs that its scenarios are held against; of none, against the newest. */
export function dropsOf(primary: RubricRates | null): DropOf {
  if (primary === null) return () => 0;
  const { valueIn, scenarioRuns } = primary.metric;
  return ({ candidate, baseline, runs }) => {
    const compared = scenarioRuns.flatMap((index) => runs[index] ?? []);
    const before = (compared.length === 0 ? [baseline] : compared).flatMap((run) => valueIn(run) ?? []);
    const now = valueIn(candidate);
    return now === null || before.length === 0 ? 0 : meanRate(before) - now;
  };
}

/** The pairs as they are compared: what a waiver excuses stands for itself on main, so that it is neither a drop nor missing. */
export function withExcused(pairs: readonly Pair[], { dropped }: Excused): readonly Pair[] {
  return pairs.map((pair) => {
    if (!dropped.has(pair.scenario)) return pair;
    // Its family stays main's: no pull request makes one piece of evidence of all its scenarios.
    const { family: _, ...candidate } = pair.candidate;
    const itself = pair.baseline.family === undefined ? candidate : { ...candidate, family: pair.baseline.family };
    return { ...pair, baseline: itself, runs: pair.runs.map((run) => run && itself), isWaived: true };
  });
}

/** Scenarios that the waivers in force excuse. */
export function excusedScenarios(
  { held, today }: Pick<Waivers, 'held' | 'today'>,
  pairing: Pairing,
  dropOf: DropOf,
): Excused {
  const inForce = held.filter((waiver) => waiver.scenario !== undefined && !isExpired(waiver, today));
  const gone = new Set([...pairing.removed, ...pairing.changed].map(({ scenario }) => scenario));
  const isExcused = (waiver: Waiver): boolean => {
    const drop = dropUnder(waiver, { pairing, dropOf });
    return drop > SLACK && isWithin(waiver, drop);
  };
  return {
    dropped: new Set(inForce.filter(isExcused).map((waiver) => idNow(waiver, pairing))),
    removed: new Set(inForce.map(waiverSubject).filter((id) => gone.has(id))),
  };
}

/** How far a waived scenario fell; 0 where it is not paired. */
export function dropUnder(
  { scenario }: Waiver,
  { pairing, dropOf }: { readonly pairing: Pairing; readonly dropOf: DropOf },
): number {
  const id = scenario === undefined ? undefined : currentId(pairing, scenario);
  const pair = id === undefined ? undefined : pairsById(pairing.pairs).get(id);
  return pair === undefined ? 0 : dropOf(pair);
}

const pairsById = perObject((pairs: readonly Pair[]) => new Map(pairs.map((pair) => [pair.scenario, pair])));

/** Whether a drop is no more than a waiver covers. */
export function isWithin({ ceiling }: Waiver, drop: number): boolean {
  return drop <= (ceiling ?? 1) + SLACK;
}

/** What findings call the subject of a waiver, which names a scenario by its id on main. */
export function idNow(waiver: Waiver, pairing: Pick<Pairing, 'renamed'>): string {
  return waiver.scenario === undefined ? waiverSubject(waiver) : currentId(pairing, waiver.scenario);
}

/** The last day is among those on which a waiver holds; ISO dates compare as text. */
export function isExpired({ expires }: Waiver, today: string): boolean {
  return expires < today;
}
