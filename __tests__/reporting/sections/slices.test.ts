import { expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { plainText } from '../../../src/reporting/markdown/escape.ts';
import { brokenTagLine, slicesSection, sliceTable } from '../../../src/reporting/sections/slices.ts';
import { viewOf } from '../view-of.ts';

const refunds = {
  ...{ slice: 'refunds', rate: 'TCR', scenarios: 5, candidate: 0.45, baseline: 0.95, delta: -0.5 },
  ...{ p: 0.0006, adjusted_p: 0.003 },
};
const others = { ...refunds, slice: 'others', candidate: 0.9, baseline: 0.9, delta: 0, p: 1, adjusted_p: 1 };
const decision = {
  slices: { changes: [refunds, others], untested: ['a', 'b'] },
  broken_tag: { tag: 'conflict|', broken: 10, of: 11, scenarios: 10 },
} as unknown as Decision;
const view = viewOf(decision);

test('a slice has its numbers in a row, and a p only if it fell by its tolerance', () => {
  const { title, table } = sliceTable(view);
  expect(title).toBe('Slices, 2 smaller ones not tested');
  expect(table.rows.map((row) => row.map((cell) => plainText(cell).replaceAll('\u00a0', ' ')))).toEqual([
    ['refunds (5)', 'TCR', '95 → 45 % (−50)', '0.003'],
    ['others (5)', 'TCR', '90 → 90 % (0)', '–'],
  ]);
  expect(slicesSection(view)).toContain('<details>');
});

test('the tag of what broke is one sentence, and its text cannot break the comment', () => {
  expect(plainText(brokenTagLine(view))).toBe('10 of the 11 that broke carry the tag conflict| (10 of its 10).');
});

test('a run without slices says nothing', () => {
  const plain = viewOf({} as Decision);
  expect([brokenTagLine(plain), slicesSection(plain)]).toEqual(['', '']);
});
