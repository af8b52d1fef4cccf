import { afterEach, describe, expect, test } from 'vitest';
import { type CommentOutcome, publishComment } from '../../../src/io/github/comment.ts';
import { type CommentMarker, writeMarker } from '../../../src/io/github/comment-thread.ts';
import { ACTIONS_BOT, addComment, addRun, type WorkflowRun } from '../../support/github-state.ts';
import { startWorld, type World } from './world.ts';

const LIST = /GET .*\/issues\/7\/comments/;
const CREATE = /POST .*\/comments/;
const UPDATE = /PATCH .*\/comments/;
const BOT = { login: ACTIONS_BOT, type: 'Bot' } as const;

let world: World;
afterEach(async () => {
  expect(world.sim.violations).toEqual([]);
  await world.close();
});

function markerOf(run: Partial<CommentMarker> = {}): CommentMarker {
  return { suite: 'demo', run: 50, attempt: 1, sha: world.head, ...run };
}

function publish(bodies: readonly string[] = ['new text'], run: Partial<CommentMarker> = {}): Promise<CommentOutcome> {
  const { context, client } = world;
  const { pullRequest } = context;
  if (pullRequest === null) throw new Error('the world has a pull request');
  const { workflow } = context.run;
  return publishComment(client, { workflow, pullRequest, marker: markerOf(run), bodies });
}

/** A run of the pull request. */
function happened(id: number, more: Partial<WorkflowRun> = {}): void {
  addRun(world.sim.state, { id, event: 'pull_request', headSha: world.head, headBranch: 'change', ...more });
}

function stands(body: string, author: { login: string; type: 'Bot' | 'User' } = BOT, run: Partial<CommentMarker> = {}) {
  return addComment(world.sim.state, 7, author, `${writeMarker(markerOf({ run: 40, ...run }))}\n${body}`);
}

/** Comments of the pull request as `login: text below the marker`. */
function thread(): readonly string[] {
  return [...world.sim.state.comments.values()].map(
    ({ login, body }) => `${login}: ${body.split('\n').slice(1).join('\n')}`,
  );
}

describe('publishComment', () => {
  test('creates the comment under a hidden marker line', async () => {
    world = await startWorld();
    const outcome = await publish();
    expect(outcome).toEqual({ kind: 'created', url: expect.stringContaining('#issuecomment-7001') });
    expect(world.sim.state.comments.get(7001)?.body).toBe(
      `<!-- agent-gate:demo run=50 attempt=1 sha=${world.head} -->\nnew text`,
    );
  });

  test('begins none where it may not, and still updates one that is there', async () => {
    world = await startWorld();
    const { context, client } = world;
    const { pullRequest } = context;
    if (pullRequest === null) throw new Error('the world has a pull request');
    const write = () => publishComment(client, { pullRequest, marker: markerOf(), bodies: ['text'], begins: false });
    expect(await write()).toEqual({ kind: 'unchanged', url: null });
    expect(thread()).toEqual([]);
    stands('old text');
    expect(await write()).toMatchObject({ kind: 'updated' });
  });

  test('updates its own comment in place', async () => {
    world = await startWorld();
    stands('old text');
    expect(await publish()).toMatchObject({ kind: 'updated' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('writes nothing when the same run says the same again', async () => {
    world = await startWorld();
    await publish();
    const before = world.requests().length;
    expect(await publish()).toMatchObject({ kind: 'unchanged' });
    expect(world.requests().slice(before)).toEqual(['GET /issues/7/comments?per_page=100&page=1']);
  });

  test.each([
    ['has no comment', 0, 1, ['POST', 'GET']],
    ['has comments', 3, 1, ['GET', 'POST', 'GET']],
    ['had no comment at the first attempt', 0, 2, ['GET', 'POST', 'GET']],
  ])(
    'does not look for its comment before it writes one where the pull request %s',
    async (_, comments, attempt, methods) => {
      world = await startWorld();
      const { pullRequest } = world.context;
      if (pullRequest === null) throw new Error('the world has a pull request');
      const marker = markerOf({ attempt });
      await publishComment(world.client, {
        pullRequest: { ...pullRequest, comments },
        marker,
        bodies: ['text'],
      });
      expect(world.requests().map((line) => line.split(' ')[0])).toEqual(methods);
    },
  );

  test('gives the text to an older comment of ours that the event did not count', async () => {
    world = await startWorld();
    const { pullRequest } = world.context;
    if (pullRequest === null) throw new Error('the world has a pull request');
    stands('old text');
    await publishComment(world.client, {
      pullRequest: { ...pullRequest, comments: 0 },
      marker: markerOf(),
      bodies: ['new text'],
    });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('keeps one comment for each suite', async () => {
    world = await startWorld();
    stands('other suite', BOT, { suite: 'demo-2' });
    await publish();
    expect(thread()).toEqual(['github-actions[bot]: other suite', 'github-actions[bot]: new text']);
  });

  test.each([
    ['a person', { login: 'mallory', type: 'User' }],
    ['a person who is called like the bot', { login: 'github-actions[bot]', type: 'User' }],
  ] as const)('leaves a planted marker of %s alone', async (_, author) => {
    world = await startWorld();
    stands('planted', author);
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual([`${author.login}: planted`, 'github-actions[bot]: new text']);
  });

  test('leaves a comment of ours alone that only quotes the marker (I74)', async () => {
    world = await startWorld();
    addComment(world.sim.state, 7, BOT, `I saw this:\n${writeMarker(markerOf())}\n`);
    addComment(world.sim.state, 7, BOT, ` ${writeMarker(markerOf())}\n`);
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(world.sim.state.comments.size).toBe(3);
  });

  test.each([
    ['a person', 'ana', 'User', 'ana'],
    ['another app', 'acme-ci[bot]', 'Bot', 'acme-ci'],
  ] as const)('knows the comments of %s by the viewer of the token', async (_, login, type, viewer) => {
    world = await startWorld({ login });
    world.sim.fail(/POST \/graphql$/, { status: 200, body: { data: { viewer: { login: viewer } } } });
    stands('own', { login, type });
    stands('of somebody else', { login: 'mallory', type: 'User' });
    expect(await publish()).toMatchObject({ kind: 'updated' });
    expect(thread()).toEqual([`${login}: new text`, 'mallory: of somebody else']);
  });

  test('owns no comment of another bot when its own name cannot be learnt', async () => {
    world = await startWorld();
    world.sim.fail(/POST \/graphql$/, { status: 200, body: { data: null, errors: [{ message: 'no' }] } });
    stands('of a bot', { login: 'other[bot]', type: 'Bot' });
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()[0]).toBe('other[bot]: of a bot');
  });

  test('finds its comment on the seventh page (F14)', async () => {
    world = await startWorld();
    for (let count = 0; count < 620; count += 1) addComment(world.sim.state, 7, { login: 'ana', type: 'User' }, 'chat');
    stands('old text');
    expect(await publish()).toMatchObject({ kind: 'updated' });
    expect(world.sim.state.comments.size).toBe(621);
  });

  test('looks again before it creates, when pages may have shifted (F14)', async () => {
    world = await startWorld();
    for (let count = 0; count < 100; count += 1) addComment(world.sim.state, 7, { login: 'ana', type: 'User' }, 'chat');
    stands('old text');
    const first = [...world.sim.state.comments.keys()][0] ?? 0;
    // Ours moves to the first page between the reading of the first and of the second.
    const page = async () => {
      while (!world.requests().some((line) => line.endsWith('page=1'))) await new Promise((done) => setImmediate(done));
      world.sim.state.comments.delete(first);
    };
    const [outcome] = await Promise.all([publish(), page()]);
    expect(outcome).toMatchObject({ kind: 'updated' });
    expect(thread().filter((line) => line.startsWith(ACTIONS_BOT))).toEqual(['github-actions[bot]: new text']);
  });

  test('creates a new comment, once, when the old one is deleted meanwhile (F04)', async () => {
    world = await startWorld();
    const { id } = stands('old text');
    world.sim.fail(UPDATE, { status: 404, body: { message: 'Not Found' } });
    world.sim.state.comments.delete(id);
    const listed = { id, body: `${writeMarker(markerOf({ run: 40 }))}\nold`, user: BOT, html_url: 'https://x' };
    world.sim.fail(LIST, { status: 200, body: [listed] });
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('keeps the oldest of its doubles and removes the others (F15)', async () => {
    world = await startWorld();
    stands('first');
    stands('second', { login: 'mallory', type: 'User' });
    stands('third');
    expect(await publish()).toMatchObject({ kind: 'updated' });
    expect(thread()).toEqual(['github-actions[bot]: new text', 'mallory: second']);
  });

  test.each([
    ['is newer', 60, 'other run'],
    ['is older', 40, 'new text'],
  ])('merges with a comment that a run which %s creates at the same time (F15)', async (_, run, text) => {
    world = await startWorld();
    world.sim.fail(LIST, { status: 200, body: [] });
    happened(run);
    stands('other run', BOT, { run });
    await publish();
    expect(thread()).toEqual([`github-actions[bot]: ${text}`]);
  });

  test('keeps its comment where the list lags behind and does not show it', async () => {
    world = await startWorld();
    world.sim.fail(LIST, 'none', 'stale');
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('has created its comment even when it cannot look for others any more', async () => {
    world = await startWorld();
    world.sim.fail(LIST, { status: 200, body: [] }, { status: 403, body: { message: 'no more' } });
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('updates the next of its doubles when the oldest is deleted meanwhile', async () => {
    world = await startWorld();
    stands('first');
    stands('second');
    world.sim.fail(UPDATE, { status: 404, body: { message: 'Not Found' } });
    expect(await publish()).toMatchObject({ kind: 'updated' });
    expect(thread()).toContain('github-actions[bot]: new text');
  });

  test.each([
    ['a newer run', { run: 51 }, 'outdated', 'old text'],
    ['a later attempt of the same run', { run: 50, attempt: 2 }, 'outdated', 'old text'],
    ['an earlier attempt of the same run', { run: 50, attempt: 0 }, 'updated', 'new text'],
    ['a later attempt of an older run', { run: 49, attempt: 9 }, 'updated', 'new text'],
  ])('meets what %s wrote: %s (F16)', async (_, run, kind, text) => {
    world = await startWorld();
    happened(run.run, 'attempt' in run ? { attempt: run.attempt } : {});
    stands('old text', BOT, run);
    expect(await publish()).toMatchObject({ kind });
    expect(thread()).toEqual([`github-actions[bot]: ${text}`]);
  });

  test.each<[string, Partial<WorkflowRun> | null]>([
    ['does not exist', null],
    ['is of another workflow', { path: '.github/workflows/evil.yml' }],
    ['is of another commit', { headSha: '0'.repeat(40) }],
    ['is of another branch', { headBranch: 'other' }],
    ['has had no such attempt', { attempt: 1 }],
  ])('replaces a comment of a run that %s, and says so', async (_, run) => {
    world = await startWorld();
    if (run !== null) happened(99, { attempt: 2, ...run });
    stands('forged', BOT, { run: 99, attempt: 2 });
    expect(await publish()).toMatchObject({ kind: 'updated', notice: expect.any(String) });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test('does not write twice when the answer to the first write is lost (F13)', async () => {
    world = await startWorld();
    world.sim.fail(CREATE, 'lost');
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
  });

  test.each([
    ['a reset before anything was done', 'reset' as const],
    ['a 502', { status: 502, body: '<html>bad gateway</html>' }],
    ['a 409 (F06)', { status: 409, body: { message: 'Conflict' } }],
  ])('writes after %s', async (_, fault) => {
    world = await startWorld();
    world.sim.fail(CREATE, fault);
    expect(await publish()).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: new text']);
    world.sim.fail(UPDATE, fault);
    expect(await publish(['newer text'])).toMatchObject({ kind: 'updated' });
    expect(thread()).toEqual(['github-actions[bot]: newer text']);
  });

  test('takes the next shorter text when GitHub finds one too long (F07)', async () => {
    world = await startWorld();
    expect(await publish(['x'.repeat(70_000), 'y'.repeat(66_000), 'short'])).toMatchObject({ kind: 'created' });
    expect(thread()).toEqual(['github-actions[bot]: short']);
  });

  test('waits as long as GitHub asks when that is short, and writes (F09)', async () => {
    world = await startWorld();
    world.sim.fail(CREATE, { status: 403, headers: { 'retry-after': '1' }, body: { message: 'secondary rate limit' } });
    expect(await publish()).toMatchObject({ kind: 'created' });
  });

  test.each([
    ['F02', 403, 'Resource not accessible by integration', 'pull-requests: write'],
    ['F03', 401, 'Bad credentials', 'GitHub said'],
    ['F05', 404, 'Not Found', 'the token lacks permission'],
    ['F05', 410, 'Issues are disabled', 'GitHub said'],
    ['F05', 403, 'Unable to create comment because issue is locked.', 'no comment: GitHub said'],
    ['F08', 422, 'Validation Failed', 'GitHub said'],
    ['F10', 403, 'API rate limit exceeded for installation', 'no comment: GitHub said'],
  ])('%s: skips after a %i "%s" and says why', async (_, status, message, why) => {
    world = await startWorld();
    world.sim.fail(CREATE, { status, body: { message } });
    const outcome = await publish();
    expect(outcome).toEqual({ kind: 'skipped', notice: expect.stringContaining(why) });
    expect(outcome).toEqual({ kind: 'skipped', notice: expect.stringContaining(message) });
    expect(world.requests().filter((line) => line.startsWith('POST'))).toHaveLength(1);
  });

  test('names the second workflow to a fork, whose token can only read (F02)', async () => {
    world = await startWorld({ permissions: { 'pull-requests': 'read' } });
    const { client, head } = world;
    const request = {
      marker: { suite: 'demo', run: 1, attempt: 1, sha: head },
      bodies: ['x'],
    };
    const outcome = await publishComment(client, {
      ...request,
      pullRequest: { number: 7, head: 'eve:main', fork: true },
    });
    expect(outcome).toEqual({ kind: 'skipped', notice: expect.stringContaining('workflow_run') });
  });

  test('skips at once when GitHub asks to wait for an hour (F09)', async () => {
    world = await startWorld();
    world.sim.fail(LIST, { status: 429, headers: { 'retry-after': '3600' }, body: { message: 'slow down' } });
    expect(await publish()).toEqual({ kind: 'skipped', notice: expect.stringContaining('slow down') });
    expect(world.requests()).toHaveLength(1);
  });

  test('gives up on a GitHub that never answers, within its budget (F12)', async () => {
    world = await startWorld({ budgetMs: 400 });
    world.sim.fail(LIST, 'silence', 'silence', 'silence', 'silence', 'silence', 'silence');
    expect(await publish()).toMatchObject({ kind: 'skipped' });
  });

  test('finds the pull request of a fork by its branch, and takes it only when its head was judged', async () => {
    world = await startWorld();
    const { client, head } = world;
    const at = (sha: string) =>
      publishComment(client, {
        pullRequest: { number: null, head: 'acme:change', fork: true },
        marker: { suite: 'demo', run: 1, attempt: 1, sha },
        bodies: ['new text'],
      });
    expect(await at('0'.repeat(40))).toEqual({
      kind: 'skipped',
      notice: expect.stringContaining('no open pull request'),
    });
    expect(await at(head)).toMatchObject({ kind: 'created' });
  });
});

test('of two pull requests of one commit neither gets the comment of the other', async () => {
  world = await startWorld();
  const { pulls } = world.sim.state;
  const pull = pulls.get(7);
  if (pull !== undefined) pulls.set(9, { ...pull, number: 9, baseRef: 'release/1' });
  const pullRequest = { number: null, head: 'acme:change', fork: true };
  const outcome = await publishComment(world.client, { pullRequest, marker: markerOf(), bodies: ['text'] });
  expect(outcome).toEqual({
    kind: 'skipped',
    notice: expect.stringMatching(/#(7 and #9|9 and #7) all have the scored commit/),
  });
  expect(thread()).toEqual([]);
});
