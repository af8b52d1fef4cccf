import { createRequire } from 'node:module';
import { repositoryPart, runBody } from './github-bodies.ts';
import type { Commit, GithubState, PullRequest, Repository, WorkflowRun } from './github-state.ts';

type Json = Record<string, unknown>;

interface Webhook {
  readonly name: string;
  readonly examples: readonly Json[];
}

const WEBHOOKS = createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Webhook[];

/** GitHub's own example of a webhook, of that action where the event has several. Throws when there is none. */
function payloadExample(name: string, action?: string): Json {
  const examples = WEBHOOKS.find((webhook) => webhook.name === name)?.examples ?? [];
  const found = examples.find((one) => action === undefined || one.action === action);
  if (found === undefined) throw new Error(`there is no example of ${name} ${action ?? ''}`);
  return structuredClone(found);
}

function ours(state: GithubState, base: Json): Json {
  return { ...base, repository: repository(state, base.repository, state.repository) };
}

function repository(state: GithubState, base: unknown, of: Repository): Json {
  return { ...repositoryPart(base, of), default_branch: state.defaultBranch };
}

/** `push` of a commit to a branch. */
export function pushPayload(state: GithubState, branch: string, commit: Commit): Json {
  const before = commit.parents[0] ?? '0'.repeat(40);
  return { ...ours(state, payloadExample('push')), ref: `refs/heads/${branch}`, before, after: commit.sha };
}

/** `schedule` has no example: the runner gives this much. */
export function schedulePayload(state: GithubState, workflow: string): Json {
  return { ...ours(state, { repository: payloadExample('push').repository }), schedule: '17 4 * * 1', workflow };
}

/** `workflow_dispatch` on a branch. */
export function dispatchPayload(state: GithubState, branch: string, workflow: string): Json {
  const base = ours(state, payloadExample('workflow_dispatch'));
  return { ...base, ref: `refs/heads/${branch}`, inputs: null, workflow };
}

/** `pull_request`: opened, or synchronized after a further push. */
export function pullRequestPayload(state: GithubState, pull: PullRequest): Json {
  const base = payloadExample('pull_request', pull.isPushed ? 'synchronize' : 'opened');
  const example = base.pull_request as Json;
  return {
    ...ours(state, base),
    number: pull.number,
    pull_request: {
      ...example,
      number: pull.number,
      title: pull.title,
      state: pull.state,
      ...(pull.author === undefined ? {} : { user: { ...(example.user as Json), login: pull.author } }),
      comments: [...state.comments.values()].filter(({ issue }) => issue === pull.number).length,
      ...(pull.updatedAt === undefined ? {} : { updated_at: pull.updatedAt }),
      merge_commit_sha: pull.mergeSha,
      head: side(state, example.head, { ref: pull.headRef, sha: pull.headSha, of: pull.headRepository }),
      base: side(state, example.base, { ref: pull.baseRef, sha: pull.baseSha, of: state.repository }),
    },
  };
}

function side(state: GithubState, base: unknown, { ref, sha, of }: { ref: string; sha: string; of: Repository }): Json {
  const part = base as Json;
  const user = { ...(part.user as Json), login: of.owner };
  const fork = of.id !== state.repository.id;
  return { ...part, ref, sha, label: `${of.owner}:${ref}`, user, repo: { ...repository(state, part.repo, of), fork } };
}

/** `merge_group`: the queue asks for checks of `head`, made on top of `base`. */
export function mergeGroupPayload(state: GithubState, group: { ref: string; head: Commit; base: Commit }): Json {
  const base = payloadExample('merge_group', 'checks_requested');
  const { ref, head, base: onto } = group;
  const facts = {
    head_sha: head.sha,
    head_ref: ref,
    base_sha: onto.sha,
    base_ref: `refs/heads/${state.defaultBranch}`,
  };
  return { ...ours(state, base), merge_group: { ...(base.merge_group as Json), ...facts } };
}

/** `workflow_run`, completed; for a fork GitHub names no pull request in it. */
export function workflowRunPayload(state: GithubState, run: WorkflowRun, pull: PullRequest): Json {
  const base = payloadExample('workflow_run', 'completed');
  const facts = runBody(state, run, 'https://api.github.com');
  const isFork = run.headRepository.id !== state.repository.id;
  const named = { number: pull.number, head: { ref: pull.headRef, sha: pull.headSha }, base: { ref: pull.baseRef } };
  const workflowRun = { ...(base.workflow_run as Json), ...facts, pull_requests: isFork ? [] : [named] };
  return { ...ours(state, base), workflow_run: workflowRun };
}

/** `deployment_status`: a deployment of a commit succeeded. */
export function deploymentPayload(state: GithubState, sha: string, environment: string): Json {
  const base = payloadExample('deployment_status');
  const status = { ...(base.deployment_status as Json), state: 'success', environment_url: 'https://preview.test' };
  const deployment = { ...(base.deployment as Json), sha, ref: sha, environment };
  return { ...ours(state, base), deployment_status: status, deployment };
}

/** `repository_dispatch` of a system outside of GitHub. */
export function requestPayload(state: GithubState, sha: string): Json {
  const base = payloadExample('repository_dispatch');
  return { ...ours(state, base), action: 'agent-ready', client_payload: { sha, url: 'https://agent.test' } };
}

/** `issue_comment` on a pull request. */
export function askedPayload(
  state: GithubState,
  { number }: PullRequest,
  { body, by }: { body: string; by: string },
): Json {
  const base = payloadExample('issue_comment', 'created');
  const issue = { ...(base.issue as Json), number, pull_request: { url: `https://api.github.com/pulls/${number}` } };
  return { ...ours(state, base), issue, comment: { ...(base.comment as Json), body, author_association: by } };
}
