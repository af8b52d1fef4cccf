import { mapLeaves } from '../../contract/json-leaves.ts';
import { holdsLargeNumber } from '../../contract/large-number.ts';

/** Why two equal values cannot be told from each other, for explanations. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** What equality says of a value that is equal or not: undefined where that rests on numbers that are too large to be told apart. */
export function toldEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}

/** A copy in which numbers that are equal for want of digits are not: all but the first are others, each by a little. */
export function toldApart(value: unknown): unknown {
  const before = new Set<number>();
  const last = new Map<number, number>();
  return mapLeaves(value, (leaf) => {
    if (typeof leaf !== 'number' || !holdsLargeNumber(leaf)) return leaf;
    let other = last.get(leaf) ?? leaf;
    while (before.has(other)) other *= 1 - Number.EPSILON;
    before.add(other);
    last.set(leaf, other);
    return other;
  });
}
