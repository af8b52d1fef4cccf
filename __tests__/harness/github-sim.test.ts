import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { storeArtifact } from '../support/artifact-service.ts';
import { openBlobStore } from '../support/azurite.ts';
import { type GithubSim, startGithub } from '../support/github-sim.ts';
import { addComment, addCommit, addRun, type PullRequest } from '../support/github-state.ts';

const REPO = '/repos/acme/booking-assistant';

let github: GithubSim;

beforeEach(async () => {
  github = await startGithub(await openBlobStore(inject('azurite')));
  const everything = { contents: 'read', actions: 'write', 'pull-requests': 'write' } as const;
  github.state.tokens.set('full', { login: 'github-actions[bot]', permissions: everything });
  const first = addCommit(github.state, 'First', [], { 'README.md': 'hello\n' });
  github.state.branches.set('main', first.sha);
  github.state.pulls.set(7, pullRequest(first.sha));
});

afterEach(() => github.close());

function pullRequest(sha: string): PullRequest {
  const sides = { baseRef: 'main', baseSha: sha, headRef: 'topic', headSha: sha, mergeSha: sha };
  return { number: 7, title: 'Topic', headRepository: github.state.repository, state: 'open', ...sides };
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

function call(path: string, { method = 'GET', body, token = 'full', headers = {} }: Call = {}): Promise<Response> {
  const always = { 'user-agent': 'test', 'x-github-api-version': '2022-11-28', authorization: `token ${token}` };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return fetch(github.origin + path, { method, headers: { ...always, ...headers }, redirect: 'manual', ...sent });
}

const comment = (body: unknown) => call(`${REPO}/issues/7/comments`, { method: 'POST', body });

describe('the REST API holds to GitHub’s description', () => {
  it.each([
    ['a misspelt body field', () => comment({ bodyy: 'hi' }), /required property 'body'/],
    ['an extra body field', () => comment({ body: 'hi', sticky: true }), /additionalProperty.*sticky/],
    ['a body field of the wrong type', () => comment({ body: 12 }), /body must be string/],
    ['an unknown query parameter', () => call(`${REPO}/issues/7/comments?perpage=5`), /perpage is unknown to GitHub/],
    ['a query parameter of the wrong type', () => call(`${REPO}/issues/7/comments?per_page=x`), /must be integer/],
    ['a path parameter of the wrong type', () => call(`${REPO}/actions/runs/latest`), /must be integer/],
  ])('refuses %s', async (_name, send, violation) => {
    expect((await send()).status).toBe(422);
    expect(github.violations.join()).toMatch(violation);
  });

  it('reports an operation that it does not know', async () => {
    expect((await call('/rate_limit')).status).toBe(501);
    expect(github.violations.join()).toContain('GET /rate_limit');
  });

  it('reports a client that pins no version of the API', async () => {
    await fetch(`${github.origin}${REPO}`, { headers: { authorization: 'token full', 'user-agent': 'test' } });
    expect(github.violations).toEqual(['repos/get was sent without x-github-api-version']);
  });

  it('answers every reading operation with a body that passes the description', async () => {
    const run = addRun(github.state, { event: 'push', headSha: head(), headBranch: 'main' });
    const { id } = await storeArtifact(github, { runId: run.id, name: 'bundle', bytes: Buffer.from('zip') });
    const said = addComment(github.state, 7, { login: 'ana', type: 'User' }, 'hi');
    const paths = [
      '',
      '/contents/README.md',
      '/commits',
      `/commits/${head()}`,
      `/commits/${head()}/pulls`,
      `/git/commits/${head()}`,
      `/compare/main...${head()}`,
      '/pulls',
      '/pulls/7',
      '/issues/7/comments',
      `/issues/comments/${said.id}`,
      '/actions/artifacts?name=bundle&per_page=100',
      `/actions/artifacts/${id}`,
      `/actions/runs/${run.id}/artifacts`,
      `/actions/runs/${run.id}`,
      '/actions/runs?branch=main&event=push&status=in_progress',
      '/actions/workflows/agent-gate.yml/runs',
    ];
    const statuses = await Promise.all(paths.map(async (path) => (await call(REPO + path)).status));
    expect(statuses).toEqual(paths.map(() => 200));
    expect(github.violations).toEqual([]);
  });
});

const head = () => github.state.branches.get('main') ?? '';

describe('tokens', () => {
  it('answers 401 to a token nobody issued', async () => {
    expect((await call(REPO, { token: 'stolen' })).status).toBe(401);
  });

  it('answers 403 to a token that may only read', async () => {
    github.state.tokens.set('reader', { login: 'github-actions[bot]', permissions: { 'pull-requests': 'read' } });
    const refused = await call(`${REPO}/issues/7/comments`, { method: 'POST', body: { body: 'hi' }, token: 'reader' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({ message: 'Resource not accessible by integration' });
    expect((await call(`${REPO}/issues/7/comments`, { token: 'reader' })).status).toBe(200);
    expect((await call(`${REPO}/actions/artifacts`, { token: 'reader' })).status).toBe(403);
  });

  it('tells a token whose it is over GraphQL', async () => {
    const answer = await call('/graphql', { method: 'POST', body: { query: 'query { viewer { login } }' } });
    expect(await answer.json()).toEqual({ data: { viewer: { login: 'github-actions[bot]' } } });
  });
});

describe('comments', () => {
  it('refuses one above 65,536 characters', async () => {
    expect((await comment({ body: 'x'.repeat(65_536) })).status).toBe(201);
    const refused = await comment({ body: 'x'.repeat(65_537) });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(await refused.json())).toContain('Body is too long');
  });

  it('lists them oldest first, in pages that link to each other', async () => {
    for (let count = 1; count <= 5; count += 1)
      addComment(github.state, 7, { login: 'ana', type: 'User' }, `c${count}`);
    const page = await call(`${REPO}/issues/7/comments?per_page=2&page=2`);
    const bodies = ((await page.json()) as { body: string }[]).map(({ body }) => body);
    expect(bodies).toEqual(['c3', 'c4']);
    const rels = [...(page.headers.get('link') ?? '').matchAll(/page=(\d)>; rel="(\w+)"/g)].map(
      (m) => `${m[2]} ${m[1]}`,
    );
    expect(rels.sort()).toEqual(['first 1', 'last 3', 'next 3', 'prev 1']);
  });
});

describe('artifacts', () => {
  it('redirects a download to the blob store, where no token is needed', async () => {
    const bytes = Buffer.from('not really a zip');
    const { id } = await storeArtifact(github, { runId: 9001, name: 'bundle', bytes });
    const redirect = await call(`${REPO}/actions/artifacts/${id}/zip`);
    expect(redirect.status).toBe(302);
    const download = await fetch(redirect.headers.get('location') ?? '');
    expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes);
  });

  it('answers 410 once it has expired', async () => {
    const artifact = await storeArtifact(github, { runId: 9001, name: 'bundle', bytes: Buffer.from('zip') });
    artifact.expired = true;
    expect((await call(`${REPO}/actions/artifacts/${artifact.id}/zip`)).status).toBe(410);
  });
});

describe('commits', () => {
  it('compares two branches by their merge base', async () => {
    const { state } = github;
    const base = addCommit(state, 'On main', [head()]);
    const topic = addCommit(state, 'On topic', [head()]);
    const body = (await (await call(`${REPO}/compare/${base.sha}...${topic.sha}`)).json()) as Record<string, unknown>;
    expect(body).toMatchObject({ status: 'diverged', ahead_by: 1, behind_by: 1 });
    expect(body.merge_base_commit).toMatchObject({ sha: head() });
  });

  it('lists merged side branches between the others', async () => {
    const { state } = github;
    const side = addCommit(state, 'Side', [head()]);
    const main = addCommit(state, 'Main', [head()]);
    const merge = addCommit(state, 'Merge', [main.sha, side.sha]);
    const listed = (await (await call(`${REPO}/commits?sha=${merge.sha}`)).json()) as { sha: string }[];
    expect(listed.map(({ sha }) => sha)).toEqual([merge.sha, main.sha, side.sha, head()]);
  });
});

describe('faults', () => {
  it('gives each planned reply once, then works again', async () => {
    github.fail(/GET .*\/commits/, { status: 502, body: '<html>Bad Gateway</html>' }, 'reset');
    expect((await call(`${REPO}/commits`)).status).toBe(502);
    await expect(call(`${REPO}/commits`)).rejects.toThrow();
    expect((await call(`${REPO}/commits`)).status).toBe(200);
  });

  it('can carry a request out and lose the reply', async () => {
    github.fail(/POST .*comments/, 'lost');
    await expect(comment({ body: 'hi' })).rejects.toThrow();
    expect(github.state.comments.size).toBe(1);
    expect(github.requests.at(-1)).toMatchObject({ method: 'POST', status: 0 });
  });
});

describe('like the platform', () => {
  it('shows a list that lags behind, once', async () => {
    await comment({ body: 'first' });
    await comment({ body: 'second' });
    github.fail(/GET .*comments/, 'stale');
    const bodies = async () => {
      const listed = (await (await call(`${REPO}/issues/7/comments`)).json()) as { body: string }[];
      return listed.map(({ body }) => body);
    };
    expect([await bodies(), await bodies()]).toEqual([['first'], ['first', 'second']]);
  });

  it.each([
    { isPublic: false, statuses: [403, 403] },
    { isPublic: true, statuses: [200, 403] },
  ])(
    'lets every token read a public repository, and write only by its permissions: $isPublic',
    async ({ isPublic, statuses }) => {
      github.state.isPublic = isPublic;
      github.state.tokens.set('none', { login: 'github-actions[bot]', permissions: {} });
      const read = await call(`${REPO}/actions/artifacts`, { token: 'none' });
      const write = await call(`${REPO}/issues/7/comments`, { token: 'none', method: 'POST', body: { body: 'x' } });
      expect([read.status, write.status]).toEqual(statuses);
    },
  );

  it.each([
    { name: 'no run', runs: [], merge: 'blocked' },
    { name: 'a run that passed', runs: ['success'], merge: 'clean' },
    { name: 'one that failed after it', runs: ['success', 'failure'], merge: 'blocked' },
    { name: 'one of another event that passed after it', runs: ['failure', 'success'], merge: 'clean' },
  ] as const)('evaluates the required check by its name: $name', async ({ runs, merge }) => {
    const { state } = github;
    state.requiredChecks = ['gate'];
    const headSha = state.pulls.get(7)?.headSha ?? '';
    for (const [index, conclusion] of runs.entries()) {
      const event = index === 0 ? 'pull_request' : 'workflow_dispatch';
      const run = addRun(state, { event, headSha, headBranch: 'topic' });
      state.jobs.set(`${run.id}/1`, [{ name: 'gate', runner: 'r', conclusion, steps: [] }]);
    }
    expect(await (await call(`${REPO}/pulls/7`)).json()).toMatchObject({ mergeable_state: merge });
  });
});
