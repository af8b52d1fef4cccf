import { createHash } from 'node:crypto';

/** A repository as GitHub numbers it; forks have another id and owner. */
export interface Repository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
}

export interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
  readonly date: string;
  /** The whole tree: text by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Symbolic links: where each leads, by path, both from the root. */
  readonly links?: Readonly<Record<string, string>>;
}

export interface WorkflowRun {
  readonly id: number;
  readonly number: number;
  attempt: number;
  readonly event: string;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headRepository: Repository;
  /** Path of the workflow file. */
  readonly path: string;
  readonly createdAt: string;
  status: 'in_progress' | 'completed';
  conclusion: 'success' | 'failure' | 'cancelled' | null;
}

/** A job as GitHub records it, for one attempt of a run. */
export interface Job {
  readonly name: string;
  /** Name of the machine. */
  readonly runner: string;
  conclusion: WorkflowRun['conclusion'];
  /** In order; the conclusion is null as long as the step runs. */
  readonly steps: { readonly name: string; conclusion: 'success' | 'failure' | 'cancelled' | 'skipped' | null }[];
}

export interface Artifact {
  readonly id: number;
  readonly name: string;
  readonly runId: number;
  /** Of the run: another attempt may use the name again. */
  readonly attempt: number;
  /** Bytes of the zip. */
  readonly size: number;
  /** `sha256:` of the zip. */
  readonly digest: string;
  readonly blob: string;
  readonly createdAt: string;
  expired: boolean;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly login: string;
  readonly type: 'Bot' | 'User';
  body: string;
  readonly createdAt: string;
  updatedAt: string;
}

export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly baseRef: string;
  /** The base branch's commit when the pull request was opened: GitHub does not refresh it. */
  readonly baseSha: string;
  readonly headRef: string;
  readonly headRepository: Repository;
  headSha: string;
  /** Whether it has had a further push since it was opened. */
  isPushed?: true;
  /** The test merge of head into base. */
  mergeSha: string;
  state: 'open' | 'closed';
  updatedAt?: string;
  /** Who opened it, if that matters. */
  author?: string;
  labels?: readonly string[];
}

export type Access = 'read' | 'write';

/** What a token may do, by permission name as a workflow writes it (`pull-requests`). */
export interface TokenGrant {
  readonly login: string;
  readonly permissions: Readonly<Record<string, Access>>;
}

/** A run's identity towards the artifact service. */
export interface RuntimeGrant {
  readonly runId: number;
  readonly attempt: number;
  readonly runBackendId: string;
  readonly jobBackendId: string;
}

/** Everything the fake GitHub knows; stories build it, handlers read and change it. */
export interface GithubState {
  readonly repository: Repository;
  /** Whoever has a token may read a public repository, whatever the token's permissions. */
  isPublic: boolean;
  /** Names of jobs without whose success nothing is merged. */
  requiredChecks: readonly string[];
  readonly defaultBranch: string;
  /** Commit id by branch name. */
  readonly branches: Map<string, string>;
  /** Names of the protected ones. */
  readonly protectedBranches: Set<string>;
  readonly commits: Map<string, Commit>;
  readonly runs: Map<number, WorkflowRun>;
  /** By run and attempt: `9001/1`. */
  readonly jobs: Map<string, readonly Job[]>;
  readonly artifacts: Map<number, Artifact>;
  /** Days for which uploads asked, by the artifact's name. */
  readonly keptDays: Map<string, number>;
  readonly comments: Map<number, Comment>;
  readonly pulls: Map<number, PullRequest>;
  readonly tokens: Map<string, TokenGrant>;
  readonly runtimeTokens: Map<string, RuntimeGrant>;
  /** The next number of each kind of thing. */
  readonly counters: { artifact: number; page: number; comment: number; run: number; minute: number };
}

/** The account that GITHUB_TOKEN acts as. */
export const ACTIONS_BOT = 'github-actions[bot]';

/** A new repository `acme/booking-assistant` with nothing in it. */
export function createState(): GithubState {
  return {
    repository: { id: 4242, owner: 'acme', name: 'booking-assistant' },
    isPublic: false,
    requiredChecks: [],
    defaultBranch: 'main',
    branches: new Map(),
    protectedBranches: new Set(['main']),
    commits: new Map(),
    runs: new Map(),
    jobs: new Map(),
    artifacts: new Map(),
    keptDays: new Map(),
    comments: new Map(),
    pulls: new Map(),
    tokens: new Map(),
    runtimeTokens: new Map(),
    counters: { artifact: 500, page: 800, comment: 7000, run: 9000, minute: 0 },
  };
}

/** The time in this world: a minute later at each call, from 2 March 2026 on, so that nothing depends on the clock. */
export function tick(state: GithubState): string {
  state.counters.minute += 1;
  return timeOf(state.counters.minute);
}

function timeOf(minute: number): string {
  return new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString().replace('.000', '');
}

/** Adds a commit; its id follows from message and parents, so that stories read the same every time. */
export function addCommit(
  state: GithubState,
  message: string,
  parents: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Commit {
  const sha = createHash('sha1')
    .update([message, ...parents].join('\n'))
    .digest('hex');
  const commit = { sha, parents, message, files, date: tick(state) };
  state.commits.set(sha, commit);
  return commit;
}

/** Adds a comment on an issue or pull request. */
export function addComment(
  state: GithubState,
  issue: number,
  author: Pick<Comment, 'login' | 'type'>,
  body: string,
): Comment {
  state.counters.comment += 1;
  const createdAt = tick(state);
  const comment = { id: state.counters.comment, issue, ...author, body, createdAt, updatedAt: createdAt };
  state.comments.set(comment.id, comment);
  return comment;
}

/** Starts a workflow run; it is in progress until the story says how it ended. */
export function addRun(
  state: GithubState,
  facts: Pick<WorkflowRun, 'event' | 'headSha' | 'headBranch'> & Partial<WorkflowRun>,
): WorkflowRun {
  state.counters.run += 1;
  const run: WorkflowRun = {
    id: state.counters.run,
    number: state.counters.run - 9000,
    attempt: 1,
    headRepository: state.repository,
    path: '.github/workflows/agent-gate.yml',
    createdAt: tick(state),
    status: 'in_progress',
    conclusion: null,
    ...facts,
  };
  state.runs.set(run.id, run);
  return run;
}

/** Adds an artifact whose zip is already in the blob store. */
export function addArtifact(
  state: GithubState,
  facts: Pick<Artifact, 'name' | 'runId' | 'attempt' | 'size' | 'digest' | 'blob'>,
): Artifact {
  // A run uploads its page beside its bundle, and either may end first: each has numbers of its own.
  const kind = facts.name.endsWith('.html') ? 'page' : 'artifact';
  state.counters[kind] += 1;
  const createdAt = kind === 'page' ? timeOf(state.counters.minute) : tick(state);
  const artifact = { id: state.counters[kind], expired: false, createdAt, ...facts };
  state.artifacts.set(artifact.id, artifact);
  return artifact;
}

/** What runs have saved as bundles, oldest first: all artifacts but the reports. */
export function savedBundles(state: Pick<GithubState, 'artifacts'>) {
  return [...state.artifacts.values()].filter(({ name }) => !name.endsWith('.html'));
}
