import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { bundleDecisions, undecidedNumbers, unreplayable } from './replay-bundles.ts';
import { type Annotation, readFileCommands, readRunnerLog } from './runner-output.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The runner drops a larger summary with an error. */
const SUMMARY_LIMIT = 1024 * 1024;
const KILL_AFTER_MS = 60_000;

/** One step of a workflow: `uses: ./`. */
export interface StepRequest {
  /** Path of the node to run. */
  readonly node: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The checked-out repository. */
  readonly workspace: string;
  readonly token: string;
  readonly runtimeToken: string;
  /** Address of API and results service. */
  readonly origin: string;
  /** The webhook payload. */
  readonly event: unknown;
  /** What the runner says about this run: `GITHUB_SHA`, `GITHUB_EVENT_NAME` and so on. */
  readonly github: Readonly<Record<string, string>>;
  /** Further variables, last word. */
  readonly env?: Readonly<Record<string, string>>;
  /** Asked again and again; once it holds, the job is cancelled as the runner does it. */
  readonly cancelWhen?: (() => boolean) | undefined;
  /** The first signal that it gets; `SIGINT`, with which the runner begins, where it is left out. */
  readonly signal?: Signal | undefined;
}

/** A runner that cancels a job sends these one after the other, until the step has ended. */
const SIGNALS = [
  { signal: 'SIGINT', afterMs: 0 },
  { signal: 'SIGTERM', afterMs: 7_500 },
  { signal: 'SIGKILL', afterMs: 10_000 },
] as const;
export type Signal = (typeof SIGNALS)[number]['signal'];

/** What a step has left behind. */
export interface StepResult {
  /** Null when the step took too long; 128 and the signal's number when a signal ended it: 130, 143, 137. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
  readonly masks: readonly string[];
  /** Places where a token or a masked value can be read. */
  readonly leaks: readonly string[];
  /** What is decided in the bundles that stand under their name. */
  readonly bundles: readonly string[];
  /** Whatever the step did that no step of ours may do. */
  readonly misdeeds: readonly string[];
  /** What the step offers to a signer, by path: the predicate and the manifest of its bundle. */
  readonly signable: ReadonlyMap<string, Buffer>;
}

interface Manifest {
  readonly inputs: Readonly<Record<string, { readonly default?: string; readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly runs: { readonly using: string; readonly main: string };
}

/** The files that the runner hands to a step, all empty at the start. */
const FILE_COMMANDS = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const;

/** action.yml of this repository. */
export function readManifest(): Manifest {
  return parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as Manifest;
}

/** Runs the built action as the runner does, in an environment made from scratch, and reads what it left behind. */
export async function runAction(request: StepRequest): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'runner-'));
  const manifest = readManifest();
  const files = Object.fromEntries(FILE_COMMANDS.map((name) => [name, join(folder, name.toLowerCase())]));
  for (const file of Object.values(files)) writeFileSync(file, '');
  const eventPath = join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(request.event));
  try {
    const env = { ...environment(request, folder), ...files, GITHUB_EVENT_PATH: eventPath };
    const variables = { ...env, ...inputVariables(manifest, request), ...request.env };
    const ended = await start(request, builtEntry(manifest), variables);
    const result = readResult(request, manifest, { ...ended, files });
    const temp = join(folder, 'temp');
    const misdeeds = [...result.misdeeds, ...unreplayable(temp), ...undecidedNumbers(temp, result.summary)];
    return { ...result, bundles: bundleDecisions(temp), misdeeds, signable: signableIn(result.outputs) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function signableIn({ predicate = '', bundle = '' }: StepResult['outputs']): StepResult['signable'] {
  if (predicate === '') return new Map();
  return new Map([predicate, join(bundle, 'manifest.json')].map((file) => [file, readFileSync(onThisDisk(file))]));
}

/** A run that is played as on Windows names a drive. */
function onThisDisk(file: string): string {
  return file.replace(/^[A-Z]:/, '').replaceAll('\\', '/');
}

function builtEntry({ runs }: Manifest): string {
  const entry = join(ROOT, runs.main);
  if (!existsSync(entry)) throw new Error(`${runs.main} is missing: run "npm run build" first`);
  return entry;
}

/** Only what a hosted runner sets: nothing of the machine that runs the tests gets in, proxies neither. */
function environment(request: StepRequest, folder: string): Record<string, string> {
  const home = join(folder, 'home');
  const temp = join(folder, 'temp');
  for (const path of [home, temp]) mkdirSync(path);
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: home,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_NAME: 'GitHub Actions 1',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: join(folder, 'tools'),
    RUNNER_WORKSPACE: dirname(request.workspace),
    GITHUB_WORKSPACE: request.workspace,
    // The artifact client refuses any other server; only the API's address is ours.
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: request.origin,
    GITHUB_GRAPHQL_URL: `${request.origin}/graphql`,
    ACTIONS_RUNTIME_TOKEN: request.runtimeToken,
    ACTIONS_RUNTIME_URL: `${request.origin}/runtime/`,
    ACTIONS_RESULTS_URL: `${request.origin}/results/`,
    ...request.github,
  };
}

/** `INPUT_NAME` for every input of action.yml, from the step or from its default. Throws on an input it does not have. */
function inputVariables(manifest: Manifest, { inputs, token, workspace }: StepRequest): Record<string, string> {
  const unknown = Object.keys(inputs).find((name) => manifest.inputs[name] === undefined);
  if (unknown !== undefined) throw new Error(`action.yml has no input ${unknown}`);
  return Object.fromEntries(
    Object.entries(manifest.inputs).map(([name, { default: fallback }]) => {
      const written = inputs[name] ?? String(fallback ?? '').replace(/\$\{\{\s*github\.token\s*\}\}/, token);
      const value = written.replaceAll(/\$\{\{ github\.workspace \}\}/g, workspace);
      if (value.includes('${{')) throw new Error(`the harness cannot evaluate ${value} of input ${name}`);
      return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value];
    }),
  );
}

interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function start(
  { node, workspace, cancelWhen, signal: first = 'SIGINT' }: StepRequest,
  main: string,
  env: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [main], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const stdout: string[] = [];
    const stderr: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => stdout.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => stderr.push(text));
    let isLate = false;
    const killer = setTimeout(() => {
      isLate = child.kill('SIGKILL');
    }, KILL_AFTER_MS);
    const signals: NodeJS.Timeout[] = [];
    const cancel = (): void => {
      const begun = SIGNALS.findIndex(({ signal }) => signal === first);
      const start = SIGNALS[begun]?.afterMs ?? 0;
      for (const { signal, afterMs } of SIGNALS.slice(begun))
        signals.push(setTimeout(() => child.kill(signal), afterMs - start));
    };
    const canceller = setInterval(() => signals.length === 0 && cancelWhen?.() && cancel(), 20);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearInterval(canceller);
      for (const timer of [killer, ...signals]) clearTimeout(timer);
      const exitCode = signal === null || isLate ? code : 128 + constants.signals[signal];
      resolve({ exitCode, stdout: stdout.join(''), stderr: stderr.join('') });
    });
  });
}

function readResult(
  { token, runtimeToken }: StepRequest,
  manifest: Manifest,
  { exitCode, stdout, stderr, files }: Ended & { files: Readonly<Record<string, string>> },
): Omit<StepResult, 'bundles' | 'signable'> {
  const read = (name: string) => readFileSync(files[name] ?? '', 'utf8');
  const { text, annotations, masks, strayCommands } = readRunnerLog(stdout);
  const summary = read('GITHUB_STEP_SUMMARY');
  const outputs = readFileCommands(read('GITHUB_OUTPUT'));
  const misdeeds = [
    ...strayCommands.map((line) => `gave the command ${line}`),
    ...['GITHUB_ENV', 'GITHUB_PATH'].filter((name) => read(name) !== '').map((name) => `wrote to ${name}`),
    ...Object.keys(outputs).flatMap((name) => (name in manifest.outputs ? [] : [`set the unknown output ${name}`])),
    ...(Buffer.byteLength(summary) > SUMMARY_LIMIT ? ['wrote more than 1 MiB of summary'] : []),
    ...(exitCode === null ? [`did not end within ${KILL_AFTER_MS} ms`] : []),
  ];
  const places = { log: text, stderr, summary, outputs: JSON.stringify(outputs) };
  const leaks = findLeaks([token, runtimeToken, ...masks], places);
  return { exitCode, stdout, stderr, outputs, summary, annotations, masks, misdeeds, leaks };
}

/** `name of the place: secret` for every secret that can be read somewhere; an empty one is none. */
export function findLeaks(secrets: readonly string[], places: Readonly<Record<string, string>>): string[] {
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.filter((secret) => secret !== '' && text.includes(secret)).map((secret) => `${place} shows ${secret}`),
  );
}
