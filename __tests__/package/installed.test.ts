import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/build.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const example = join(root, 'examples/tau-bench');

let folder = '';
let tarball = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  const [packed] = JSON.parse(sound(npm('pack', '--json', '--pack-destination', folder, root)).stdout) as [
    { filename: string },
  ];
  tarball = join(folder, packed.filename);
  writeFileSync(join(folder, 'package.json'), '{ "name": "empty", "private": true }\n');
  sound(npm('install', '--offline', '--cache', join(folder, 'empty-cache'), tarball));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package with its docs is below 1.45 MB, a fifth of it the script of the playground, a ninth the two published runs of the demo', () => {
  expect(statSync(tarball).size).toBeLessThan(1_450_000);
});

test('it installs nothing else', () => {
  const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['agent-regression-gate']);
});

test('it holds every file that its code loads', () => {
  const dist = join(folder, 'node_modules/agent-regression-gate/dist');
  // What @actions/ packages bring stays out, as only the action talks to GitHub.
  const leftOut = new Set(readFileSync(join(root, 'dist/.npmignore'), 'utf8').split('\n'));
  const there = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  const missing = there.filter(
    (path) => !existsSync(join(dist, path)) && !leftOut.has(`/${path.replaceAll('\\', '/')}`),
  );
  expect(missing).toEqual(['.npmignore']);
});

test('npx agent-gate --version', () => {
  expect(agentGate('--version').stdout.trim()).toBe(version);
});

test('npx agent-gate demo shows a caught regression', () => {
  expect(JSON.parse(agentGate('demo', '--json').stdout)).toMatchObject({ decision: 'fail' });
});

test('npx agent-gate init writes the policy and the workflow for results that it knows', () => {
  cpSync(join(example, 'results/pull-request.json'), join(folder, 'results/run.json'), { recursive: true });
  agentGate('init', 'results/run.json');
  expect(existsSync(join(folder, '.github/agent-gate.yml'))).toBe(true);
  expect(existsSync(join(folder, '.github/workflows'))).toBe(true);
});

test.each([
  { run: 'pull-request', status: 0 },
  { run: 'regressed', status: 1 },
])('npx agent-gate gate ends with $status on the results $run', ({ run, status }) => {
  const results = join(example, `results/${run}.json`);
  const options = ['--mapping', 'tau-bench', '--rubrics', join(example, 'rubrics/*.yml'), '--baseline'];
  const policy = ['--policy', join(example, 'agent-gate.yml')];
  const ended = npx('gate', '--results', results, ...options, join(example, 'results/main.json'), ...policy);
  expect(ended.status, ended.stdout).toBe(status);
});

test('the types and the schemas of all formats are there to import', () => {
  const typed = [
    "import type { Decision } from 'agent-regression-gate/schemas/decision';",
    'export const isPass = (decision: Decision): boolean => decision.decision === "pass";',
    '// @ts-expect-error: no such decision',
    'export const isFine = (decision: Decision): boolean => decision.decision === "fine";',
  ];
  const load = "import schema from 'agent-regression-gate/schemas/decision' with { type: 'json' };";
  writeFileSync(join(folder, 'use.mts'), typed.join('\n'));
  writeFileSync(join(folder, 'load.mjs'), `${load}\nconsole.log(schema.title);\n`);
  const options = ['--noEmit', '--strict', '--module', 'nodenext'];
  sound(
    spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options, 'use.mts'], inFolder()),
  );
  expect(sound(spawnSync(process.execPath, ['load.mjs'], inFolder())).stdout).toBe('Agent Gate decision\n');
});

function agentGate(...args: readonly string[]): SpawnSyncReturns<string> {
  return sound(npx(...args));
}

function npx(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync('npx', ['--no-install', 'agent-gate', ...args], inFolder());
}

function npm(...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund'], inFolder());
}

/** Without the variables by which an outer npm tells its scripts where they are. */
function inFolder() {
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const shell = process.platform === 'win32';
  return { cwd: folder, encoding: 'utf8', env: Object.fromEntries(env), shell } as const;
}

function sound(ended: SpawnSyncReturns<string>): SpawnSyncReturns<string> {
  expect(ended.status, `${ended.stdout}${ended.stderr}${ended.error ?? ''}`).toBe(0);
  return ended;
}
