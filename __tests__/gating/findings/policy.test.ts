import { describe, expect, it } from 'vitest';
import { many, run } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

const good = run(many(20, [1]));
const rare = (applies: boolean) =>
  run(
    Object.fromEntries(
      Object.keys(many(20, [1])).map((id) => [
        id,
        { trials: [1], criteria: { done: [true], rare: [applies ? true : null] } },
      ]),
    ),
  );

describe('a policy that can never fail on this suite', () => {
  it.each([
    {
      name: 'because nothing in it may block',
      policy:
        'gate:\n  metrics: { TCR: { tier: advisory } }\n  criteria: { "*": { tier: advisory } }\n  scenarios: { removed: warn }',
      subject: '',
      place: { file: 'agent-gate.yml', line: 1, column: 1 },
    },
    {
      name: 'because a critical criterion applies nowhere',
      policy: 'gate:\n  criteria:\n    task-completion/rare: { tier: critical }',
      candidate: rare(false),
      baseline: rare(false),
      subject: ' task-completion/rare',
      place: { file: 'agent-gate.yml', line: 3, column: 5 },
    },
    {
      name: 'because slices block, and no rate that they compare may',
      policy: 'gate:\n  metrics: { TCR: { tier: advisory } }\n  slices: { effect: block }',
      subject: '',
      place: { file: 'agent-gate.yml', line: 3, column: 3 },
    },
  ])('is refused $name', ({ policy, candidate = good, baseline = good, subject, place }) => {
    const decision = decideRun(candidate, baseline, policy);
    expect(reasons(decision)).toEqual([`invalid policy-never-fails${subject}`]);
    expect(decision.findings[0]?.place).toMatchObject(place);
    expect(decision.exit_code).toBe(3);
  });

  it.each([
    { name: 'a limit on an outcome', more: 'outcomes: { hard_failure: { at_most: 0.5 } }' },
    { name: 'a scenario that must pass', more: 'scenarios: { removed: warn, must_pass: [s-000] }' },
    { name: 'scenarios that may not vanish', more: 'scenarios: { removed: fail }' },
  ])('is fine with $name', ({ more }) => {
    const rest = more.startsWith('scenarios') ? '' : ', scenarios: { removed: warn }';
    const policy = `gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } }, ${more}${rest} }`;
    expect(decideRun(good, good, policy).decision).toBe('pass');
  });

  it('is fine with slices that block by a critical criterion', () => {
    const criteria = 'criteria: { task-completion/done: { tier: critical } }';
    const policy = `gate: { metrics: { TCR: { tier: advisory } }, slices: { effect: block }, ${criteria} }`;
    expect(decideRun(good, good, policy).decision).toBe('pass');
  });

  it('is not refused for a criterion that applied on main', () => {
    const policy = 'gate: { criteria: { task-completion/rare: { tier: critical } } }';
    expect(decideRun(rare(false), rare(true), policy).decision).not.toBe('invalid');
  });
});

describe('a policy that requires proof', () => {
  const large = run(many(200, [1]));
  it('passes what is shown not to have dropped', () => {
    expect(decideRun(large, large, 'require: proof').decision).toBe('pass');
  });

  it('blocks what is not shown, and a first run', () => {
    const doubtful = run(many(200, (index) => [index < 3 ? 0 : 1]));
    expect(reasons(decideRun(doubtful, large, 'require: proof'))).toEqual(['block not-proven TCR']);
    expect(reasons(decideRun(large, null, 'require: proof'))).toEqual(['block not-proven TCR']);
  });

  it('asks no proof of an advisory metric', () => {
    const policy = 'require: proof\ngate: { metrics: { TCR: { tier: advisory } } }';
    expect(reasons(decideRun(large, null, policy))).toEqual([]);
  });
});

it('warns of a limit on usage whose day of review is over', () => {
  const policy = 'gate: { usage: { tokens: { tolerance: 0.2, owner: "@team", review_by: 2026-11-20 } } }';
  const decision = decideRun(good, null, policy);
  expect(reasons(decision)).toEqual(['warn review-due tokens']);
  expect(decision.findings[0]).toMatchObject({
    what: 'The numbers for `tokens` were due for review by 2026-11-20 by @team',
    place: { file: 'agent-gate.yml', line: 1 },
  });
});

it('warns of numbers whose day of review is over', () => {
  const policy =
    'gate:\n  metrics:\n    TCR: { tolerance: 0.05, owner: "@team", review_by: 2026-11-20 }\n  criteria:\n    "*": { tolerance: 0.05, review_by: 2026-11-21 }';
  const decision = decideRun(good, null, policy);
  expect(reasons(decision)).toEqual(['warn review-due TCR']);
  expect(decision.findings[0]).toMatchObject({
    what: 'The numbers for `TCR` were due for review by 2026-11-20 by @team',
    place: { file: 'agent-gate.yml', line: 3, column: 45 },
  });
  const unowned = decideRun(good, null, policy.replace(' owner: "@team",', ''));
  expect(unowned.findings[0]?.what).toBe('The numbers for `TCR` were due for review by 2026-11-20');
});
