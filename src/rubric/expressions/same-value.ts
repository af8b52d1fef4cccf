import { holdsLargeNumber, type JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import { holdsMark, REDACTED, TOO_LARGE } from '../values/lookalikes.ts';
import { compared, type Evaluating, spend, spendOnText, Unknown } from './evaluating.ts';

/** Equality of JSON values, key order aside, numbers by value. What it compares is counted. */
export function sameValue(a: unknown, b: unknown, at: Evaluating): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false;
    spendOnText(at, a.length);
    return a === b;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return compared(a, at) === compared(b, at);
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b, at);
  return sameObject(a as JsonObject, b as JsonObject, at);
}

function sameList(a: readonly unknown[], b: readonly unknown[], at: Evaluating): boolean {
  if (a.length !== b.length) return false;
  spend(at, a.length + 1);
  return a.every((item, index) => sameValue(item, b[index], at));
}

function sameObject(a: JsonObject, b: JsonObject, at: Evaluating): boolean {
  const keys = Object.keys(a);
  spend(at, keys.length + 1);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(a[key], b[key], at));
}

/** What a comparison says of a value that is the same as another, or a part of it, or not. */
export type EqualityTest = (isSame: boolean, value: unknown) => boolean | Unknown;

/** For one comparison: unknown where that rests on large numbers or on redacted texts, which may only look the same. */
export function equalityTest(source: string): EqualityTest {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : (redactedIn(value) ?? true);
  };
}

/**
 * For one comparison: unknown, and why, for a value that something secret was taken out of. An expression that names a mark of
 * redaction means it.
 */
export function redactionTest(source: string, why = REDACTED): (value: unknown) => Unknown | undefined {
  const redacted = new Unknown(`${source}: ${why}`);
  const namesMark = source.includes(MARK_START);
  return (value) => (!namesMark && holdsMark(value) ? redacted : undefined);
}
