import { sortedUnion } from '../../contract/sorted-union.ts';

/** For every word those that it is changed into. */
export type Words = Readonly<Record<string, readonly string[]>>;

/** Operators that hold where another, of the same value, does not. */
const OPPOSITES: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'gte',
  gte: 'lt',
  gt: 'lte',
  lte: 'gt',
  in: 'not_in',
  not_in: 'in',
  contains: 'not_contains',
  not_contains: 'contains',
  exists: 'absent',
  absent: 'exists',
  empty: 'not_empty',
  not_empty: 'empty',
};

/** For every operator those that are easily mistaken for it besides. */
const ALIKE: Words = {
  lt: ['lte'],
  lte: ['lt'],
  gt: ['gte'],
  gte: ['gt'],
  contains_any: ['contains_all'],
  contains_all: ['contains_any'],
  starts_with: ['ends_with'],
  ends_with: ['starts_with'],
  same_items: ['superset_of', 'subset_of'],
  superset_of: ['same_items', 'subset_of'],
  subset_of: ['same_items', 'superset_of'],
  disjoint_from: ['same_items'],
};

/** For every operator those that it is changed into. One without an opposite is turned round by `not`. */
export const OPERATOR_WORDS: Words = Object.fromEntries(
  sortedUnion(Object.keys(ALIKE), Object.keys(OPPOSITES)).map((op) => [op, [...(ALIKE[op] ?? []), ...oppositeOf(op)]]),
);

/** The operator that holds where this one does not, if there is one. */
export function oppositeOf(op: unknown): readonly string[] {
  return Object.entries(OPPOSITES).flatMap(([own, other]) => (own === op ? [other] : []));
}
