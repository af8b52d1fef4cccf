import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dependencyOrder, shownCycle } from '../../src/rubric/dependency-order.ts';

type Needs = Readonly<Record<string, readonly string[]>>;

const sort = (needs: Needs) => dependencyOrder(Object.keys(needs), (name) => needs[name] ?? []);

test.each<{ name: string; needs: Needs; order: readonly string[] }>([
  { name: 'nothing', needs: {}, order: [] },
  { name: 'names that need none, as they are', needs: { b: [], a: [] }, order: ['b', 'a'] },
  { name: 'what is needed first', needs: { a: ['b'], b: ['c'], c: [] }, order: ['c', 'b', 'a'] },
  { name: 'a diamond once', needs: { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, order: ['d', 'b', 'c', 'a'] },
  { name: 'names that are not among those given', needs: { a: ['x'] }, order: ['a'] },
])('sorts $name', ({ needs, order }) => {
  expect(sort(needs)).toEqual({ order, cycles: [] });
});

test.each<{ name: string; needs: Needs; shown: readonly string[] }>([
  { name: 'itself', needs: { a: ['a'] }, shown: ['a needs a'] },
  { name: 'each other', needs: { a: ['b'], b: ['a'] }, shown: ['a needs b, b needs a'] },
  {
    name: 'each other, behind others',
    needs: { x: ['a'], a: ['y', 'b'], y: [], b: ['a'] },
    shown: ['a needs b, b needs a'],
  },
  {
    name: 'each other in pairs, one of them itself, and one another pair',
    needs: { a: ['b'], b: ['a'], c: ['c'], x: ['a', 'y', 'x'], y: ['x', 'c'], z: ['y'] },
    shown: ['a needs b, b needs a', 'c needs c', 'x needs y, y needs x'],
  },
])('names every cycle of those that need $name', ({ needs, shown }) => {
  expect(sort(needs).cycles.map(shownCycle)).toEqual(shown);
});

test('gives a valid order, or true cycles', () => {
  const graph = fc
    .array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 25 })
    .map((edges) =>
      Object.fromEntries(
        [...'abcdefghij'].map((name, index) => [
          name,
          edges.filter(([from]) => from === index).map(([, to]) => 'abcdefghij'[to] ?? ''),
        ]),
      ),
    );
  fc.assert(
    fc.property(graph, (needs) => {
      const { order, cycles } = sort(needs);
      const isTrue = cycles.every((cycle) =>
        cycle.every((name, index) => needs[name]?.includes(cycle[(index + 1) % cycle.length] ?? '')),
      );
      const isComplete = order.toSorted().join('') === 'abcdefghij';
      if (!isTrue || !isComplete || cycles.length > 0) return isTrue && isComplete;
      return order.every((name, at) => needs[name]?.every((need) => order.indexOf(need) < at));
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a long chain is sorted', () => {
  const needs = Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`n${index}`, [`n${index + 1}`]]));
  expect(sort(needs)).toMatchObject({ order: expect.arrayContaining(['n0', 'n399']) });
});
