import { expect, test } from 'vitest';
import { addTo, byFrequency, countsByText } from '../../src/contract/numbers.ts';

test('a key is counted each time, and null is one', () => {
  const tally = new Map<string | null, number>();
  expect([addTo(tally, 'a'), addTo(tally, null), addTo(tally, 'a')]).toEqual([1, 1, 2]);
  expect([...tally]).toEqual([
    ['a', 2],
    [null, 1],
  ]);
});

test('texts come with the most frequent first, whatever came first', () => {
  const texts = ['c', 'b', 'a', 'b', 'c', 'b'];
  const counted = [
    ['b', 3],
    ['c', 2],
    ['a', 1],
  ];
  expect(byFrequency(texts)).toEqual(counted);
  expect(byFrequency(texts.toReversed())).toEqual(counted);
  expect(byFrequency(['b', 'a'])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(byFrequency([])).toEqual([]);
});

test('countsByText stands in alphabetical order, whatever came first', () => {
  expect(
    Object.entries(
      countsByText(
        new Map([
          ['b', 2],
          ['a', 1],
        ]),
      ),
    ),
  ).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});
