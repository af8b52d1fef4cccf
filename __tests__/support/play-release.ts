import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';
import { namesOf } from '../../scripts/set-repository.mjs';
import { type Contexts, fillIn } from './expressions.ts';
import type { Job, Step, WorkflowFile } from './workflow-file.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NAMES = namesOf(ROOT);
const SIM = fileURLToPath(new URL('./release-sim.mjs', import.meta.url));

/** What stands on GitHub and npm. */
export interface Outside {
  readonly releases: readonly { tag: string; isDraft: boolean; assets: Record<string, string> }[];
  readonly tags: Record<string, string>;
  readonly packages: Record<string, string>;
  /** `name@version` of the package that is released. */
  readonly package: string;
  /** How often something was changed. */
  readonly changes: number;
  readonly attested: readonly string[];
}

/** One release whose run can be ended and repeated. */
export interface ReleaseRun {
  readonly steps: number;
  outside(): Outside;
  change(more: Partial<Outside>): void;
  /** Plays what has not succeeded yet, or everything: how it ended. */
  play(how?: Ending & { readonly all?: boolean }): Promise<'success' | 'failure'>;
}

interface Ending {
  /** The runner is lost after this step, counted over all jobs from 1. */
  readonly lostAfter?: number;
  /** The step is killed right after this change outside. */
  readonly killAt?: number;
}

const workflow = parse(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')) as WorkflowFile & {
  readonly jobs: Readonly<Record<string, Job & { readonly env?: Readonly<Record<string, string>> }>>;
};

/** Where a step is played. */
interface Place {
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  readonly contexts: Contexts;
  readonly shelf: string;
  attest(subjects: readonly string[]): void;
}

type Inputs = Readonly<Record<string, string>>;

/** What the official actions do, as far as a release needs it; their outputs, or an error that ends the step. */
const ACTIONS: Readonly<Record<string, (inputs: Inputs, place: Place) => Readonly<Record<string, string>>>> = {
  'actions/checkout'(_, { workspace }) {
    for (const name of ['package.json', 'CHANGELOG.md', 'scripts', 'dist', 'node_modules'])
      symlinkSync(join(ROOT, name), join(workspace, name));
    return {};
  },
  'actions/setup-node': () => ({}),
  'actions/upload-artifact'({ path }, { workspace, shelf }) {
    mkdirSync(shelf, { recursive: true });
    for (const file of filesOf(path, workspace)) cpSync(join(workspace, file), join(shelf, file));
    return {};
  },
  'actions/download-artifact'({ path = '' }, { workspace, shelf }) {
    cpSync(shelf, join(workspace, path), { recursive: true });
    return {};
  },
  'actions/attest'(inputs, { workspace, attest }) {
    const subjects = filesOf(inputs['subject-path'], workspace);
    if (subjects.length === 0) throw new Error('no subjects');
    attest(subjects);
    return {};
  },
  'actions/create-github-app-token': (inputs) => ({ token: inputs['private-key'] === 'key' ? 'app-token' : '' }),
};

function filesOf(patterns = '', cwd: string): readonly string[] {
  const lines = patterns.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').flatMap((line) => globSync(line, { cwd, dot: true }));
}

/** Plays one step: what it said if it failed, else null. */
async function playStep(step: Step, place: Place, outputs: Record<string, unknown>): Promise<string | null> {
  const contexts = { ...place.contexts, steps: outputs };
  const fill = (values: object = {}): Record<string, string> =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fillIn(value, contexts)]));
  if (step.run !== undefined) return runScript(step.run, place.workspace, { ...fill(place.env), ...fill(step.env) });
  const action = ACTIONS[step.uses?.split('@', 1)[0] ?? ''];
  if (action === undefined) throw new TypeError(`the player does not know ${step.uses}`);
  outputs[step.id ?? ''] = { outputs: action(fill(step.with), place) };
  return null;
}

async function runScript(script: string, cwd: string, env: Readonly<Record<string, string>>): Promise<string | null> {
  const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  // A group of its own, so that a kill ends the whole step and nothing else.
  const bash = spawn('bash', words, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [bash.stdout, bash.stderr]) stream.on('data', (bytes) => said.push(String(bytes)));
  const [status] = await once(bash, 'close');
  return status === 0 ? null : said.join('');
}

/** Prepares a release of the checkout's version, with this package and the bill of materials that `npm sbom` prints. */
export function openRelease({ tag, tarball, bill }: { tag: string; tarball: string; bill: string }): ReleaseRun {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const [world, bin, shelf] = [join(folder, 'world.json'), join(folder, 'bin'), join(folder, 'shelf')];
  mkdirSync(bin);
  for (const name of ['gh', 'npm']) symlinkSync(SIM, join(bin, name));
  const outside = (): Outside => JSON.parse(readFileSync(world, 'utf8')) as Outside;
  const change = (more: Partial<Outside>): void => writeFileSync(world, JSON.stringify({ ...outside(), ...more }));
  const named = { package: `${NAMES.package}@${tag.slice(1)}`, tags: { [tag]: 'the-commit' } };
  writeFileSync(world, JSON.stringify({ ...named, releases: [], packages: {}, changes: 0, attested: [] }));
  const PATH = `${bin}:${join(process.execPath, '..')}:/usr/local/bin:/usr/bin:/bin`;
  const runner = { PATH, TARBALL: tarball, BILL: bill, SIM: world, GITHUB_REF_NAME: tag, GITHUB_SHA: 'the-commit' };
  const contexts: Contexts = {
    github: { repository: NAMES.slug, ref_name: tag, token: 'github-token' },
    vars: { RELEASE_APP_CLIENT_ID: 'id' },
    secrets: { RELEASE_APP_KEY: 'key' },
  };
  const attest = (subjects: readonly string[]): void => change({ attested: [...outside().attested, ...subjects] });
  const succeeded = new Set<string>();
  const stepsLeft = () =>
    Object.entries(workflow.jobs).flatMap(([id, job]) =>
      succeeded.has(id)
        ? []
        : (job.steps ?? []).map((step, index, all) => ({ id, job, step, isLast: index === all.length - 1 })),
    );
  return {
    steps: stepsLeft().length,
    outside,
    change,
    async play({ lostAfter, killAt, all = false } = {}) {
      if (all) succeeded.clear();
      const rooms = new Map(Object.keys(workflow.jobs).map((id) => [id, mkdtempSync(join(folder, `${id}-`))]));
      const outputs = {};
      for (const [index, { id, job, step, isLast }] of stepsLeft().entries()) {
        const env = { ...runner, ...job.env, KILL_AT: String(killAt ?? '') };
        const failure = await playStep(step, { workspace: rooms.get(id) ?? '', contexts, shelf, attest, env }, outputs);
        if (failure !== null) return endedBy(step, failure, killAt);
        if (index + 1 === lostAfter) return 'failure';
        if (isLast) succeeded.add(id);
      }
      return 'success';
    },
  };
}

/** A step that fails although nobody kills it fails the test. */
function endedBy({ name, run }: Step, failure: string, killAt: number | undefined): 'failure' {
  if (killAt === undefined) throw new Error(`${name ?? run}: ${failure}`);
  return 'failure';
}
