import { expect, it } from 'vitest';
import { cutoffsOf } from '../../../src/scoring/testing/cutoffs.ts';

const withCondition = (pass_when: object) => ({ criteria: { a: { pass_when } } });
const COUNT = { field: 'n', op: 'lt', value: 3 };

it.each([
  { name: 'a bound', condition: COUNT, bounds: [3] },
  { name: 'both ends of a range', condition: { ...COUNT, op: 'between', value: [2, 9] }, bounds: [2, 9] },
  {
    name: 'both ends of a tolerance',
    condition: { ...COUNT, op: 'approx', value: 8, tolerance: 0.5 },
    bounds: [7.5, 8.5],
  },
  { name: 'no value that is only equal', condition: { ...COUNT, op: 'eq' }, bounds: [] },
  { name: 'no fact', condition: { ...COUNT, value: { field: 'm' } }, bounds: [] },
  { name: 'no text, which the loader refuses', condition: { ...COUNT, value: '3' }, bounds: [] },
  { name: 'no operator that there is not', condition: { ...COUNT, op: 'constructor' }, bounds: [] },
])('reads $name', ({ condition, bounds }) => {
  expect(cutoffsOf(withCondition(condition)).flatMap((cutoff) => cutoff.bounds)).toEqual(bounds);
});

it('names each number by its part and what is compared, twice the same by a count', () => {
  const file = {
    when: { score: 'b', op: 'gte', value: 0.5 },
    ...withCondition({ or: [COUNT, { ...COUNT, op: 'gt', value: 9 }, { ...COUNT, measure: 'words' }] }),
  };
  expect(cutoffsOf(file).map(({ name, range }) => [name, ...range])).toEqual([
    ['when: score of b', 0, 1],
    ['a: n', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['a: n (2)', Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
    ['a: words of n', 0, Number.POSITIVE_INFINITY],
  ]);
});
