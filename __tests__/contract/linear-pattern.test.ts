import { expect, test } from 'vitest';
import { compileLinear, LargePattern } from '../../src/contract/linear-pattern.ts';

test('a pattern finds text in linear time, with the flags of the engine', () => {
  expect(
    compileLinear('(a+)+$')
      .matcher(`${'a'.repeat(20_000)}b`)
      .find(),
  ).toBe(false);
  expect(compileLinear('book').matcher('Booked').find()).toBe(false);
  expect(compileLinear('(?i)book').matcher('Booked').find()).toBe(true);
});

test.each(['(?=x)', '(a)\\1', '('])('%s is refused by the engine', (pattern) => {
  expect(() => compileLinear(pattern)).toThrow();
});

test('a count may make a pattern 200 places longer than its text, not more', () => {
  expect(() => compileLinear('a{190}')).not.toThrow();
  expect(() => compileLinear('[a-z]{1,900}')).toThrow(LargePattern);
});
