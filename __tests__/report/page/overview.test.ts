import { expect, test } from 'vitest';
import type { Cause } from '../../../schemas/types/decision.ts';
import { details, overview } from '../../../src/report/page/overview.ts';
import { regressed } from '../../reporting/stories/regressed.ts';
import { decisionOf } from '../../support/decisions.ts';

test('a regression shows its counts and every rate with a chart', () => {
  const decision = regressed();
  const text = overview(decision).text + details(decision).text;
  expect(text).toContain('<b class="bad">31 broke</b>');
  expect(text).toContain('<b class="ok">5 fixed</b>');
  expect(text).toContain('12 with trials without a verdict');
  expect(text.match(/<svg class="db"/g)?.length).toBe(1 + decision.criteria.length);
});

test('causes link to their scenarios, and count those beyond sixty', () => {
  const scenarios = Array.from({ length: 70 }, (_, index) => `s${index}`);
  const part = (index: number) => ({ text: `part ${index}`, scenarios: ['s0'] });
  const cause = { kind: 'error', text: 'KeyError', scenarios, parts: [0, 1, 2, 3, 4, 5, 6].map(part) } as Cause;
  const { text } = overview(decisionOf({ causes: [cause] }));
  expect(text.match(/<a href="#s-s\d+">/g)).toHaveLength(60);
  expect(text).toContain('and 10 more');
  expect(text).toContain('1 more kind');
});

test('parts without data leave no trace', () => {
  const decision = decisionOf({ metrics: [], criteria: [], causes: [], trends: [] });
  const text = overview(decision).text + details(decision).text;
  expect(text).not.toMatch(/What broke|>Rates|history|takes/);
});

test('the history of main names its usual range', () => {
  const runs = [0.8, 0.82, 0.84].map((score, index) => ({ label: `r${index}`, score }));
  const { text } = overview(decisionOf({ trends: [{ name: 'TCR', runs }] as never }));
  expect(text).toContain('3 runs of main, then this run; main usually lies between 78');
});
