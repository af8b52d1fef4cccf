import { expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const main = run({ ...many(30, [1]), smoke: { trials: [1], tags: ['smoke'] } });
const without = run(many(30, [1]));
const asksElse = run({ ...many(30, [1]), smoke: { trials: [1], asks: 'something else' } });
const GONE = 'Restore what was removed';
const STABLE = "Keep scenario ids stable, and record each trial's `input` and `ground_truth` as main does";
const CHANGED = 'Ask what main asks';
const MEANT = "; if meant, add a waiver to main's policy, or set `gate.scenarios.removed: warn` there";
const ACCEPT = ", or set `on_not_comparable: pass` in main's policy until main has a new baseline";

interface Row {
  readonly name: string;
  readonly candidate: Report;
  readonly baseline?: Report;
  readonly policy?: string;
  readonly code: string;
  readonly next: string;
}

const rows: readonly Row[] = [
  {
    name: 'a scenario that is gone',
    candidate: without,
    code: 'scenarios-removed',
    next: `${GONE}${MEANT}`,
  },
  {
    name: 'a scenario that may be gone',
    candidate: without,
    policy: 'gate: { scenarios: { removed: warn } }',
    code: 'scenarios-removed',
    next: GONE,
  },
  {
    name: 'a scenario that asks something else',
    candidate: asksElse,
    code: 'scenarios-changed',
    next: `${CHANGED}${MEANT}`,
  },
  {
    name: 'a scenario that must pass and is gone',
    candidate: without,
    policy: 'gate: { scenarios: { must_pass: [smoke] } }',
    code: 'must-pass-missing',
    next: "Run the scenario, or remove it from `must_pass` in main's policy",
  },
  {
    name: 'too few scenarios in common',
    candidate: run(many(30, [1], 'other')),
    code: 'scenarios-not-comparable',
    next: `${STABLE}${ACCEPT}`,
  },
  {
    name: 'too few scenarios in common, accepted',
    candidate: run(many(30, [1], 'other')),
    policy: 'on_not_comparable: pass',
    code: 'scenarios-not-comparable',
    next: STABLE,
  },
  {
    name: 'another content of the rubric',
    candidate: main,
    baseline: run(many(30, [1]), { hash: 'sha256:bbbb' }),
    code: 'rubric-not-comparable',
    next: `Compare with a baseline that keeps its trials: it can be rescored${ACCEPT}`,
  },
  {
    name: 'a policy under which nothing blocks',
    candidate: main,
    policy:
      'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } }, scenarios: { removed: warn } }',
    code: 'policy-never-fails',
    next: 'Make at least the primary metric gating',
  },
];

it.each(rows)('$name: the next step', ({ candidate, baseline = main, policy, code, next }) => {
  expect(decideRun(candidate, baseline, policy).findings.find((one) => one.code === code)?.next).toBe(next);
});

it('the waiver that is advised lets a scenario go that must pass', () => {
  const waivers = [{ scenario: 'smoke', reason: 'r', owner: '@o', expires: '2027-01-01' }];
  const policy = 'gate: { scenarios: { must_pass: [smoke] } }';
  expect(decideRun(without, main, policy).decision).toBe('fail');
  expect(decideRun(without, main, policy, { waivers }).findings.map(({ effect }) => effect)).not.toContain('block');
});
