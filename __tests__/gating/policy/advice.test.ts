import { expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const main = run({ ...many(30, [1]), smoke: { trials: [1], tags: ['smoke'] } });
const without = run(many(30, [1]));
const asksElse = run({ ...many(30, [1]), smoke: { trials: [1], asks: 'something else' } });
const GONE = 'Restore what was removed';
const CHANGED = 'Give a changed question a new id, and keep recording both';
const BASE = '(on the base branch: its policy decides)';

interface Row {
  readonly name: string;
  readonly candidate: Report;
  readonly baseline?: Report;
  readonly policy?: string;
  readonly code: string;
  readonly own: string;
  readonly base: string;
}

const rows: readonly Row[] = [
  {
    name: 'a scenario that is gone',
    candidate: without,
    code: 'scenarios-removed',
    own: `${GONE}; if meant, set \`gate.scenarios.removed: warn\``,
    base: `${GONE}; if meant, add a waiver for it or set \`gate.scenarios.removed: warn\` ${BASE}`,
  },
  {
    name: 'a scenario that may be gone',
    candidate: without,
    policy: 'gate: { scenarios: { removed: warn } }',
    code: 'scenarios-removed',
    own: GONE,
    base: GONE,
  },
  {
    name: 'a scenario that asks something else',
    candidate: asksElse,
    code: 'scenarios-changed',
    own: `${CHANGED}; if meant, set \`gate.scenarios.removed: warn\``,
    base: `${CHANGED}; if meant, add a waiver for it or set \`gate.scenarios.removed: warn\` ${BASE}`,
  },
  {
    name: 'a scenario that must pass and is gone',
    candidate: without,
    policy: 'gate: { scenarios: { must_pass: [smoke] } }',
    code: 'must-pass-missing',
    own: 'Run the scenario, or remove it from `must_pass`',
    base: `Run the scenario, or add a waiver for it or remove it from \`must_pass\` ${BASE}`,
  },
  {
    name: 'too few scenarios in common',
    candidate: run(many(30, [1], 'other')),
    code: 'scenarios-not-comparable',
    own: "Keep scenario ids stable, and record each trial's `input` and `ground_truth` as main does; if the suite changed on purpose, set `on_not_comparable: pass` until main has a new baseline",
    base: `Keep scenario ids stable, and record each trial's \`input\` and \`ground_truth\` as main does; if the suite changed on purpose, set \`on_not_comparable: pass\` ${BASE} until main has a new baseline`,
  },
  {
    name: 'too few scenarios in common, accepted',
    candidate: run(many(30, [1], 'other')),
    policy: 'on_not_comparable: pass',
    code: 'scenarios-not-comparable',
    own: "Keep scenario ids stable, and record each trial's `input` and `ground_truth` as main does",
    base: "Keep scenario ids stable, and record each trial's `input` and `ground_truth` as main does",
  },
  {
    name: 'another content of the rubric',
    candidate: main,
    baseline: run(many(30, [1]), { hash: 'sha256:bbbb' }),
    code: 'rubric-not-comparable',
    own: 'Compare with a baseline that keeps its trials: it can be rescored; or set `on_not_comparable: pass` until main has a new baseline',
    base: `Compare with a baseline that keeps its trials: it can be rescored; or set \`on_not_comparable: pass\` ${BASE} until main has a new baseline`,
  },
  {
    name: 'a policy under which nothing blocks',
    candidate: main,
    policy:
      'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } }, scenarios: { removed: warn } }',
    code: 'policy-never-fails',
    own: 'Make at least the primary metric gating',
    base: `Make at least the primary metric gating ${BASE}`,
  },
];

it.each(rows)('$name: the next step is one that the deciding policy obeys', (row) => {
  const { candidate, baseline = main, policy, code, own, base } = row;
  const nextStep = (ofBase: boolean): string | undefined =>
    decideRun(candidate, baseline, policy, { ofBase }).findings.find((one) => one.code === code)?.next;
  expect(nextStep(false)).toBe(own);
  expect(nextStep(true)).toBe(base);
});

it('the waiver that is advised lets a scenario go that must pass', () => {
  const waivers = [{ scenario: 'smoke', reason: 'r', owner: '@o', expires: '2027-01-01' }];
  const policy = 'gate: { scenarios: { must_pass: [smoke] } }';
  expect(decideRun(without, main, policy).decision).toBe('fail');
  expect(
    decideRun(without, main, policy, { waivers, ofBase: true }).findings.map(({ effect }) => effect),
  ).not.toContain('block');
});
