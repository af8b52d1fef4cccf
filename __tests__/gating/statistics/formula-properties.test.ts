import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialUpperTail, mcnemarMidP, tango } from '../../../src/gating/statistics/mcnemar.ts';
import { moments, sum } from '../../../src/gating/statistics/moments.ts';
import { weightedHolm } from '../../../src/gating/statistics/multiplicity.ts';
import { normalQuantile } from '../../../src/gating/statistics/normal.ts';
import { pairedTest } from '../../../src/gating/statistics/paired.ts';
import { wilson } from '../../../src/gating/statistics/proportions.ts';
import { logGamma } from '../../../src/gating/statistics/special-functions.ts';
import { tCdf, tQuantile } from '../../../src/gating/statistics/student-t.ts';

describe('the distributions', () => {
  const p = fc.double({ min: 1e-12, max: 1 - 1e-9, noNaN: true });
  const df = fc.double({ min: 1, max: 5000, noNaN: true });

  it('undo their quantiles; with many degrees of freedom t is normal', () => {
    fc.assert(
      fc.property(p, df, (chance, freedom) => {
        expect(Math.abs(tCdf(tQuantile(chance, freedom), freedom) / chance - 1)).toBeLessThan(1e-9);
        expect(tCdf(normalQuantile(chance), 1e6)).toBeCloseTo(chance, 6);
      }),
    );
  });

  it('are symmetric and rise', () => {
    const t = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(t, t, df, (one, other, freedom) => {
        expect(tCdf(one, freedom) + tCdf(-one, freedom)).toBeCloseTo(1, 12);
        expect(tCdf(Math.min(one, other), freedom)).toBeLessThanOrEqual(tCdf(Math.max(one, other), freedom) + 1e-15);
      }),
    );
  });

  it('sum the binomial to its tail', () => {
    const drawn = fc
      .integer({ min: 0, max: 200 })
      .chain((n) => fc.tuple(fc.constant(n), fc.integer({ min: 0, max: n })));
    fc.assert(
      fc.property(drawn, fc.double({ min: 0.001, max: 0.999, noNaN: true }), ([n, k], chance) => {
        const choose = (i: number) => logGamma(n + 1) - logGamma(i + 1) - logGamma(n - i + 1);
        const mass = (i: number) => Math.exp(choose(i) + i * Math.log(chance) + (n - i) * Math.log1p(-chance));
        const masses = Array.from({ length: n - k + 1 }, (_, i) => mass(k + i));
        expect(binomialUpperTail(k, n, chance)).toBeCloseTo(sum(masses), 10);
      }),
    );
  });
});

describe('the moments', () => {
  it('are those of the values one by one, whatever their order', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 40 });
    fc.assert(
      fc.property(values, (list) => {
        const { mean, variance } = moments(list);
        const centre = sum(list) / list.length;
        const squares = sum(list.map((value) => (value - centre) ** 2));
        const drift = sum(list.map((value) => value - centre));
        expect(mean).toBe(centre);
        expect(variance).toBe(Math.max(0, squares - (drift * drift) / list.length) / (list.length - 1));
        expect(moments(list.toReversed())).toEqual({ mean, variance });
      }),
    );
  });
});

describe('the intervals', () => {
  const count = fc.integer({ min: 0, max: 300 });

  it('hold their estimate and stay in range', () => {
    fc.assert(
      fc.property(
        count,
        count,
        count,
        fc.double({ min: 0.5, max: 0.999, noNaN: true }),
        (broken, fixed, rest, confidence) => {
          const pairs = broken + fixed + rest + 1;
          const change = tango({ broken, fixed }, pairs, confidence);
          expect(change.lower).toBeGreaterThanOrEqual(-1);
          expect(change.lower).toBeLessThanOrEqual((fixed - broken) / pairs);
          expect(change.upper).toBeGreaterThanOrEqual((fixed - broken) / pairs);
          expect(change.upper).toBeLessThanOrEqual(1);
          const rate = wilson(broken / pairs, pairs, confidence);
          expect(rate.lower).toBeLessThanOrEqual(broken / pairs);
          expect(rate.upper).toBeGreaterThanOrEqual(broken / pairs);
        },
      ),
    );
  });
});

describe('the tests', () => {
  it('mirror McNemar on swapped flips', () => {
    const count = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(count, count, (broken, fixed) => {
        const there = mcnemarMidP({ broken, fixed });
        expect(there + mcnemarMidP({ broken: fixed, fixed: broken })).toBeCloseTo(1, 9);
      }),
    );
  });

  it('take every difference of zero variance without dividing by zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), fc.double({ min: -1, max: 1, noNaN: true }), (n, difference) => {
        const test = pairedTest(Array.from({ length: n }, () => difference));
        expect(test?.error).toBe(0);
        expect(test?.worse).toBe(Math.abs(difference) <= 1e-13 ? 0.5 : difference < 0 ? 2 ** -n : 1 - 2 ** -n);
      }),
    );
  });
});

describe('the corrections', () => {
  const hypotheses = fc.array(
    fc.record({
      p: fc.double({ min: 1e-300, max: 1, noNaN: true }),
      weight: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
    { maxLength: 15 },
  );

  it('do not depend on the scale of the weights', () => {
    fc.assert(
      fc.property(hypotheses, fc.constantFrom(0.5, 2, 1024), (all, scale) => {
        const scaled = all.map(({ p, weight }) => ({ p, weight: weight * scale }));
        expect(weightedHolm(scaled)).toEqual(weightedHolm(all));
      }),
    );
  });

  it('never lower a p-value', () => {
    fc.assert(
      fc.property(hypotheses, (all) => {
        const holm = weightedHolm(all);
        all.forEach(({ p }, i) => {
          expect(holm[i]).toBeGreaterThanOrEqual(p - 1e-15);
        });
      }),
    );
  });
});
