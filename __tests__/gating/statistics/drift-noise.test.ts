import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceLowerBound, successiveNoise } from '../../../src/gating/statistics/noise.ts';
import { tQuantile } from '../../../src/gating/statistics/student-t.ts';

describe('differenceLowerBound', () => {
  // The examples (a) to (d) of Newcombe (1998), table II, method 10, two-sided 95 %.
  it.each([
    { name: '56/70 - 48/80', one: [56, 70], other: [48, 80], lower: 0.0524 },
    { name: '9/10 - 3/10', one: [9, 10], other: [3, 10], lower: 0.1705 },
    { name: '10/10 - 0/20', one: [10, 10], other: [0, 20], lower: 0.6791 },
    { name: '5/56 - 0/29', one: [5, 56], other: [0, 29], lower: -0.0381 },
  ])('agrees with the published bound of $name', ({ one, other, lower }) => {
    const rateOf = ([passed = 0, n = 1]: readonly number[]) => ({ rate: passed / n, n });
    expect(differenceLowerBound(rateOf(one), rateOf(other), 0.025)).toBeCloseTo(lower, 4);
  });

  it('lies below the difference, and nearer the more is known', () => {
    const rate = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(rate, rate, fc.integer({ min: 1, max: 1000 }), (one, other, n) => {
        const bound = (size: number) => differenceLowerBound({ rate: one, n: size }, { rate: other, n: size }, 0.02);
        expect(bound(n)).toBeLessThanOrEqual(one - other);
        expect(bound(4 * n)).toBeGreaterThanOrEqual(bound(n) - 1e-12);
      }),
    );
  });
});

describe('successiveNoise', () => {
  it('is Student t times the root of the mean square successive difference', () => {
    // Squares 0.01, 0.04, 0.01: their mean 0.02, 2 * 9 / 8 degrees of freedom.
    expect(successiveNoise([0.5, 0.6, 0.8, 0.7], 0.05)).toBeCloseTo(tQuantile(0.95, 2.25) * Math.sqrt(0.02), 12);
  });

  it('is nothing where nothing moves, and not known from one run', () => {
    expect(successiveNoise([0.5, 0.5, 0.5], 0.05)).toBe(0);
    expect(successiveNoise([0.5], 0.05)).toBeNull();
    expect(successiveNoise([], 0.05)).toBeNull();
  });

  it('does not take a slow drift for noise, as a standard deviation would', () => {
    const sinking = Array.from({ length: 20 }, (_, index) => 0.9 - 0.01 * index);
    expect(successiveNoise(sinking, 0.02)).toBeLessThan(0.03);
  });

  it('covers the difference of two runs as often as it promises', () => {
    // 4,000 histories of ten runs and a pair of new ones, from a fixed generator.
    let state = 7;
    const uniform = (): number => {
      state = (state * 48271) % 2147483647;
      return state / 2147483647;
    };
    const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const histories = Array.from({ length: 4000 }, () => Array.from({ length: 10 }, normal));
    const covered = histories.filter((history) => normal() - normal() <= (successiveNoise(history, 0.05) ?? 0));
    expect(covered.length / histories.length).toBeGreaterThan(0.94);
    expect(covered.length / histories.length).toBeLessThan(0.975);
  });
});
