import { holdsLargeNumber, mapLeaves, someLeaf } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';

/** Why two equal values cannot be told apart, for explanations. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** What equality says of a value that is equal or not: undefined where that rests on numbers that are too large to be told apart. */
export function determinedEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}

/** Why two equal texts cannot be told apart, for explanations. */
export const REDACTED = 'secrets that were redacted look alike: let the harness record whether they are equal';

/** Whether something secret was taken out of a value: that two such are equal says nothing about what was recorded. */
export function holdsMark(value: unknown): boolean {
  return someLeaf(value, isMarked);
}

function isMarked(leaf: unknown): boolean {
  return typeof leaf === 'string' && leaf.includes(MARK_START);
}

/** No text that was recorded ends so. */
const LIKE_NO_OTHER = '\u0000';

/** The same value, where no text that something was taken out of is equal to any, nor a part of it. */
export function likeNoOther(value: unknown): unknown {
  return mapLeaves(value, (leaf) => (isMarked(leaf) ? `${leaf}${LIKE_NO_OTHER}` : leaf));
}
