import type { Relaxation } from '../../../schemas/types/decision.ts';
import type { Tier } from '../../../schemas/types/policy.ts';
import { addTo } from '../../contract/numbers.ts';
import { byText } from '../../contract/text.ts';

/** Kinds of relaxations, in display order. */
const KINDS = ['critical', 'gating', 'gate', 'rubric', 'scenario', 'waiver', 'advisory'] as const;

export type Kind = (typeof KINDS)[number];

export interface RankedRelaxation extends Relaxation {
  readonly kind: Kind;
  /** Within one kind, the largest first; default 0. */
  readonly size?: number;
}

/** Most relaxations shown in a comment; more would hide what follows. */
export const MOST_SHOWN = 10;

/** Puts first those that a comment has room for. Takes them from each kind in turn, so that many of one kind do not hide another. */
export function inReadingOrder(relaxations: readonly RankedRelaxation[]): readonly Relaxation[] {
  const rankOf = ({ kind }: RankedRelaxation) => KINDS.indexOf(kind);
  const sorted = relaxations.toSorted((a, b) => {
    const byRank = rankOf(a) - rankOf(b) || (b.size ?? 0) - (a.size ?? 0);
    return byRank || byText(a.subject, b.subject) || byText(a.what, b.what) || byText(a.new, b.new);
  });
  const seen = new Map<Kind, number>();
  const inTurn = sorted
    .map((relaxation) => ({ relaxation, turn: addTo(seen, relaxation.kind) }))
    .sort((a, b) => a.turn - b.turn);
  const shown = new Set(inTurn.slice(0, MOST_SHOWN).map(({ relaxation }) => relaxation));
  const left = sorted.filter((relaxation) => !shown.has(relaxation));
  const ordered = [...sorted.filter((relaxation) => shown.has(relaxation)), ...left];
  return ordered.map(({ kind: _, size: _size, ...relaxation }) => relaxation);
}

/** The kind of a metric or criterion by its tier; for a supporting one, the given kind. */
export function kindOfTier(tier: Tier, supporting: Kind): Kind {
  return tier === 'supporting' ? supporting : tier;
}
