import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import { type RunContext, type RunnerFacts, readContext } from '../../../src/io/github/context.ts';

const TESTED = 'a'.repeat(40);
const HEAD = 'b'.repeat(40);
const BASE = 'c'.repeat(40);
const REPOSITORY = { id: 4242, default_branch: 'main' };
const PULL = {
  number: 7,
  head: { sha: HEAD, ref: 'change', user: { login: 'acme' }, repo: { id: 4242 } },
  base: { ref: 'main', sha: BASE, repo: { id: 4242 } },
};

function read(
  event: string,
  payload: unknown,
  facts: { env?: RunnerFacts['env']; checkedOut?: string } = {},
): RunContext {
  const env = {
    GITHUB_EVENT_NAME: event,
    GITHUB_REPOSITORY: 'acme/booking',
    GITHUB_REPOSITORY_ID: '4242',
    GITHUB_SHA: TESTED,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '9001',
    GITHUB_RUN_ATTEMPT: '2',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKFLOW_REF: 'acme/booking/.github/workflows/gate.yml@refs/heads/main',
    ...facts.env,
  };
  return readContext({ env, payload, checkedOut: facts.checkedOut ?? null });
}

describe('readContext', () => {
  test('reads repository and run from the environment', () => {
    expect(read('push', { repository: REPOSITORY })).toMatchObject({
      repository: { id: 4242, owner: 'acme', name: 'booking' },
      run: {
        id: 9001,
        attempt: 2,
        url: 'https://github.com/acme/booking/actions/runs/9001',
        workflow: '.github/workflows/gate.yml',
      },
    });
  });

  test('compares a pull request with the commit it was merged into', () => {
    expect(read('pull_request', { repository: REPOSITORY, pull_request: PULL })).toMatchObject({
      pullRequest: { number: 7, head: 'acme:change', fork: false },
      headSha: HEAD,
      testedSha: TESTED,
      baseRef: 'main',
      publishesBaseline: false,
      anchor: { kind: 'merge-parent', merge: TESTED, head: HEAD, base: 'main' },
    });
  });

  test('compares a checked-out head with the merge base', () => {
    const context = read('pull_request', { pull_request: PULL }, { checkedOut: HEAD });
    expect(context.anchor).toEqual({ kind: 'merge-base', base: 'main', head: HEAD });
  });

  test.each([
    ['a fork', { ...PULL, head: { ...PULL.head, repo: { id: 99 } } }],
    ['Dependabot', { ...PULL, user: { login: 'dependabot[bot]' } }],
  ])('compares a pull request of %s with the merge base, as the second half of a split workflow does', (_, pull) => {
    const first = read('pull_request', { repository: REPOSITORY, pull_request: pull });
    expect(first.anchor).toEqual({ kind: 'merge-base', base: 'main', head: HEAD });
    const trigger = { id: 5, event: 'pull_request', head_sha: HEAD, head_branch: 'change', pull_requests: [] };
    const second = read('workflow_run', { repository: REPOSITORY, workflow_run: trigger });
    expect(second.anchor).toEqual(first.anchor);
  });

  test.each([
    ['another repository', { ...PULL, head: { ...PULL.head, repo: { id: 99 } } }],
    ['a deleted repository', { ...PULL, head: { ...PULL.head, repo: null } }],
  ])('knows a fork: %s', (_, pull) => {
    expect(read('pull_request', { pull_request: pull }).pullRequest?.fork).toBe(true);
  });

  test('compares a merge group with its base, which may be a queued commit', () => {
    const group = { base_sha: BASE, base_ref: 'refs/heads/main', head_sha: TESTED };
    const context = read('merge_group', { merge_group: group, repository: REPOSITORY });
    expect(context).toMatchObject({ pullRequest: null, baseRef: 'main', publishesBaseline: false });
    expect(context.anchor).toEqual({ kind: 'commit', sha: BASE });
  });

  test.each([
    ['push', { kind: 'first-parent', sha: TESTED }],
    ['schedule', { kind: 'commit', sha: TESTED }],
    ['workflow_dispatch', { kind: 'commit', sha: TESTED }],
  ])('lets a %s on the default branch publish a baseline', (event, anchor) => {
    const context = read(event, { repository: REPOSITORY });
    expect(context).toMatchObject({ baseRef: 'main', publishesBaseline: true, anchor });
  });

  test.each([
    { name: 'in UTC', timestamp: '2026-11-20T09:30:00Z', time: '2026-11-20T09:30:00.000Z' },
    { name: 'with an offset', timestamp: '2026-11-20T01:30:00+02:00', time: '2026-11-19T23:30:00.000Z' },
    { name: 'that is none', timestamp: 'yesterday', time: null },
    { name: 'that no calendar has', timestamp: '2026-13-40T00:00:00Z', time: null },
    { name: 'that is missing', timestamp: undefined, time: null },
  ])("takes the time of a push's commit $name", ({ timestamp, time }) => {
    expect(read('push', { repository: REPOSITORY, head_commit: { timestamp } })).toMatchObject({ time });
  });

  const stamp = (updated_at: string) => ({ updated_at });
  const made = (timestamp: string) => ({ head_commit: { timestamp } });
  test.each([
    { name: 'of the pull request', payload: { pull_request: stamp('2026-11-20T09:30:00Z') }, day: '2026-11-20' },
    { name: 'of the commit', payload: made('2026-11-20T09:30:00Z'), day: '2026-11-20' },
    { name: 'of the run before', payload: { workflow_run: stamp('2026-11-20T09:30:00Z') }, day: '2026-11-20' },
    { name: 'of the merge queue', payload: { merge_group: made('2026-11-20T09:30:00Z') }, day: '2026-11-20' },
    {
      name: 'that is the latest',
      payload: { pull_request: stamp('2026-11-20T23:30:00Z'), ...made('2026-11-20T23:00:00-04:00') },
      day: '2026-11-21',
    },
  ])('takes the time $name for one at which the run was under way', ({ payload, day }) => {
    expect(read('push', { repository: REPOSITORY, ...payload }).notBefore?.slice(0, 10)).toBe(day);
  });

  test('knows no time of an event that names none', () => {
    expect(read('schedule', { repository: REPOSITORY })).toMatchObject({ notBefore: null });
  });

  test('lets a push on a protected branch publish a baseline', () => {
    const env = { GITHUB_REF: 'refs/heads/release/1', GITHUB_REF_PROTECTED: 'true' };
    const context = read('push', { repository: REPOSITORY }, { env });
    expect(context).toMatchObject({ baseRef: 'release/1', publishesBaseline: true });
  });

  test.each([
    { name: 'a push to a side branch', ref: 'refs/heads/change', payload: {}, pushed: 'change' },
    { name: 'the deletion of one', ref: 'refs/heads/change', payload: { deleted: true }, pushed: undefined },
    { name: 'a push of a tag', ref: 'refs/tags/v1', payload: {}, pushed: undefined },
    { name: 'a push to main', ref: 'refs/heads/main', payload: {}, pushed: undefined },
  ])("$name may be of a branch that main's policy names: $pushed", ({ ref, payload, pushed }) => {
    const context = read('push', { repository: REPOSITORY, ...payload }, { env: { GITHUB_REF: ref } });
    expect(context.pushed).toBe(pushed);
  });

  test.each([
    ['a push on a side branch', 'push', { GITHUB_REF: 'refs/heads/change' }],
    ['a push of a tag called like the branch', 'push', { GITHUB_REF: 'refs/tags/main' }],
    ['a dispatch on a side branch', 'workflow_dispatch', { GITHUB_REF: 'refs/heads/change' }],
    [
      'a dispatch on a branch that a rule for all branches protects',
      'workflow_dispatch',
      { GITHUB_REF: 'refs/heads/change', GITHUB_REF_PROTECTED: 'true' },
    ],
  ])('compares %s with the merge base, and it publishes nothing', (_, event, env) => {
    expect(read(event, { repository: REPOSITORY }, { env })).toMatchObject({
      publishesBaseline: false,
      baseRef: 'main',
      anchor: { kind: 'merge-base', base: 'main', head: TESTED },
    });
  });

  test.each(['release', 'issue_comment', 'repository_dispatch'])('never lets a %s publish a baseline', (event) => {
    expect(read(event, { repository: REPOSITORY }).publishesBaseline).toBe(false);
  });

  test('judges for a fork what its pull request has uploaded', () => {
    const trigger = {
      id: 8000,
      run_attempt: 3,
      event: 'pull_request',
      head_sha: HEAD,
      head_branch: 'change',
      head_repository: { id: 99, owner: { login: 'eve' } },
      pull_requests: [],
      path: '.github/workflows/suite.yml',
    };
    expect(read('workflow_run', { repository: REPOSITORY, workflow_run: trigger })).toMatchObject({
      pullRequest: { number: null, head: 'eve:change', fork: true },
      headSha: HEAD,
      run: { id: 8000, attempt: 3, workflow: '.github/workflows/suite.yml' },
      publishesBaseline: false,
      anchor: { kind: 'merge-base', base: 'main', head: HEAD },
    });
  });

  test('takes the number of a pull request from workflow_run only with the judged head', () => {
    const trigger = { id: 8000, event: 'pull_request', head_sha: HEAD, head_branch: 'x' };
    const pulls = (sha: string) => ({
      ...trigger,
      pull_requests: [{ number: 7, head: { sha }, base: { ref: 'dev' } }],
    });
    const at = (sha: string) => read('workflow_run', { repository: REPOSITORY, workflow_run: pulls(sha) });
    expect(at(HEAD)).toMatchObject({ pullRequest: { number: 7 }, baseRef: 'dev' });
    expect(at(BASE)).toMatchObject({ pullRequest: { number: null }, baseRef: 'main' });
  });

  test('takes no number from a workflow_run that names two pull requests of the judged head', () => {
    const trigger = { id: 8000, event: 'pull_request', head_sha: HEAD, head_branch: 'x' };
    const pull = { head: { sha: HEAD }, base: { ref: 'dev' } };
    const pulls = [
      { ...pull, number: 7 },
      { ...pull, number: 9, base: { ref: 'release/1' } },
    ];
    const context = read('workflow_run', {
      repository: REPOSITORY,
      workflow_run: { ...trigger, pull_requests: pulls },
    });
    expect(context.pullRequest?.number).toBeNull();
    expect(context.baseRef).toBe('main');
  });

  test('treats a workflow_run after anything but a pull request as a run without one', () => {
    const trigger = { id: 8000, event: 'push', head_sha: HEAD };
    const context = read('workflow_run', { repository: REPOSITORY, workflow_run: trigger });
    expect(context).toMatchObject({ pullRequest: null, publishesBaseline: false });
  });

  test('refuses pull_request_target and says why', () => {
    expect(() => read('pull_request_target', { pull_request: PULL })).toThrow(/pull_request_target.*on: pull_request/);
  });

  test.each([
    { event: 'deployment_status', sha: TESTED },
    { event: 'workflow_dispatch', sha: TESTED },
    { event: 'repository_dispatch', sha: HEAD },
    { event: 'issue_comment', sha: HEAD },
  ])('leaves the pull request of $event to be found by its commit', ({ event, sha }) => {
    const payload = { repository: { ...REPOSITORY, default_branch: 'main' } };
    const context = read(event, payload, { env: { GITHUB_REF: 'refs/heads/change' }, checkedOut: HEAD });
    const pullRequest = { number: null, head: null, fork: false };
    expect(context).toMatchObject({ pullRequest, headSha: sha, publishesBaseline: false });
    expect(context.anchor).toEqual({ kind: 'merge-base', base: 'main', head: sha });
  });

  test('takes a request for what main is at for a run of main', () => {
    const payload = { repository: { ...REPOSITORY, default_branch: 'main' } };
    const context = read('repository_dispatch', payload, {
      env: { GITHUB_REF: 'refs/heads/main' },
      checkedOut: TESTED,
    });
    expect(context).toMatchObject({ pullRequest: null, headSha: TESTED, publishesBaseline: false });
  });

  test.each(['pull_request', 'push', 'schedule', 'merge_group', 'workflow_run'])(
    'works on %s without an event file (F29)',
    (event) => {
      for (const payload of [undefined, null, 'text', [], { pull_request: 7, merge_group: null, repository: [] }])
        expect(read(event, payload)).toMatchObject({ pullRequest: null, publishesBaseline: false, headSha: TESTED });
    },
  );

  test('knows the base of a pull request without an event file by the environment', () => {
    const context = read('pull_request', undefined, { env: { GITHUB_BASE_REF: 'main' } });
    expect(context.anchor).toEqual({ kind: 'merge-base', base: 'main', head: TESTED });
  });

  test('takes no commit ids that are none from the event', () => {
    const pull = { ...PULL, head: { ...PULL.head, sha: '$(curl evil)' } };
    expect(read('pull_request', { pull_request: pull }).headSha).toBe(TESTED);
  });

  test('does not mistake the workflow of another repository for its own', () => {
    const env = { GITHUB_WORKFLOW_REF: 'eve/booking/.github/workflows/gate.yml@refs/heads/main' };
    expect(read('push', {}, { env }).run.workflow).toBeNull();
  });

  test.each(['GITHUB_SHA', 'GITHUB_REPOSITORY', 'GITHUB_RUN_ID'])('refuses to run where %s is not set', (name) => {
    expect(() => read('push', {}, { env: { [name]: '' } })).toThrow(UserError);
  });

  test("reads GitHub's own examples of every event", () => {
    const path = createRequire(import.meta.url).resolve('@octokit/webhooks-examples/api.github.com/index.json');
    const all = JSON.parse(readFileSync(path, 'utf8')) as readonly { name: string; examples: readonly unknown[] }[];
    const events = ['pull_request', 'push', 'merge_group', 'workflow_run', 'workflow_dispatch'];
    const examples = all.filter(({ name }) => events.includes(name));
    expect(examples).toHaveLength(events.length);
    for (const { name, examples: payloads } of examples)
      for (const payload of payloads) expect(read(name, payload).headSha).toMatch(/^[0-9a-f]{40}$/);
    const [pull] = examples.find(({ name }) => name === 'pull_request')?.examples ?? [];
    expect(read('pull_request', pull).pullRequest?.number).toBeGreaterThan(0);
  });
});
