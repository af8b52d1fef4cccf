import type { JsonObject } from '../../contract/json-object.ts';
import { compared, type Evaluating, spend, spendOnText } from './evaluating.ts';

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
