import { describe, expect, it, test } from 'vitest';
import { isBeyondChance, isLarge, runsSinceChange } from '../../../src/gating/statistics/drift.ts';

/** z at 0.998: 2.878161739. */
const Z = 2.878161739;

describe('a drop between two windows of five runs', () => {
  it.each([
    { name: 'just beyond its standard error times z', drop: Z * Math.sqrt(0.4 * 0.001) + 1e-6, phi: 1, isBeyond: true },
    { name: 'just below it', drop: Z * Math.sqrt(0.4 * 0.001) - 1e-6, phi: 1, isBeyond: false },
    { name: 'of runs that move as wholes', drop: Z * Math.sqrt(0.4 * 0.001) + 1e-6, phi: 1.1, isBeyond: false },
    { name: 'of none', drop: 0, phi: 1, isBeyond: false },
  ])('is more than chance: $name, $isBeyond', ({ drop, phi, isBeyond }) => {
    expect(isBeyondChance(drop, { phi, explained: 0.001, runs: 20 })).toBe(isBeyond);
  });

  test('is reported from four points on', () => {
    expect([0.04, 0.9 - 0.86, 0.0399].map(isLarge)).toEqual([true, true, false]);
  });
});

describe('the run since which a series changed', () => {
  it.each([
    { name: 'one step', scores: [0.7, 0.7, 0.9, 0.9, 0.9, 0.9], runs: 2 },
    { name: 'a step in the newest run', scores: [0.5, 0.9, 0.9, 0.9], runs: 1 },
    { name: 'a step after the oldest run', scores: [0.7, 0.7, 0.7, 0.9], runs: 3 },
    { name: 'a steady slope, in its middle', scores: [0.5, 0.6, 0.7, 0.8, 0.9, 1], runs: 3 },
    { name: 'a step among noise', scores: [0.71, 0.68, 0.72, 0.88, 0.93, 0.9, 0.86], runs: 3 },
  ])('$name', ({ scores, runs }) => {
    expect(runsSinceChange(scores)).toBe(runs);
  });
});
