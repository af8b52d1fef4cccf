import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RunOrigin } from '../../schemas/types/decision.ts';
import type { PullMemory, RunEvidence } from '../../schemas/types/gate.ts';
import { render } from '../../src/gating/findings/catalogue.ts';
import type { RunContext } from '../../src/io/github/context.ts';
import { findPullMemory } from '../../src/pipeline/pull-memory.ts';
import { addBaseline, startWorld, type World } from '../io/github/world.ts';
import { keepBundle, openKept, zipOfBundle } from '../support/bundles.ts';

const RUBRIC = `
rubric: task-completion
version: 1.0.0
metric: TCR
criteria:
  done: { weight: 1, pass_when: { field: done, op: eq, value: true } }
`;
const LEFT: PullMemory = { judged: 2, undecided: 1, open: { since: 1, scenarios: ['a'], rates: ['TCR'] } };
/** One request for the list of each attempt, one for the link to the bundle. */
const REQUESTS = [
  ...[1, 2, 3].map(
    (attempt) => `GET /actions/artifacts?name=agent-gate-results-demo-pr7-${attempt}&per_page=100&page=1`,
  ),
  'GET /actions/artifacts/501/zip',
];

let world: World;
let root: string;
beforeEach(async () => {
  world = await startWorld();
  root = mkdtempSync(join(tmpdir(), 'memory-'));
  writeFileSync(join(root, 'rubric.yml'), RUBRIC);
  writeFileSync(join(root, 'policy.yml'), 'suite: demo\n');
  writeFileSync(join(root, 'r.jsonl'), '{"scenario":"a","done":true}\n{"scenario":"b","done":true}\n');
});
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
  rmSync(root, { recursive: true });
});

/** The bundle of a green run of the pull request's third push, to which the second left something open. */
async function bundleOf(
  evidence: RunEvidence = { pull_request: 7, event_commit: 'c'.repeat(40) },
  origin: RunOrigin = {},
): Promise<string> {
  await keepBundle(root, 'bundle', {
    results: ['r.jsonl'],
    rubrics: ['rubric.yml'],
    policy: 'policy.yml',
    origin,
    findEvidence: async () => evidence,
    findMemory: async () => ({ memory: LEFT, notes: [] }),
  });
  return join(root, 'bundle');
}

/** A run of an earlier push, with an artifact of its bundle. */
const addPush = (bytes: Uint8Array, facts: Parameters<typeof addBaseline>[3] = {}) =>
  addBaseline(world.sim, 'c'.repeat(40), '', {
    ...{ event: 'pull_request', headBranch: 'change', name: 'agent-gate-results-demo-pr7-1', bytes },
    ...facts,
  });

const find = (context: Partial<RunContext> = {}) =>
  findPullMemory(world.client, { ...world.context, ...context })('demo');

test('what a push leaves stands in its evidence record, and the next push finds it', async () => {
  const folder = await bundleOf();
  const { evidence } = openKept(root, 'bundle').json('gate.json') as { readonly evidence: RunEvidence };
  // Main has no run, so that what is open cannot be cleared.
  const leaves = { ...LEFT, judged: 3, undecided: 2 };
  expect(evidence).toMatchObject({ memory: LEFT, leaves });
  await addPush(zipOfBundle(folder));
  expect(await find()).toEqual({ memory: leaves, notes: [] });
  expect(world.requests()).toEqual(REQUESTS);
});

test('a second run of one commit is no further push', async () => {
  await addPush(zipOfBundle(await bundleOf({ pull_request: 7, event_commit: world.head })));
  expect((await find()).memory?.judged).toBe(2);
});

describe('of a run that ran again counts', () => {
  const secondOf = async (runId: number, folder: string) =>
    addPush(zipOfBundle(folder), { id: runId, attempt: 2, name: 'agent-gate-results-demo-pr7-2' });
  const again = { pull_request: 7, event_commit: 'c'.repeat(40), attempt: 2 };

  test('what its last attempt left', async () => {
    const { runId } = await addPush(zipOfBundle(await bundleOf({ pull_request: 8 })));
    await secondOf(runId, await bundleOf(again));
    expect((await find()).memory?.judged).toBe(3);
  });

  test('what an attempt left that is the first with a bundle', async () => {
    await secondOf(9100, await bundleOf(again));
    expect((await find()).memory?.judged).toBe(3);
  });

  test('what the attempt before left, if the last one judged nothing', async () => {
    const { runId } = await addPush(zipOfBundle(await bundleOf()));
    const down = ['a', 'b'].map((id) => `{"scenario":"${id}","error":{"kind":"infrastructure","message":"down"}}\n`);
    writeFileSync(join(root, 'r.jsonl'), down.join(''));
    await secondOf(runId, await bundleOf(again));
    expect((await find()).memory?.judged).toBe(3);
  });
});

test('the second half of a split workflow finds what it left on the default branch', async () => {
  await addPush(zipOfBundle(await bundleOf()), { event: 'workflow_run', headBranch: 'main' });
  expect((await find({ event: 'workflow_run' })).memory?.judged).toBe(3);
  expect((await find()).memory, 'which another branch cannot').toEqual({ judged: 0, undecided: 0 });
});

test('the second half of a split workflow passes over an earlier attempt of the run that it scores', async () => {
  const ofMain = { event: 'workflow_run', headBranch: 'main' };
  await addPush(zipOfBundle(await bundleOf()), ofMain);
  const folder = await bundleOf({ pull_request: 7, event_commit: world.head }, { run_id: world.context.run.id });
  await addPush(zipOfBundle(folder), ofMain);
  expect((await find({ event: 'workflow_run' })).memory?.judged).toBe(3);
});

describe('nothing is carried', () => {
  const none = { memory: { judged: 0, undecided: 0 }, notes: [] };
  test.each<{
    name: string;
    facts?: Parameters<typeof addBaseline>[3];
    evidence?: RunEvidence;
    context?: Partial<RunContext>;
    sends: number;
  }>([
    {
      name: 'for a first push, which sends no request',
      context: { pullRequest: { number: 7, head: 'acme:change', fork: false, isOpening: true } },
      sends: 0,
    },
    { name: 'from another branch of the repository', facts: { headBranch: 'other' }, sends: 3 },
    {
      name: 'from a fork whose branch has the same name',
      facts: { headRepository: { id: 666, owner: 'mallory', name: 'fork' } },
      sends: 3,
    },
    { name: 'from the bundle of another pull request', evidence: { pull_request: 8 }, sends: 4 },
    { name: 'from another suite', facts: { name: 'agent-gate-results-other-pr7-1' }, sends: 3 },
  ])('$name', async ({ facts, evidence, context, sends }) => {
    await addPush(zipOfBundle(await bundleOf(evidence)), facts);
    expect(await find(context)).toEqual(none);
    expect(world.requests()).toHaveLength(sends);
  });

  test('outside of a pull request', async () => {
    expect(await find({ pullRequest: null })).toEqual({ memory: undefined, notes: [] });
    expect(world.requests()).toEqual([]);
  });

  test('without a token, or to one that may not list artifacts', async () => {
    expect(await findPullMemory(null, world.context)('demo')).toEqual(none);
    const weak = await startWorld({ permissions: { contents: 'read' } });
    try {
      expect(await findPullMemory(weak.client, weak.context)('demo')).toEqual(none);
    } finally {
      await weak.close();
    }
  });

  test('from a bundle that has expired, which is said', async () => {
    const artifact = await addPush(zipOfBundle(await bundleOf()));
    artifact.expired = true;
    const { memory, notes } = await find();
    expect(memory).toEqual(none.memory);
    expect(notes.map(render).map(({ code, effect }) => [code, effect])).toEqual([['memory-expired', 'notice']]);
    expect(world.requests()).toHaveLength(3);
  });
});

test.each([
  { name: 'damaged', bytes: async () => Buffer.from('PK no archive') },
  {
    name: 'not what was uploaded',
    bytes: async (folder: string) => Buffer.from(zipOfBundle(folder)),
    digest: `sha256:${'0'.repeat(64)}`,
  },
])('a listed bundle that is $name holds the run', async ({ bytes, digest }) => {
  const artifact = await addPush(await bytes(await bundleOf()));
  if (digest !== undefined) Object.assign(artifact, { digest });
  const { notes } = await find();
  expect(notes.map(render).map(({ code, effect }) => [code, effect])).toEqual([['memory-unreadable', 'warn']]);
});
