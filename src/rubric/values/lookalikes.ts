import { holdsLargeNumber, mapLeaves, someLeaf } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';

/** Why two equal values cannot be told apart, for explanations. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** The result of an equality: undefined where it rests on numbers too large to be exact. */
export function determinedEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}

/** Why two equal texts cannot be told apart, for explanations. */
export const REDACTED = 'secrets that were redacted look alike: let the harness record whether they are equal';

/** Whether a value holds a redaction mark: two such may be equal though their originals were not. */
export function holdsMark(value: unknown): boolean {
  return someLeaf(value, isMarked);
}

function isMarked(leaf: unknown): boolean {
  return typeof leaf === 'string' && leaf.includes(MARK_START);
}

/** No recorded text ends like this. */
const LIKE_NO_OTHER = '\u0000';

/** The same value with redacted texts that equal no text and are part of none. */
export function likeNoOther(value: unknown): unknown {
  return mapLeaves(value, (leaf) => (isMarked(leaf) ? `${leaf}${LIKE_NO_OTHER}` : leaf));
}
