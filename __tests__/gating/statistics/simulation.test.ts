import { describe, expect, it } from 'vitest';
import { type Cell, ratesOf } from '../../../bench/simulation/cells.ts';
import { SETUPS } from '../../../bench/simulation/settings.ts';

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
