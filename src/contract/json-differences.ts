import { isRecord, type JsonObject, memberOf } from './json-object.ts';
import { memberPath } from './json-pointer.ts';
import { shown } from './shown.ts';

/** One place in which two JSON values differ. */
interface JsonDifference {
  /** Path of the value; items of a list go by their id where they have one: `scenarios[book-1].rubrics.booking.scores[0]`. */
  readonly place: string;
  /** JSON, cut to 80 characters; `nothing` where there is no value. */
  readonly expected: string;
  readonly found: string;
}

/** How closely two values are compared. */
export interface Comparing {
  /** Which of the two values may have keys and list items that the other one has not; null for neither. */
  readonly mayAdd: 'expected' | 'found' | null;
  /** Keys whose values are not compared. */
  readonly ignored: ReadonlySet<string>;
}

const EXACTLY: Comparing = { mayAdd: null, ignored: new Set() };

/** What a list's items are told apart by, the first that an item has. */
const IDS = ['scenario', 'rubric', 'key', 'name', 'outcome', 'subject', 'metric', 'code', 'fact', 'label'] as const;

/** The places in which two parsed JSON values differ, in the order of the first one's keys; empty where they are equal. */
export function jsonDifferences(
  expected: unknown,
  found: unknown,
  how: Comparing = EXACTLY,
): readonly JsonDifference[] {
  return compare(expected, found, '', how);
}

function compare(expected: unknown, found: unknown, place: string, how: Comparing): readonly JsonDifference[] {
  if (Array.isArray(expected) && Array.isArray(found)) return compareLists(expected, found, place, how);
  if (isRecord(expected) && isRecord(found)) return compareTables(expected, found, place, how);
  return Object.is(expected, found) ? [] : [{ place, expected: shown(expected), found: shown(found) }];
}

function compareTables(
  expected: JsonObject,
  found: JsonObject,
  place: string,
  how: Comparing,
): readonly JsonDifference[] {
  const [ofExpected, ofFound] = [expected, found].map(Object.keys) as [string[], string[]];
  const keys = how.mayAdd === 'expected' ? ofFound : how.mayAdd === 'found' ? ofExpected : [...ofExpected, ...ofFound];
  return [...new Set(keys)]
    .filter((key) => !how.ignored.has(key))
    .flatMap((key) => compare(memberOf(expected, key), memberOf(found, key), memberPath(place, key), how));
}

function compareLists(
  expected: readonly unknown[],
  found: readonly unknown[],
  place: string,
  how: Comparing,
): readonly JsonDifference[] {
  if (how.mayAdd === 'found' && found.length > expected.length) return compareAmong(expected, found, place, how);
  if (how.mayAdd === 'expected' && expected.length > found.length)
    return compareAmong(found, expected, place, { ...how, mayAdd: 'found' }).map(turned);
  const longer = expected.length >= found.length ? expected : found;
  return longer.flatMap((item, index) => compare(expected[index], found[index], placeOf(place, item, index), how));
}

/** Every item has to be found again, in the same order, among others that may be new. */
function compareAmong(
  expected: readonly unknown[],
  found: readonly unknown[],
  place: string,
  how: Comparing,
): readonly JsonDifference[] {
  let from = 0;
  return expected.flatMap((item, index): readonly JsonDifference[] => {
    const at = found.findIndex((other, spot) => spot >= from && compare(item, other, '', how).length === 0);
    if (at < 0) return [{ place: placeOf(place, item, index), expected: shown(item), found: 'nothing' }];
    from = at + 1;
    return [];
  });
}

/** A difference as it is told the other way round. */
function turned({ place, expected, found }: JsonDifference): JsonDifference {
  return { place, expected: found, found: expected };
}

function placeOf(list: string, item: unknown, index: number): string {
  const id = isRecord(item)
    ? IDS.map((key) => memberOf(item, key)).find((value) => typeof value === 'string')
    : undefined;
  return `${list}[${typeof id === 'string' ? id : index}]`;
}
