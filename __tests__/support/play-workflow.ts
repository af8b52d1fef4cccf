import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Contexts, fillIn, holds, type Status } from './expressions.ts';
import { slug } from './github-bodies.ts';
import { ACTIONS_BOT, type Access, addRun, type WorkflowRun } from './github-state.ts';
import { playStep, type Stage } from './play-step.ts';
import type { StepResult } from './run-action.ts';
import type { Scene } from './story-scenes.ts';
import { defaultInputs, isStarted, type Job, matrixOf, readWorkflow, type WorkflowFile } from './workflow-file.ts';

/** A workflow to play, and what is the case when it starts. */
export interface Play {
  /** Name of the file in docs/workflows, without its ending. */
  readonly file: string;
  /** Name under which the repository has it; its own unless told otherwise. */
  readonly as?: string;
  readonly scene: Scene;
  /** The run to repeat: same id, next attempt. */
  readonly again?: WorkflowRun;
  /** What the commit holds. */
  readonly tree: Readonly<Record<string, string>>;
  /** What single commits hold besides, by their ids. */
  readonly trees?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Results that the harness has: a file of `stories/booking/results` without its ending. */
  readonly agent: string;
  /** Variables of the harness. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the repository has set for its workflows. */
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  /** Once it holds, the gate's step is cancelled. */
  readonly cancelWhen?: () => boolean;
}

/** A workflow that has ended. */
export interface Played {
  /** Name of the file in docs/workflows, without its ending. */
  readonly file: string;
  readonly run: WorkflowRun;
  /** How each job ended, by id; `skipped` too. */
  readonly jobs: Readonly<Record<string, string>>;
  /** The same by the name of the check, which branch protection knows; without skipped jobs. */
  readonly checks: Readonly<Record<string, string>>;
  /** What the gate did, in order. */
  readonly gates: readonly StepResult[];
  readonly group: string;
  readonly cancels: boolean;
}

interface Running extends Play {
  readonly stage: Stage;
  readonly workflow: WorkflowFile;
  readonly run: WorkflowRun;
  readonly gates: StepResult[];
  readonly checks: Record<string, string>;
  /** Named steps that have ended, by job. */
  readonly steps: Map<string, { readonly name: string; conclusion: Status }[]>;
}

function worst(ended: readonly (Status | 'skipped')[]): Status {
  return (['cancelled', 'failure'] as const).find((one) => ended.includes(one)) ?? 'success';
}

/**
 * Plays a workflow of docs/workflows as a runner would: its expressions by GitHub's evaluator, its scripts by bash, the gate as built.
 * The official actions are stood in for. Throws when the event does not start it.
 */
export async function playWorkflow(stage: Stage, play: Play): Promise<Played> {
  const workflow = readWorkflow(play.file);
  if (!isStarted(workflow, play.scene)) throw new Error(`${play.scene.event} does not start ${play.file}.yml`);
  const { event, headSha, headBranch, headRepository } = play.scene;
  const path = `.github/workflows/${play.as ?? play.file}.yml`;
  const run = play.again ?? addRun(stage.github.state, { event, headSha, headBranch, headRepository, path });
  if (play.again !== undefined) run.attempt += 1;
  const running: Running = { ...play, stage, workflow, run, gates: [], checks: {}, steps: new Map() };
  const { group, 'cancel-in-progress': cancels } = workflow.concurrency;
  const contexts = contextsOf(running);
  const jobs: Record<string, Status | 'skipped'> = {};
  for (const [id, job] of Object.entries(workflow.jobs)) jobs[id] = await playJob(running, id, job, jobs);
  const conclusion = worst(Object.values(jobs));
  Object.assign(run, { status: 'completed', conclusion });
  const ended = Object.entries(jobs).flatMap(([name, of]) =>
    of === 'skipped'
      ? []
      : [{ name, runner: 'GitHub Actions 1', conclusion: of, steps: running.steps.get(name) ?? [] }],
  );
  stage.github.state.jobs.set(`${run.id}/${run.attempt}`, ended);
  const filled = { group: fillIn(group, contexts), cancels: fillIn(cancels, contexts) === 'true' };
  return { file: play.file, run, jobs, checks: running.checks, gates: running.gates, ...filled };
}

function contextsOf({ scene, stage, run, workflow, vars = {}, secrets = {} }: Running): Contexts {
  const { github } = scene;
  return {
    github: {
      event_name: scene.event,
      event: scene.payload,
      sha: scene.sha,
      ref: github.GITHUB_REF,
      ref_name: github.GITHUB_REF_NAME,
      head_ref: github.GITHUB_HEAD_REF ?? '',
      base_ref: github.GITHUB_BASE_REF ?? '',
      repository: slug(stage.github.state.repository),
      run_id: run.id,
      run_attempt: run.attempt,
      workflow: workflow.name,
    },
    inputs: defaultInputs(workflow),
    runner: { temp: 'temp' },
    vars,
    secrets,
    env: {},
    steps: {},
    needs: {},
    matrix: {},
    strategy: {},
  };
}

type Results = Readonly<Record<string, Status | 'skipped'>>;

/** Every job of the matrix, one after the other. */
async function playJob(running: Running, id: string, job: Job, before: Results): Promise<Status | 'skipped'> {
  const needed = job.needs === undefined ? 'success' : before[job.needs];
  const needs = Object.fromEntries(Object.entries(before).map(([name, result]) => [name, { result, outputs: {} }]));
  const contexts = { ...contextsOf(running), needs };
  if (!holds(job.if, contexts, needed === 'success' ? 'success' : 'failure')) return 'skipped';
  if (job.uses !== undefined) return playCalled(running, id, job);
  const all = matrixOf(job);
  const ended: Status[] = [];
  for (const [index, matrix] of all.entries()) {
    const strategy = { 'job-index': index, 'job-total': all.length };
    const inner = { ...contexts, matrix, strategy };
    const conclusion = await playSteps(running, id, job, inner);
    const suffix = Object.keys(matrix).length === 0 ? '' : ` (${Object.values(matrix).join(', ')})`;
    running.checks[job.name === undefined ? `${id}${suffix}` : fillIn(job.name, inner)] = conclusion;
    ended.push(conclusion);
  }
  return worst(ended);
}

/** The jobs of a workflow that a job calls: their checks are named `CALLER / CALLED`. */
async function playCalled(running: Running, id: string, { uses, permissions }: Job): Promise<Status> {
  const called = readWorkflow(basename(uses ?? '', '.yml'));
  const checks: Record<string, string> = {};
  const jobs: Record<string, Status | 'skipped'> = {};
  const inside = { ...running, workflow: { ...called, name: running.workflow.name }, checks };
  for (const [name, job] of Object.entries(called.jobs)) {
    const asked = Object.entries(job.permissions ?? {}).filter(([key]) => permissions?.[key] === undefined);
    if (asked.length > 0) throw new Error(`the called job asks for more than its caller has: ${asked.join()}`);
    jobs[name] = await playJob(inside, name, job, jobs);
  }
  for (const [name, conclusion] of Object.entries(checks)) running.checks[`${id} / ${name}`] = conclusion;
  return worst(Object.values(jobs));
}

async function playSteps(running: Running, id: string, job: Job, outer: Contexts): Promise<Status> {
  const permissions = permissionsOf(running, job);
  const token = `ghs_${randomBytes(18).toString('hex')}`;
  running.stage.github.state.tokens.set(token, { login: ACTIONS_BOT, permissions });
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  const steps: Record<string, unknown> = {};
  let status: Status = 'success';
  try {
    for (const step of job.steps ?? []) {
      const contexts = { ...outer, github: { ...(outer.github as object), token, job: id }, steps };
      if (!holds(step.if, contexts, status)) continue;
      const { outcome, outputs, gate } = await playStep(
        { ...running, job: id, permissions, token, workspace, contexts },
        step,
      );
      if (gate !== undefined) running.gates.push(gate);
      const conclusion = step['continue-on-error'] === true ? 'success' : outcome;
      if (step.id !== undefined) steps[step.id] = { outcome, outputs, conclusion };
      const named = running.steps.get(id) ?? [];
      if (step.name !== undefined) running.steps.set(id, [...named, { name: step.name, conclusion }]);
      status = worst([status, conclusion]);
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true });
  }
  return status;
}

/** What the file asks for; a pull request of a fork or of Dependabot gets a token that can only read. */
function permissionsOf({ scene, stage, workflow }: Running, job: Job): Readonly<Record<string, Access>> {
  const asked = Object.entries(job.permissions ?? workflow.permissions) as [string, Access][];
  const { pull_request: pull } = scene.payload as { pull_request?: { user?: { login?: string } } };
  const isDependabot = pull?.user?.login === 'dependabot[bot]';
  const isFork = scene.headRepository.id !== stage.github.state.repository.id;
  const isReadOnly = scene.event === 'pull_request' && (isFork || isDependabot);
  return Object.fromEntries(asked.map(([name, access]) => [name, isReadOnly ? 'read' : access]));
}
