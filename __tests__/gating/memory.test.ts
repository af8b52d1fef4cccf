import { describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { PullMemory } from '../../schemas/types/gate.ts';
import { memoryAfter, NO_MEMORY, pushOf } from '../../src/gating/memory.ts';
import { resolvePolicy } from '../../src/gating/policy/resolve-policy.ts';
import { many, run } from './build-run.ts';
import { decideRun, notices, reasons } from './decide-run.ts';

const CONFIRM = 'on_inconclusive: confirm\n';
const mains = Array.from({ length: 5 }, () => run(many(40, [1])));
/** The first scenarios fail, all others pass. */
const broken = (count: number) => run(many(40, (index) => [index < count ? 0 : 1]));
const decided = (count: number, memory: PullMemory, policy = CONFIRM): Decision =>
  decideRun(broken(count), mains, policy, { memory });

test.each([
  { judged: 0, confirm: 0.02, plain: 0.02 },
  { judged: 1, confirm: 0.01, plain: 0.02 },
  { judged: 2, confirm: 0.005, plain: 0.02 },
  { judged: 7, confirm: 0.005, plain: 0.02 },
])(
  'after $judged judged heads a push blocks at $confirm under fresh trials, else at alpha',
  ({ judged, ...levels }) => {
    const memory = { judged, undecided: 0 };
    expect(pushOf(resolvePolicy({ on_inconclusive: 'confirm' }), memory)).toMatchObject({
      number: judged + 1,
      level: levels.confirm,
    });
    expect(pushOf(resolvePolicy({}), memory).level).toBe(levels.plain);
  },
);

describe('a drop between the level of a push and alpha', () => {
  // Six of forty single trials against one run of main: p is between 0.005 and 0.02.
  const compared = (count: number, memory: PullMemory) =>
    decideRun(broken(count), mains.slice(0, 1), CONFIRM, { memory });

  test('blocks a first push, and holds a later one until its scenarios have run again', () => {
    expect(compared(6, NO_MEMORY)).toMatchObject({ decision: 'fail', exit_code: 1 });
    const later = compared(6, { judged: 7, undecided: 0 });
    expect(later).toMatchObject({ decision: 'inconclusive', exit_code: 2, confirm: { trials: 5 } });
    expect(reasons(later)).toEqual(expect.arrayContaining(['warn confirm-awaited', 'warn level-spent']));
    expect(later.power.at(-1)).toContain('Push 8 of this pull request blocks at 0.5 %, the first at 2.0 %');
    expect(later.confirm?.scenarios).toHaveLength(6);
  });

  test('blocks a later push that is clear enough', () => {
    expect(compared(12, { judged: 7, undecided: 0 })).toMatchObject({ decision: 'fail', exit_code: 1 });
  });

  test.each([
    { name: 'pass: let through', scores: [1, 1, 1, 1, 1], decision: 'inconclusive', exit: 0 },
    { name: 'fail: blocked', scores: [0, 0, 0, 0, 0], decision: 'fail', exit: 1 },
  ])('whose fresh trials $name', ({ scores, decision, exit }) => {
    const trials = broken(6)
      .scenarios.slice(0, 6)
      .flatMap(({ scenario, content }) =>
        scores.map((score, trial) => ({
          ...{ scenario, content, attempt: 1, trial, facts: `${scenario} ${trial}` },
          ...(score === 1 ? {} : { failed: ['task-completion'] }),
        })),
      );
    const memory = { judged: 7, undecided: 0 };
    const again = decideRun(broken(6), mains.slice(0, 1), CONFIRM, { memory, confirm: { trials, asked: null } });
    expect(again).toMatchObject({ decision, exit_code: exit });
    expect(reasons(again)).not.toContain('warn level-spent');
  });
});

describe('what a run leaves to the next push', () => {
  const open = { since: 1, scenarios: ['s-000', 'z'], rates: ['TCR'] };
  test.each<{ name: string; decision: Decision; memory: PullMemory; leaves: PullMemory }>([
    {
      name: 'a green one: its number',
      decision: decided(0, NO_MEMORY, ''),
      memory: NO_MEMORY,
      leaves: { judged: 1, undecided: 0 },
    },
    {
      name: 'a blocked one: its broken scenarios and rates',
      decision: decided(20, NO_MEMORY, ''),
      memory: NO_MEMORY,
      leaves: {
        judged: 1,
        undecided: 0,
        open: {
          since: 1,
          rates: ['TCR'],
          scenarios: broken(20)
            .scenarios.slice(0, 20)
            .map(({ scenario }) => scenario),
        },
      },
    },
    {
      name: 'one that awaits fresh trials: those scenarios',
      decision: decided(2, NO_MEMORY),
      memory: NO_MEMORY,
      leaves: { judged: 1, undecided: 1, open: { since: 1, rates: ['TCR'], scenarios: ['s-000', 's-001'] } },
    },
    {
      name: 'one that asks for trials in place of those without a verdict: its number',
      decision: decideRun(run(many(40, (index) => [index < 9 ? 'infrastructure' : 1])), mains, CONFIRM, {
        memory: NO_MEMORY,
      }),
      memory: NO_MEMORY,
      leaves: { judged: 1, undecided: 1 },
    },
    {
      name: 'one that clears what was open: nothing',
      decision: decided(0, { judged: 3, undecided: 1, open: { ...open, scenarios: ['s-000'] } }, ''),
      memory: { judged: 3, undecided: 1, open },
      leaves: { judged: 4, undecided: 1 },
    },
    {
      name: 'one that does not clear it: both',
      decision: decided(2, { judged: 3, undecided: 1, open }),
      memory: { judged: 3, undecided: 1, open },
      leaves: { judged: 4, undecided: 2, open: { since: 1, rates: ['TCR'], scenarios: ['s-000', 's-001', 'z'] } },
    },
    {
      name: 'an invalid one: what it was given',
      decision: { ...decided(0, NO_MEMORY, ''), decision: 'invalid' },
      memory: { judged: 3, undecided: 1, open },
      leaves: { judged: 3, undecided: 1, open },
    },
  ])('$name', ({ decision, memory, leaves }) => {
    expect(memoryAfter(decision, memory)).toEqual(leaves);
  });
});

test.each([
  { name: 'a first time', undecided: 0, policy: CONFIRM, proposed: [] },
  { name: 'twice', undecided: 1, policy: CONFIRM, proposed: ['warn control-proposed'] },
  { name: 'twice under a control', undecided: 1, policy: `${CONFIRM}confirm: { control: true }\n`, proposed: [] },
])('undecided $name: a control is proposed or not', ({ undecided, policy, proposed }) => {
  const decision = decided(2, { judged: undecided, undecided }, policy);
  expect(decision.decision).toBe('inconclusive');
  expect(reasons(decision).filter((reason) => reason.includes('control-proposed'))).toEqual(proposed);
  expect(notices(decision)).not.toContain('control-proposed');
});

test('undecided for want of a run of main, a pull request is not told to compare with main', () => {
  const decision = decideRun(broken(0), [], 'on_no_baseline: inconclusive\n', { memory: { judged: 1, undecided: 1 } });
  expect([decision.decision, ...reasons(decision)]).toEqual(['inconclusive']);
});
