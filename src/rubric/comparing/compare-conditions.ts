import { sameJson } from '../values/json-value.ts';
import type { ConditionFile } from '../written/condition-file.ts';

/**
 * How often a condition holds, compared with another: `narrower` where it is certain that it never holds where the other
 * does not, `wider` the other way round.
 */
export type Move = 'same' | 'narrower' | 'wider' | 'unknown';

/** What a change of a condition does. Only what its text alone proves is told; everything else is `unknown`. */
export function moveOf(old: ConditionFile, now: ConditionFile): Move {
  return moveOfBare(withoutWords(old), withoutWords(now));
}

function moveOfBare(old: ConditionFile, now: ConditionFile): Move {
  if (sameJson(old, now)) return 'same';
  if (old.not !== undefined && now.not !== undefined) return flipped(moveOfBare(old.not, now.not));
  if (old.and !== undefined || now.and !== undefined)
    return moveOfParts(old.and ?? [old], now.and ?? [now], 'narrower');
  if (old.or !== undefined || now.or !== undefined) return moveOfParts(old.or ?? [old], now.or ?? [now], 'wider');
  if (old.trace !== undefined && now.trace !== undefined) return moveOfCount(old.trace, now.trace);
  return moveOfComparison(old, now);
}

/** Descriptions are for reviewers only. */
function withoutWords({ description: _, ...file }: ConditionFile): ConditionFile {
  const { and, or, not } = file;
  return {
    ...file,
    ...(and === undefined ? {} : { and: and.map(withoutWords) }),
    ...(or === undefined ? {} : { or: or.map(withoutWords) }),
    ...(not === undefined ? {} : { not: withoutWords(not) }),
  };
}

/** @param onMore what one more part does: an `and` narrows, an `or` widens */
function moveOfParts(old: readonly ConditionFile[], now: readonly ConditionFile[], onMore: 'narrower' | 'wider'): Move {
  const [gone, came] = [unmatched(old, now), unmatched(now, old)];
  if (gone.length === 0 || gone.length !== came.length) return moveOfItems(gone, came, onMore);
  return combined(gone.map((part, index) => moveOfBare(part, came[index] ?? part)));
}

function unmatched<T>(items: readonly T[], others: readonly T[]): readonly T[] {
  return items.filter((item) => !others.some((other) => sameJson(item, other)));
}

function moveOfItems(gone: readonly unknown[], came: readonly unknown[], onMore: 'narrower' | 'wider'): Move {
  if (came.length === 0) return gone.length === 0 ? 'same' : flipped(onMore);
  return gone.length === 0 ? onMore : 'unknown';
}

function combined(moves: readonly Move[]): Move {
  const [first = 'same', ...others] = moves.filter((move) => move !== 'same');
  return others.every((move) => move === first) ? first : 'unknown';
}

function flipped(move: Move): Move {
  if (move === 'narrower') return 'wider';
  return move === 'wider' ? 'narrower' : move;
}

/** A number of steps: a higher least, or a lower most. */
function moveOfCount({ count: old, ...oldScope }: Trace, { count: now, ...scope }: Trace): Move {
  if (old === undefined || now === undefined || !sameJson(oldScope, scope)) return 'unknown';
  if (!sameJson([old.of, old.exactly ?? null], [now.of, now.exactly ?? null])) return 'unknown';
  const [oldMost, most] = [old.at_most ?? Number.POSITIVE_INFINITY, now.at_most ?? Number.POSITIVE_INFINITY];
  return combined([rising(now.at_least ?? 0, old.at_least ?? 0), rising(oldMost, most)]);
}

type Trace = NonNullable<ConditionFile['trace']>;

/** `wider` where the second number is the larger one. */
function rising(old: number, now: number): Move {
  if (old === now) return 'same';
  return now > old ? 'wider' : 'narrower';
}

/** Bounds by operator: whether it sets a largest value, and whether the bound itself is allowed. */
const BOUNDS: Readonly<Record<string, { readonly upper: boolean; readonly allowed: boolean }>> = {
  lt: { upper: true, allowed: false },
  lte: { upper: true, allowed: true },
  gt: { upper: false, allowed: false },
  gte: { upper: false, allowed: true },
};
/** What one more item in the list of an operator does. */
const LISTS: ReadonlyMap<string | undefined, 'narrower' | 'wider'> = new Map([
  ['in', 'wider'],
  ['contains_any', 'wider'],
  ['not_in', 'narrower'],
  ['contains_all', 'narrower'],
]);

function moveOfComparison(old: ConditionFile, now: ConditionFile): Move {
  if (!sameJson({ ...old, op: '', value: 0, tolerance: 0 }, { ...now, op: '', value: 0, tolerance: 0 }))
    return 'unknown';
  if (old.op === 'approx' && now.op === 'approx' && sameJson(old.value, now.value))
    return rising(old.tolerance ?? 0, now.tolerance ?? 0);
  const towards = old.op === now.op ? LISTS.get(old.op) : undefined;
  if (towards !== undefined) return moveOfList(old.value, now.value, towards);
  return moveOfBound(old, now);
}

function moveOfBound(old: ConditionFile, now: ConditionFile): Move {
  const [before, after] = [boundOf(old), boundOf(now)];
  if (before === undefined || after === undefined || before.upper !== after.upper) return 'unknown';
  if (before.value !== after.value) {
    const move = rising(before.value, after.value);
    return before.upper ? move : flipped(move);
  }
  return rising(Number(before.allowed), Number(after.allowed));
}

function boundOf({ op = '', value }: ConditionFile) {
  const bound = Object.hasOwn(BOUNDS, op) ? BOUNDS[op] : undefined;
  return bound === undefined || typeof value !== 'number' ? undefined : { ...bound, value };
}

function moveOfList(old: unknown, now: unknown, onMore: 'narrower' | 'wider'): Move {
  if (!Array.isArray(old) || !Array.isArray(now)) return 'unknown';
  return moveOfItems(unmatched(old, now), unmatched(now, old), onMore);
}
