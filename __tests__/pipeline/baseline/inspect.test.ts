import { zipSync } from 'fflate';
import { afterEach, describe, expect, test } from 'vitest';
import { recordOf } from '../../../src/gating/history/records.ts';
import { historyText } from '../../../src/io/bundle/read.ts';
import { readFileAt } from '../../../src/io/github/contents.ts';
import type { RunContext } from '../../../src/io/github/context.ts';
import type { OnBaselineError } from '../../../src/io/github/inputs.ts';
import type { MainQuery } from '../../../src/pipeline/baseline/discover.ts';
import { addBaseline, bundleFiles, namedReport, startWorld, type World } from '../../io/github/world.ts';
import { addCommit, addRun } from '../../support/github-state.ts';
import { mainQuery, type SearchedMain, searchMain } from './search-by-name.ts';

const NOWHERE = '0'.repeat(40);
const FORK = { id: 99, owner: 'eve', name: 'booking-assistant' };

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

/** A bundle that opens, with a report of another version. */
const OTHER_REPORT = { 'report.json': JSON.stringify({ ...namedReport('refused'), schema: 9 }) };
const UNMEASURABLE = { bytes: zipSync(bundleFiles('refused', {}, OTHER_REPORT)) };

function search(
  context: Partial<RunContext> = {},
  onError: OnBaselineError = 'error',
  { workflows = ['.github/workflows/agent-gate.yml'] }: Partial<Pick<MainQuery, 'workflows'>> = {},
): Promise<SearchedMain> {
  const query = mainQuery({ ...world.context, ...context }, { onError, workflows });
  world.client.answers.clear();
  return searchMain(world.client, query);
}

function commit(index: number): string {
  return world.main.at(index) ?? '';
}

/** `effect code` of every note. */
function codes({ notes }: SearchedMain): readonly string[] {
  return notes.map(({ effect, code }) => `${effect} ${code}`);
}

describe("main's runs", () => {
  test('takes the bundle of the commit that the head was merged into, not of where it branched off', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'branch point');
    const { runId, createdAt } = await addBaseline(world.sim, commit(4), 'merged into');
    const { found, notes } = await search();
    expect(notes).toEqual([]);
    expect(found[0]).toEqual({
      content: 'merged into',
      origin: {
        sha: commit(4),
        run_id: runId,
        run_url: `https://github.com/acme/booking-assistant/actions/runs/${runId}`,
        label: `main at ${commit(4).slice(0, 7)}`,
        branch: 'main',
        found_by: 'ancestors',
        distance: 0,
        created: createdAt,
      },
    });
  });

  test('takes the merge base when the head itself is under test', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'branch point');
    await addBaseline(world.sim, commit(4), 'later');
    const { found } = await search({ anchor: { kind: 'merge-base', base: 'main', head: world.head } });
    expect(found[0]?.content).toBe('branch point');
  });

  test('takes the merge base when the test merge is unknown', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'branch point');
    const merge = '0'.repeat(40);
    const { found } = await search({ anchor: { kind: 'merge-parent', merge, head: world.head, base: 'main' } });
    expect(found[0]?.content).toBe('branch point');
  });

  test('compares a pushed commit with its first parent, and a repeated run with its own commit', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'parent');
    await addBaseline(world.sim, commit(4), 'itself');
    const onMain = { event: 'push', pullRequest: null };
    expect((await search({ ...onMain, anchor: { kind: 'first-parent', sha: commit(4) } })).found[0]?.content).toBe(
      'parent',
    );
    expect((await search({ ...onMain, anchor: { kind: 'commit', sha: commit(4) } })).found[0]?.content).toBe('itself');
  });

  test('walks back to the nearest ancestor that has one, and says how far (F20)', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(0), 'far');
    await addBaseline(world.sim, commit(1), 'near');
    const { found } = await search();
    expect(found[0]?.content).toBe('near');
    expect(found[0]?.origin.distance).toBe(3);
  });

  test('follows first parents only, past the commits of merged branches', async () => {
    world = await startWorld();
    const { state } = world.sim;
    const side = addCommit(state, 'side', [commit(3)]).sha;
    const merged = addCommit(state, 'merge side', [commit(4), side]).sha;
    await addBaseline(world.sim, side, 'side branch', { headBranch: 'main' });
    await addBaseline(world.sim, commit(4), 'main');
    const { found } = await search({ anchor: { kind: 'commit', sha: merged } });
    expect(found[0]?.content).toBe('main');
    expect(found[0]?.origin.distance).toBe(1);
  });

  test.each([
    { later: 50, notes: [] },
    { later: 51, notes: ['warn baseline-far'] },
    { later: 99, notes: ['warn baseline-far'] },
    { later: 100, notes: ['warn baseline-far'] },
    { later: 450, notes: ['warn baseline-far'] },
  ])('finds one $later commits away, and says that it is far', async ({ later, notes }) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(2), 'older');
    await addBaseline(world.sim, commit(4), 'far');
    await addBaseline(world.sim, addCommit(world.sim.state, 'aside', [commit(4)]).sha, 'diverged');
    let tip = commit(4);
    for (let count = 0; count < later; count += 1) tip = addCommit(world.sim.state, `later ${count}`, [tip]).sha;
    const after = addCommit(world.sim.state, 'after the base', [tip]).sha;
    await addBaseline(world.sim, after, 'later than the base');
    const answer = await search({ anchor: { kind: 'commit', sha: tip } });
    expect(answer.found[0]).toMatchObject({ content: 'far', origin: { distance: later } });
    expect(codes(answer)).toEqual(notes);
  });

  test('says that main has saved one, where none is of an ancestor', async () => {
    world = await startWorld();
    const { sha } = addCommit(world.sim.state, 'aside', [commit(3)]);
    await addBaseline(world.sim, sha, 'diverged');
    const answer = await search();
    expect(answer.found).toEqual([]);
    expect(answer.notes).toEqual([{ code: 'baseline-out-of-reach', effect: 'warn', sha, branch: 'main' }]);
  });

  test('does not take an artifact of another repository as a sign that main has saved a baseline', async () => {
    world = await startWorld();
    const { sha } = addCommit(world.sim.state, 'aside', [commit(3)]);
    await addBaseline(world.sim, sha, 'of a pull request', { headBranch: 'change', event: 'pull_request' });
    await addBaseline(world.sim, sha, 'of a fork', { headRepository: FORK });
    expect(codes(await search())).toEqual(['notice no-baseline']);
  });

  test.each([
    { name: 'is in progress', run: {}, notes: ['notice baseline-running'] },
    { name: 'has ended', run: { status: 'completed', conclusion: 'failure' } as const, notes: [] },
    { name: 'is of another workflow', run: { path: '.github/workflows/docs.yml' }, notes: [] },
    { name: 'is of a pull request', run: { event: 'pull_request' }, notes: [] },
  ])('notes a run of the base commit in progress: it $name', async ({ run, notes }) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'before');
    addRun(world.sim.state, { event: 'push', headSha: commit(4), headBranch: 'main', ...run });
    const answer = await search();
    expect(answer.found[0]?.origin.distance).toBe(1);
    expect(codes(answer)).toEqual(notes);
  });

  test('takes older runs from the bundle of the newest, also where their own have expired', async () => {
    world = await startWorld();
    const runs: number[] = [];
    for (const index of [0, 1, 2]) {
      const artifact = await addBaseline(world.sim, commit(index), `run ${index}`);
      artifact.expired = index === 2;
      runs.push(artifact.runId);
    }
    const recalled = [2, 0].map((index) => {
      const origin = { sha: commit(index), run_id: runs[index] ?? 0 };
      return recordOf(namedReport(`run 3 on ${index}`), origin, '2026-03-01');
    });
    const files = bundleFiles('run 3', {}, { 'history.jsonl': historyText(recalled) });
    await addBaseline(world.sim, commit(3), 'run 3', { bytes: zipSync(files) });
    const { found } = await search();
    expect(found.map(({ content }) => content)).toEqual(['run 3', 'run 3 on 2', 'run 1', 'run 3 on 0']);
    expect(found.map(({ origin }) => origin.distance)).toEqual([1, 2, 3, 4]);
    expect(world.requests().filter((line) => line.endsWith('/zip'))).toHaveLength(2);
  });

  test('reads on where a page of commits ends in a merged branch', async () => {
    world = await startWorld();
    const { state } = world.sim;
    let side = commit(3);
    for (let count = 0; count < 150; count += 1) side = addCommit(state, `side ${count}`, [side]).sha;
    const merged = addCommit(state, 'merge side', [commit(4), side]).sha;
    await addBaseline(world.sim, commit(2), 'beyond the page');
    const { found } = await search({ anchor: { kind: 'commit', sha: merged } });
    // Beyond the page, commits of merged branches count too.
    expect(found[0]).toMatchObject({ content: 'beyond the page', origin: { distance: 153 } });
  });

  test('finds the baseline of a public repository by a token without permissions', async () => {
    world = await startWorld({ permissions: {} });
    world.sim.state.isPublic = true;
    await addBaseline(world.sim, commit(4), 'public');
    expect((await search()).found[0]?.content).toBe('public');
  });

  test('takes the run before where a list lags behind', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'before');
    await addBaseline(world.sim, commit(4), 'not listed yet');
    world.sim.fail(/actions.artifacts$/, 'stale');
    expect((await search()).found[0]).toMatchObject({ content: 'before', origin: { distance: 1 } });
  });

  test('takes the newest of several runs of the same commit', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'older');
    await addBaseline(world.sim, commit(4), 'newer', { event: 'schedule' });
    expect((await search()).found[0]?.content).toBe('newer');
  });

  test('never takes what its own run has saved in an earlier attempt (I62)', async () => {
    world = await startWorld();
    const { runId } = await addBaseline(world.sim, commit(4), 'own');
    const anchor = { kind: 'commit', sha: commit(4) } as const;
    const answer = await search({ anchor, run: { ...world.context.run, id: runId } });
    expect(codes(answer)).toEqual(['notice no-baseline']);
  });

  test('says how to get the first baseline (F18)', async () => {
    world = await startWorld();
    const { found, notes } = await search();
    expect(found).toEqual([]);
    expect(notes).toEqual([
      {
        code: 'no-baseline',
        effect: 'notice',
        search: { artifact: 'agent-gate-baseline-demo', commits: 5, keepsArtifacts: true },
      },
    ]);
  });

  test('names the committed file where the server keeps no artifacts', async () => {
    world = await startWorld();
    const run = { ...world.context.run, url: 'https://ghe.acme.dev/acme/booking-assistant/actions/runs/1' };
    expect((await search({ run })).notes[0]).toMatchObject({ search: { keepsArtifacts: false } });
  });

  test('says after a rename of the branch that it has to run once', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'before the rename', { headBranch: 'master' });
    expect((await search()).notes).toEqual([
      expect.objectContaining({
        reason: expect.stringContaining('belongs to branch master'),
      }),
    ]);
  });

  test.each([
    ['a fork, its branch called main', { headRepository: FORK }],
    ['a pull request', { event: 'pull_request' }],
    ['pull_request_target, which reports the base branch', { event: 'pull_request_target' }],
    ['workflow_run', { event: 'workflow_run' }],
    ['a side branch', { headBranch: 'change' }],
    ['another workflow', { path: '.github/workflows/other.yml' }],
  ])('refuses a bundle of %s (F21)', async (_, facts) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'foreign', facts);
    const alone = await search();
    expect(codes(alone)).toEqual(['warn baseline-foreign']);
    await addBaseline(world.sim, commit(2), 'ours');
    const { found, notes } = await search();
    expect(found[0]?.content).toBe('ours');
    expect(notes).toEqual([]);
  });

  test('takes the bundle of any workflow that may save one, and names them all when it takes none', async () => {
    world = await startWorld();
    const path = '.github/workflows/schedule.yml';
    const workflows = ['.github/workflows/pull-request.yml', path];
    await addBaseline(world.sim, commit(4), 'nightly', { path });
    expect((await search({}, 'error', { workflows })).found[0]?.content).toBe('nightly');
    const { notes } = await search();
    expect(JSON.stringify(notes)).toContain(
      'workflow .github/workflows/schedule.yml, not .github/workflows/agent-gate.yml',
    );
  });

  test('does not even ask for the run of a fork', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'foreign', { headRepository: FORK });
    await search();
    expect(world.requests().filter((line) => /actions\/runs\/|\/zip/.test(line))).toEqual([]);
  });

  test("finds the true bundle behind a flood of a fork's", async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'ours');
    for (let index = 0; index < 25; index += 1)
      await addBaseline(world.sim, commit(4), `foreign ${index}`, { headRepository: FORK });
    expect((await search()).found[0]?.content).toBe('ours');
  });

  test('finds the true bundle behind many of a workflow that may not save one', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'ours');
    const path = '.github/workflows/hourly.yml';
    for (let index = 0; index < 25; index += 1)
      await addBaseline(world.sim, commit(4), `foreign ${index}`, { path, event: 'schedule' });
    const { found, notes } = await search();
    expect(found.map(({ content }) => content)).toEqual(['ours']);
    expect(notes).toEqual([]);
  });

  test('says once what is wrong with many', async () => {
    world = await startWorld();
    const path = '.github/workflows/hourly.yml';
    for (let index = 0; index < 9; index += 1)
      await addBaseline(world.sim, commit(index % 5), `foreign ${index}`, { path });
    expect(codes(await search())).toEqual(['warn baseline-foreign']);
  });

  test('finds the bundle of the base commit behind hundreds of later ones', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(3), 'branch point');
    for (let index = 0; index < 205; index += 1) await addBaseline(world.sim, commit(4), `later ${index}`);
    const { found } = await search({ anchor: { kind: 'merge-base', base: 'main', head: world.head } });
    expect(found.map(({ content }) => content)).toEqual(['branch point']);
  });

  test('counts a run once, by its newest attempt', async () => {
    world = await startWorld();
    const first = await addBaseline(world.sim, commit(4), 'first attempt');
    const { artifacts } = world.sim.state;
    const second = await addBaseline(world.sim, commit(4), 'second attempt');
    artifacts.set(second.id, { ...second, runId: first.runId });
    const { found } = await search();
    expect(found.map(({ content }) => content)).toEqual(['second attempt']);
  });

  test('takes the bundle of a branch on the default branch, for a pull request into that branch', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'main');
    expect((await search({ baseRef: 'release/1' })).found[0]?.content).toBe('main');
    await addBaseline(world.sim, commit(4), 'release', { headBranch: 'release/1' });
    expect((await search({ baseRef: 'release/1' })).found[0]?.content).toBe('release');
  });

  test('trusts nothing when its own repository is unknown', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'main');
    world = { ...world, client: { ...world.client, repository: { ...world.context.repository, id: null } } };
    const answer = await search();
    expect(codes(answer)).toEqual(['warn baseline-foreign']);
  });

  test('passes over an expired bundle (F19)', async () => {
    world = await startWorld();
    const artifact = await addBaseline(world.sim, commit(4), 'expired');
    artifact.expired = true;
    expect(codes(await search())).toEqual(['warn baseline-expired']);
    await addBaseline(world.sim, commit(3), 'older');
    const answer = await search();
    expect(answer.found[0]?.content).toBe('older');
    expect(codes(answer)).toEqual(['notice baseline-expired']);
  });

  test.each([404, 410])('passes over a bundle that is deleted meanwhile, with a %i (F19)', async (status) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'gone');
    world.sim.fail(/\/zip$/, { status, body: { message: 'gone' } });
    expect(codes(await search())).toEqual(['warn baseline-expired']);
  });

  test('passes over a bundle whose bytes are not those that were uploaded (F22)', async () => {
    world = await startWorld();
    const { blob } = await addBaseline(world.sim, commit(4), 'first');
    await world.sim.blobs.write(blob, Buffer.from('PK changed'));
    await addBaseline(world.sim, commit(3), 'older');
    const answer = await search();
    expect(answer.found[0]?.content).toBe('older');
    expect(codes(answer)).toEqual(['notice baseline-unreadable']);
    expect(answer.notes[0]).toMatchObject({ problems: [{ code: 'digest' }] });
  });

  test.each([
    ['a damaged archive (F24)', { bytes: Buffer.from('no zip at all') }, 'zip-damaged'],
    ['an archive with another report (I95)', UNMEASURABLE, 'bad-value'],
  ])('passes over %s, and says it once for two commits', async (_, facts, code) => {
    world = await startWorld();
    for (const index of [4, 3]) await addBaseline(world.sim, commit(index), 'refused', facts);
    await addBaseline(world.sim, commit(2), 'older');
    const answer = await search();
    expect(answer.found[0]?.content).toBe('older');
    expect(codes(answer)).toEqual(['notice baseline-unreadable']);
    expect(answer.notes[0]).toMatchObject({ sha: commit(4), problems: [{ code }] });
  });

  test('does not go on without a bundle whose link leads nowhere (F23)', async () => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'lost');
    world.sim.fail(/\/zip$/, { status: 302, headers: { location: 'http://127.0.0.1:1/blob' } });
    expect(codes(await search())).toEqual(['invalid baseline-unreachable']);
  });

  test.each([
    ['no link', { status: 302 }],
    ['a link of another kind', { status: 302, headers: { location: 'file:///etc/passwd' } }],
  ])('does not go on without a bundle with %s', async (_, fault) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'odd');
    world.sim.fail(/\/zip$/, fault, fault, fault, fault);
    expect(codes(await search())).toEqual(['invalid baseline-unreachable']);
  });

  test('names the permission that the token lacks (F02)', async () => {
    world = await startWorld({ permissions: { contents: 'read', 'pull-requests': 'write' } });
    const { notes } = await search();
    expect(notes).toEqual([
      expect.objectContaining({
        code: 'baseline-forbidden',
        effect: 'invalid',
        reason: expect.stringContaining('HTTP 403'),
      }),
    ]);
  });

  test.each([
    ['500', { status: 500, body: { message: 'oops' } }],
    ['503 with a page', { status: 503, body: '<html>unicorn</html>' }],
    ['a page with status 200', { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>proxy</html>' }],
    ['JSON cut in half', { status: 200, headers: { 'content-type': 'application/json' }, body: '{"artifacts":[' }],
    ['a reset connection', 'reset' as const],
  ])('asks again after %s, three times, then says so (F11, F12)', async (_, fault) => {
    world = await startWorld({ budgetMs: 600 });
    await addBaseline(world.sim, commit(4), 'ours');
    world.sim.fail(/actions\/artifacts$/, fault, fault, fault);
    expect((await search()).found[0]?.content).toBe('ours');
    world.sim.fail(/actions\/artifacts$/, fault, fault, fault, fault);
    expect(codes(await search())).toEqual(['invalid baseline-unreachable']);
  });

  test('lets thresholds alone decide when the caller wants that (F10)', async () => {
    world = await startWorld();
    world.sim.fail(/actions\/artifacts$/, { status: 403, body: { message: 'API rate limit exceeded' } });
    expect(codes(await search({}, 'no-baseline'))).toEqual(['warn baseline-unreachable']);
  });

  test('ends within its budget when GitHub never answers (F12)', async () => {
    world = await startWorld({ budgetMs: 300 });
    world.sim.fail(/\/commits$/, ...Array.from({ length: 8 }, () => 'silence' as const));
    expect(codes(await search())).toEqual(['invalid baseline-unreachable']);
  });

  test('looks for nothing when the event names no base (F29)', async () => {
    world = await startWorld();
    const answer = await search({ anchor: { kind: 'unknown' } });
    expect(codes(answer)).toEqual(['notice no-baseline']);
    expect(world.requests()).toEqual([]);
  });

  test.each<[string, RunContext['anchor']]>([
    ['the test merge and the base branch', { kind: 'merge-parent', merge: NOWHERE, head: NOWHERE, base: 'gone' }],
    ['the branch that a head goes into', { kind: 'merge-base', base: 'gone', head: NOWHERE }],
    ['the base commit of the merge queue', { kind: 'commit', sha: NOWHERE }],
    ['the pushed commit', { kind: 'first-parent', sha: NOWHERE }],
  ])('cannot say that main has not run where GitHub does not show %s', async (_, anchor) => {
    world = await startWorld();
    await addBaseline(world.sim, commit(4), 'main');
    const answer = await search({ anchor });
    expect(codes(answer)).toEqual(['invalid baseline-forbidden']);
    expect(answer.notes[0]).toMatchObject({
      reason: expect.stringMatching(/shows this token no (commit )?(gone and )?0000000/),
    });
  });

  test('finds none for a branch that has no commit in common with main, nor before the first commit', async () => {
    world = await startWorld();
    const orphan = addCommit(world.sim.state, 'orphan', []).sha;
    world.sim.fail(/\/compare\//, { status: 404, body: { message: `No common ancestor between main and ${orphan}.` } });
    const branch = await search({ anchor: { kind: 'merge-base', base: 'main', head: orphan } });
    expect(codes(branch)).toEqual(['notice no-baseline']);
    expect(codes(await search({ anchor: { kind: 'first-parent', sha: commit(0) } }))).toEqual(['notice no-baseline']);
  });

  test.each([/actions\/artifacts$/, /\/commits$/, /actions\/runs/])(
    'believes no answer to %s that says nothing',
    async (asked) => {
      world = await startWorld({ budgetMs: 1_000 });
      await addBaseline(world.sim, commit(4), 'main');
      world.sim.fail(asked, { status: 200, body: {} });
      expect(codes(await search())).toEqual([expect.stringMatching(/^invalid baseline-(forbidden|unreachable)$/)]);
    },
  );

  test('takes the five newest runs of main, several of one commit among them, with few requests', async () => {
    world = await startWorld();
    for (const [index, text] of ['one', 'two', 'three', 'four', 'five'].entries())
      await addBaseline(world.sim, commit(index), text);
    await addBaseline(world.sim, commit(4), 'five again');
    const { found, notes } = await search();
    expect(found.map(({ content }) => content)).toEqual(['five again', 'five', 'four', 'three', 'two']);
    expect(found.map(({ origin }) => origin.distance)).toEqual([0, 0, 1, 2, 3]);
    expect(notes).toEqual([]);
    const asked = world.requests().filter((line) => line.includes('/actions/'));
    expect(asked.map((line) => line.replace(/\d+|\?.*/g, '')).sort()).toEqual([
      'GET /actions/artifacts',
      ...Array.from({ length: 5 }, () => 'GET /actions/artifacts//zip'),
      ...Array.from({ length: 5 }, () => 'GET /actions/runs/'),
    ]);
  });

  test('replaces lost runs by older ones without a word', async () => {
    world = await startWorld();
    for (const index of [0, 1, 4]) await addBaseline(world.sim, commit(index), `run ${index}`);
    (await addBaseline(world.sim, commit(3), 'expired')).expired = true;
    await addBaseline(world.sim, commit(2), 'refused', UNMEASURABLE);
    const { found, notes } = await search();
    expect(found.map(({ content }) => content)).toEqual(['run 4', 'run 1', 'run 0']);
    expect(notes).toEqual([]);
  });

  test('says once what it lost when fewer than three runs are left, and nothing about strangers', async () => {
    world = await startWorld();
    for (const index of [1, 4]) await addBaseline(world.sim, commit(index), `run ${index}`);
    for (const index of [2, 3]) (await addBaseline(world.sim, commit(index), 'expired')).expired = true;
    await addBaseline(world.sim, commit(0), 'foreign', { event: 'pull_request' });
    const answer = await search();
    expect(answer.found.map(({ content }) => content)).toEqual(['run 4', 'run 1']);
    expect(codes(answer)).toEqual(['notice baseline-expired']);
  });

  test('keeps what it has found when GitHub fails afterwards, and leaves time for the rest', async () => {
    world = await startWorld({ budgetMs: 2_000 });
    for (const index of [0, 1, 2, 3, 4]) await addBaseline(world.sim, commit(index), `run ${index}`);
    const { runId } = [...world.sim.state.artifacts.values()][2] ?? { runId: 0 };
    world.sim.fail(new RegExp(`/runs/${runId}$`), ...Array.from({ length: 8 }, () => 'silence' as const));
    const answer = await search();
    expect(answer.found.map(({ content }) => content)).toEqual(['run 4', 'run 3']);
    expect(codes(answer)).toEqual(['notice baseline-incomplete']);
    expect(answer.notes[0]).toMatchObject({ used: 2 });
    await expect(readFileAt({ client: world.client, ref: commit(4) }, 'none.yml')).resolves.toBeNull();
  });
});
