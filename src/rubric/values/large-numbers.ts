/** Why two equal values cannot be told from each other, for explanations. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** Whether a value holds a number so large that others are read as the same one: that two such are equal says nothing about what was written. */
export function holdsLargeNumber(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsLargeNumber);
}

/** What equality says of a value that is equal or not: undefined where that rests on numbers that are too large to be told apart. */
export function toldEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}
