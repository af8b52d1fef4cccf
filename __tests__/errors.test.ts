import { expect, it } from 'vitest';
import { byPlace, describeProblem } from '../src/errors.ts';

it.each([
  { name: 'what alone', problem: { what: 'it is wrong' }, says: 'it is wrong' },
  {
    name: 'all that there may be',
    problem: { what: 'it is wrong', expected: 'a', found: 'b', fix: 'Write a' },
    says: 'it is wrong (expected a, found b). Write a',
  },
  { name: 'no advice', problem: { what: 'it is wrong', fix: '' }, says: 'it is wrong' },
  {
    name: 'a place',
    problem: { what: 'it is wrong', where: { file: 'f.yml', line: 2, column: 3 } },
    says: 'f.yml:2:3: it is wrong',
  },
])('describes $name', ({ problem, says }) => {
  expect(describeProblem({ code: 'c', ...problem })).toBe(says);
});

it('orders problems by their place, and those that are only counted last', () => {
  const at = (line: number, column: number) => ({
    code: 'c',
    what: `${line}:${column}`,
    where: { file: 'f', line, column },
  });
  const problems = [{ code: 'more-problems', what: 'and 2 more' }, at(2, 1), at(1, 7), at(1, 2)];
  expect(problems.sort(byPlace).map(({ what }) => what)).toEqual(['1:2', '1:7', '2:1', 'and 2 more']);
});
