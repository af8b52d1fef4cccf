import { describe, expect, test } from 'vitest';
import { dumbbell, historyChart, spreadOf, waterfallTable } from '../../../src/report/page/charts.ts';

describe('a rate on both sides', () => {
  const rate = { main: 0.5, candidate: 0.25, range: null, limit: null };

  test('is drawn from left to right by its value', () => {
    const { text } = dumbbell(rate, 'TCR');
    expect(text).toContain('<circle class="ma" cx="120.0"');
    expect(text).toContain('<circle class="ow worse" cx="64.0"');
    expect(dumbbell({ ...rate, candidate: 0.75 }, 'TCR').text).toContain('class="ow better"');
  });

  test('stays inside the drawing, and leaves out what is unknown', () => {
    const { text } = dumbbell({ main: null, candidate: 1.5, range: { lower: -1, upper: 2 }, limit: 0.9 }, 'TCR');
    expect(text).toContain('cx="232.0"');
    expect(text).toContain('<line class="rg" x1="8.0" y1="10" x2="232.0"');
    expect(text).not.toContain('class="ma"');
    expect(text).not.toContain('class="mv');
  });
});

test.each([
  [[0.5, 0.6], null],
  [
    [0.5, 0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [0.4, 0.5, 0.6],
    [0.3, 0.7],
  ],
  [
    [0, 1, 1],
    [0, 1],
  ],
])('runs at %j usually lie between %j', (runs, spread) => {
  const found = spreadOf(runs);
  expect(found === null ? null : found.map((bound) => Number(bound.toFixed(6)))).toEqual(spread);
});

describe('the history of main', () => {
  const point = (score: number, url?: string) => ({ name: 'm', label: 'main 1a2b3c4', url, score });
  const own = (score: number) => ({ name: 'this run', label: 'this run', score });
  const runs = [point(0.5, 'https://github.com/a/b/actions/runs/1'), point(0.5), point(0.52)];

  test('has a point for each run, which opens its run, then this run, marked if it is below the band', () => {
    const { text } = historyChart(runs, own(0.2), 0.4, 'TCR');
    expect(text.match(/class="pt"/g)).toHaveLength(3);
    expect(text).toMatch(/<a href="https:\/\/github.com\/a\/b\/actions\/runs\/1" rel="noreferrer"><circle class="pt"/);
    expect(text.match(/<a /g)).toHaveLength(1);
    expect(text).toContain('class="worse"');
    expect(text).toContain('floor 40');
    expect(historyChart(runs, own(0.51), null, 'TCR').text).toContain('class="better"');
  });

  test('has no band below three runs, and measures this run by the newest', () => {
    expect(historyChart([point(0.5)], null, null, 'TCR').text).not.toMatch(/class="(?:bd|li|worse|better)/);
    expect(historyChart([point(0.5)], own(0.4), null, 'TCR').text).toContain('class="worse"');
  });
});

test('the waterfall draws every step from where the last one ended', () => {
  const steps = [
    { name: 'a <b>', change: -200 },
    { name: 'c', change: 100 },
  ];
  const { text } = waterfallTable({ title: '', from: 900, to: 800, steps });
  const bars = [...text.matchAll(/class="(\w+)" x="([\d.]+)" width="([\d.]+)"/g)].map(([, ...bar]) => bar);
  expect(bars).toEqual([
    ['tot', '0.0', '240.0'],
    ['worse', '80.0', '160.0'],
    ['better', '80.0', '80.0'],
    ['tot', '0.0', '160.0'],
  ]);
  expect([...text.matchAll(/class="num">([^<]+)/g)].map(([, number]) => number)).toEqual([
    '90.0 %',
    '−20.0',
    '+10.0',
    '80.0 %',
  ]);
  expect(text).toContain('a &lt;b&gt;');
});
