import { expect, it, test } from 'vitest';
import type { Report, ScenarioUsage } from '../../../schemas/types/report.ts';
import { renderComment } from '../../../src/reporting/document.ts';
import { startReport } from '../../../src/scoring/report.ts';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { rubricOf, trialOf } from '../../rubric/rubric-of.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

it.each([
  { name: 'too many end in it', limit: '{ at_most: 0.1 }', code: 'outcome-above-limit' },
  { name: 'too few end in it', limit: '{ at_least: 0.9 }', code: 'outcome-below-limit' },
])('points at the trials that break the limit: $name', ({ limit, code }) => {
  const candidate = run(many(10, (index) => [index < 5 ? 0.5 : 1]));
  const { findings } = decideRun(candidate, null, `gate: { outcomes: { partial_failure: ${limit} } }`);
  expect(findings.filter((finding) => finding.code === code)).toMatchObject([
    {
      effect: 'block',
      subject: 'partial_failure',
      count: { passed: 5, total: 10 },
    },
  ]);
});

test('an outcome is counted on both sides, on main over all of its runs', () => {
  const [here, ...main] = [5, 2, 3].map((fallen) => run(many(10, (index) => [index < fallen ? 0.5 : 1])));
  const { outcomes } = decideRun(here as Report, main, 'gate: { metrics: { TCR: { tier: advisory } } }');
  expect(outcomes.find(({ outcome }) => outcome === 'partial_failure')).toMatchObject({
    candidate: { passed: 5, total: 10 },
    baseline: { passed: 5, total: 20 },
  });
});

/** Twenty scenarios that pass, each with other amounts. */
function spending(usage: (index: number) => ScenarioUsage): Report {
  const report = run(many(20, [1]));
  return { ...report, scenarios: report.scenarios.map((one, index) => ({ ...one, usage: usage(index) })) };
}
const cost = (times: number) => spending((index) => ({ cost_usd: times * (0.001 + index / 50_000) }));
const usageOf = (...of: Parameters<typeof decideRun>) => decideRun(...of).usage?.[0];
const codes = (...of: Parameters<typeof decideRun>) =>
  decideRun(...of).findings.flatMap(({ code, effect }) => (code === 'usage-above-limit' ? [effect] : []));

test('a report has the means of a scenario, whatever the order of its trials', () => {
  const rubric = rubricOf();
  const trials = [
    { usage: { cost_usd: 0.1, input_tokens: 10, output_tokens: 2 } },
    { usage: { cost_usd: 0.2, latency_ms: 500 } },
    { usage: { cost_usd: 0.3, input_tokens: 30 } },
    {},
  ].map((facts, trial) => scoreTrial([rubric], trialOf({ scenario: 'a', trial, ...facts })));
  for (const order of [trials, trials.toReversed()]) {
    const builder = startReport([rubric]);
    for (const trial of order) builder.add(trial);
    expect(builder.finish().scenarios[0]?.usage).toEqual({ cost_usd: 0.2, latency_ms: 500, tokens: 21 });
  }
});

test.each([
  { name: 'nine times as much is worth a look', times: 9, policy: '', effects: ['warn'] },
  { name: 'less than half more is only shown', times: 1.4, policy: '', effects: [] },
  { name: 'less is no finding', times: 0.1, policy: '', effects: [] },
  {
    name: 'a named amount blocks',
    times: 1.3,
    policy: 'gate: { usage: { cost_usd: { tolerance: 0.2 } } }',
    effects: ['block'],
  },
  {
    name: 'within its tolerance it does not',
    times: 1.1,
    policy: 'gate: { usage: { cost_usd: { tolerance: 0.2 } } }',
    effects: [],
  },
  {
    name: 'advisory, it is worth a look',
    times: 1.3,
    policy: 'gate: { usage: { cost_usd: { tier: advisory, tolerance: 0.2 } } }',
    effects: ['warn'],
  },
])('$name', ({ times, policy, effects }) => {
  expect(codes(cost(times), cost(1), policy)).toEqual(effects);
  expect(usageOf(cost(times), cost(1), policy)?.change).toBeCloseTo(times - 1, 9);
});

test('one scenario that is far dearer is not beyond chance', () => {
  const one = spending((index) => ({ cost_usd: index === 3 ? 1 : 0.001 }));
  expect(codes(one, cost(1))).toEqual([]);
});

test('fewer than five scenarios, and main at nothing, have no test', () => {
  const few = (times: number) => ({ ...cost(times), scenarios: cost(times).scenarios.slice(0, 4) });
  expect(usageOf(few(9), few(1))).toMatchObject({ interval: null, exceeds: false });
  expect(usageOf(cost(1), cost(0))).toMatchObject({ change: null, exceeds: false });
  expect(usageOf(cost(1), null)).toMatchObject({ baseline: null, change: null, scenarios: 20 });
});

test('the comment has one line per amount, folded', () => {
  const text = renderComment(decideRun(cost(9), cost(1)), { links: {} });
  const row = text.split('\n').find((line) => line.includes('| Cost |'));
  expect(row?.replaceAll('\u00a0', ' ')).toMatch(/⚠️ \| Cost \| \$0.00119 → \$0.0107 \(×9\) \| .* \| only watched/);
});
