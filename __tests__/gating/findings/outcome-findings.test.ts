import { expect, it } from 'vitest';
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
