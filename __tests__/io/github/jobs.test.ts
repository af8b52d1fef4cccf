import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunEvidence } from '../../../schemas/types/gate.ts';
import { sha256Of } from '../../../src/contract/hash.ts';
import { openBundleZip } from '../../../src/io/bundle/read.ts';
import { TWO_JOBS_FILE } from '../../../src/io/bundle/two-jobs.ts';
import { findJob, findOtherJob } from '../../../src/io/github/jobs.ts';
import { storeArtifact } from '../../support/artifact-service.ts';
import type { Job } from '../../support/github-state.ts';
import { smallBundle, startWorld, type World } from './world.ts';

let world: World;
beforeEach(async () => {
  world = await startWorld();
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

const job = (name: string, facts: Partial<Job> = {}): Job => ({
  ...{ name, runner: 'GitHub Actions 1', conclusion: null, steps: [] },
  ...facts,
});

function record(...jobs: readonly Job[]): void {
  world.sim.state.jobs.set(`${world.run.id}/1`, jobs);
}

describe('findJob', () => {
  test('takes the job in progress on this runner', async () => {
    record(
      job('gate (a)', { conclusion: 'success' }),
      job('gate (b)'),
      job('gate (c)', { runner: 'GitHub Actions 2' }),
    );
    expect(await findJob(world.client, world.context)).toMatchObject({ name: 'gate (b)' });
  });

  test('knows none where two fit, none does, GitHub refuses, or nothing can be asked', async () => {
    record(job('gate (a)'), job('gate (b)'));
    expect(await findJob(world.client, world.context)).toBeUndefined();
    const { context, client } = world;
    expect(await findJob(client, { ...context, run: { ...context.run, runner: 'self-hosted' } })).toBeUndefined();
    expect(await findJob(client, { ...context, run: { ...context.run, runner: null } })).toBeUndefined();
    expect(await findJob(null, context)).toBeUndefined();
    client.answers.clear();
    world.sim.fail(/attempts/, { status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(await findJob(client, context)).toBeUndefined();
  });
});

describe('findOtherJob', () => {
  const SELF = { id: 7, name: 'gate (b)' };
  const other = () => findOtherJob(world.client, world.context, { suite: 'demo', job: SELF });
  const results = () => `agent-gate-results-demo-pr${world.context.pullRequest?.number}-1`;
  const by = (evidence: RunEvidence): Uint8Array => {
    const rest = { head: null, read_by_head: false, waivers: [], labels: [], notes: [], baselines: [] };
    const document = { schema: 1, today: '2026-03-02', config: { label: null, texts: [] }, ...rest, evidence };
    const gate = strToU8(JSON.stringify(document));
    const results = sha256Of(gate);
    const files = [{ file: 'gate.json', bytes: gate.length, sha256: results }];
    const manifest = {
      schema: 1,
      tool: '0.1.0',
      suite: 'demo',
      origin: {},
      rubrics: [],
      mapping: null,
      results,
      files,
    };
    return zipSync({ 'manifest.json': strToU8(JSON.stringify(manifest)), 'gate.json': gate });
  };
  const mark = (attempt: number): Uint8Array =>
    zipSync({ [TWO_JOBS_FILE]: strToU8(JSON.stringify({ attempt, jobs: ['gate (a)', 'gate (c)'] })) });
  const A = { id: 6, name: 'gate (a)' };

  test.each<[string, string, () => Uint8Array, string | undefined]>([
    ['another job reported', 'results', () => by({ attempt: 1, job: A }), 'gate (a)'],
    ['another job reported under a further name', 'results-abc123', () => by({ attempt: 1, job: A }), 'gate (a)'],
    ['another job saved a baseline', 'baseline', () => by({ attempt: 1, job: A }), 'gate (a)'],
    ['two other jobs left the mark', 'baseline', () => mark(1), 'gate (a)'],
    ['this job reported before', 'results', () => by({ attempt: 1, job: SELF }), undefined],
    ['an earlier attempt saved a baseline', 'baseline', () => by({ attempt: 2, job: A }), undefined],
    ['an earlier attempt left the mark', 'baseline', () => mark(2), undefined],
    ['the job is unknown', 'results', () => by({ attempt: 1 }), undefined],
    ['the bundle is of an older version', 'results', () => smallBundle('demo'), undefined],
    ['another suite was reported', 'agent-gate-results-other-9006-1', () => by({ attempt: 1, job: A }), undefined],
  ])('where %s, it says so', async (_, kind, bytes, expected) => {
    record(job('gate (a)'), job('gate (b)'));
    const name = kind.replace('results-abc123', `${results()}-abc123`).replace(/^results$/, results());
    const full = name.replace(/^baseline$/, 'agent-gate-baseline-demo');
    await storeArtifact(world.sim, { runId: world.run.id, name: full, bytes: Buffer.from(bytes()) });
    expect(await other()).toBe(expected);
  });

  test('after this step has scored, one of the same job that reported other results is another', async () => {
    record(job('gate (b)'));
    const bytes = Buffer.from(by({ attempt: 1, job: SELF }));
    await storeArtifact(world.sim, { runId: world.run.id, name: 'agent-gate-baseline-demo', bytes });
    const otherThan = (own: string) =>
      findOtherJob(world.client, world.context, { suite: 'demo', job: SELF, results: own });
    expect(await otherThan(openBundleZip('bundle', bytes).manifest.results)).toBeUndefined();
    expect(await otherThan(`sha256:${'0'.repeat(64)}`)).toBe('gate (b)');
  });

  test('finds a report behind the artifacts of hundreds of shards', async () => {
    record(job('gate (a)'), job('gate (b)'));
    const bytes = Buffer.from(by({ attempt: 1, job: A }));
    await storeArtifact(world.sim, { runId: world.run.id, name: results(), bytes });
    const { artifacts } = world.sim.state;
    const [report] = [...artifacts.values()];
    for (let id = 5000; report !== undefined && id < 5450; id++)
      artifacts.set(id, { ...report, id, name: `shard-${id}` });
    expect(await other()).toBe('gate (a)');
  });

  test('a run of one job lists no artifacts', async () => {
    record(job('gate (b)'));
    expect(await other()).toBeUndefined();
    expect(world.requests()).toEqual([expect.stringContaining('/jobs')]);
  });

  test('GitHub without an answer tells of none', async () => {
    record(job('gate (a)'), job('gate (b)'));
    world.sim.fail(/artifacts/, { status: 403, body: { message: 'Resource not accessible by integration' } });
    expect(await other()).toBeUndefined();
  });
});
