import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ArgsMode } from '../../../schemas/types/rubric.ts';
import {
  type CallsToPair,
  type ExpectedCall,
  maximumMatching,
  pairCalls,
} from '../../../src/rubric/trace/pair-calls.ts';
import type { ToolCallStep } from '../../../src/suite/trial.ts';

const made = (args: unknown, tool = 't'): ToolCallStep => ({ type: 'tool_call', tool, args });
const wanted = (args: unknown, tool = 't'): ExpectedCall => ({ tool, args });
const any = wanted(undefined);
const pair = (calls: Omit<CallsToPair, 'spend'>) => pairCalls({ ...calls, spend: () => undefined });

describe('leaves as few as possible', () => {
  test.each<{
    name: string;
    mode: ArgsMode;
    expected: readonly ExpectedCall[];
    calls: readonly ToolCallStep[];
    left: { missing: readonly number[]; extra: readonly number[] };
  }>([
    {
      name: 'where the first that fits is needed elsewhere',
      mode: 'subset',
      expected: [wanted({ a: 1 }), wanted({ a: 1, b: 2 })],
      calls: [made({ a: 1, b: 2, c: 3 }), made({ a: 1, c: 3 })],
      left: { missing: [], extra: [] },
    },
    {
      name: 'where items of a list are given in part',
      mode: 'subset',
      expected: [wanted({ items: [{ sku: 1 }, { sku: 2 }] })],
      calls: [made({ items: [{ sku: 1, n: 1 }, { sku: 2 }] })],
      left: { missing: [], extra: [] },
    },
    {
      name: 'where one that is the same also fits a part',
      mode: 'subset',
      expected: [wanted({ a: 1 }), wanted({ a: 1, b: 2 })],
      calls: [made({ a: 1, b: 2 }), made({ a: 1 })],
      left: { missing: [], extra: [] },
    },
    {
      name: 'where a call with any arguments could take a place',
      mode: 'exact',
      expected: [any, wanted({ a: 1 })],
      calls: [made({ a: 1 }), made({ b: 1 })],
      left: { missing: [], extra: [] },
    },
    {
      name: 'of calls that stand more than once',
      mode: 'exact',
      expected: [wanted({ a: 1 }), wanted({ a: 1 })],
      calls: [made({ a: 1 }), made({ a: 1 }), made({ a: 1 })],
      left: { missing: [], extra: [2] },
    },
    {
      name: 'of several tools',
      mode: 'ignore',
      expected: [wanted({}, 'a'), wanted({}, 'b')],
      calls: [made({ x: 1 }, 'b'), made({}, 'constructor')],
      left: { missing: [0], extra: [1] },
    },
    {
      name: 'of arguments whose keys are in another order',
      mode: 'exact',
      expected: [wanted({ a: 1, b: { c: 2, d: 3 } })],
      calls: [made({ b: { d: 3, c: 2 }, a: 1 })],
      left: { missing: [], extra: [] },
    },
    {
      name: 'of calls whose arguments are missing',
      mode: 'exact',
      expected: [wanted({})],
      calls: [made(undefined)],
      left: { missing: [], extra: [] },
    },
    {
      name: 'of calls whose arguments are null',
      mode: 'exact',
      expected: [wanted({})],
      calls: [made(null)],
      left: { missing: [], extra: [] },
    },
    {
      name: 'of arguments that could not be read',
      mode: 'subset',
      expected: [wanted({})],
      calls: [made('{"a":')],
      left: { missing: [0], extra: [0] },
    },
  ])('$name', ({ mode, expected, calls, left }) => {
    expect(pair({ expected, calls, modeOf: () => mode })).toEqual(left);
  });
});

describe('long traces', () => {
  const parts = (count: number) => Array.from({ length: count }, (_, index) => wanted({ id: index }));
  const wholes = (count: number) =>
    Array.from({ length: count }, (_, index) => made({ id: count - 1 - index, more: 1 }));

  test('arguments that are parts are found among many', () => {
    expect(pair({ expected: parts(300), calls: wholes(300), modeOf: () => 'subset' })).toEqual({
      missing: [],
      extra: [],
    });
  });

  test('calls that are the same are paired', () => {
    const calls = Array.from({ length: 500 }, (_, index) => made({ id: index }));
    expect(pair({ expected: parts(500), calls, modeOf: () => 'subset' })).toEqual({ missing: [], extra: [] });
  });

  test('exact arguments are found among many', () => {
    expect(pair({ expected: parts(2000), calls: wholes(2000), modeOf: () => 'exact' }).missing).toHaveLength(2000);
  });
});

describe('the largest matching', () => {
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
});
