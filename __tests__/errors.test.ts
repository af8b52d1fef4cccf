import { describe, expect, it } from 'vitest';
import { byPlace, describeProblem, type Problem, Problems, UserError } from '../src/errors.ts';

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

const problemOf = (code: string, what = code): Problem => ({ code, what });
const broken = (code: string) => () => {
  throw new UserError(problemOf(code));
};

describe('a list of problems', () => {
  it('gives the result of a step, and goes on after one that fails', () => {
    const problems = new Problems();
    expect(problems.collect(() => 5)).toBe(5);
    expect(problems.collect(broken('a'))).toBeUndefined();
    problems.add([problemOf('b')]);
    expect(problems.count).toBe(2);
    expect(() => problems.throwAny()).toThrow(new UserError([problemOf('a'), problemOf('b')]));
  });

  it('throws nothing without a problem', () => {
    expect(() => new Problems().throwAny()).not.toThrow();
  });

  it('lets a bug pass', () => {
    const bug = () => {
      throw new TypeError('ours');
    };
    expect(() => new Problems().collect(bug)).toThrow(TypeError);
    expect(() => new Problems().take(new TypeError('ours'))).toThrow(TypeError);
  });

  it.each([
    { name: 'the first three of each code', codes: 'aaaaabb', kept: 'aaabb', more: 2 },
    { name: 'at most twenty', codes: 'aaabbbcccdddeeefffggghhh', kept: 'aaabbbcccdddeeefffgg', more: 4 },
  ])('of records keeps $name, and the number of the others', ({ codes, kept, more }) => {
    const problems = Problems.ofRecords();
    for (const code of codes) problems.take(new UserError(problemOf(code)));
    const all = problems.all();
    expect(problems.count).toBe(codes.length);
    expect(
      all
        .slice(0, -1)
        .map(({ code }) => code)
        .join(''),
    ).toBe(kept);
    expect(all.at(-1)).toMatchObject({ code: 'more-problems', more });
  });
});
