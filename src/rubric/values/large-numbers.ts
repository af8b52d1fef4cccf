import { isRecord } from '../../contract/json-object.ts';
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
  return mapNumbers(value, (number) => {
    if (!holdsLargeNumber(number)) return number;
    let other = last.get(number) ?? number;
    while (before.has(other)) other *= 1 - Number.EPSILON;
    before.add(other);
    last.set(number, other);
    return other;
  });
}

function mapNumbers(value: unknown, map: (number: number) => number): unknown {
  if (typeof value === 'number') return map(value);
  if (Array.isArray(value)) return value.map((item) => mapNumbers(item, map));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapNumbers(member, map)]));
}
