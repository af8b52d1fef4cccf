import { expect, test } from 'vitest';
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
