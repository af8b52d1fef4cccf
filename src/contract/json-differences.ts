import { isRecord, memberOf, memberPath } from './json.ts';
import { shown } from './text.ts';

/** One place in which two JSON values differ. */
interface JsonDifference {
  /** Path of the value; items of a list go by their id where they have one: `scenarios[book-1].rubrics.booking.scores[0]`. */
  readonly place: string;
  /** JSON, cut to 80 characters; `nothing` where there is no value. */
  readonly expected: string;
  readonly found: string;
}

/** Keys that identify an item of a list; the first that the item has counts. */
const IDS = ['scenario', 'rubric', 'key', 'name', 'outcome', 'subject', 'metric', 'code', 'fact', 'label'] as const;

/** The places in which two parsed JSON values differ, in the order of the first one's keys; empty where they are equal. */
export function jsonDifferences(expected: unknown, found: unknown): readonly JsonDifference[] {
  return compare(expected, found, '');
}

function compare(expected: unknown, found: unknown, place: string): readonly JsonDifference[] {
  if (Array.isArray(expected) && Array.isArray(found)) {
    const longer = expected.length >= found.length ? expected : found;
    return longer.flatMap((item, index) => compare(expected[index], found[index], placeOf(place, item, index)));
  }
  if (isRecord(expected) && isRecord(found)) {
    const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...keys].flatMap((key) => compare(memberOf(expected, key), memberOf(found, key), memberPath(place, key)));
  }
  return Object.is(expected, found) ? [] : [{ place, expected: shown(expected), found: shown(found) }];
}

function placeOf(list: string, item: unknown, index: number): string {
  const id = isRecord(item)
    ? IDS.map((key) => memberOf(item, key)).find((value) => typeof value === 'string')
    : undefined;
  return `${list}[${typeof id === 'string' ? id : index}]`;
}
