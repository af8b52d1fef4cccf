import { expect, test } from 'vitest';
import type { Cause, UsageComparison } from '../../../schemas/types/decision.ts';
import { details, overview } from '../../../src/report/page/overview.ts';
import type { PageRun } from '../../../src/report/page/page-data.ts';
import { regressed } from '../../reporting/stories/regressed.ts';
import { decisionOf } from '../../support/decisions.ts';

test('a regression says what broke, and shows every rate with a chart', () => {
  const decision = regressed();
  const text = overview({ decision, runs: [] }).text + details({ decision, runs: [] }).text;
  expect(text).toContain('31 scenarios broke, 5 were fixed');
  expect(text).toContain('12 scenarios with trials without a verdict.');
  expect(text.match(/<svg class="db"/g)?.length).toBe(1 + decision.criteria.length);
});

test('causes link to their scenarios, and count those beyond twenty', () => {
  const scenarios = Array.from({ length: 70 }, (_, index) => `s${index}`);
  const part = (index: number) => ({ text: `part ${index}`, scenarios: ['s0'] });
  const cause = { kind: 'error', text: 'KeyError', scenarios, parts: [0, 1, 2, 3, 4, 5, 6].map(part) } as Cause;
  const { text } = overview({ decision: decisionOf({ causes: [cause] }), runs: [] });
  expect(text.match(/<a href="#s-s\d+">/g)).toHaveLength(20);
  expect(text).toContain('and 50 more');
  expect(text).toContain('1 more kind');
});

test('cells of amounts and rates carry their headings, which a narrow screen shows', () => {
  const cost = { amount: 'cost_usd', tier: 'critical', candidate: 0.3, baseline: 0.2, change: 0.5 } as const;
  const usage = [{ ...cost, interval: null, tolerance: 0.25, exceeds: true } as UsageComparison];
  const { text } = details({ decision: { ...regressed(), usage }, runs: [] });
  expect(text).toMatch(/<th scope="row"><b>Cost<\/b><\/th><td class="num" data-l="main → this run">/);
  expect(text).toContain('<td class="bl" data-l="blocks if">');
});

test('parts without data leave no trace', () => {
  const decision = decisionOf({ metrics: [], criteria: [], causes: [] });
  const text = overview({ decision, runs: [] }).text + details({ decision, runs: [] }).text;
  expect(text).not.toMatch(/What broke|>Rates|history|takes/);
});

test('the history of main says what its band is and where its points lead', () => {
  const decision = decisionOf({});
  const run = (score: number, url?: string) => ({
    name: 'm',
    label: 'x',
    url,
    scores: { [decision.metrics[0]?.rubric ?? '']: score },
  });
  const text = (...runs: readonly PageRun[]) => overview({ decision, runs }).text;
  expect(text(run(0.8), run(0.82), run(0.84, 'https://github.com/a/b/actions/runs/1'))).toContain(
    'Grey: where main’s own runs lie. Each point of main opens its run.',
  );
  expect(text(run(0.8))).not.toMatch(/Grey|Each point/);
  expect(text()).not.toContain('Main’s last runs');
});
