import { holdsLargeNumber, type JsonObject } from '../../contract/json.ts';
import { MARK_START } from '../../contract/text.ts';
import { holdsMark, REDACTED, TOO_LARGE } from '../values/lookalikes.ts';
import { compared, type Evaluating, spend, spendOnText, Unknown } from './evaluating.ts';

/** Equality of JSON values, key order aside, numbers by value. Counts its steps. */
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

/** Turns the outcome of a comparison into its result. */
export type EqualityTest = (isSame: boolean, value: unknown) => boolean | Unknown;

/** The result of one comparison: unknown where equality rests on numbers too large to be exact or on redacted texts. */
export function equalityTest(source: string): EqualityTest {
  const tooLarge = new Unknown(`${source}: ${TOO_LARGE}`);
  const redactedIn = redactionTest(source);
  return (isSame, value) => {
    if (!isSame) return false;
    return holdsLargeNumber(value) ? tooLarge : (redactedIn(value) ?? true);
  };
}

/**
 * For one comparison: unknown, and why, for a redacted value. An expression that contains a redaction mark means it literally.
 */
export function redactionTest(source: string, why = REDACTED): (value: unknown) => Unknown | undefined {
  const redacted = new Unknown(`${source}: ${why}`);
  const namesMark = source.includes(MARK_START);
  return (value) => (!namesMark && holdsMark(value) ? redacted : undefined);
}
