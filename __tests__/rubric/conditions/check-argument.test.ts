import { describe, expect, test } from 'vitest';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { rubricOf } from '../rubric-of.ts';

const CUTOFF = { rationale: 'agreed' };

describe('a key that the operator does not take is refused at that key', () => {
  test.each<{ keys: object; at: string; what: string }>([
    { keys: { op: 'approx', value: 1 }, at: 'op', what: '`approx` needs a `tolerance`' },
    { keys: { op: 'eq', value: 1, tolerance: 1 }, at: 'tolerance', what: '`eq` takes no tolerance' },
    { keys: { op: 'lt', value: 1, ignore_case: true }, at: 'ignore_case', what: '`lt` takes no `ignore_case`' },
    { keys: { op: 'matches', value: 'a', ignore_case: true }, at: 'ignore_case', what: '`matches` takes no' },
    { keys: { op: 'exists', measure: 'words' }, at: 'measure', what: '`exists` takes no `measure`' },
    { keys: { op: 'eq', value: 1, cutoff: CUTOFF }, at: 'cutoff', what: '`eq` takes no `cutoff`' },
    {
      keys: { op: 'lt', value: { field: 'b' }, cutoff: CUTOFF },
      at: 'cutoff',
      what: 'a comparison of two facts takes',
    },
    { keys: { op: 'starts_with', value: 'a', measure: 'words' }, at: 'op', what: 'a measure is a number' },
    { keys: { op: 'exists', value: 1 }, at: 'value', what: '`exists` takes no value' },
    { keys: { op: 'eq' }, at: 'op', what: '`eq` needs a `value`' },
    { keys: { op: 'matches', value: { field: 'b' } }, at: 'value', what: '`matches` needs a literal value' },
    { keys: { op: 'lt', value: '5' }, at: 'value', what: '`lt` does not take this value' },
    { keys: { op: 'between', value: [5, 2] }, at: 'value', what: '`between` does not take this value' },
    { keys: { op: 'eq', value: [{ field: 'b' }] }, at: 'value', what: '`eq` does not take this value' },
  ])('$keys: $what', ({ keys, at, what }) => {
    const problems = refusalsOf({ field: 'a', ...keys });
    expect(problems.map(({ where }) => where?.pointer)).toEqual([`/outcomes/0/when/${at}`]);
    expect(problems[0]?.what).toContain(what);
  });
});

describe('a score equals only numbers', () => {
  test.each<[object, string | undefined]>([
    [{ op: 'eq', value: 'high' }, '"high"'],
    [{ op: 'in', value: [1, '1'] }, '"1"'],
    [{ op: 'in', value: [1, 0.5] }, undefined],
    [{ op: 'eq', value: { field: 'b' } }, undefined],
  ])('%j', (keys, found) => {
    const problems = refusalsOf({ score: 'answered', ...keys });
    expect(problems.map((problem) => problem.found)).toEqual(found === undefined ? [] : [found]);
  });
});

test.each([
  ['5', 'Write a number, without quotes'],
  [{ fact: 'b' }, 'Refer to another fact as `{ field: PATH }`'],
])('the fix for the value %j of `lt`', (value, fix) => {
  expect(refusalsOf({ field: 'a', op: 'lt', value })[0]?.fix).toBe(fix);
});

function refusalsOf(when: object) {
  return mistakesIn(() => rubricOf({ outcomes: [{ name: 'asked', when }, { name: 'other' }] }));
}
