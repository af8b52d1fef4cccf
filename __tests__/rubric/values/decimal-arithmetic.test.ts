import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal, roundHalfAway } from '../../../src/rubric/values/decimal-arithmetic.ts';
import { FACTS, outcomeOf } from '../expressions/evaluating-text.ts';

describe('decimals have no surprises', () => {
  test.each([
    '15 / 83 == 0.18072289156626506',
    '0.1 + 0.2 == 0.3',
    '1.1 * 3.0 <= 3.3',
    '0.3 / 0.1 == 3',
    '100.1 - 100 == 0.1',
    '0.1 + 0.2 - 0.3 == 0',
    'floor((0.1 + 0.7) * 10) == 8',
    '0.1 + 0.2 == sum([0.1, 0.2])',
    '100.1 - 100 == sum([100.1, -100])',
    '1 / 3 * 3 == 1',
    '1 / 3 + 1 / 3 + 1 / 3 == 1',
    '1732200000.123456 - 1732200000.12345 > 0.000005',
    '1732200000.5 - 1732200000.4 == 0.1',
    '9007199254740991 - 1 == 9007199254740990',
    '9007199254740991 / 2 * 2 == 9007199254740991',
    '1e300 * 10 - 1e301 == 0',
    '1e-300 * 0.5 == 5e-301',
    '1e-300 + 1e-301 > 1e-300',
    '1.5 % 1 == 0.5',
    '0.3 % 0.1 < 0.1',
  ])('%s', (text) => {
    expect(outcomeOf(text)).toEqual({ value: true });
  });

  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  test('sums, differences and products of numbers with two decimals are those of the decimals', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        const facts = { ...FACTS, usage: { a: a / 100, b: b / 100 } };
        const compute = (text: string) => outcomeOf(text, 'number', facts);
        expect(compute('usage.a + usage.b')).toEqual({ value: (a + b) / 100 });
        expect(compute('usage.a - usage.b')).toEqual({ value: (a - b) / 100 });
        expect(compute('usage.a * usage.b')).toEqual({ value: (a * b) / 10_000 + 0 });
      }),
    );
  });

  test('no result is further from the exact one than numbers of its size are inexact', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const outcome = outcomeOf('usage.a + usage.b', 'number', { ...FACTS, usage: { a, b } });
        const scale = Math.abs(a) + Math.abs(b);
        if ('value' in outcome)
          expect(Math.abs((outcome.value as number) - (a + b))).toBeLessThanOrEqual(Number.EPSILON * scale);
      }),
    );
  });
});

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.49, 1],
  [-2.5, -3],
])('%d rounds half away from zero to %d', (value, whole) => {
  expect(roundHalfAway(value)).toBe(whole);
});

test.each([
  ['-1.5e2', -150],
  ['1e999', undefined],
  ['0x10', undefined],
  ['', undefined],
  [' 1', undefined],
  ['.5', undefined],
])('the text "%s" is the number %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
});
