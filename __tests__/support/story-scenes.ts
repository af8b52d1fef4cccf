import {
  askedPayload,
  deploymentPayload,
  dispatchPayload,
  mergeGroupPayload,
  pullRequestPayload,
  pushPayload,
  requestPayload,
  schedulePayload,
  workflowRunPayload,
} from './event-payloads.ts';
import { slug } from './github-bodies.ts';
import {
  addCommit,
  type Commit,
  type GithubState,
  type PullRequest,
  type Repository,
  type WorkflowRun,
} from './github-state.ts';

const WORKFLOW = '.github/workflows/agent-gate.yml';

/** A stranger's copy of the repository. */
export const FORK: Repository = { id: 666, owner: 'mallory', name: 'booking-assistant' };

/** What starts a run: the event, the commit, and what the runner says about both. */
export interface Scene {
  /** For people: `push on main at 1a2b3c4`. */
  readonly title: string;
  readonly event: string;
  readonly payload: unknown;
  /** Commit under test. */
  readonly sha: string;
  /** Of the workflow run. */
  readonly headSha: string;
  readonly headBranch: string;
  readonly headRepository: Repository;
  readonly github: Readonly<Record<string, string>>;
}

/** Opens a pull request on `tip`; as GitHub does, it remembers an older commit of the base. */
export function openPull(state: GithubState, tip: Commit, headRepository: Repository): PullRequest {
  const number = 7 + state.pulls.size;
  const head = addCommit(state, `Answer politely (${number})`, tip.parents);
  const merge = addCommit(state, `Merge ${head.sha} into ${tip.sha}`, [tip.sha, head.sha]);
  const shas = { headSha: head.sha, mergeSha: merge.sha, baseSha: tip.parents[0] ?? tip.sha };
  const sides = { baseRef: 'main', headRef: 'polite', headRepository };
  const pull: PullRequest = { number, title: 'Answer politely', state: 'open', ...sides, ...shas };
  state.pulls.set(number, pull);
  return pull;
}

/** Pushes a further commit to a pull request on `tip`. */
export function pushTo(state: GithubState, pull: PullRequest, tip: Commit): void {
  const head = addCommit(state, `Answer more politely (${pull.number})`, [pull.headSha]);
  const merge = addCommit(state, `Merge ${head.sha} into ${tip.sha}`, [tip.sha, head.sha]);
  Object.assign(pull, { headSha: head.sha, mergeSha: merge.sha, isPushed: true });
}

/** An event on main. */
export function mainScene(state: GithubState, event: 'push' | 'schedule' | 'workflow_dispatch', commit: Commit): Scene {
  const payloads = {
    push: () => pushPayload(state, 'main', commit),
    schedule: () => schedulePayload(state, WORKFLOW),
    workflow_dispatch: () => dispatchPayload(state, 'main', WORKFLOW),
  };
  return {
    title: `${event} on main at ${commit.sha.slice(0, 7)}`,
    event,
    payload: payloads[event](),
    sha: commit.sha,
    headSha: commit.sha,
    headBranch: 'main',
    headRepository: state.repository,
    github: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_REF_PROTECTED: 'true' },
  };
}

/** A push to a pull request. */
export function pullScene(state: GithubState, pull: PullRequest): Scene {
  const { number, headRef, headRepository } = pull;
  const isFork = headRepository.id !== state.repository.id;
  return {
    title: `pull request ${number}${isFork ? ' from a fork' : ''} at ${pull.headSha.slice(0, 7)}`,
    event: 'pull_request',
    payload: pullRequestPayload(state, pull),
    sha: pull.mergeSha,
    headSha: pull.headSha,
    headBranch: headRef,
    headRepository,
    github: {
      GITHUB_REF: `refs/pull/${number}/merge`,
      GITHUB_REF_NAME: `${number}/merge`,
      GITHUB_REF_PROTECTED: 'false',
      GITHUB_HEAD_REF: headRef,
      GITHUB_BASE_REF: pull.baseRef,
    },
  };
}

/** The merge queue asks about the pull request on top of `base`. */
export function queueScene(state: GithubState, pull: PullRequest, base: Commit): Scene {
  const head = addCommit(state, `Merge pull request #${pull.number}`, [base.sha, pull.headSha]);
  const branch = `gh-readonly-queue/main/pr-${pull.number}-${base.sha}`;
  const ref = `refs/heads/${branch}`;
  return {
    title: `merge queue of pull request ${pull.number}`,
    event: 'merge_group',
    payload: mergeGroupPayload(state, { ref, head, base }),
    sha: head.sha,
    headSha: head.sha,
    headBranch: branch,
    headRepository: state.repository,
    github: { GITHUB_REF: ref, GITHUB_REF_NAME: branch, GITHUB_REF_PROTECTED: 'false' },
  };
}

/** `workflow_run`: it runs on the default branch after the pull request's own run has ended. */
export function followScene(
  state: GithubState,
  { run, pull, tip }: { run: WorkflowRun; pull: PullRequest; tip: Commit },
): Scene {
  return {
    title: `workflow_run after run ${run.id} of pull request ${pull.number}`,
    event: 'workflow_run',
    payload: workflowRunPayload(state, run, pull),
    sha: tip.sha,
    headSha: tip.sha,
    headBranch: state.defaultBranch,
    headRepository: state.repository,
    github: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_REF_PROTECTED: 'true' },
  };
}

/** What the runner says about a run in its variables, beyond what the scene says. */
export function runVariables(state: GithubState, run: WorkflowRun, scene: Scene): Record<string, string> {
  const repository = slug(state.repository);
  const workflowRef = `${repository}/${WORKFLOW}@${scene.github.GITHUB_REF ?? ''}`;
  return {
    GITHUB_ACTOR: 'ana',
    GITHUB_EVENT_NAME: scene.event,
    GITHUB_HEAD_REF: '',
    GITHUB_BASE_REF: '',
    GITHUB_JOB: 'gate',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: String(state.repository.id),
    GITHUB_REPOSITORY_OWNER: state.repository.owner,
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_RUN_ATTEMPT: String(run.attempt),
    GITHUB_RUN_ID: String(run.id),
    GITHUB_RUN_NUMBER: String(run.number),
    GITHUB_SHA: scene.sha,
    GITHUB_TRIGGERING_ACTOR: 'ana',
    GITHUB_WORKFLOW: 'agent gate',
    GITHUB_WORKFLOW_REF: workflowRef,
    GITHUB_WORKFLOW_SHA: scene.sha,
    ...scene.github,
  };
}

/** A label is put on a pull request. */
export function labelScene(state: GithubState, pull: PullRequest, label: string): Scene {
  const scene = pullScene(state, pull);
  return { ...scene, payload: { ...(scene.payload as object), action: 'labeled', label: { name: label } } };
}

/** Somebody starts a workflow on the branch of a pull request. */
export function branchScene(state: GithubState, { headRef, headSha, headRepository }: PullRequest): Scene {
  return {
    title: `by hand on ${headRef}`,
    event: 'workflow_dispatch',
    payload: dispatchPayload(state, headRef, WORKFLOW),
    sha: headSha,
    headSha,
    headBranch: headRef,
    headRepository,
    github: { GITHUB_REF: `refs/heads/${headRef}`, GITHUB_REF_NAME: headRef, GITHUB_REF_PROTECTED: 'false' },
  };
}

/** The head of a pull request was deployed. */
export function deploymentScene(state: GithubState, pull: PullRequest, environment = 'Preview'): Scene {
  const { headSha, headBranch, headRepository, sha } = branchScene(state, pull);
  return {
    title: `deployment of ${sha.slice(0, 7)}`,
    event: 'deployment_status',
    payload: deploymentPayload(state, headSha, environment),
    ...{ sha, headSha, headBranch, headRepository },
    // Deployed by its commit: there is no branch.
    github: { GITHUB_REF: '', GITHUB_REF_NAME: '', GITHUB_REF_PROTECTED: 'false' },
  };
}

/** Events that run on the tip of main, whatever they are about. */
function onTip(state: GithubState, event: string, payload: unknown): Scene {
  const sha = state.branches.get(state.defaultBranch) ?? '';
  return {
    title: event,
    event,
    payload,
    ...{ sha, headSha: sha, headBranch: state.defaultBranch, headRepository: state.repository },
    github: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main', GITHUB_REF_PROTECTED: 'true' },
  };
}

/** A system outside of GitHub asks for a commit. */
export function requestScene(state: GithubState, sha: string): Scene {
  return onTip(state, 'repository_dispatch', requestPayload(state, sha));
}

/** A comment on a pull request. */
export function commentScene(state: GithubState, pull: PullRequest, comment: { body: string; by: string }): Scene {
  return onTip(state, 'issue_comment', askedPayload(state, pull, comment));
}
