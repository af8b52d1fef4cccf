import { describe, expect, it } from 'vitest';
import { byFamily, effectiveFamilies } from '../../../src/gating/statistics/families.ts';

describe('families', () => {
  it('group their scenarios in order; one without a family stands alone', () => {
    const families: Readonly<Record<string, string>> = { a: 'x', c: 'x', d: 'y' };
    expect(byFamily(['a', 'b', 'c', 'd', 'e'], (id) => families[id])).toEqual([['a', 'c'], ['b'], ['d'], ['e']]);
  });

  it.each([
    { name: 'one each', families: ['a', 'b', 'c'], effective: 3 },
    { name: 'one holds all', families: ['a', 'a', 'a'], effective: 1 },
    { name: 'one holds most', families: ['a', 'a', 'a', 'b'], effective: 1.6 },
  ])('count by their sizes: $name', ({ families, effective }) => {
    expect(effectiveFamilies(families)).toBeCloseTo(effective, 12);
  });
});
