import { describe, expect, test } from 'vitest';
import { OPERATORS } from '../../../src/rubric/operators/operators.ts';
import { ask } from '../rubric-of.ts';

const opposites = Object.entries(OPERATORS).flatMap(([op, { negates, argument }]) =>
  negates === undefined ? [] : [{ op, negates, argument: argument?.name }],
);

test('every second one of a pair says so', () => {
  expect(opposites.map(({ op }) => op)).toEqual(['ne', 'gt', 'gte', 'not_in', 'not_contains', 'absent', 'not_empty']);
});

test.each(opposites)('$op holds where $negates does not', ({ op, negates, argument }) => {
  const values = argument === undefined ? [undefined] : argument === 'a list' ? [[1], []] : [1, 2];
  for (const fact of [undefined, 1, 2, 3, 'a', '', [1], []])
    for (const value of values) {
      const truthOf = (name: string) =>
        ask({ field: 'x', op: name, ...(value === undefined ? {} : { value }) }, { x: fact }).truth;
      const truth = truthOf(negates);
      expect(truthOf(op)).toBe(truth === undefined ? undefined : !truth);
    }
});

interface Row {
  readonly name: string;
  readonly fact: unknown;
  readonly op: string;
  readonly value?: unknown;
  readonly tolerance?: number;
  readonly truth: boolean | undefined;
}

const rows: readonly Row[] = [
  { name: 'equal numbers', fact: 0.5, op: 'eq', value: 0.5, truth: true },
  { name: 'minus zero is zero', fact: -0, op: 'eq', value: 0, truth: true },
  {
    name: 'equal objects in another key order',
    fact: { a: 1, b: [2] },
    op: 'eq',
    value: { b: [2], a: 1 },
    truth: true,
  },
  { name: 'an object with one key more', fact: { a: 1, b: 2 }, op: 'eq', value: { a: 1 }, truth: false },
  { name: 'a list is not an object', fact: [], op: 'eq', value: {}, truth: false },
  { name: 'null equals null', fact: null, op: 'eq', value: null, truth: true },
  { name: 'text is not the number it spells', fact: '1', op: 'eq', value: 1, truth: false },
  { name: 'one is not true', fact: 1, op: 'eq', value: true, truth: false },
  { name: 'different', fact: 1, op: 'ne', value: 2, truth: true },
  { name: 'not different', fact: 1, op: 'ne', value: 1, truth: false },
  { name: 'below', fact: 1, op: 'lt', value: 2, truth: true },
  { name: 'the bound is not below itself', fact: 2, op: 'lt', value: 2, truth: false },
  { name: 'the bound is at most itself', fact: 2, op: 'lte', value: 2, truth: true },
  { name: 'over the bound is not at most', fact: 2.1, op: 'lte', value: 2, truth: false },
  { name: 'above', fact: 3, op: 'gt', value: 2, truth: true },
  { name: 'the bound is not above itself', fact: 2, op: 'gt', value: 2, truth: false },
  { name: 'the bound is at least itself', fact: 2, op: 'gte', value: 2, truth: true },
  { name: 'under the bound is not at least', fact: 1.9, op: 'gte', value: 2, truth: false },
  { name: 'text that spells a number has no order', fact: '0.9', op: 'lt', value: 1, truth: undefined },
  { name: 'null has no order', fact: null, op: 'gte', value: 0, truth: undefined },
  { name: 'the least of a range', fact: 2, op: 'between', value: [2, 5], truth: true },
  { name: 'the most of a range', fact: 5, op: 'between', value: [2, 5], truth: true },
  { name: 'above a range', fact: 5.1, op: 'between', value: [2, 5], truth: false },
  { name: 'no number, and a range', fact: '3', op: 'between', value: [2, 5], truth: undefined },
  { name: 'within the tolerance', fact: 10.4, op: 'approx', value: 10, tolerance: 0.5, truth: true },
  { name: 'outside the tolerance', fact: 10.6, op: 'approx', value: 10, tolerance: 0.5, truth: false },
  { name: 'at the tolerance, a hair beside it', fact: 1.1, op: 'approx', value: 1, tolerance: 0.1, truth: true },
  { name: 'two large whole numbers', fact: 17e14, op: 'approx', value: 17e14 + 2, tolerance: 1, truth: false },
  { name: 'two such numbers side by side', fact: 17e14, op: 'approx', value: 17e14 + 1, tolerance: 1e-7, truth: false },
  { name: 'two such numbers at the tolerance', fact: 17e14, op: 'approx', value: 17e14 + 2, tolerance: 2, truth: true },
  { name: 'at the tolerance from below', fact: 1e6 - 0.1, op: 'approx', value: 1e6, tolerance: 0.1, truth: true },
  { name: 'one of', fact: 'b', op: 'in', value: ['a', 'b'], truth: true },
  { name: 'none of', fact: 'c', op: 'in', value: ['a', 'b'], truth: false },
  { name: 'a list can be one of lists', fact: [1], op: 'in', value: [[1], [2]], truth: true },
  { name: 'not in', fact: 'c', op: 'not_in', value: ['a', 'b'], truth: true },
  { name: 'in after all', fact: 'a', op: 'not_in', value: ['a', 'b'], truth: false },
  { name: 'text contains text', fact: 'I am sorry.', op: 'contains', value: 'sorry', truth: true },
  { name: 'case counts', fact: 'Sorry.', op: 'contains', value: 'sorry', truth: false },
  { name: 'a list contains an item, not a part of one', fact: ['sorry'], op: 'contains', value: 'so', truth: false },
  { name: 'a list contains an object', fact: [{ a: 1 }], op: 'contains', value: { a: 1 }, truth: true },
  { name: 'an object contains nothing', fact: { a: 1 }, op: 'contains', value: 'a', truth: undefined },
  { name: 'does not contain', fact: 'fine', op: 'not_contains', value: 'sorry', truth: true },
  { name: 'contains after all', fact: ['x'], op: 'not_contains', value: 'x', truth: false },
  { name: 'one phrase of several', fact: 'I am sorry.', op: 'contains_any', value: ['regret', 'sorry'], truth: true },
  { name: 'no phrase of several', fact: 'Fine.', op: 'contains_any', value: ['regret', 'sorry'], truth: false },
  { name: 'case counts among phrases', fact: 'Sorry.', op: 'contains_any', value: ['sorry'], truth: false },
  { name: 'a list has no phrases', fact: ['sorry'], op: 'contains_any', value: ['sorry'], truth: undefined },
  { name: 'every phrase', fact: 'I am sorry.', op: 'contains_all', value: ['I', 'sorry'], truth: true },
  { name: 'not every phrase', fact: 'I am sorry.', op: 'contains_all', value: ['you', 'sorry'], truth: false },
  { name: 'starts with', fact: 'Error: no', op: 'starts_with', value: 'Error', truth: true },
  { name: 'starts otherwise', fact: 'No Error', op: 'starts_with', value: 'Error', truth: false },
  { name: 'ends with', fact: 'done.', op: 'ends_with', value: '.', truth: true },
  { name: 'ends otherwise', fact: 'done', op: 'ends_with', value: '.', truth: false },
  { name: 'matches anywhere', fact: 'in 3-5 business days', op: 'matches', value: '[0-9]-[0-9] business', truth: true },
  { name: 'matches nowhere', fact: 'soon', op: 'matches', value: '[0-9]', truth: false },
  { name: 'a number matches no pattern', fact: 5, op: 'matches', value: '5', truth: undefined },
  { name: 'null exists', fact: null, op: 'exists', truth: true },
  { name: 'what is absent does not exist', fact: undefined, op: 'exists', truth: false },
  { name: 'what is absent is absent', fact: undefined, op: 'absent', truth: true },
  { name: 'what exists is not absent', fact: 0, op: 'absent', truth: false },
  { name: 'empty text', fact: '', op: 'empty', truth: true },
  { name: 'white space is not empty', fact: ' ', op: 'empty', truth: false },
  { name: 'an empty list', fact: [], op: 'empty', truth: true },
  { name: 'an empty object', fact: {}, op: 'empty', truth: true },
  { name: 'null is empty', fact: null, op: 'empty', truth: true },
  { name: 'a number is neither empty nor not', fact: 0, op: 'not_empty', truth: undefined },
  { name: 'a list with an item', fact: [null], op: 'not_empty', truth: true },
  { name: 'the same items in another order', fact: ['bo', 'ana'], op: 'same_items', value: ['ana', 'bo'], truth: true },
  { name: 'the same items, one twice', fact: ['a', 'a'], op: 'same_items', value: ['a'], truth: true },
  { name: 'one item missing', fact: ['a'], op: 'same_items', value: ['a', 'b'], truth: false },
  { name: 'a number is not its text among items', fact: [1], op: 'same_items', value: ['1'], truth: false },
  { name: 'every item of', fact: ['a', 'b'], op: 'superset_of', value: ['a'], truth: true },
  { name: 'not every item of', fact: ['a'], op: 'superset_of', value: ['a', 'b'], truth: false },
  { name: 'only items of', fact: ['a'], op: 'subset_of', value: ['a', 'b'], truth: true },
  { name: 'more than items of', fact: ['a', 'c'], op: 'subset_of', value: ['a', 'b'], truth: false },
  { name: 'nothing in common', fact: ['c'], op: 'disjoint_from', value: ['a', 'b'], truth: true },
  { name: 'something in common', fact: ['a', 'c'], op: 'disjoint_from', value: ['a'], truth: false },
  { name: 'text has no items', fact: 'a', op: 'same_items', value: ['a'], truth: undefined },
  { name: 'fits the schema', fact: { n: 1 }, op: 'matches_schema', value: { required: ['n'] }, truth: true },
  { name: 'breaks the schema', fact: { n: 1 }, op: 'matches_schema', value: { required: ['m'] }, truth: false },
];

describe('operators', () => {
  test.each(rows)('$op: $name', ({ fact, truth, name: _, ...condition }) => {
    expect(ask({ field: 'fact', ...condition }, fact === undefined ? {} : { fact }).truth).toBe(truth);
  });

  const argued = rows.filter(({ op }) => op !== 'exists' && op !== 'absent');
  test.each([...new Set(argued.map(({ op }) => op))])('%s does not hold on an absent fact, nor under `not`', (op) => {
    const { fact: _, truth: __, name: ___, ...condition } = argued.find((row) => row.op === op) as Row;
    const asked = { field: 'fact', ...condition };
    expect(ask(asked, {})).toEqual({
      truth: undefined,
      because: 'fact is absent',
      warnings: ['fact `fact` is absent'],
    });
    expect(ask({ not: asked }, {}).truth).toBeUndefined();
  });

  test.each(argued.filter(({ op, value }) => value !== undefined && !op.startsWith('matches')))(
    '$op says the same against a fact: $name',
    ({ fact, op, value, tolerance, truth }) => {
      const condition = { field: 'fact', op, value: { field: 'other' } };
      expect(ask({ ...condition, ...(tolerance && { tolerance }) }, { fact, other: value }).truth).toBe(truth);
    },
  );
});
