import type { Tier } from '../../../schemas/types/policy.ts';
import { addTo } from '../../contract/numbers.ts';
import { byText } from '../../contract/text.ts';
import type { Loosening } from '../decision.ts';
import { percents } from '../wording.ts';

/** What a loosening is about, in the order in which a reader wants them. */
const KINDS = ['critical', 'gating', 'gate', 'rubric', 'scenario', 'waiver', 'advisory'] as const;

export type Kind = (typeof KINDS)[number];

/** A loosening with its place among the others. */
export interface Looser extends Loosening {
  readonly kind: Kind;
  /** Within one kind, the largest first; default 0. */
  readonly size?: number;
}

/** As many are shown in a comment; more would hide what stands below. */
export const MOST_SHOWN = 10;

/**
 * Loosenings as they are shown, whatever the order in which they were found: first those that a comment has room for, taken from each kind
 * in turn, so that many of one kind hide none of another.
 */
export function inReadingOrder(found: readonly Looser[]): readonly Loosening[] {
  const sorted = found.toSorted(compareLoosers);
  const shown = new Set(inTurn(sorted).slice(0, MOST_SHOWN));
  return [...sorted.filter((one) => shown.has(one)), ...sorted.filter((one) => !shown.has(one))].map(
    ({ subject, what, old, new: now }) => ({ subject, what, old, new: now }),
  );
}

/** The first of each kind, then the second of each, and so on. */
function inTurn(sorted: readonly Looser[]): readonly Looser[] {
  const seen = new Map<Kind, number>();
  const placed = sorted.map((one) => ({ one, place: addTo(seen, one.kind) }));
  return placed.sort((a, b) => a.place - b.place).map(({ one }) => one);
}

function compareLoosers(a: Looser, b: Looser): number {
  const byKind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  const bySize = (b.size ?? 0) - (a.size ?? 0);
  return byKind || bySize || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
}

const OF_TIER: Readonly<Record<Tier, Kind>> = { critical: 'critical', supporting: 'gating', advisory: 'advisory' };

/** The kind of what concerns a metric or criterion of this tier. */
export function kindOfTier(tier: Tier): Kind {
  return OF_TIER[tier];
}

/** A loosening of a key of the policy that concerns everything. */
export function ofPolicy(what: string, [old, now]: readonly [string, string]): Looser {
  return { kind: 'gate', subject: 'policy', what, old, new: now };
}

/** Two tolerances, 0 to 1, in points, with as many decimals as it takes to tell them apart. */
export function pointTexts(base: number, own: number): readonly [string, string] {
  const [old, now] = percents(base, own);
  return [old.replace('%', 'points'), now.replace('%', 'points')];
}
