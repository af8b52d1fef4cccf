import { expect, test } from 'vitest';
import { bothOf, describeKind, kindOf, wordsOf } from '../../../src/rubric/expressions/kinds.ts';

test.each([
  [null, 'null', 'null'],
  [[], 'list', 'a list'],
  [{}, 'object', 'an object'],
  ['', 'text', 'text'],
  [0, 'number', 'a number'],
  [false, 'boolean', 'true or false'],
  [undefined, undefined, 'no JSON value'],
  [() => 1, undefined, 'no JSON value'],
])('%j is of kind %s, which messages call %s', (value, kind, words) => {
  expect(kindOf(value)).toBe(kind);
  expect(describeKind(value)).toBe(words);
});

test('several kinds are listed with `or`, two that do not fit with `and`', () => {
  expect(wordsOf(['text'])).toBe('text');
  expect(wordsOf(['text', 'list', 'object'])).toBe('text, a list or an object');
  expect(bothOf(['text', 'number'])).toBe('text and a number');
});
