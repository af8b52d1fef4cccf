import { holdsLargeNumber, isRecord, mapLeaves, someLeaf } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';

/** Equality of JSON values: same type and content, in any key order; numbers by value. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return eachFits(a, b, sameJson);
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  const isSame = (key: string): boolean => Object.hasOwn(b, key) && sameJson(a[key], b[key]);
  return keys.length === Object.keys(b).length && keys.every(isSame);
}

/**
 * Whether `whole` includes `part`, recursively: objects may have further members, lists must have equally many items, and scalars must
 * be equal. A function in `part` tests the value in its place.
 */
export function includesPart(whole: unknown, part: unknown): boolean {
  if (typeof part === 'function') return part(whole) === true;
  if (Array.isArray(part)) return Array.isArray(whole) && eachFits(whole, part, includesPart);
  if (!isRecord(part)) return sameJson(whole, part);
  if (!isRecord(whole)) return false;
  return Object.keys(part).every((key) => Object.hasOwn(whole, key) && includesPart(whole[key], part[key]));
}

/** An equal value with its keys sorted by code unit, at any depth. */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, withSortedKeys(value[name])]));
}

type Fits = (item: unknown, counterpart: unknown) => boolean;

/** Whether two lists have equally many items, and each item fits the one at its index. */
function eachFits(a: readonly unknown[], b: readonly unknown[], fits: Fits): boolean {
  return a.length === b.length && a.every((item, index) => fits(item, b[index]));
}

/** For explanations: why two equal numbers cannot be distinguished. */
export const TOO_LARGE = 'whole numbers from 2^53 on are too large for JSON numbers: write ids as texts';

/** The result of an equality test; undefined if it depends on numbers too large to be exact. */
export function determinedEqual(isEqual: boolean, value: unknown): boolean | undefined {
  return isEqual && holdsLargeNumber(value) ? undefined : isEqual;
}

/** For explanations: why two equal texts cannot be distinguished. */
export const REDACTED = 'secrets that were redacted look alike: let the harness record whether they are equal';

/** Whether a value contains a redaction mark: two such values may be equal although their originals differ. */
export function holdsMark(value: unknown): boolean {
  return someLeaf(value, isMarked);
}

function isMarked(leaf: unknown): boolean {
  return typeof leaf === 'string' && leaf.includes(MARK_START);
}

/** The value with its redacted texts changed, so that each differs from every other text and is part of none. */
export function likeNoOther(value: unknown): unknown {
  let count = 0;
  return mapLeaves(value, (leaf) => (isMarked(leaf) ? `${leaf}\u0000${count++}` : leaf));
}

/** Whether a value is empty; null counts as empty. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === '') return true;
  return typeof value === 'object' && (Array.isArray(value) ? value.length : Object.keys(value).length) === 0;
}
