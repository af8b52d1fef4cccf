import { holdsLargeNumber } from '../../contract/json.ts';

/** Why two equal values cannot be told from each other, for explanations. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** What equality says of a value that is equal or not: undefined where that rests on numbers that are too large to be told apart. */
export function toldEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}
