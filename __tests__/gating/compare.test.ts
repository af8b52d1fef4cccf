import { describe, expect, it } from 'vitest';
import { compareFamily, type PairedValue } from '../../src/gating/compare.ts';

const values = (pairs: readonly (readonly [number, number])[]): readonly PairedValue[] =>
  pairs.map(([baseline, candidate], index) => ({ scenario: `s-${index}`, baseline, candidate }));
const each = (count: number, baseline: number, candidate: number) =>
  values(Array.from({ length: count }, () => [baseline, candidate] as const));

describe('compareFamily', () => {
  it.each([
    { name: 'a drop beyond the tolerance', values: each(5, 0.8, 0.77), tolerance: 0.02, state: 'regressed' },
    { name: 'a drop of the tolerance', values: each(5, 0.8, 0.78), tolerance: 0.02, state: 'unchanged' },
    { name: 'a rise of the tolerance', values: each(5, 0.78, 0.8), tolerance: 0.02, state: 'unchanged' },
    { name: 'a rise beyond the tolerance', values: each(5, 0.77, 0.8), tolerance: 0.02, state: 'improved' },
    {
      name: 'floating point dust under no tolerance',
      values: each(5, 0.1 + 0.2, 0.3),
      tolerance: 0,
      state: 'unchanged',
    },
    { name: 'a drop against no tolerance', values: each(5, 0.8, 0.799), tolerance: 0, state: 'regressed' },
    { name: 'four scenarios', values: each(4, 1, 0), tolerance: 0.02, state: 'insufficient' },
    { name: 'no scenario', values: [], tolerance: 0.02, state: 'insufficient' },
    {
      name: 'losses that gains make up for',
      values: values([
        [1, 0],
        [0, 1],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
      tolerance: 0.02,
      state: 'unchanged',
    },
  ])('calls $name $state', ({ values: pairs, tolerance, state }) => {
    expect(compareFamily([{ name: 'TCR', tolerance, values: pairs }]).get('TCR')?.state).toBe(state);
  });

  it('gives the mean difference and both means over the same scenarios', () => {
    const answer = compareFamily([
      {
        name: 'TCR',
        tolerance: 0.02,
        values: values([
          [1, 0.5],
          [0.5, 0.5],
        ]),
      },
    ]).get('TCR');
    expect(answer).toEqual({
      state: 'insufficient',
      delta: -0.25,
      paired: { scenarios: 2, candidate: 0.5, baseline: 0.75 },
    });
  });

  it('gives no difference over no scenario, and never -0', () => {
    const answers = compareFamily([
      { name: 'a', tolerance: 0, values: [] },
      { name: 'b', tolerance: 0, values: each(5, 0, -0) },
    ]);
    expect(answers.get('a')).toEqual({ state: 'insufficient', delta: null });
    expect(Object.is(answers.get('b')?.delta, 0)).toBe(true);
    expect(Object.is(answers.get('b')?.paired?.candidate, 0)).toBe(true);
  });
});
