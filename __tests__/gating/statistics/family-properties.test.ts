import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../bench/simulation/samples.ts';
import { compareFamily, whichMoved } from '../../../src/gating/statistics/family.ts';
import { GATE_SETTINGS } from '../../../src/gating/statistics/gate-settings.ts';
import { type Sample, type SampleComparison, SCORES, TALLY } from '../../../src/gating/statistics/samples.ts';

/** A trial answers the three criteria; null where one did not apply. */
type Trial = readonly (boolean | null)[];

interface Scenario {
  readonly family?: string;
  readonly candidate: readonly Trial[];
  readonly baseline: readonly (readonly Trial[])[];
}

const CRITERIA = ['a', 'b', 'c'] as const;

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
  it('does not depend on the order of scenarios, trials and criteria', () => {
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
          baseline: scenario.baseline.map((run) => [...run].reverse()),
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
        const paired = (all: readonly SampleComparison[]) =>
          all[0]?.evidence.find(({ test }) => test === 'paired-t')?.worse ?? 0.5;
        const [p, ofCopies] = [paired(compare(scenarios)), paired(compare(twice))];
        // Where runs move as wholes, copies show it more clearly.
        expect(Math.abs(ofCopies - 0.5)).toBeLessThanOrEqual(Math.abs(p - 0.5) + 1e-9);
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

  it('tells what moved without the numbers that people read', () => {
    fc.assert(
      fc.property(suite, fc.constantFrom(0.02, 0.3), (scenarios, alpha) => {
        const [samples, settings] = [samplesOf(scenarios), { ...GATE_SETTINGS, alpha }];
        const states = compareFamily(samples, settings).comparisons.map(({ state }) => state);
        const moved = states.map((state) => state === 'regressed' || state === 'improved');
        expect(whichMoved(samples, settings)).toEqual(moved);
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

function compare(scenarios: readonly Scenario[], criteria?: readonly string[]): readonly SampleComparison[] {
  return compareFamily(samplesOf(scenarios, criteria), GATE_SETTINGS).comparisons;
}

function samplesOf(scenarios: readonly Scenario[], criteria: readonly string[] = CRITERIA): readonly Sample[] {
  const sides = <T>(of: (trials: readonly Trial[]) => T) =>
    scenarios.map(({ candidate, baseline, ...family }) => ({
      ...family,
      candidate: of(candidate),
      baseline: baseline.map(of),
    }));
  const samples = criteria.map((key) =>
    sampleOf(
      {
        key,
        tolerance: 0.02,
        scenarios: sides((all) => tallyOf(all, (CRITERIA as readonly string[]).indexOf(key))),
      },
      TALLY,
    ),
  );
  const metric = sampleOf({ key: 'TCR', tolerance: 0.02, scenarios: sides((all) => all.map(scoreOf)) }, SCORES);
  return [metric, ...samples];
}

function scoreOf(answers: Trial): number {
  return answers.filter((answer) => answer === true).length / answers.length;
}

function tallyOf(all: readonly Trial[], criterion: number) {
  const answers = all.map((answer) => answer[criterion]).filter((answer) => answer !== null);
  return { passed: answers.filter((answer) => answer === true).length, total: answers.length };
}

function byKey(comparisons: readonly SampleComparison[]): readonly SampleComparison[] {
  return [...comparisons].sort((a, b) => (a.key < b.key ? -1 : 1));
}

function signOf({ estimate }: SampleComparison): number {
  return Math.abs(estimate ?? 0) < 1e-9 ? 0 : Math.sign(estimate ?? 0);
}

function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0), `${value}`).toBe(true);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(expectPlainNumbers);
}
