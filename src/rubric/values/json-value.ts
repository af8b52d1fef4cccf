import { isRecord } from '../../contract/json.ts';

/** Equality of JSON values: same type, same content, key order aside; numbers by value. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && eachFits(a, b, sameJson);
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameMember(a, b, key));
}

/** Whether everything that `part` says holds in `whole`, recursively: of objects the members, of lists every item; scalars have to be equal. */
export function includesPart(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) return Array.isArray(whole) && eachFits(whole, part, includesPart);
  if (!isRecord(part)) return sameJson(whole, part);
  if (!isRecord(whole)) return false;
  return Object.keys(part).every((key) => Object.hasOwn(whole, key) && includesPart(whole[key], part[key]));
}

/** An equal value whose keys stand in the order of their code units, at any depth. */
export function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, withSortedKeys(value[name])]));
}

type Fits = (item: unknown, other: unknown) => boolean;

/** Whether two lists have as many items, and each fits the other's at its place. */
function eachFits(a: readonly unknown[], b: readonly unknown[], fits: Fits): boolean {
  return a.length === b.length && a.every((item, index) => fits(item, b[index]));
}

function sameMember(a: object, b: object, key: string): boolean {
  return Object.hasOwn(b, key) && sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]);
}
