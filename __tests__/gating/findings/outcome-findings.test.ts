import { expect, it, test } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
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
