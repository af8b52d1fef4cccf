import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber } from '../../contract/json.ts';
import type { Fold } from '../patterns/fold-case.ts';

/** The items of a list as canonical texts, so that equal JSON values are one item; repetition does not count. */
export function itemSet(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.map(canonicalJson));
}

/** No canonical text. */
const LIKE_NO_OTHER = '?';

/** The same, where no item that holds a number too large to be told from others is equal to any. */
export function itemSetInDoubt(list: readonly unknown[]): ReadonlySet<string> {
  return new Set(list.map((item) => (holdsLargeNumber(item) ? LIKE_NO_OTHER : canonicalJson(item))));
}

/** Whether every other item is among the items. */
export function isSuperset(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const other of others) if (!items.has(other)) return false;
  return true;
}

/** Whether no other item is among the items. */
export function isDisjoint(items: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const other of others) if (items.has(other)) return false;
  return true;
}

/** The first item that is among the others, or that is not, once they are folded; undefined where there is none. */
export function firstBeside(
  list: readonly unknown[],
  others: readonly unknown[],
  isAmong: boolean,
  fold: Fold,
): unknown {
  const known = itemSet(others.map(fold));
  return list.find((item) => known.has(canonicalJson(fold(item))) === isAmong);
}
