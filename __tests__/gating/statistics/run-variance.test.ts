import { describe, expect, it } from 'vitest';
import { runVariance } from '../../../src/gating/statistics/run-variance.ts';

/** So many scenarios, each with these mean scores in main's runs. */
function same(scenarios: number, ...runs: readonly number[]): readonly (readonly number[])[] {
  return Array.from({ length: scenarios }, () => runs);
}

describe('how far runs of main differ as wholes', () => {
  it.each([
    { name: 'two runs tell nothing', scenarios: same(20, 1, 0), phi: 1 },
    { name: 'nothing moves', scenarios: same(20, 1, 1, 1), phi: 1 },
    {
      name: 'all scenarios move together',
      scenarios: same(20, 1, 0, 1),
      phi: (4 + (2 * 200) / (1 / 3 + 10)) / 6,
    },
    {
      name: 'two scenarios move against each other',
      scenarios: [
        [1, 0, 1, 0, 1],
        [0, 1, 0, 1, 0],
      ],
      phi: 1,
    },
    {
      name: 'a scenario without the oldest runs is left out',
      scenarios: [...same(8, 1, 0, 1), [1, 0]],
      phi: (4 + (2 * 32) / (1 / 3 + 4)) / 6,
    },
    {
      name: 'a slow drift of main counts little',
      scenarios: same(20, 0.8, 0.7, 0.6, 0.5, 0.4),
      phi: (4 + (4 * 2) / (1 / 5 + 0.1)) / 8,
    },
  ])('$name', ({ scenarios, phi }) => {
    expect(runVariance(scenarios, 1).phi).toBeCloseTo(phi, 12);
  });

  it('counts scenarios of one family as one, since they move together anyway', () => {
    const scenarios = [...same(4, 1, 0, 1), ...same(4, 0, 1, 0), ...same(4, 1, 1, 1)];
    const families = scenarios.map((_, index) => `case-${Math.floor(index / 4)}`);
    expect(runVariance(same(4, 1, 0, 1), 1, Array<string>(4).fill('case')).phi).toBe(1);
    expect(runVariance(scenarios, 1, families).phi).toBe(1);
  });
});
