import { describe, expect, test } from 'vitest';
import type { UsageComparison } from '../../../schemas/types/decision.ts';
import { usageRows, usageSection } from '../../../src/reporting/sections/usage.ts';
import { viewOf } from '../view-of.ts';

const plain = (cells: readonly string[]) => cells.map((cell) => cell.replaceAll('\u00a0', ' '));

const cost = {
  amount: 'cost_usd',
  tier: 'critical',
  candidate: 0.3,
  baseline: 0.2,
  change: 0.5,
  interval: { lower: -0.1, upper: 0.9 },
  tolerance: 0.25,
  exceeds: true,
} as UsageComparison;

describe('the row of an amount', () => {
  test.each<[string, Partial<UsageComparison>, readonly [string, string]]>([
    ['that blocks', {}, ['❌', '> ']],
    ['that is only watched', { tier: 'advisory' }, ['⚠️', 'only watched']],
    ['within its tolerance', { exceeds: false }, ['·', '> ']],
  ])('%s', (_, changed, [icon, limit]) => {
    const [cells = []] = usageRows([{ ...cost, ...changed }], true, 'this PR').rows;
    const row = plain(cells);
    expect(row[0]).toBe(icon);
    expect(row.at(-1)).toContain(limit);
    expect(row.join(' ')).toContain('+50 %');
    expect(row.join(' ')).toContain('−10 % to +90 %');
  });

  test('has only this run without a baseline', () => {
    const { columns, rows } = usageRows([{ ...cost, baseline: null, change: null, interval: null }], false, 'this run');
    expect(columns).toEqual(['', '', 'this run', 'blocks if']);
    expect(rows[0]).toHaveLength(4);
  });
});

test('a run that records no amount has no section', () => {
  expect(usageSection(viewOf({ usage: [] }))).toBe('');
});
