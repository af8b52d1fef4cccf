import { OPERATORS } from '../../rubric/conditions/operators.ts';

/** For every word those that it is changed into. */
export type Words = Readonly<Record<string, readonly string[]>>;

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
  Object.keys(OPERATORS)
    .map((op) => [op, [...(ALIKE[op] ?? []), ...oppositeOf(op)]] as const)
    .filter(([, words]) => words.length > 0),
);

/** The operator that holds where this one does not, if there is one. */
export function oppositeOf(op: unknown): readonly string[] {
  return Object.entries(OPERATORS).flatMap(([own, { negates = [] }]) =>
    own === op ? negates : negates === op ? own : [],
  );
}
