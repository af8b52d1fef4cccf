import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryOf } from '../../scripts/set-repository.mjs';
import { issueRuntimeToken } from './artifact-service.ts';
import type { ArtifactShelf } from './artifact-shelf.ts';
import { type Contexts, fillIn } from './expressions.ts';
import { slug } from './github-bodies.ts';
import type { GithubSim } from './github-sim.ts';
import type { Access, WorkflowRun } from './github-state.ts';
import { runAction, type StepResult } from './run-action.ts';
import { runVariables, type Scene } from './story-scenes.ts';
import type { Step, WorkflowFile } from './workflow-file.ts';

const RESULTS = fileURLToPath(new URL('../stories/booking/results', import.meta.url));
const OWN_ACTION = repositoryOf(fileURLToPath(new URL('../../', import.meta.url)));
const HARNESS = fileURLToPath(new URL('./run-my-agent-suite.mjs', import.meta.url));

/** Where workflows are played. */
export interface Stage {
  readonly github: GithubSim;
  readonly node: string;
  readonly shelf: ArtifactShelf;
  /** What the gates of the runs offer to a signer, by path. */
  readonly signable: Map<string, Buffer>;
  /** Signature bundles of the stand-in for the signer, in order. */
  readonly attestations: string[];
}

/** A step's job: the commit, the run, and what the job may do. */
export interface StepScene {
  readonly stage: Stage;
  readonly scene: Scene;
  readonly run: WorkflowRun;
  readonly workflow: WorkflowFile;
  readonly tree: Readonly<Record<string, string>>;
  /** What single commits hold besides. */
  readonly trees?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly agent: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly cancelWhen?: () => boolean;
  /** Id of the job. */
  readonly job: string;
  readonly permissions: Readonly<Record<string, Access>>;
  readonly token: string;
  readonly workspace: string;
  readonly contexts: Contexts;
}

/** How a step ended. */
export interface StepEnd {
  readonly outcome: 'success' | 'failure' | 'cancelled';
  readonly outputs: Readonly<Record<string, string>>;
  /** What the gate did, where the step is the gate. */
  readonly gate?: StepResult;
}

/** Plays one step whose `if` holds. Throws for what the player does not know or the job may not do. */
export async function playStep(scene: StepScene, step: Step): Promise<StepEnd> {
  const { contexts, workspace, stage, run } = scene;
  if (step.run !== undefined) return runScript(scene, step);
  const inputs = filled(step.with, contexts);
  const action = step.uses?.split('@', 1)[0] ?? '';
  if (action === OWN_ACTION) return runGate(scene, step, inputs);
  return attempt(() => {
    if (action === 'actions/checkout') checkOut(scene, inputs.ref || scene.scene.sha, inputs.path);
    else if (action === 'actions/cache')
      return; // Always a cold one.
    else if (action === 'actions/attest') attest(scene, inputs);
    else if (action === 'actions/upload-artifact') stage.shelf.upload(run.id, workspace, inputs);
    else if (action === 'actions/download-artifact') stage.shelf.download(otherRun(scene, inputs), workspace, inputs);
    else throw new TypeError(`the player does not know ${action}`);
  });
}

function filled(values: Step['with'], contexts: Contexts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, fillIn(value, contexts)]));
}

/** An official action that fails ends its step; a mistake of the player's ends the test. */
function attempt(action: () => void): StepEnd {
  try {
    action();
    return { outcome: 'success', outputs: {} };
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return { outcome: 'failure', outputs: {} };
  }
}

function checkOut({ workspace, tree, trees = {}, permissions, stage }: StepScene, sha: string, path = '.'): void {
  if (permissions.contents === undefined) throw new TypeError('the token may not check out');
  const origin = `[remote "origin"]\n\turl = https://github.com/${slug(stage.github.state.repository)}\n`;
  const files = { ...tree, ...trees[sha], '.git/HEAD': `${sha}\n`, '.git/config': origin };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path, file)), { recursive: true });
    writeFileSync(join(workspace, path, file), text);
  }
  copyFileSync(HARNESS, join(workspace, path, 'run-my-agent-suite'));
}

/** Stands in for actions/attest: builds the in-toto statement, and signs nothing. Fails where the token may not write. */
function attest({ stage, permissions }: StepScene, inputs: Readonly<Record<string, string>>): void {
  const asked = ['id-token', 'attestations'].map((name) => permissions[name]);
  if (asked.includes(undefined)) throw new TypeError('the job does not ask for what signing takes');
  if (!asked.every((access) => access === 'write')) throw new Error('the token may not sign');
  const fileOf = (name: string): Buffer => {
    const file = stage.signable.get(inputs[name] ?? '');
    if (file === undefined) throw new TypeError(`there is no ${name} ${inputs[name]}`);
    return file;
  };
  const sha256 = createHash('sha256').update(fileOf('subject-path')).digest('hex');
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: basename(inputs['subject-path'] ?? ''), digest: { sha256 } }],
    predicateType: inputs['predicate-type'],
    predicate: JSON.parse(fileOf('predicate-path').toString('utf8')),
  };
  const payload = Buffer.from(JSON.stringify(statement)).toString('base64');
  const dsseEnvelope = { payload, payloadType: 'application/vnd.in-toto+json', signatures: [{ sig: '' }] };
  const mediaType = 'application/vnd.dev.sigstore.bundle.v0.3+json';
  stage.attestations.push(JSON.stringify({ mediaType, verificationMaterial: {}, dsseEnvelope }));
}

/** Another run's artifacts take a token that may read them. */
function otherRun({ run, permissions, token }: StepScene, inputs: Readonly<Record<string, string>>): number {
  if (inputs['run-id'] === undefined) return run.id;
  if (inputs['github-token'] !== token || permissions.actions === undefined)
    throw new TypeError('the token may not read the artifacts of another run');
  return Number(inputs['run-id']);
}

async function runScript({ stage, workspace, contexts, agent, env = {} }: StepScene, step: Step): Promise<StepEnd> {
  const { origin, state } = stage.github;
  const own = { AGENT: agent, BOOKING_RESULTS: RESULTS, ...env, ...filled(step.env, contexts) };
  // `gh` is stood in for where a test puts one into this folder.
  const PATH = [env.GH_FOLDER ?? '', dirname(process.execPath), '/usr/local/bin:/usr/bin:/bin'].join(delimiter);
  const script = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', fillIn(step.run, contexts)];
  const GITHUB_OUTPUT = join(workspace, '..', `output-${basename(workspace)}`);
  writeFileSync(GITHUB_OUTPUT, '');
  const runner = { PATH, CI: 'true', GITHUB_OUTPUT, GITHUB_API_URL: origin, GITHUB_REPOSITORY: slug(state.repository) };
  const [status] = await once(
    spawn('bash', script, { cwd: workspace, env: { ...runner, ...own }, stdio: 'ignore' }),
    'exit',
  );
  const lines = readFileSync(GITHUB_OUTPUT, 'utf8').split('\n');
  rmSync(GITHUB_OUTPUT);
  const outputs = Object.fromEntries(
    lines.flatMap((line) => [/^(\w+)=(.*)$/.exec(line)?.slice(1, 3) ?? []].filter((one) => one.length > 0)),
  );
  return { outcome: status === 0 ? 'success' : 'failure', outputs };
}

async function runGate(running: StepScene, step: Step, inputs: Readonly<Record<string, string>>): Promise<StepEnd> {
  const { stage, scene, run, workspace, token, workflow, job, contexts } = running;
  const settings = { AGENT_GATE_API_BUDGET_MS: '30000', SOURCE_DATE_EPOCH: String(Date.UTC(2026, 2, 2) / 1000) };
  const variables = runVariables(stage.github.state, run, scene);
  const workflowRef = `${slug(stage.github.state.repository)}/${run.path}@${scene.github.GITHUB_REF}`;
  const result = await runAction({
    node: stage.node,
    workspace,
    token,
    runtimeToken: issueRuntimeToken(stage.github, run.id),
    origin: stage.github.origin,
    event: scene.payload,
    inputs,
    github: { ...variables, GITHUB_WORKFLOW: workflow.name, GITHUB_WORKFLOW_REF: workflowRef, GITHUB_JOB: job },
    env: { ...settings, ...filled(step.env, contexts) },
    cancelWhen: running.cancelWhen,
  });
  for (const [file, bytes] of result.signable) stage.signable.set(file, bytes);
  const ended = result.exitCode === 0 ? 'success' : 'failure';
  return { outcome: running.cancelWhen?.() ? 'cancelled' : ended, outputs: result.outputs, gate: result };
}
