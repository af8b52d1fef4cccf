import { describe, expect, it } from 'vitest';
import { type Part, WEIGHTS, weightsOf } from '../../../src/gating/statistics/weights.ts';

const PARTS: readonly Part[] = ['paired', 'history', 'criteria', 'collapse', 'confirm'];

const combinations = Array.from({ length: 2 ** PARTS.length }, (_, bits) =>
  PARTS.filter((_, index) => bits & (1 << index)),
).slice(1);

function weights(...parts: readonly Part[]): Readonly<Record<string, number>> {
  return Object.fromEntries(weightsOf(WEIGHTS, new Set(parts)));
}

describe('the weights of the tests of a run', () => {
  it.each(combinations.map((parts) => [parts.join(', '), parts] as const))('are 1 in all: %s', (_, parts) => {
    const found = weights(...parts);
    expect(Object.keys(found)).toEqual(parts);
    expect(Object.values(found).reduce((all, weight) => all + weight, 0)).toBeCloseTo(1, 12);
    for (const weight of Object.values(found)) expect(weight).toBeGreaterThan(0);
  });

  it.each(combinations.filter((parts) => parts.length > 1).map((parts) => [parts.join(', '), parts] as const))(
    'scale in proportion where one more takes part: %s',
    (_, parts) => {
      const all = weights(...parts);
      const last = parts.at(-1);
      const others = parts.slice(0, -1);
      // A history test changes what the paired ones and the criteria have.
      if (last === 'history' || last === 'criteria') return;
      const alone = weights(...others);
      for (const part of others) expect(all[part]).toBeCloseTo((alone[part] ?? 0) * (1 - (all[last ?? ''] ?? 0)), 12);
    },
  );

  it.each([
    { name: 'three runs of main', parts: ['paired', 'history', 'criteria'], found: [0.4, 0.3, 0.3] },
    { name: 'fewer', parts: ['paired', 'criteria'], found: [0.85, 0.15] },
    { name: 'a metric alone', parts: ['paired'], found: [1] },
    { name: 'a collapse', parts: ['paired', 'criteria', 'collapse'], found: [0.6375, 0.1125, 0.25] },
    { name: 'fresh trials', parts: ['paired', 'confirm'], found: [0.6, 0.4] },
    {
      name: 'both',
      parts: ['paired', 'history', 'criteria', 'collapse', 'confirm'],
      found: [0.18, 0.135, 0.135, 0.15, 0.4],
    },
  ] as const)('of $name', ({ parts, found }) => {
    expect(Object.values(weights(...parts)).map((weight) => Number(weight.toFixed(12)))).toEqual(found);
  });
});
