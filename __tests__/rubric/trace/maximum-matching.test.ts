import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumMatching } from '../../../src/rubric/trace/pair-calls.ts';

/** The most that can be paired, by trying everything. */
function mostPairs(edges: readonly (readonly number[])[], taken: readonly number[] = []): number {
  const [first, ...others] = edges;
  if (first === undefined) return 0;
  const free = first.filter((right) => !taken.includes(right));
  return Math.max(mostPairs(others, taken), ...free.map((right) => 1 + mostPairs(others, [...taken, right])));
}

test.each<{ name: string; edges: readonly (readonly number[])[]; rights: number; partners: readonly number[] }>([
  { name: 'nothing', edges: [], rights: 0, partners: [] },
  { name: 'nobody to pair with', edges: [[], []], rights: 1, partners: [-1, -1] },
  { name: 'the first choice of one is the only one of the other', edges: [[0, 1], [0]], rights: 2, partners: [1, 0] },
  { name: 'one too many', edges: [[0], [0]], rights: 1, partners: [0, -1] },
  { name: 'a chain that moves everybody', edges: [[0, 1], [1, 2], [2, 3], [0]], rights: 4, partners: [1, 2, 3, 0] },
])('pairs $name', ({ edges, rights, partners }) => {
  expect(maximumMatching(edges, rights)).toEqual(partners);
});

test('pairs as many as can be, each at most once and only along edges', () => {
  const anyEdges = fc.array(fc.uniqueArray(fc.nat(4), { maxLength: 4 }), { maxLength: 6 });
  fc.assert(
    fc.property(anyEdges, (edges) => {
      const partners = maximumMatching(edges, 5);
      const taken = partners.filter((right) => right !== -1);
      expect(new Set(taken).size).toBe(taken.length);
      partners.forEach((right, left) => {
        if (right !== -1) expect(edges[left]).toContain(right);
      });
      expect(taken.length).toBe(mostPairs(edges));
    }),
    { numRuns: 500 },
  );
});

test('a long chain needs no deep stack', () => {
  const size = 1000;
  const edges = Array.from({ length: size }, (_, left) => (left === size - 1 ? [0] : [left, left + 1]));
  expect(maximumMatching(edges, size)).not.toContain(-1);
});
