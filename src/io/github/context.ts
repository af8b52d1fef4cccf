import { byText } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { isSha } from '../git.ts';
import { at, instantAt, labelsOf, listAt, numberAt, shaAt, textAt } from './payload.ts';

export interface Repository {
  /** Null if the runner does not provide it; then no baseline can be trusted. */
  readonly id: number | null;
  readonly owner: string;
  readonly name: string;
}

interface WorkflowRun {
  /** Grows from run to run; all attempts of a run share it. */
  readonly id: number;
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  readonly url: string;
  /** Path of the workflow file, for example `.github/workflows/gate.yml`; null if unknown. */
  readonly workflow: string | null;
  /** Name of the job's runner, which identifies the job within the run; null for another run's. */
  readonly runner: string | null;
}

export interface PullRequest {
  /** Null until it is found, by its head branch or by the commit alone. */
  readonly number: number | null;
  /** Its head branch as `owner:branch`; null if the event names only a commit. */
  readonly head: string | null;
  /** Whether it comes from another repository, so that its token cannot write. */
  readonly fork: boolean;
  /** Whether Dependabot opened it: as in a fork, the token cannot write, and Actions secrets are missing. */
  readonly dependabot?: boolean;
  /** Number of comments at the event; null or absent if the event does not contain it. */
  readonly comments?: number | null;
  /** Whether the event is its opening, so that no push was judged before. */
  readonly isOpening?: boolean;
}

/** Commit of the base branch where the search for a baseline starts. */
export type BaselineAnchor =
  /** The parent of a test merge that is not `head`; without one, the merge base with `base`. */
  | { readonly kind: 'merge-parent'; readonly merge: string; readonly head: string; readonly base: string }
  /** The newest common ancestor of branch `base` and commit `head`. */
  | { readonly kind: 'merge-base'; readonly base: string; readonly head: string }
  | { readonly kind: 'commit'; readonly sha: string }
  | { readonly kind: 'first-parent'; readonly sha: string }
  /** The event does not contain the base. */
  | { readonly kind: 'unknown' };

export interface RunContext {
  readonly event: string;
  readonly repository: Repository;
  readonly run: WorkflowRun;
  readonly pullRequest: PullRequest | null;
  /** The author's commit: the head of a pull request, otherwise the tested commit. */
  readonly headSha: string;
  /** The commit checked out by default: for a pull request, the test merge. */
  readonly testedSha: string;
  /** Time of the tested commit, ISO 8601 in UTC; null if the event does not contain it. */
  readonly time: string | null;
  /** The latest time in the event, ISO 8601 in UTC; the run started after it. Null if the event contains none. */
  readonly notBefore: string | null;
  /** Branch that the run is compared with; null if neither event nor environment names it. */
  readonly baseRef: string | null;
  readonly defaultBranch: string | null;
  /** Base branch of the pull request, if the default branch takes its place because it is not protected. */
  readonly untrustedBase?: string;
  /** Branch of a push that is neither the default branch nor protected: main's policy may name it. */
  readonly pushed?: string;
  /** Whether the run may be a baseline: it tests a commit of the default branch, or one pushed to a branch that is protected or that main's policy names. */
  readonly publishesBaseline: boolean;
  readonly anchor: BaselineAnchor;
  /** Labels of the pull request at the event; by now there may be others. */
  readonly labels: readonly string[];
  /** Number of the pull request in the merge queue; null outside the queue. */
  readonly queued: number | null;
}

export interface RunnerFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The parsed event file; undefined if it is missing or damaged. */
  readonly payload: unknown;
  /** The checked-out commit; null if unknown. */
  readonly checkedOut: string | null;
}

/** Events whose runs on a base branch may publish a baseline. */
export const BASELINE_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch'];

const EVENT_TIMES: readonly (readonly string[])[] = [
  ['pull_request', 'updated_at'],
  ['head_commit', 'timestamp'],
  ['workflow_run', 'updated_at'],
  ['merge_group', 'head_commit', 'timestamp'],
];

/**
 * Reads the run's context from environment and event.
 * @throws UserError on `pull_request_target`, and if a variable that every runner sets is missing
 */
export function readContext(facts: RunnerFacts): RunContext {
  const event = facts.env.GITHUB_EVENT_NAME ?? '';
  if (event === 'pull_request_target')
    throw new UserError({
      code: 'pull-request-target',
      what: 'Agent Gate refuses pull_request_target, which runs pull requests of anybody with a token that can write',
      fix: 'Use `on: pull_request`; to comment on forks, add a second workflow on workflow_run',
    });
  const ownRun = readOwnRun(facts);
  if (event === 'pull_request') return { ...ownRun, ...pullRequestPart(facts, ownRun) };
  if (event === 'merge_group') return { ...ownRun, ...mergeGroupPart(facts, ownRun) };
  if (event === 'workflow_run') return { ...ownRun, ...workflowRunPart(facts, ownRun) };
  return { ...ownRun, ...branchPart(facts, ownRun) };
}

type OwnRun = Omit<RunContext, 'baseRef' | 'anchor'>;
type EventPart = Partial<RunContext> & Pick<RunContext, 'baseRef' | 'anchor'>;

function readOwnRun({ env, payload }: RunnerFacts): OwnRun {
  const testedSha = required(env, 'GITHUB_SHA', isSha);
  const queued = QUEUED.exec(textAt(payload, 'merge_group', 'head_ref') ?? '')?.[1];
  const slug = required(env, 'GITHUB_REPOSITORY', (text) => /^[\w.-]+\/[\w.-]+$/.test(text));
  const [owner = '', name = ''] = slug.split('/');
  const id = Number(env.GITHUB_REPOSITORY_ID);
  const repository = { id: Number.isSafeInteger(id) && id > 0 ? id : null, owner, name };
  return {
    event: env.GITHUB_EVENT_NAME ?? '',
    repository,
    run: readRun(env, repository),
    pullRequest: null,
    headSha: testedSha,
    testedSha,
    defaultBranch: textAt(payload, 'repository', 'default_branch'),
    publishesBaseline: false,
    labels: labelsOf(at(payload, 'pull_request')),
    queued: queued === undefined ? null : Number(queued),
    time: instantAt(payload, 'head_commit', 'timestamp'),
    notBefore:
      EVENT_TIMES.flatMap((path) => instantAt(payload, ...path) ?? [])
        .sort(byText)
        .at(-1) ?? null,
  };
}

function pullRequestPart({ env, payload, checkedOut }: RunnerFacts, ownRun: OwnRun): EventPart {
  const baseRef = textAt(payload, 'pull_request', 'base', 'ref') ?? (env.GITHUB_BASE_REF || null);
  const head = shaAt(payload, 'pull_request', 'head', 'sha');
  const read = readPullRequest(at(payload, 'pull_request'));
  const pullRequest = read && { ...read, isOpening: textAt(payload, 'action') === 'opened' };
  if (baseRef === null) return { baseRef, anchor: { kind: 'unknown' } };
  if (head === null) return { baseRef, anchor: { kind: 'merge-base', base: baseRef, head: ownRun.testedSha } };
  // Runs of forks and of Dependabot cannot write, so a second workflow on `workflow_run` may comment.
  const mayBeSplit = pullRequest?.fork === true || pullRequest?.dependabot === true;
  // A workflow that checks out the head does not test a merge, so it is compared with the merge base. The second half of a split workflow
  // does not know the test merge of the first, so both halves also use the merge base.
  const anchor: BaselineAnchor =
    checkedOut === head || mayBeSplit
      ? { kind: 'merge-base', base: baseRef, head }
      : { kind: 'merge-parent', merge: ownRun.testedSha, head, base: baseRef };
  return { baseRef, anchor, headSha: head, pullRequest };
}

function readPullRequest(pull: unknown): PullRequest | null {
  const number = numberAt(pull, 'number');
  if (number === null) return null;
  const owner = textAt(pull, 'head', 'user', 'login') ?? textAt(pull, 'head', 'repo', 'owner', 'login') ?? '';
  const from = numberAt(pull, 'head', 'repo', 'id');
  const into = numberAt(pull, 'base', 'repo', 'id');
  // If the fork was deleted, the head has no repository.
  return {
    number,
    head: `${owner}:${textAt(pull, 'head', 'ref') ?? ''}`,
    fork: from === null || from !== into,
    dependabot: textAt(pull, 'user', 'login') === 'dependabot[bot]',
    comments: numberAt(pull, 'comments'),
  };
}

function mergeGroupPart({ payload }: RunnerFacts, ownRun: OwnRun): EventPart {
  const baseRef = branchOf(textAt(payload, 'merge_group', 'base_ref')) ?? ownRun.defaultBranch;
  const base = shaAt(payload, 'merge_group', 'base_sha');
  const headSha = shaAt(payload, 'merge_group', 'head_sha') ?? ownRun.testedSha;
  return { baseRef, headSha, anchor: base === null ? mergeBase(baseRef, headSha) : { kind: 'commit', sha: base } };
}

/** The second half of a split workflow: it has a token with write access, and scores the results uploaded by a run without one. */
function workflowRunPart({ payload }: RunnerFacts, ownRun: OwnRun): EventPart {
  const trigger = at(payload, 'workflow_run');
  const headSha = shaAt(trigger, 'head_sha');
  if (headSha === null || textAt(trigger, 'event') !== 'pull_request')
    return branchPart({ env: {}, payload, checkedOut: null }, ownRun);
  const pulls = listAt(trigger, 'pull_requests').filter((pull) => shaAt(pull, 'head', 'sha') === headSha);
  // Two pull requests of one commit have different base branches, and the event does not show which one the run belongs to.
  const pull = pulls.length === 1 ? pulls[0] : undefined;
  const baseRef = textAt(pull, 'base', 'ref') ?? ownRun.defaultBranch;
  const owner = textAt(trigger, 'head_repository', 'owner', 'login') ?? '';
  const fork = numberAt(trigger, 'head_repository', 'id') !== ownRun.repository.id;
  const head = `${owner}:${textAt(trigger, 'head_branch') ?? ''}`;
  return {
    baseRef,
    headSha,
    pullRequest: { number: numberAt(pull, 'number'), head, fork },
    run: {
      id: numberAt(trigger, 'id') ?? ownRun.run.id,
      attempt: numberAt(trigger, 'run_attempt') ?? 1,
      url: ownRun.run.url,
      workflow: stripRef(textAt(trigger, 'path')),
      runner: null,
    },
    anchor: mergeBase(baseRef, headSha),
  };
}

/** Events that may concern a pull request without naming it: it is found by its head commit. */
const FOUND_BY_COMMIT: readonly string[] = ['deployment_status', 'workflow_dispatch'];
/** The same, in events whose own commit is main's: the commit is what the job checked out. */
const FOUND_BY_CHECKOUT: readonly string[] = ['repository_dispatch', 'issue_comment'];

/** For push, schedule, workflow_dispatch, and every other event that names no pull request. */
function branchPart({ env, payload, checkedOut }: RunnerFacts, ownRun: OwnRun): EventPart {
  if (FOUND_BY_CHECKOUT.includes(ownRun.event) && checkedOut !== null && checkedOut !== ownRun.testedSha)
    return { ...byCommit(ownRun, checkedOut), testedSha: checkedOut };
  const branch = branchOf(env.GITHUB_REF ?? null);
  const isPush = ownRun.event === 'push';
  // A ruleset may protect all branches, so only a push to a protected branch counts as merged.
  const isProtected = isPush && env.GITHUB_REF_PROTECTED === 'true';
  const isBase = branch !== null && (branch === ownRun.defaultBranch || isProtected);
  if (!isBase && FOUND_BY_COMMIT.includes(ownRun.event)) return byCommit(ownRun, ownRun.testedSha);
  const isDeleted = at(payload, 'deleted') === true;
  if (!isBase) {
    const anchor = mergeBase(ownRun.defaultBranch, ownRun.testedSha);
    return {
      baseRef: ownRun.defaultBranch,
      anchor,
      ...(isPush && branch !== null && !isDeleted ? { pushed: branch } : {}),
    };
  }
  // A repeated run of a commit is compared with its earlier run, which shows drift of the model or the tools.
  const anchor: BaselineAnchor = { kind: isPush ? 'first-parent' : 'commit', sha: ownRun.testedSha };
  return { baseRef: branch, anchor, publishesBaseline: BASELINE_EVENTS.includes(ownRun.event) && !isDeleted };
}

/** A commit that may be the head of a pull request; until that is found, the default branch is the base. */
function byCommit({ defaultBranch }: OwnRun, sha: string): EventPart {
  const pullRequest = { number: null, head: null, fork: false };
  return { baseRef: defaultBranch, headSha: sha, pullRequest, anchor: mergeBase(defaultBranch, sha) };
}

/** A branch of the merge queue: `gh-readonly-queue/main/pr-123-1a2b...`. */
const QUEUED = /^refs\/heads\/gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/;

function mergeBase(base: string | null, head: string): BaselineAnchor {
  return base === null ? { kind: 'unknown' } : { kind: 'merge-base', base, head };
}

function readRun(env: RunnerFacts['env'], { owner, name }: Repository): WorkflowRun {
  const id = Number(required(env, 'GITHUB_RUN_ID', (text) => /^[1-9]\d{0,15}$/.test(text)));
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? '1');
  return {
    id,
    attempt: Number.isSafeInteger(attempt) && attempt > 0 ? attempt : 1,
    url: `${env.GITHUB_SERVER_URL ?? 'https://github.com'}/${owner}/${name}/actions/runs/${id}`,
    workflow: workflowPath(env.GITHUB_WORKFLOW_REF ?? '', `${owner}/${name}/`),
    runner: env.RUNNER_NAME ?? null,
  };
}

/** The path in `owner/name/.github/workflows/gate.yml@refs/heads/main`; null for another repository. */
function workflowPath(reference: string, prefix: string): string | null {
  return reference.startsWith(prefix) ? stripRef(reference.slice(prefix.length)) : null;
}

/** A workflow's path without the `@ref` that GitHub may add. */
export function stripRef(path: string | null): string | null {
  return path === null || path === '' ? null : (path.split('@', 1)[0] ?? null);
}

function branchOf(ref: string | null): string | null {
  return ref?.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
}

function required(env: RunnerFacts['env'], name: string, isValid: (text: string) => boolean): string {
  const value = env[name] ?? '';
  if (isValid(value)) return value;
  throw new UserError({
    code: 'no-runner',
    what: `${name} is ${value === '' ? 'not set' : 'malformed'}`,
    fix: 'Run the action in a GitHub workflow; in a terminal use agent-gate',
  });
}
