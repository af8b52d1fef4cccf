import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { issueRuntimeToken } from './artifact-service.ts';
import { bookingConfig, POLICY_PATH } from './booking.ts';
import type { GithubSim, LoggedRequest } from './github-sim.ts';
import {
  ACTIONS_BOT,
  type Access,
  addCommit,
  addRun,
  type Commit,
  type Job,
  type PullRequest,
  type Repository,
  type WorkflowRun,
} from './github-state.ts';
import { runAction, type Signal, type StepResult } from './run-action.ts';
import {
  followScene,
  mainScene,
  openPull,
  pullScene,
  pushTo,
  queueScene,
  runVariables,
  type Scene,
} from './story-scenes.ts';

/** The repository that every story plays in: policy, rubric, and results of several agents. */
const BOOKING = fileURLToPath(new URL('../stories/booking/', import.meta.url));

/** What the README asks for. */
const PERMISSIONS = { contents: 'read', actions: 'read', 'pull-requests': 'write' } as const;
const READ_ONLY = { contents: 'read', actions: 'read', 'pull-requests': 'read' } as const;

/** One run of the action; what is left out is as the README's workflow has it. */
export interface RunRequest {
  /** Results of the run: a file of `stories/booking/results` without its ending, or any text. */
  readonly results: string | { readonly text: string };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, Access>>;
  /** Files of the checkout that differ from the booking repository, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** Variables that differ from what the runner sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** The run to repeat: same id, next attempt. */
  readonly again?: WorkflowRun;
  /** A run to join in its attempt, as another job, or with the same `job` as a further step of one. */
  readonly beside?: WorkflowRun;
  /** Name of the job. */
  readonly job?: string;
  /** The commit that is checked out in place of that of the event. */
  readonly checkout?: string;
  /** Whether the re-run drops what the attempts before it uploaded, as a re-run of all jobs may; both are told of the real platform. */
  readonly vanish?: boolean;
  /** The job is cancelled as soon as this holds for the run's requests so far; `signal` is the first one, by default `SIGINT`. */
  readonly cancelWhen?: (sent: readonly LoggedRequest[]) => boolean;
  readonly signal?: Signal;
  /** Before the step starts: what other steps of the same run have done. */
  readonly before?: (run: WorkflowRun) => Promise<unknown>;
}

/** A run that has ended. */
export interface EndedRun extends StepResult {
  /** For people: `push on main`. */
  readonly title: string;
  /** Whether the golden files leave it out. */
  readonly isPrelude: boolean;
  readonly run: WorkflowRun;
  readonly requests: readonly LoggedRequest[];
  readonly token: string;
  readonly runtimeToken: string;
}

/** The stage of a story: a repository on the fake GitHub with three commits on main, and the runs that were played. */
export interface World {
  readonly github: GithubSim;
  /** Commits of main, oldest first. */
  readonly main: readonly [Commit, Commit, Commit];
  readonly runs: readonly EndedRun[];
  /** A run on main that only saves a baseline: it is checked, but its requests and annotations are not retold. */
  saveBaseline(results: RunRequest['results'], commit?: Commit): Promise<EndedRun>;
  /** Runs on a commit of main; the tip unless told otherwise. */
  runOnMain(
    request: RunRequest & { event?: 'push' | 'schedule' | 'workflow_dispatch'; commit?: Commit },
  ): Promise<EndedRun>;
  /** Lets another policy stand on main. */
  commitPolicy(text: string): void;
  /** Lets these files stand on main too, or in place of its own; in all of its commits, or in those that are named. */
  commitFiles(files: Readonly<Record<string, string>>, commits?: readonly Commit[]): void;
  /** Opens a pull request on main's tip, from a branch of the repository or of a fork. */
  openPull(from?: Repository): PullRequest;
  /** Pushes a further commit to a pull request. */
  pushTo(pull: PullRequest): void;
  runOnPull(pull: PullRequest, request: RunRequest): Promise<EndedRun>;
  /** The second workflow of a fork's pull request: it has a token that can write, and only data of the first run. */
  runAfter(first: EndedRun, pull: PullRequest, request: RunRequest): Promise<EndedRun>;
  /** Runs on what the merge queue has built from the pull request. */
  runInQueue(pull: PullRequest, request: RunRequest): Promise<EndedRun>;
}

/** Builds the repository on a fresh fake GitHub; `node` runs the action. */
export function createWorld(github: GithubSim, node: string): World {
  const { state } = github;
  const files = bookingConfig();
  const first = addCommit(state, 'Book meetings', [], files);
  const second = addCommit(state, 'Move meetings', [first.sha], files);
  const third = addCommit(state, 'Cancel meetings', [second.sha], files);
  state.branches.set('main', third.sha);
  const commitFiles: World['commitFiles'] = (more, commits = [first, second, third]) => {
    for (const commit of commits) state.commits.set(commit.sha, { ...commit, files: { ...files, ...more } });
  };
  const runs: EndedRun[] = [];
  const play = async (scene: Scene, request: RunRequest, isPrelude = false) => {
    const ended = { ...(await playScene(github, node, scene, request)), isPrelude };
    runs.push(ended);
    return ended;
  };
  return {
    github,
    main: [first, second, third],
    runs,
    saveBaseline: (results, commit = third) => play(mainScene(state, 'push', commit), { results }, true),
    runOnMain: ({ event = 'push', commit = third, ...request }) => play(mainScene(state, event, commit), request),
    commitPolicy: (text) => commitFiles({ [POLICY_PATH]: text }),
    commitFiles,
    openPull: (from = state.repository) => openPull(state, third, from),
    pushTo: (pull) => pushTo(state, pull, third),
    runOnPull: (pull, request) => play(pullScene(state, pull), request),
    runAfter: ({ run }, pull, request) => play(followScene(state, { run, pull, tip: third }), request),
    runInQueue: (pull, request) => play(queueScene(state, pull, third), request),
  };
}

async function playScene(
  github: GithubSim,
  node: string,
  scene: Scene,
  request: RunRequest,
): Promise<Omit<EndedRun, 'isPrelude'>> {
  const { event, headSha, headBranch, headRepository } = scene;
  const run = request.again ?? request.beside ?? addRun(github.state, { event, headSha, headBranch, headRepository });
  if (request.again !== undefined) run.attempt += 1;
  for (const { id, runId } of request.vanish ? [...github.state.artifacts.values()] : [])
    if (runId === run.id) github.state.artifacts.delete(id);
  const job = startJob(github.state, run, request.job);
  await request.before?.(run);
  const token = `ghs_${randomBytes(18).toString('hex')}`;
  const isFork = headRepository.id !== github.state.repository.id;
  const permissions = request.permissions ?? (isFork ? READ_ONLY : PERMISSIONS);
  github.state.tokens.set(token, { login: ACTIONS_BOT, permissions });
  const runtimeToken = issueRuntimeToken(github, run.id);
  const workspace = checkOut(github, scene, request);
  const sent = github.requests.length;
  const isDue = (requests: readonly LoggedRequest[]) => request.cancelWhen?.(requests) === true;
  try {
    const result = await runAction({
      node,
      workspace,
      token,
      runtimeToken,
      origin: github.origin,
      event: scene.payload,
      inputs: { results: 'results/*.jsonl', ...request.inputs },
      github: runVariables(github.state, run, scene),
      // A retry that waits as long as on GitHub would make the stories slow. The day is the one of this world.
      env: {
        AGENT_GATE_API_BUDGET_MS: '30000',
        SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 2) / 1000),
        ...request.env,
      },
      cancelWhen: () => isDue(github.requests.slice(sent)),
      signal: request.signal,
    });
    const conclusion = result.exitCode === 0 ? 'success' : 'failure';
    Object.assign(run, { status: 'completed', conclusion });
    job.conclusion = conclusion;
    for (const step of job.steps) step.conclusion ??= conclusion;
    const title = run.attempt > 1 ? `${scene.title}, attempt ${run.attempt}` : scene.title;
    return { ...result, title, run, requests: github.requests.slice(sent), token, runtimeToken };
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
}

/** The job of a run as GitHub records it while its last step, the gate, works. */
function startJob({ jobs }: GithubSim['state'], { id, attempt }: WorkflowRun, name = 'gate'): Job {
  const steps: Job['steps'] = [
    { name: 'Run the suite', conclusion: 'success' },
    { name: 'Agent Gate', conclusion: null },
  ];
  const key = `${id}/${attempt}`;
  const known = jobs.get(key) ?? [];
  const running = known.find((started) => started.name === name);
  if (running !== undefined) return Object.assign(running, { conclusion: null });
  const job: Job = { name, runner: 'GitHub Actions 1', conclusion: null, steps };
  jobs.set(key, [...known, job]);
  return job;
}

/** The working directory after actions/checkout and the harness: a detached HEAD, the files, the results. */
function checkOut(github: GithubSim, { sha }: Scene, { results, files = {}, checkout }: RunRequest): string {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  for (const folder of ['.github', 'rubrics']) {
    cpSync(join(BOOKING, folder), join(workspace, folder), { recursive: true });
  }
  for (const folder of ['.git', 'results']) mkdirSync(join(workspace, folder));
  writeFileSync(join(workspace, '.git/HEAD'), `${checkout ?? sha}\n`);
  const target = join(workspace, 'results/booking.jsonl');
  if (typeof results === 'string') cpSync(join(BOOKING, `results/${results}.jsonl`), target);
  else writeFileSync(target, results.text);
  const main = github.state.commits.get(github.state.branches.get('main') ?? '');
  for (const [path, text] of Object.entries({ ...main?.files, ...files })) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
  }
  return workspace;
}
