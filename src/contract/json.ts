import type { Difference } from '../../schemas/types/verify.ts';
import { shown } from './text.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object, not a list and not null. */
export function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of an object, or an item of a list; undefined where there is none. Safe for names that users choose. */
export function memberOf<T>(value: Readonly<Record<string, T>> | undefined, name: string): T | undefined;
export function memberOf(value: unknown, name: string): unknown;
export function memberOf(value: unknown, name: string): unknown {
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isThere ? (value as JsonObject)[name] : undefined;
}

/**
 * A JSON value as text with one spelling per value: keys sorted by code units, no white space, numbers and strings as
 * ECMAScript writes them (RFC 8785). Values outside JSON are written as `JSON.stringify` does: undefined members are left
 * out, an undefined item is null, half of a surrogate pair is escaped; undefined by itself is null.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members: JsonObject = { ...value };
  let text = '';
  for (const key of Object.keys(members).sort()) {
    if (members[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(members[key])}`;
  }
  return `{${text}}`;
}

type Defined<T> = { [Name in keyof T as undefined extends T[Name] ? never : Name]: T[Name] } & {
  [Name in keyof T as undefined extends T[Name] ? Name : never]?: Exclude<T[Name], undefined>;
};

/** The object without its members that are undefined; the others keep their order. */
export function defined<const T extends object>(members: T): Defined<T> {
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined)) as Defined<T>;
}

/** Appends a member to a JSON pointer (RFC 6901). */
export function memberPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** A JSON pointer in dotted notation: `gate.metrics.TCR`. */
export function dotted(pointer: string): string {
  return pointerNames(pointer).join('.');
}

/** Appends a member to a dotted path; the empty path is the whole document. */
export function memberPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The names in a JSON pointer, unescaped; none for the whole document. */
export function pointerNames(pointer: string): readonly string[] {
  const names = pointer.split('/').slice(1);
  return names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A copy of a JSON value in which every text, number, true, false and null is mapped, at any depth; the names in objects stay as they are. */
export function mapLeaves(value: unknown, map: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, map));
  if (!isRecord(value)) return map(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, mapLeaves(member, map)]));
}

/** A copy of a JSON value in which every text is mapped, at any depth; the names in objects stay as they are. */
export function mapTexts(value: unknown, map: (text: string) => string): unknown {
  return mapLeaves(value, (leaf) => (typeof leaf === 'string' ? map(leaf) : leaf));
}

/** Whether a test holds for any text, number, true, false or null in a JSON value. */
export function someLeaf(value: unknown, test: (leaf: unknown) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return test(value);
  return Object.values(value).some((member) => someLeaf(member, test));
}

/**
 * Whether a value holds a number beyond exact integers. Different numbers in a file are read as the same one there, so equality proves
 * nothing.
 */
export function holdsLargeNumber(value: unknown): boolean {
  return someLeaf(value, (leaf) => typeof leaf === 'number' && Math.abs(leaf) > Number.MAX_SAFE_INTEGER);
}

/** Memoises a function by the identity of its list or object; other values are computed each time. */
export function perObject<T extends NonNullable<unknown>, Value = unknown>(
  make: (value: Value) => T,
): (value: Value) => T {
  const made = new WeakMap<object, T>();
  return (value) => {
    if (typeof value !== 'object' || value === null) return make(value);
    const cached = made.get(value);
    if (cached !== undefined) return cached;
    const result = make(value);
    made.set(value, result);
    return result;
  };
}

/** Deepest nesting of lists and objects in a configuration or a record. */
export const MAX_DEPTH = 64;

/** Names of inherited members, which no path and no fact may have. */
export const REFUSED_NAMES: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Keys that identify an item of a list, in order of preference. */
const IDS = ['scenario', 'rubric', 'key', 'name', 'outcome', 'subject', 'metric', 'code', 'fact', 'label'] as const;

/**
 * The places in which two parsed JSON values differ, in the order of the first one's keys, as JSON cut to 80 characters; `nothing` where
 * there is no value. Items of a list are placed by id if they have one: `scenarios[book-1].rubrics.booking.scores[0]`.
 * @param place path of the values
 */
export function jsonDifferences(
  expected: unknown,
  actual: unknown,
  place = '',
): readonly Required<Omit<Difference, 'file'>>[] {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    const longer = expected.length >= actual.length ? expected : actual;
    return longer.flatMap((item, index) => {
      const ids = isRecord(item) ? IDS.map((key) => memberOf(item, key)) : [];
      const id = ids.find((value) => typeof value === 'string') ?? index;
      return jsonDifferences(expected[index], actual[index], `${place}[${id}]`);
    });
  }
  if (isRecord(expected) && isRecord(actual)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(actual)]);
    return [...keys].flatMap((key) =>
      jsonDifferences(memberOf(expected, key), memberOf(actual, key), memberPath(place, key)),
    );
  }
  return Object.is(expected, actual) ? [] : [{ place, expected: shown(expected), found: shown(actual) }];
}
