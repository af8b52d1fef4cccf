import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rateOf } from '../../../src/gating/statistics/rate-of.ts';
import { decimalsApart, percent, pValue } from '../../../src/gating/wording.ts';
import { byteLength, bytes, fixed, points, score } from '../../../src/reporting/markdown/format.ts';

describe('numbers', () => {
  it.each([
    { name: 'a rate', text: percent(0.73), shown: '73.0 %' },
    { name: 'a rate that has to be rounded', text: percent(35 / 88), shown: '39.8 %' },
    { name: 'a gain', text: points(0.04), shown: '+4.0 points' },
    { name: 'a drop, with a real minus', text: points(-0.295), shown: '−29.5 points' },
    { name: 'no change', text: points(0), shown: '0.0 points' },
    { name: 'negative zero', text: points(-0), shown: '0.0 points' },
    { name: 'a drop that rounds to nothing', text: points(-1e-12), shown: '0.0 points' },
    { name: 'a gain that rounds to nothing', text: points(1e-12), shown: '0.0 points' },
    { name: 'a p-value', text: pValue(0.0314), shown: '0.031' },
    { name: 'a p-value that rounds to nothing', text: pValue(0.0009999), shown: '< 0.001' },
    { name: 'the smallest p-value that is printed', text: pValue(0.001), shown: '0.001' },
    { name: 'the largest p-value', text: pValue(1), shown: '1.000' },
    { name: 'a score', text: score(0.745), shown: '0.74' },
    { name: 'few bytes', text: bytes(1023), shown: '1023 bytes' },
    { name: 'many bytes', text: bytes(60_000), shown: '58.6 KB' },
  ])('$name', ({ text, shown }) => {
    expect(text).toBe(shown);
  });

  it('print no negative zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 1, noNaN: true }), fc.integer({ min: 0, max: 7 }), (value, decimals) => {
        expect(fixed(value, decimals)).toMatch(/^−?\d+(\.\d+)?$/);
        expect(fixed(value, decimals)).not.toMatch(/^−[0.]+$/);
      }),
    );
  });
});

describe('decimalsApart', () => {
  it.each([
    { name: 'one decimal is enough', rates: [0.73, 0.85, null], decimals: 1 },
    { name: 'a rate just below its threshold', rates: [0.8498, 0.85], decimals: 2 },
    { name: 'a hair below', rates: [0.8499999, 0.85], decimals: 5 },
    { name: 'equal but for floating point', rates: [0.1 + 0.2, 0.3], decimals: 1 },
  ])('$name', ({ rates, decimals }) => {
    expect(decimalsApart(rates)).toBe(decimals);
  });

  it('keeps rates that differ apart', () => {
    const anyRate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyRate, fc.double({ min: 2e-9, max: 1e-3, noNaN: true }), (low, step) => {
        const decimals = decimalsApart([low + step, low]);
        expect(percent(low, decimals)).not.toBe(percent(low + step, decimals));
      }),
    );
  });
});

it('the rate of nothing is unknown', () => {
  expect(rateOf({ passed: 0, total: 0 })).toBeNull();
});

it('byteLength counts bytes of UTF-8', () => {
  expect(byteLength('aé😀')).toBe(7);
});
