import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingConfig, bookingPolicy, POLICY_PATH, RUBRIC_PATH } from '../support/booking.ts';
import { FORK } from '../support/story-scenes.ts';
import { openStage, type WorkflowStage } from '../support/workflow-stage.ts';

const BASELINE = 'agent-gate-baseline-booking-assistant';

let stage: WorkflowStage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

test('fork-score.yml decides with a token that cannot write, and fork-comment.yml comments from its artifact alone', async () => {
  const score = { file: 'fork-score', as: 'pull-request' };
  await stage.onMain('push', score, stage.main[1]);
  const pull = stage.openPull(FORK);
  const scored = await stage.onPull(pull, { ...score, agent: 'regressed' });
  expect(scored.jobs).toEqual({ gate: 'failure' });
  expect(scored.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed', 'comment-url': '' });
  expect(stage.comments()).toEqual([]);
  const commented = await stage.after(scored, pull, { file: 'fork-comment' });
  // The job says that it has commented; the check of the pull request is the other workflow's.
  expect(commented).toMatchObject({
    jobs: { comment: 'success' },
    group: 'agent-gate-comment-mallory/booking-assistant-polite',
  });
  expect(commented.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed', 'main-runs': '1' });
  expect(commented.gates[0]?.outputs['comment-url']).toContain(`/pull/${pull.number}#`);
  expect(stage.comments()).toEqual([expect.stringContaining('## ❌ Merge blocked')]);
  expect(stage.artifacts().filter((name) => name === BASELINE)).toHaveLength(1);
});

test('fork-comment.yml holds a stranger to the policy of main, and refuses what fits no schema', async () => {
  const score = { file: 'fork-score', as: 'pull-request' };
  await stage.onMain('push', score, stage.main[1]);
  const pull = stage.openPull(FORK);
  const lax =
    'suite: booking-assistant\ngate: { metrics: { TCR: { tolerance: 0.9 } }, criteria: { "*": { tolerance: 0.9 } } }\n';
  const scored = await stage.onPull(pull, { ...score, agent: 'regressed', tree: bookingConfig(lax) });
  const commented = await stage.after(scored, pull, { file: 'fork-comment' });
  expect(commented.gates[0]?.outputs).toMatchObject({ decision: 'fail' });
  stage.commitFiles({ [POLICY_PATH]: lax }, [stage.main[2]]);
  const allowed = await stage.after(scored, pull, { file: 'fork-comment' });
  expect(allowed.gates[0]?.outputs).not.toMatchObject({ decision: 'fail' });
  const broken = await stage.onPull(pull, { ...score, tree: bookingConfig('suite: [') });
  const refused = await stage.after(broken, pull, { file: 'fork-comment' });
  expect(refused.gates[0]?.outputs).toMatchObject({ decision: 'invalid' });
});

test('fork-score.yml and fork-comment.yml hold a pull request of the repository to one config after main has moved', async () => {
  const score = { file: 'fork-score', as: 'pull-request' };
  const [, base, tip] = stage.main;
  await stage.onMain('push', score, base);
  stage.commitFiles({ [POLICY_PATH]: bookingPolicy().replace('threshold: 0.6', 'threshold: 1') }, [tip]);
  const pull = stage.openPull();
  const scored = await stage.onPull(pull, score);
  const commented = await stage.after(scored, pull, { file: 'fork-comment' });
  const [check, comment] = [scored.gates[0]?.outputs, commented.gates[0]?.outputs];
  for (const name of ['decision', 'state', 'tcr-baseline', 'main-runs'])
    expect(comment?.[name], name).toBe(check?.[name]);
});

test('fork-comment.yml does nothing after a push to main', async () => {
  const main = await stage.onMain('push', { file: 'fork-score', as: 'pull-request' });
  const ended = await stage.after(main, stage.openPull(), { file: 'fork-comment' });
  expect(ended).toMatchObject({ jobs: { comment: 'skipped' }, gates: [] });
});

test('matrix.yml judges all shards as one run', async () => {
  const matrix = { file: 'matrix', as: 'pull-request' };
  const main = await stage.onMain('push', matrix);
  expect(main.jobs).toEqual({ suite: 'success', gate: 'success' });
  expect([main.gates.length, main.gates[0]?.outputs['trials-scored'], stage.artifacts()]).toEqual([
    1,
    '60',
    [BASELINE],
  ]);
  const pull = stage.openPull();
  const worse = await stage.onPull(pull, { ...matrix, agent: 'regressed' });
  expect(worse.gates[0]?.outputs).toMatchObject({ decision: 'fail', state: 'regressed', 'trials-scored': '60' });
  expect(stage.comments()).toHaveLength(1);
});

test('matrix.yml calls a run invalid of which a shard broke down, and never judges the rest (F40)', async () => {
  const pull = stage.openPull();
  const lost = await stage.onPull(pull, { file: 'matrix', as: 'pull-request', env: { LOST_SHARD: '3' } });
  expect(lost.jobs).toEqual({ suite: 'failure', gate: 'failure' });
  expect(lost.gates[0]).toMatchObject({ exitCode: 3, outputs: { decision: 'invalid', 'trials-scored': '0' } });
  expect(stage.comments()).toEqual([expect.stringContaining('Shard 3 of 4 is missing')]);
});

test('two-suites.yml keeps comments, baselines and bundles of two suites apart', async () => {
  const rubric = bookingConfig()[RUBRIC_PATH] ?? '';
  const policyOf = (suite: string) => bookingPolicy().replace('suite: booking-assistant', `suite: ${suite}`);
  const tree = {
    '.github/agent-gate.booking.yml': policyOf('booking'),
    '.github/agent-gate.refunds.yml': policyOf('refunds'),
    'rubrics/booking/booking.yml': rubric,
    'rubrics/refunds/booking.yml': rubric,
  };
  stage.commitFiles(tree);
  const suites = { file: 'two-suites', as: 'pull-request', tree };
  await stage.onMain('push', suites);
  expect(stage.artifacts()).toEqual(['agent-gate-baseline-booking', 'agent-gate-baseline-refunds']);
  const pull = stage.openPull();
  const { gates } = await stage.onPull(pull, suites);
  expect(gates.map(({ outputs }) => [outputs.decision, outputs['main-runs']])).toEqual([
    ['pass', '1'],
    ['pass', '1'],
  ]);
  expect(stage.comments().map((body) => body.split(' run=', 1)[0])).toEqual([
    '<!-- agent-gate:booking',
    '<!-- agent-gate:refunds',
  ]);
  const own = stage.artifacts().slice(2);
  expect(own).toEqual([
    `agent-gate-results-booking-pr${pull.number}-1`,
    `agent-gate-results-refunds-pr${pull.number}-1`,
  ]);
  const [first, second] = gates.map(({ outputs }) => outputs);
  for (const name of ['bundle', 'artifact-url', 'comment-url']) expect(first?.[name]).not.toBe(second?.[name]);
});
