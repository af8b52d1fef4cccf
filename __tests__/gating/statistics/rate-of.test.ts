import { expect, test } from 'vitest';
import { rateOf } from '../../../src/gating/statistics/rate-of.ts';

test('a count of nothing has no rate; one with scores has their mean', () => {
  expect([rateOf({ passed: 0, total: 0 }), rateOf({ passed: 1, total: 4 })]).toEqual([null, 0.25]);
  expect(rateOf({ passed: 1, total: 2, scores: [1, 0.5] })).toBe(0.75);
});
