import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const BASELINE = 'agent-gate-baseline-booking-assistant';

let stage: WorkflowStage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

test('pull-request.yml saves a baseline on main, holds a pull request against it, and says so in one comment', async () => {
  const main = await stage.onMain('push', { file: 'pull-request' });
  expect(main).toMatchObject({ jobs: { gate: 'success' }, cancels: false, group: `agent-gate-${main.run.headSha}` });
  expect([stage.artifacts(), stage.comments()]).toEqual([[BASELINE], []]);
  const pull = stage.openPull();
  const worse = await stage.onPull(pull, { file: 'pull-request', agent: 'regressed' });
  expect(worse).toMatchObject({ jobs: { gate: 'failure' }, cancels: true, group: `agent-gate-${pull.number}` });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed', 'main-runs': '1' });
  await stage.onPull(pull, { file: 'pull-request', agent: 'improved' });
  expect(stage.comments()).toEqual([expect.stringContaining('## ✅ Nothing blocks')]);
  // What a pull request measures is never a baseline.
  expect(stage.artifacts().filter((name) => name === BASELINE)).toHaveLength(1);
});

test('merge-queue.yml always reports, under the name of the pull request’s check, and comments nothing', async () => {
  await stage.onMain('push', { file: 'pull-request' });
  const queued = await stage.inQueue(stage.openPull(), { file: 'merge-queue', agent: 'regressed' });
  expect(queued).toMatchObject({ jobs: { gate: 'failure' }, cancels: false });
  expect(queued.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed', 'comment-url': '' });
  const compared = await stage.inQueue(stage.openPull(), { file: 'merge-queue' });
  expect(compared.jobs).toEqual({ gate: 'success' });
  expect(compared.group).not.toBe(queued.group);
  expect([stage.comments(), stage.artifacts().filter((name) => name === BASELINE)]).toEqual([[], [BASELINE]]);
});

test('schedule.yml shows drift on an unchanged commit, and its baseline serves the pull requests', async () => {
  await stage.onMain('push', { file: 'pull-request' });
  const drifted = await stage.onMain('schedule', { file: 'schedule', agent: 'regressed' });
  expect(drifted).toMatchObject({
    jobs: { 'gate-by-schedule': 'failure' },
    cancels: false,
    group: 'agent-gate-schedule',
  });
  expect(drifted.gates[0]?.outputs).toMatchObject({ state: 'regressed', 'main-runs': '1' });
  expect(stage.artifacts()).toEqual([BASELINE, BASELINE]);
  // Main does so now, and no pull request is blamed for it.
  const pull = await stage.onPull(stage.openPull(), { file: 'pull-request', agent: 'regressed' });
  expect(pull.gates[0]?.outputs).toMatchObject({ state: 'unchanged' });
});

test('dispatch.yml saves the first baseline by hand', async () => {
  const first = await stage.onMain('workflow_dispatch', { file: 'dispatch' });
  expect(first.jobs).toEqual({ 'gate-by-hand': 'success' });
  expect(first.gates[0]?.outputs).toMatchObject({ state: 'no-baseline', 'trials-scored': '150' });
  expect(stage.artifacts()).toEqual([BASELINE]);
  const pull = await stage.onPull(stage.openPull(), { file: 'pull-request' });
  expect(pull.gates[0]?.outputs).toMatchObject({ decision: 'pass', 'main-runs': '1' });
});

test.each(['pull-request', 'confirm', 'matrix', 'agent-changed'])(
  '%s.yml: a harness that exits 1 because a scenario fails gets a baseline and a comment',
  async (file) => {
    const played = { file, as: 'pull-request', env: { SUITE_EXIT: '1' } };
    const main = await stage.onMain('push', played);
    expect(Object.values(main.jobs)).not.toContain('failure');
    expect(stage.artifacts()).toEqual([BASELINE]);
    const pull = await stage.onPull(stage.openPull(), played);
    expect([pull.jobs.gate, pull.gates.at(-1)?.outputs.decision]).toEqual(['success', 'pass']);
    expect(stage.comments()).toHaveLength(1);
  },
);

test('pull-request.yml: a suite that exits 1 and wrote nothing is invalid, and saves no baseline', async () => {
  const played = { file: 'pull-request', env: { SUITE_EXIT: '1', KILLED_AFTER: '0' } };
  const main = await stage.onMain('push', played);
  expect(main).toMatchObject({ jobs: { gate: 'failure' }, gates: [{ exitCode: 3, outputs: { decision: 'invalid' } }] });
  expect(stage.artifacts()).toEqual([]);
  const pull = await stage.onPull(stage.openPull(), played);
  expect(pull.gates[0]?.outputs.decision).toBe('invalid');
  expect(stage.artifacts()).toEqual([`agent-gate-refused-booking-assistant-${pull.run.id}-1`]);
  expect(stage.comments()).toHaveLength(1);
});

test('pull-request.yml keeps what main saves for 90 days, and the rest for 30', async () => {
  await stage.onMain('push', { file: 'pull-request' });
  const { run: pull } = await stage.onPull(stage.openPull(), { file: 'pull-request' });
  const days = Object.entries(stage.keptDays());
  const ofPull = days.filter(([name]) => name.includes(`-${pull.id}-`) || /-pr\d+-\d+$/.test(name));
  expect(ofPull.map(([, kept]) => kept)).toEqual([30, 30]);
  expect(days.filter((entry) => !ofPull.includes(entry)).map(([, kept]) => kept)).toEqual([90, 90]);
});
