import { describe, expect, it } from 'vitest';
import { type Cell, ratesOf } from '../../../bench/simulation/cells.ts';
import { randomOf } from '../../../bench/simulation/random.ts';
import { sampleOf } from '../../../bench/simulation/samples.ts';
import { SETUPS } from '../../../bench/simulation/settings.ts';
import { compareFamily } from '../../../src/gating/statistics/family.ts';
import { SCORES } from '../../../src/gating/statistics/samples.ts';

/** Enough to tell a gate that blocks one in twenty from one that blocks one in fifty; `npm run simulate` draws more. */
const SUITES = 300;
/** 2 % of 300, and three standard errors above it. */
const FALSE_BLOCKS = 0.02 + 3 * Math.sqrt((0.02 * 0.98) / SUITES);

const rates = (cell: Cell) => ratesOf(cell, SUITES, SETUPS.gate.settings, 'tests');

describe('the shipped gate on drawn suites', () => {
  it.each([
    { scenarios: 5, trials: 1, noise: 'typical', change: 'same' },
    { scenarios: 20, trials: 1, noise: 'typical', change: 'same' },
    { scenarios: 20, trials: 3, noise: 'high', change: 'same' },
    { scenarios: 50, trials: 3, noise: 'low', change: 'same' },
  ] as const)('seldom blocks an unchanged agent: $scenarios x $trials, $noise noise', (cell) => {
    const { anyDrop, oneRun, fiveRuns } = rates(cell);
    expect(anyDrop).toBeGreaterThan(0.25);
    expect(oneRun).toBeLessThanOrEqual(FALSE_BLOCKS);
    expect(fiveRuns).toBeLessThanOrEqual(FALSE_BLOCKS);
  });

  it('seldom misses a drop of ten points at 50 scenarios x 3 trials', () => {
    const { oneRun, fiveRuns } = rates({ scenarios: 50, trials: 3, noise: 'typical', change: 'down-10' });
    expect(oneRun).toBeGreaterThanOrEqual(0.92);
    expect(fiveRuns).toBeGreaterThanOrEqual(0.98);
  });
});

describe('the printed drop', () => {
  const steady = () => 1;
  const flaky = (scenario: number) => [1, 1, 0.95, 0.9, 0.7][scenario % 5] ?? 1;
  it.each([
    { rates: steady, scenarios: 20, trials: 1 },
    { rates: steady, scenarios: 50, trials: 1 },
    { rates: steady, scenarios: 50, trials: 3 },
    { rates: steady, scenarios: 100, trials: 3 },
    { rates: steady, scenarios: 50, trials: 5 },
    { rates: flaky, scenarios: 20, trials: 1 },
    { rates: flaky, scenarios: 50, trials: 3 },
  ])('is detected about 3 times in 4: $scenarios x $trials, $rates.name', ({ rates: rateOf, scenarios, trials }) => {
    const random = randomOf(`printed/${scenarios}/${trials}/${rateOf.name}`);
    const side = (share: number) =>
      Array.from({ length: scenarios }, (_, i) =>
        Array.from({ length: trials }, () => Number(random.uniform() < rateOf(i) * share)),
      );
    const compare = (share: number) => {
      const [candidate, main] = [side(share), side(1)];
      const pairs = candidate.map((scores, i) => ({ candidate: scores, baseline: [main[i] ?? []] }));
      const sample = sampleOf({ key: 'TCR', tolerance: 0.02, scenarios: pairs }, SCORES);
      return compareFamily([sample], SETUPS.gate.settings).comparisons[0];
    };
    const mean =
      Array.from({ length: scenarios }, (_, i) => rateOf(i)).reduce((sum, rate) => sum + rate, 0) / scenarios;
    const caught = Array.from({ length: SUITES }, () => {
      const printed = compare(1)?.detectable ?? 0;
      return Number(compare(1 - printed / mean)?.state === 'regressed');
    });
    const share = caught.reduce((sum, one) => sum + one, 0) / SUITES;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.92);
  });
});
