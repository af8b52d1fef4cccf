import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holds } from '../support/expressions.ts';
import { readWorkflow } from '../support/workflow-file.ts';
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
  const sound = await stage.inQueue(stage.openPull(), { file: 'merge-queue' });
  expect(sound.jobs).toEqual({ gate: 'success' });
  expect(sound.group).not.toBe(queued.group);
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

test('agent-changed.yml runs the suite where it cannot tell that the agent is as it was', async () => {
  await stage.onMain('push', { file: 'agent-changed', as: 'pull-request' });
  const worse = await stage.onPull(stage.openPull(), { file: 'agent-changed', as: 'pull-request', agent: 'regressed' });
  expect(worse.jobs).toEqual({ gate: 'failure' });
});

/** What the step `agent` writes about a merge that changes the file, with a checkout of the merge or of the head. */
function outputOf(name: string, checkout: 'merge' | 'head'): string {
  const root = mkdtempSync(join(tmpdir(), 'changed-'));
  const git = (...words: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.test', ...words], { cwd: root, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('commit', '--quiet', '--allow-empty', '--message=base');
  const base = git('rev-parse', 'HEAD').trim();
  git('checkout', '--quiet', '-b', 'change');
  mkdirSync(join(root, name, '..'), { recursive: true });
  writeFileSync(join(root, name), 'x');
  git('add', '.');
  git('commit', '--quiet', '--message=change');
  git('commit', '--quiet', '--allow-empty', '--message=last');
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--no-ff', '--message=merge', 'change');
  const MERGE = git('rev-parse', 'HEAD').trim();
  if (checkout === 'head') git('checkout', '--quiet', 'change');
  const { run = '' } = stepsOfAgentChanged().find(({ id }) => id === 'agent') ?? {};
  const output = join(root, '.git', 'output');
  const env = { ...process.env, EVENT: 'pull_request', MERGE, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-eo', 'pipefail', '-c', run], { cwd: root, env });
  return readFileSync(output, 'utf8').replace(base, 'BASE');
}

const stepsOfAgentChanged = () => readWorkflow('agent-changed').jobs.gate?.steps ?? [];

test.each([
  { name: 'agent/prompt.md', checkout: 'merge', output: 'changed=true\nbase=BASE\n' },
  { name: 'docs/readme.md', checkout: 'merge', output: 'changed=false\n' },
  { name: 'agent/prompt.md', checkout: 'head', output: 'changed=true\nbase=\n' },
  { name: 'docs/readme.md', checkout: 'head', output: 'changed=true\nbase=\n' },
] as const)('agent-changed.yml: $name changed, and the $checkout is checked out', ({ name, checkout, output }) => {
  expect(outputOf(name, checkout)).toBe(output);
});

test.each([
  { name: 'nothing of the agent changed', agent: { changed: 'false' }, hit: '', runs: [] },
  { name: 'the agent changed', agent: { changed: 'true', base: 'b' }, hit: '', runs: ['verdict', 'suite', 'gate'] },
  { name: 'the same was judged before', agent: { changed: 'true', base: 'b' }, hit: 'true', runs: ['verdict'] },
  { name: 'the base is not known', agent: { changed: 'true', base: '' }, hit: '', runs: ['suite', 'gate'] },
])('agent-changed.yml: where $name, what runs is $runs', ({ agent, hit, runs }) => {
  const steps = { agent: { outputs: agent }, verdict: { outputs: { 'cache-hit': hit } } };
  const [, , ...optional] = stepsOfAgentChanged();
  const named = ['verdict', 'suite', 'gate'];
  const held = optional.map((step) => holds(step.if, { steps }, 'success'));
  expect(named.filter((_, index) => held[index])).toEqual(runs);
});
