import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { align, SAME } from '../../../src/report/page/align.ts';

/** The same letter in the other case is like it. */
const alike = (a: string, b: string): number => (a === b ? SAME : a.toLowerCase() === b.toLowerCase() ? 2 : 0);
const shown = (main: string, own: string): string =>
  align([...main], [...own], alike)
    .map(([a, b]) => `${a ?? '.'}${b ?? '.'}`)
    .join(' ');

test.each([
  ['the same', 'abc', 'abc', 'aa bb cc'],
  ['one left out', 'abc', 'ac', 'aa b. cc'],
  ['one added', 'ac', 'abc', 'aa .b cc'],
  ['one replaced', 'axc', 'ayc', 'aa x. .y cc'],
  ['one alike', 'axc', 'aXc', 'aa xX cc'],
  ['the same before what is only alike', 'xX', 'X', 'x. XX'],
  ['nothing on main', '', 'ab', '.a .b'],
])('%s', (_, main, own, expected) => {
  expect(shown(main, own)).toBe(expected);
});

describe('align', () => {
  it('keeps every member of both lists once and in order', () => {
    const list = fc.array(fc.constantFrom('a', 'A', 'b', 'c'));
    fc.assert(
      fc.property(list, list, (main, own) => {
        const rows = align(main, own, alike);
        expect(rows.flatMap(([one]) => one ?? [])).toEqual(main);
        expect(rows.flatMap(([, one]) => one ?? [])).toEqual(own);
        for (const [one, other] of rows)
          if (one !== null && other !== null) expect(alike(one, other)).toBeGreaterThan(0);
      }),
    );
  });

  it('sets very long lists side by side without comparing every pair', () => {
    const [main, own] = [
      Array.from({ length: 2000 }, (_, i) => `m${i}`),
      Array.from({ length: 2000 }, (_, i) => `o${i}`),
    ];
    expect(align(main, own, alike)).toHaveLength(4000);
  });
});
