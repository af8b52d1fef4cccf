import { expect, test } from 'vitest';
import { appendTo, groupBy } from '../../src/contract/group-by.ts';

test('values of one key stand together, keys and values in the order of their first appearance', () => {
  const groups = groupBy(['bob', 'ann', 'ben', 'al'], ([initial]) => initial);
  expect([...groups]).toEqual([
    ['b', ['bob', 'ben']],
    ['a', ['ann', 'al']],
  ]);
});

test('a key that is an inherited name has its own values alone', () => {
  const lists = new Map<string, number[]>();
  appendTo(lists, 'constructor', 1);
  appendTo(lists, 'constructor', 2);
  expect([...lists]).toEqual([['constructor', [1, 2]]]);
});
