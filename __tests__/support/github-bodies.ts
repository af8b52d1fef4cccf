import type { Comparison } from './commit-graph.ts';
import type { folderEntries } from './git-trees.ts';
import type {
  Artifact,
  Comment,
  Commit,
  GithubState,
  Job,
  PullRequest,
  Repository,
  WorkflowRun,
} from './github-state.ts';
import { example } from './openapi-contract.ts';

type Json = Record<string, unknown>;

/** GitHub keeps artifacts for 90 days unless told otherwise. */
const RETENTION_DAYS = 90;

/** An artifact as the REST API shows it; `origin` is the address of the API. */
export function artifactBody(state: GithubState, artifact: Artifact, origin: string): Json {
  const url = `${origin}/repos/${slug(state.repository)}/actions/artifacts/${artifact.id}`;
  const run = state.runs.get(artifact.runId);
  return {
    ...example('artifact'),
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    digest: artifact.digest,
    created_at: artifact.createdAt,
    updated_at: artifact.createdAt,
    expires_at: daysAfter(artifact.createdAt, RETENTION_DAYS),
    workflow_run: {
      id: artifact.runId,
      repository_id: state.repository.id,
      head_repository_id: run?.headRepository.id,
      head_branch: run?.headBranch,
      head_sha: run?.headSha,
    },
  };
}

/** A job of an attempt. */
export function jobBody(
  state: GithubState,
  run: WorkflowRun,
  job: Job & { readonly attempt: number; readonly place: number },
): Json {
  const progress = (conclusion: string | null) => ({
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
  });
  return {
    ...example('job'),
    id: run.id * 100 + job.attempt * 10 + job.place,
    run_id: run.id,
    run_attempt: job.attempt,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    name: job.name,
    runner_name: job.runner,
    url: `https://api.github.com/repos/${slug(state.repository)}/actions/jobs/${run.id}`,
    created_at: run.createdAt,
    ...progress(job.conclusion),
    steps: job.steps.map(({ name, conclusion }, index) => ({ name, number: index + 1, ...progress(conclusion) })),
  };
}

/** A comment of an issue or pull request. */
export function commentBody(state: GithubState, comment: Comment, origin: string): Json {
  const base = example('comment');
  const repo = `${origin}/repos/${slug(state.repository)}`;
  return {
    ...base,
    id: comment.id,
    url: `${repo}/issues/comments/${comment.id}`,
    html_url: `https://github.com/${slug(state.repository)}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${repo}/issues/${comment.issue}`,
    body: comment.body,
    user: account(base.user, comment.login, comment.type),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

/** A commit in the form of `git/commits`. */
export function gitCommitBody(commit: Commit): Json {
  return {
    ...example('gitCommit'),
    ...gitFacts(commit),
    parents: parentBodies(commit, { html_url: 'https://github.com' }),
  };
}

/** A commit in the form of `commits`: the git facts one level down. */
export function commitBody(commit: Commit): Json {
  const base = example('commit');
  return {
    ...base,
    sha: commit.sha,
    commit: { ...(base.commit as Json), ...gitFacts(commit) },
    parents: parentBodies(commit, {}),
  };
}

/** A branch. */
export function branchBody(state: GithubState, name: string, commit: Commit): Json {
  const url = `https://api.github.com/repos/${slug(state.repository)}/branches/${name}`;
  return {
    name,
    commit: commitBody(commit),
    _links: { html: `https://github.com/${slug(state.repository)}/tree/${name}`, self: url },
    protected: state.protectedBranches.has(name),
    protection: { enabled: state.protectedBranches.has(name) },
    protection_url: `${url}/protection`,
  };
}

function gitFacts(commit: Commit): Json {
  const person = { name: 'Ana', email: 'ana@acme.example', date: commit.date };
  return { sha: commit.sha, message: commit.message, author: person, committer: person };
}

function parentBodies(commit: Commit, more: Json): Json[] {
  return commit.parents.map((sha) => ({ sha, url: `https://api.github.com/commits/${sha}`, ...more }));
}

/** The result of comparing two commits; `commits` is the page of them to show. */
export function comparisonBody(base: Commit, comparison: Comparison, commits: readonly Commit[]): Json {
  return {
    ...example('comparison'),
    status: comparison.status,
    ahead_by: comparison.ahead.length,
    behind_by: comparison.behind.length,
    total_commits: comparison.ahead.length,
    base_commit: commitBody(base),
    merge_base_commit: commitBody(comparison.mergeBase),
    commits: commits.map(commitBody),
    files: [],
  };
}

/** Above it GitHub leaves the content out of a file's description; the raw form has it. */
const LARGEST_IN_BASE64 = 2 ** 20;

/** A file of a commit, its text in base64. */
export function fileBody(path: string, text: string): Json {
  const bytes = Buffer.from(text);
  if (bytes.length > LARGEST_IN_BASE64) {
    const name = path.split('/').at(-1);
    return { ...example('file'), name, path, size: bytes.length, encoding: 'none', content: '' };
  }
  const content = `${bytes.toString('base64').replace(/.{60}/g, '$&\n')}\n`;
  return { ...example('file'), name: path.split('/').at(-1), path, size: bytes.length, content };
}

/** A symbolic link that leads to no file. */
export function linkBody(path: string, target: string): Json {
  const { content: _, encoding: __, ...entry } = example('file');
  return { ...entry, name: path.split('/').at(-1), path, type: 'symlink', target, size: target.length };
}

/** What stands in a folder: one entry per file, link and folder. */
export function folderBody(path: string, entries: ReturnType<typeof folderEntries>): readonly Json[] {
  const { content: _, encoding: __, ...base } = example('file');
  return entries.map(({ path: name, type, mode, sha }) => {
    const kind = type === 'tree' ? 'dir' : mode === '120000' ? 'symlink' : 'file';
    return { ...base, name, path: path === '' ? name : `${path}/${name}`, type: kind, size: 0, sha };
  });
}

/** A workflow run. */
export function runBody(state: GithubState, run: WorkflowRun, origin: string): Json {
  const base = example('run');
  const url = `${origin}/repos/${slug(state.repository)}/actions/runs/${run.id}`;
  return {
    ...base,
    id: run.id,
    run_number: run.number,
    run_attempt: run.attempt,
    event: run.event,
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: `${run.path}@${run.headBranch}`,
    status: run.status,
    conclusion: run.conclusion,
    url,
    html_url: `https://github.com/${slug(state.repository)}/actions/runs/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    pull_requests: [],
    repository: repositoryPart(base.repository, state.repository),
    head_repository: repositoryPart(base.head_repository, run.headRepository),
  };
}

/** A pull request, in the full form; lists show the same fields and more do no harm. */
export function pullBody(state: GithubState, pull: PullRequest): Json {
  const base = example('pull');
  return {
    ...base,
    number: pull.number,
    title: pull.title,
    state: pull.state,
    merged: false,
    requested_teams: [],
    labels: (pull.labels ?? []).map((name) => ({ ...(base.labels as readonly Json[])[0], name })),
    merge_commit_sha: pull.mergeSha,
    mergeable_state: isChecked(state, pull.headSha) ? 'clean' : 'blocked',
    html_url: `https://github.com/${slug(state.repository)}/pull/${pull.number}`,
    head: sideBody(base.head, pull.headRef, pull.headSha, pull.headRepository),
    base: sideBody(base.base, pull.baseRef, pull.baseSha, state.repository),
  };
}

/** Whether each required check has passed. Checks match by name: the newest job of that name counts, whatever event started its run. */
function isChecked({ requiredChecks, runs, jobs }: GithubState, sha: string): boolean {
  const ofHead = [...runs.values()].filter(({ headSha }) => headSha === sha);
  const newest = ofHead.toReversed().flatMap(({ id, attempt }) => jobs.get(`${id}/${attempt}`) ?? []);
  return requiredChecks.every((check) => newest.find(({ name }) => name === check)?.conclusion === 'success');
}

/** The repository itself. */
export function repositoryBody(state: GithubState): Json {
  return {
    ...repositoryPart(example('repository'), state.repository),
    private: !state.isPublic,
    visibility: state.isPublic ? 'public' : 'private',
    default_branch: state.defaultBranch,
  };
}

function sideBody(side: unknown, ref: string, sha: string, repository: Repository): Json {
  const base = side as Json;
  return {
    ...base,
    ref,
    sha,
    label: `${repository.owner}:${ref}`,
    user: account(base.user, repository.owner, 'User'),
    repo: repositoryPart(base.repo, repository),
  };
}

/** An example's repository made into ours: id, names and owner. */
export function repositoryPart(base: unknown, repository: Repository): Json {
  const { owner, name, id } = repository;
  const part = base as Json;
  return { ...part, id, name, full_name: `${owner}/${name}`, owner: account(part.owner, owner, 'User') };
}

function account(base: unknown, login: string, type: 'Bot' | 'User'): Json {
  return { ...(base as Json), login, type };
}

/** `owner/name`. */
export function slug(repository: Repository): string {
  return `${repository.owner}/${repository.name}`;
}

function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().replace('.000', '');
}
