import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingConfig, bookingPolicy, RUBRIC_PATH } from '../support/booking.ts';
import { addCommit } from '../support/github-state.ts';
import { branchScene, commentScene, deploymentScene, FORK, labelScene, requestScene } from '../support/story-scenes.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const BASELINE = 'agent-gate-baseline-booking-assistant';
const AS = { as: 'pull-request' };

let stage: WorkflowStage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

/** Saves a baseline where pull requests branch off. */
const seed = () => stage.onMain('push', { file: 'pull-request' }, stage.main[1]);

test('watch.yml shows what would have blocked, and blocks nothing', async () => {
  await stage.onMain('push', { file: 'watch', ...AS });
  expect(stage.artifacts()).toEqual([BASELINE]);
  const worse = await stage.onPull(stage.openPull(), { file: 'watch', ...AS, agent: 'regressed' });
  expect(worse.checks).toEqual({ gate: 'success' });
  expect(worse.gates[0]?.outputs.decision).toBe('fail');
  expect(stage.comments()).toEqual([expect.stringContaining('## ❌ Merge blocked')]);
  const silent = { file: 'watch', ...AS, env: { KILLED_AFTER: '0' } };
  expect((await stage.onPull(stage.openPull(), silent)).checks).toEqual({ gate: 'success' });
});

test('label.yml runs the suite for its label alone, and another label turns no check green', async () => {
  await stage.onMain('push', { file: 'label', ...AS });
  expect(stage.artifacts()).toEqual([BASELINE]);
  const pull = stage.openPull();
  const other = await stage.play(labelScene(stage.state, pull, 'documentation'), { file: 'label', ...AS });
  expect([other.checks, other.gates]).toEqual([{ 'another label': 'success' }, []]);
  const asked = labelScene(stage.state, pull, 'run-agent');
  const worse = await stage.play(asked, { file: 'label', ...AS, agent: 'regressed' });
  expect([worse.checks, worse.gates.length]).toEqual([{ gate: 'failure' }, 1]);
  expect(other.group).not.toBe(worse.group);
  await expect(stage.onPull(pull, { file: 'label', ...AS })).rejects.toThrow('does not start');
});

test('deployment.yml comments on the pull request whose head was deployed', async () => {
  await seed();
  const pull = stage.openPull();
  const scene = deploymentScene(stage.state, pull);
  const worse = await stage.play(scene, { file: 'deployment', agent: 'regressed' });
  expect(worse.jobs).toEqual({ suite: 'success', 'gate-deployment': 'failure' });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', 'main-runs': '1' });
  expect(worse.gates[0]?.outputs['comment-url']).toContain(`/pull/${pull.number}#`);
  expect(stage.artifacts().filter((name) => name === BASELINE)).toHaveLength(1);
});

test('deployment.yml does nothing after the deployment of another environment', async () => {
  const scene = deploymentScene(stage.state, stage.openPull(), 'Production');
  const ended = await stage.play(scene, { file: 'deployment' });
  expect(ended.jobs).toEqual({ suite: 'skipped', 'gate-deployment': 'skipped' });
});

test('deployment.yml, after a fork was deployed, is decided by main’s config of now', async () => {
  await seed();
  const lax =
    'suite: booking-assistant\ngate: { metrics: { TCR: { tolerance: 0.9 } }, criteria: { "*": { tolerance: 0.9 } } }\n';
  const pull = stage.openPull(FORK);
  const scene = deploymentScene(stage.state, pull);
  const played = { file: 'deployment', agent: 'regressed', tree: bookingConfig(lax) };
  const worse = await stage.play(scene, played);
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail' });
  expect(stage.comments()).toHaveLength(1);
});

test('deployment.yml says why there is no comment where no pull request has the commit', async () => {
  await seed();
  const pull = stage.openPull();
  pull.state = 'closed';
  const ended = await stage.play(deploymentScene(stage.state, pull), { file: 'deployment' });
  const notices = ended.gates[0]?.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
  const why = `no open pull request has the scored commit ${pull.headSha.slice(0, 7)} as its head`;
  expect(notices).toContainEqual(expect.stringContaining(why));
  expect(stage.comments()).toEqual([]);
});

test('repository-dispatch.yml comments on the pull request of the commit that was asked for', async () => {
  await seed();
  const pull = stage.openPull();
  const scene = requestScene(stage.state, pull.headSha);
  const worse = await stage.play(scene, { file: 'repository-dispatch', agent: 'regressed' });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', 'main-runs': '1' });
  expect(worse.gates[0]?.outputs['comment-url']).toContain(`/pull/${pull.number}#`);
  // A second request updates the comment: its run belongs to main's commit, and is no forgery.
  const better = await stage.play(scene, { file: 'repository-dispatch', agent: 'improved' });
  expect(stage.comments()).toEqual([expect.stringContaining('## ✅ Nothing blocks')]);
  expect(better.gates[0]?.annotations.map(({ message }) => message).join()).not.toContain('claimed');
  expect(stage.artifacts().filter((name) => name === BASELINE)).toHaveLength(1);
});

test('repository-dispatch.yml asked for main itself saves no baseline and comments nothing', async () => {
  await seed();
  const ended = await stage.play(requestScene(stage.state, stage.main[2].sha), { file: 'repository-dispatch' });
  expect(ended.gates[0]?.exitCode).toBe(0);
  expect([stage.artifacts().filter((name) => name === BASELINE).length, stage.comments()]).toEqual([1, []]);
});

test('dispatch.yml on the branch of a pull request comments there', async () => {
  await seed();
  const pull = stage.openPull();
  const worse = await stage.play(branchScene(stage.state, pull), { file: 'dispatch', agent: 'regressed' });
  expect(worse.checks).toEqual({ 'gate-by-hand': 'failure' });
  expect(worse.gates[0]?.outputs['comment-url']).toContain(`/pull/${pull.number}#`);
});

/** A folder with a stand-in for `gh`, and what was asked of it. */
function fakeGh(pull: object) {
  const folder = mkdtempSync(join(tmpdir(), 'gh-'));
  symlinkSync(join(import.meta.dirname, '../support/release-sim.mjs'), join(folder, 'gh'));
  const world = join(folder, 'world.json');
  writeFileSync(world, JSON.stringify({ pull, changes: 0, started: [], said: [] }));
  const asked = () => JSON.parse(readFileSync(world, 'utf8')) as { started: object[]; said: string[] };
  return { env: { GH_FOLDER: folder, SIM: world }, asked };
}

test.each([
  { name: 'a member', body: '/agent-gate', by: 'MEMBER', job: 'success', started: 1 },
  { name: 'a stranger', body: '/agent-gate', by: 'NONE', job: 'skipped', started: 0 },
  { name: 'a member who says something else', body: 'use /agent-gate', by: 'OWNER', job: 'skipped', started: 0 },
])('comment.yml: $name starts dispatch.yml $started times', async ({ body, by, job, started }) => {
  const pull = stage.openPull();
  const { env, asked } = fakeGh({ isCrossRepository: false, headRefName: pull.headRef });
  const scene = commentScene(stage.state, pull, { body, by });
  const ended = await stage.play(scene, { file: 'comment', env });
  expect([ended.jobs, ended.gates]).toEqual([{ start: job }, []]);
  expect(asked().started).toEqual(Array(started).fill({ file: 'dispatch.yml', ref: pull.headRef }));
});

test.each([
  { name: 'a fork’s branch', pull: { isCrossRepository: true, headRefName: 'main' } },
  { name: 'a branch without dispatch.yml', pull: { isCrossRepository: false, headRefName: 'x', lacksWorkflow: true } },
])('comment.yml says on the pull request that it did not start $name', async ({ pull }) => {
  const { env, asked } = fakeGh(pull);
  const scene = commentScene(stage.state, stage.openPull(), { body: '/agent-gate', by: 'OWNER' });
  const ended = await stage.play(scene, { file: 'comment', env });
  expect(ended.jobs).toEqual({ start: 'failure' });
  expect(asked()).toMatchObject({ started: [], said: [expect.stringContaining('was not started')] });
});

test('call-reusable.yml lets reusable.yml decide, under the check `gate / gate`', async () => {
  const played = { file: 'call-reusable', ...AS };
  const main = await stage.onMain('push', played);
  expect(main.checks).toEqual({ suite: 'success', 'gate / gate': 'success' });
  expect(stage.artifacts()).toEqual([BASELINE]);
  const worse = await stage.onPull(stage.openPull(), { ...played, agent: 'regressed', env: { SUITE_EXIT: '1' } });
  expect(worse.checks).toEqual({ suite: 'success', 'gate / gate': 'failure' });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', 'main-runs': '1' });
  expect(stage.comments()).toHaveLength(1);
});

test('monorepo.yml keeps the suites apart and reports both each time', async () => {
  const rubric = bookingConfig()[RUBRIC_PATH] ?? '';
  const policyOf = (suite: string) => bookingPolicy().replace('suite: booking-assistant', `suite: ${suite}`);
  const tree = {
    '.github/agent-gate.booking.yml': policyOf('booking'),
    '.github/agent-gate.refunds.yml': policyOf('refunds'),
    'rubrics/booking/booking.yml': rubric,
    'rubrics/refunds/booking.yml': rubric,
  };
  stage.commitFiles(tree);
  const played = { file: 'monorepo', ...AS, tree };
  await stage.onMain('push', played);
  expect(stage.artifacts()).toEqual(['agent-gate-baseline-booking', 'agent-gate-baseline-refunds']);
  const pull = await stage.onPull(stage.openPull(), played);
  expect(pull.checks).toEqual({ 'gate (booking)': 'success', 'gate (refunds)': 'success' });
  expect(stage.comments()).toHaveLength(2);
});

test('schedule.yml every night compares with the night before, whatever was merged in between', async () => {
  await stage.onMain('schedule', { file: 'schedule' }, stage.main[0]);
  const [, , tip] = stage.main;
  const merged = addCommit(stage.state, 'Merged by day', [tip.sha], tip.files);
  stage.state.branches.set('main', merged.sha);
  const night = await stage.onMain('schedule', { file: 'schedule', agent: 'regressed' }, merged);
  expect(night.gates[0]?.outputs).toMatchObject({ state: 'regressed', 'main-runs': '1' });
  expect(night.checks).toEqual({ 'gate-by-schedule': 'failure' });
});

test.each([
  {
    name: 'Dependabot',
    from: undefined,
    author: 'dependabot[bot]',
    why: /Dependabot's pull requests get no Actions secrets/,
  },
  { name: 'a fork', from: FORK, author: undefined, why: /A fork's pull request gets no secrets/ },
])('pull-request.yml: a suite that had no key because $name opened the pull request says so', async (one) => {
  const pull = stage.openPull(one.from);
  if (one.author !== undefined) pull.author = one.author;
  const ended = await stage.onPull(pull, { file: 'pull-request', env: { KILLED_AFTER: '0' } });
  const notices = ended.gates[0]?.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
  expect(notices).toContainEqual(expect.stringMatching(one.why));
  expect(notices).toContainEqual(expect.stringMatching(/pull requests? is read-only|pull request got no comment/));
  expect(stage.comments()).toEqual([]);
});

test('a harness that is killed after 40 of 60 lines on main neither takes main’s baseline nor spoils a pull request', async () => {
  await stage.onMain('push', { file: 'pull-request' }, stage.main[1]);
  const killed = await stage.onMain('push', { file: 'pull-request', env: { KILLED_AFTER: '40' } });
  const same = await stage.onPull(stage.openPull(), { file: 'pull-request' });
  const worse = await stage.onPull(stage.openPull(), { file: 'pull-request', agent: 'regressed' });
  expect(killed).toMatchObject({ jobs: { gate: 'failure' }, gates: [{ outputs: { decision: 'invalid' } }] });
  expect(stage.artifacts().filter((name) => name === BASELINE)).toHaveLength(1);
  expect(same.gates[0]?.outputs).toMatchObject({ decision: 'pass', 'main-runs': '1', 'tcr-delta': '0.000000' });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed' });
});
