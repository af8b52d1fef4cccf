import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialPmf, binomialUpperTail } from '../../../src/gating/statistics/binomial.ts';
import { compareFamily } from '../../../src/gating/statistics/family.ts';
import { mcnemarMidP, tango } from '../../../src/gating/statistics/mcnemar.ts';
import { sum } from '../../../src/gating/statistics/moments.ts';
import { benjaminiHochberg, weightedHolm } from '../../../src/gating/statistics/multiplicity.ts';
import { normalCdf, normalQuantile } from '../../../src/gating/statistics/normal.ts';
import { pairedTest } from '../../../src/gating/statistics/paired.ts';
import type { Comparison } from '../../../src/gating/statistics/pairing.ts';
import { wilson } from '../../../src/gating/statistics/proportions.ts';
import { tCdf, tQuantile } from '../../../src/gating/statistics/student-t.ts';

/** A trial answers the three criteria; null where one did not apply. */
type Trial = readonly (boolean | null)[];

interface Scenario {
  readonly family?: string;
  readonly candidate: readonly Trial[];
  readonly baseline: readonly (readonly Trial[])[];
}

const CRITERIA = ['a', 'b', 'c'] as const;
const SETTINGS = { alpha: 0.05, power: 0.8 };

const trial = fc.tuple(
  ...CRITERIA.map(() => fc.oneof({ weight: 9, arbitrary: fc.boolean() }, { weight: 1, arbitrary: fc.constant(null) })),
);
const trials = fc.oneof(
  { weight: 9, arbitrary: fc.array(trial, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constant([]) },
);

const suite: fc.Arbitrary<readonly Scenario[]> = fc
  .record({ runs: fc.integer({ min: 1, max: 5 }), grouped: fc.boolean() })
  .chain(({ runs, grouped }) =>
    fc.array(
      fc.record({
        ...(grouped ? { family: fc.constantFrom('x', 'y', 'z', 'u', 'v', 'w', 'q') } : {}),
        candidate: trials,
        baseline: fc.array(trials, { minLength: runs, maxLength: runs }),
      }) as fc.Arbitrary<Scenario>,
      { maxLength: 14 },
    ),
  );

describe('the family of comparisons', () => {
  it('does not depend on the order of scenarios, trials, runs and criteria', () => {
    const shuffled = suite.chain((scenarios) =>
      fc.tuple(
        fc.constant(scenarios),
        fc.shuffledSubarray([...scenarios], { minLength: scenarios.length }),
        fc.constantFrom(...[CRITERIA, ['c', 'a', 'b'] as const, ['b', 'c', 'a'] as const]),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([scenarios, others, order]) => {
        const turned = others.map((scenario) => ({
          ...scenario,
          candidate: [...scenario.candidate].reverse(),
          baseline: scenario.baseline.map((run) => [...run].reverse()).reverse(),
        }));
        expect(byKey(compare(turned, order))).toEqual(byKey(compare(scenarios)));
      }),
    );
  });

  it('never lets a number be NaN, infinite or minus zero', () => {
    fc.assert(fc.property(suite, (scenarios) => compare(scenarios).forEach(expectPlainNumbers)));
  });

  it('mirrors every p-value when the sides are swapped', () => {
    const single = fc.array(
      fc.record({
        candidate: fc.array(trial, { minLength: 1, maxLength: 3 }),
        other: fc.array(trial, { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(single, (pairs) => {
        const there = compare(pairs.map(({ candidate, other }) => ({ candidate, baseline: [other] })));
        const back = compare(pairs.map(({ candidate, other }) => ({ candidate: other, baseline: [candidate] })));
        there.forEach((one, i) => {
          one.evidence.forEach((evidence, j) => {
            expect(back[i]?.evidence[j]?.better).toBeCloseTo(evidence.worse, 9);
            expect(evidence.worse + evidence.better).toBeCloseTo(1, 9);
          });
        });
      }),
    );
  });

  it('keeps the sign when a scenario joins that is equal on both sides', () => {
    fc.assert(
      fc.property(suite, trial, (scenarios, same) => {
        const equal = { family: 'alone', candidate: [same], baseline: [[same]] };
        const before = compare(scenarios).map(signOf);
        const after = compare([...scenarios, equal]).map(signOf);
        expect(after).toEqual(before);
      }),
    );
  });

  it('finds no regression through the paired test in copies of the same trials', () => {
    fc.assert(
      fc.property(suite, (scenarios) => {
        const twice = scenarios.map((scenario) => ({
          ...scenario,
          candidate: [...scenario.candidate, ...scenario.candidate],
          baseline: scenario.baseline.map((run) => [...run, ...run]),
        }));
        const paired = (all: readonly Comparison[]) =>
          all[0]?.evidence.find(({ test }) => test === 'paired-t')?.worse ?? 0.5;
        expect(paired(compare(twice))).toBeCloseTo(paired(compare(scenarios)), 9);
      }),
    );
  });

  it('calls nothing regressed or improved that moved the other way or less than its tolerance', () => {
    fc.assert(
      fc.property(suite, (scenarios) => {
        for (const { state, estimate, decidedBy } of compare(scenarios)) {
          if (state === 'regressed') expect(estimate).toBeLessThanOrEqual(-0.02 + 1e-9);
          if (state === 'improved') expect(estimate).toBeGreaterThanOrEqual(0.02 - 1e-9);
          expect(decidedBy.length > 0).toBe(state === 'regressed' || state === 'improved');
        }
      }),
    );
  });

  it('finds no regression where every scenario held or got better', () => {
    fc.assert(
      fc.property(suite, (scenarios) => {
        const better = scenarios.map((scenario) => ({
          ...scenario,
          candidate: scenario.candidate.map(() => CRITERIA.map(() => true)),
        }));
        for (const { state } of compare(better)) expect(state).not.toBe('regressed');
      }),
    );
  });
});

describe('the distributions', () => {
  const p = fc.double({ min: 1e-12, max: 1 - 1e-9, noNaN: true });
  const df = fc.double({ min: 1, max: 5000, noNaN: true });

  it('undo their quantiles', () => {
    fc.assert(
      fc.property(p, df, (chance, freedom) => {
        expect(Math.abs(tCdf(tQuantile(chance, freedom), freedom) / chance - 1)).toBeLessThan(1e-9);
        expect(Math.abs(normalCdf(normalQuantile(chance)) / chance - 1)).toBeLessThan(1e-9);
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
        const masses = Array.from({ length: n - k + 1 }, (_, i) => binomialPmf(k + i, n, chance));
        expect(binomialUpperTail(k, n, chance)).toBeCloseTo(sum(masses), 10);
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
        (broken, mended, rest, confidence) => {
          const pairs = broken + mended + rest + 1;
          const change = tango({ broken, mended }, pairs, confidence);
          expect(change.lower).toBeGreaterThanOrEqual(-1);
          expect(change.lower).toBeLessThanOrEqual((mended - broken) / pairs);
          expect(change.upper).toBeGreaterThanOrEqual((mended - broken) / pairs);
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
      fc.property(count, count, (broken, mended) => {
        const there = mcnemarMidP({ broken, mended });
        expect(there + mcnemarMidP({ broken: mended, mended: broken })).toBeCloseTo(1, 9);
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

  it('never lower a p-value, and Benjamini-Hochberg raises it no more than Holm', () => {
    fc.assert(
      fc.property(hypotheses, (all) => {
        const holm = weightedHolm(all.map(({ p }) => ({ p, weight: 1 })));
        const shares = benjaminiHochberg(all.map(({ p }) => p));
        all.forEach(({ p }, i) => {
          expect(shares[i]).toBeGreaterThanOrEqual(p - 1e-15);
          expect(shares[i]).toBeLessThanOrEqual((holm[i] ?? 0) + 1e-12);
        });
      }),
    );
  });
});

function compare(scenarios: readonly Scenario[], criteria: readonly string[] = CRITERIA): readonly Comparison[] {
  const sides = <T>(of: (trials: readonly Trial[]) => T) =>
    scenarios.map(({ candidate, baseline, ...family }) => ({
      ...family,
      candidate: of(candidate),
      baseline: baseline.map(of),
    }));
  const samples = criteria.map((key) => ({
    key,
    tolerance: 0.02,
    scenarios: sides((all) => tallyOf(all, (CRITERIA as readonly string[]).indexOf(key))),
  }));
  return compareFamily(
    [{ key: 'TCR', tolerance: 0.02, scenarios: sides((all) => all.map(scoreOf)) }],
    samples,
    SETTINGS,
  );
}

function scoreOf(answers: Trial): number {
  return answers.filter((answer) => answer === true).length / answers.length;
}

function tallyOf(all: readonly Trial[], criterion: number) {
  const answers = all.map((answer) => answer[criterion]).filter((answer) => answer !== null);
  return { passed: answers.filter((answer) => answer === true).length, total: answers.length };
}

function byKey(comparisons: readonly Comparison[]): readonly Comparison[] {
  return [...comparisons].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function signOf({ estimate }: Comparison): number {
  return Math.abs(estimate ?? 0) < 1e-9 ? 0 : Math.sign(estimate ?? 0);
}

function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0), `${value}`).toBe(true);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectPlainNumbers);
}
