import { describe, expect, it } from 'vitest';
import { trendSection } from '../../../src/reporting/sections/main.ts';
import { metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const trendOf = (scores: readonly number[], name = 'TCR') => ({
  name,
  runs: scores.map((score) => ({ time: '2026-11-01', score })),
});

const metrics = [metricOf({ name: 'TCR', candidate: 0.79 })];

describe('trendSection', () => {
  it.each([
    { name: 'a slow fall', scores: [0.9, 0.89, 0.88, 0.86, 0.84, 0.82], line: '▆▆▆▅▄▄ 90.0 → 82.0 %, this run 79.0 %' },
    { name: 'a cliff', scores: [0.95, 0.94, 0.95, 0.2], line: '███▁ 95.0 → 20.0 %, this run 79.0 %' },
    { name: 'mere noise', scores: [0.79, 0.8, 0.78], line: '▄▅▄ 79.0 → 78.0 %, this run 79.0 %' },
    { name: 'nothing at all', scores: [0.79, 0.79, 0.79], line: '▄▄▄ 79.0 → 79.0 %, this run 79.0 %' },
  ])('draws $name', ({ scores, line }) => {
    const view = viewOf({ metrics, trends: [trendOf(scores)] });
    expect(trendSection(view)).toBe(`TCR on main, last ${scores.length} runs: ${line}`);
  });

  it('has one line a metric, and as many as there is room for', () => {
    const trends = [trendOf([1, 1, 1]), trendOf([0, 0, 0], 'RCS')];
    const both = trendSection(viewOf({ metrics, trends })).split('  \n');
    expect(both.map((line) => line.slice(0, 11))).toEqual(['TCR on main', 'RCS on main']);
    expect(both[1]).toMatch(/▁▁▁ 0\.0 → 0\.0 %$/);
    expect(trendSection(viewOf({ metrics, trends }, { metrics: 1 }))).not.toContain('RCS');
  });

  it('counts commits where they are known', () => {
    const runs = trendOf([0.8, 0.8, 0.8]).runs.map((run) => ({ ...run, sha: 'a'.repeat(40) }));
    expect(trendSection(viewOf({ metrics, trends: [{ name: 'TCR', runs }] }))).toMatch(
      /^TCR on main, last 3 commits: /,
    );
  });

  it('is empty without a trend', () => {
    expect(trendSection(viewOf({ trends: [] }))).toBe('');
  });

  it('lets no name become markup', () => {
    const trends = [trendOf([1, 1, 1], '<b>@all</b> [x](y)')];
    expect(trendSection(viewOf({ metrics, trends }))).toMatch(/^`<b>@all<\/b>` `\[x\]\(y\)` on main/);
  });

  it('draws every rate within the bars', () => {
    const scores = Array.from({ length: 10 }, (_, index) => index / 9);
    expect(trendSection(viewOf({ metrics, trends: [trendOf(scores)] }))).toContain(': ▁▂▃▃▄▅▆▆▇█ ');
  });
});
