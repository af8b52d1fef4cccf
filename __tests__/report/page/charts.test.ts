import { describe, expect, test } from 'vitest';
import { bar, dumbbell, historyLine, spreadOf } from '../../../src/report/page/charts.ts';

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
  [10, 10, '160.0'],
  [5, 10, '80.0'],
  [0, 10, '2.0'],
  [0, 0, '2.0'],
])('the bar of %i of %i is %s wide', (count, most, width) => {
  expect(bar(count, most).text).toContain(`<rect width="${width}"`);
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

test('the history has a point for each run, then this run, marked if it is below the spread', () => {
  const { text } = historyLine([0.5, 0.5, 0.52], 0.2, 'TCR');
  expect(text.match(/class="ma"/g)).toHaveLength(3);
  expect(text).toContain('class="ow worse"');
  expect(historyLine([0.5, 0.5, 0.52], 0.51, 'TCR').text).toContain('class="ow better"');
  expect(historyLine([0.5], null, 'TCR').text).not.toMatch(/class="(?:ow|bd)/);
});
