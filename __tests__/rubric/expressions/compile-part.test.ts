import { describe, expect, test } from 'vitest';
import { outcomeOf, refusalOf } from './evaluating-text.ts';

describe('a kind that is known at load', () => {
  test.each([
    ['1 && true', 0, '`1` is a number, not true or false'],
    ['size(1)', 5, '`1` is a number, not text, a list or an object'],
  ])('%s at %i: %s', (text, offset, message) => {
    expect(refusalOf(text)).toMatchObject({ message, offset });
  });
});

describe('a kind that only the trial shows', () => {
  test.each([
    ['flags.a ? -output : 1', 1],
    ['flags.b ? -output : 1', 'output is text, not a number'],
  ])('%s is %j', (text, result) => {
    expect(outcomeOf(text)).toEqual(typeof result === 'number' ? { value: result } : { unknown: result });
  });

  test('the first value that is unknown gives the reason', () => {
    expect(outcomeOf('usage.none + usage.other')).toEqual({ unknown: 'usage.none is absent' });
    expect(outcomeOf('[1, usage.other, usage.none]')).toEqual({ unknown: 'usage.other is absent' });
  });
});
