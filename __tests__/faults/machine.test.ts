import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNode } from '../support/node-binaries.ts';
import { runOffline } from '../support/offline-run.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const CLI = path('../../dist/cli.mjs');
const node = findNode(24) ?? '';
const preload = (name: string): string => `--import=${path(`../support/${name}`)}`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-machine-'));
  cpSync(path('../stories/booking'), root, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

interface Written {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Hash by name of every file of the bundle. */
  readonly bundle: Readonly<Record<string, string>>;
}

/** Everything that a run on this machine writes, from the command line. */
function gate(env: Readonly<Record<string, string>>, results = 'results/regressed.jsonl'): Written {
  const words = [CLI, 'gate', '--results', results, '--baseline', 'results/main.jsonl', '--out', 'bundle'];
  const fixed = { PATH: process.env.PATH ?? '', SOURCE_DATE_EPOCH: '1772409600' };
  const ended = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env: { ...fixed, ...env } });
  const { status, stdout, stderr } = ended;
  return { status, stdout, stderr, bundle: hashes(join(root, 'bundle')) };
}

function hashes(folder: string): Readonly<Record<string, string>> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((file) => [file, createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

describe('another machine writes the same bytes', () => {
  test.each([
    ['F32: in a time zone ahead of the day', { TZ: 'Pacific/Kiritimati' }],
    ['F32: in a time zone half an hour off', { TZ: 'America/St_Johns' }],
    ['F32: in a time zone that nobody knows', { TZ: 'Nowhere/Land' }],
    ['F32: with a decimal comma', { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', LC_NUMERIC: 'de_DE.UTF-8' }],
    ['F32: with a Turkish i', { LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }],
    ['F32: without UTF-8', { LANG: 'C', LC_ALL: 'POSIX' }],
    ['F32: with a clock that jumps', { NODE_OPTIONS: preload('odd-clock.mjs') }],
    ['F33: without Intl', { NODE_OPTIONS: preload('no-intl.mjs') }],
    ["F33: without Intl's data", { NODE_ICU_DATA: '/nowhere' }],
  ])('%s', (_, env) => {
    const here = gate({});
    expect([here.status, here.stderr, Object.keys(here.bundle).length]).toEqual([1, '', 11]);
    expect(gate(env)).toEqual(here);
  });
});

describe('F33: paths of other systems', () => {
  test('a pattern with backslashes finds nothing, and says how to write it', () => {
    const { status, stdout } = gate({}, 'results\\*.jsonl');
    expect(status).toBe(3);
    expect(stdout).toContain('`/` between folders');
  });

  test('a file that a disk shows under two names is no second run of its trials', () => {
    const twin = join(root, 'results/Regressed.jsonl');
    symlinkSync(join(root, 'results/regressed.jsonl'), twin);
    const { status, stdout } = gate({}, 'results/*egressed.jsonl');
    rmSync(twin);
    expect(status).toBe(3);
    expect(stdout).toContain('Not judged');
  });
});

describe.skipIf(node === '')('F31: a heap that is used up', () => {
  const heap = (megabytes: number) => ({ NODE_OPTIONS: `--max-old-space-size=${megabytes}` });

  test('ends red, with no word of a pass', async () => {
    const line = (index: number): string => `{"scenario":"s-${index}","final_state":{"booked":true,"time":"10:00"}}\n`;
    const text = Array.from({ length: 100_000 }, (_, index) => line(index)).join('');
    const run = await runOffline({ node, results: { text }, env: heap(20) });
    expect(run.stderr).toContain('heap');
    expect(run.exitCode).toBe(134);
    expect([run.outputs, run.summary, run.bundles, run.misdeeds]).toEqual([{}, '', [], []]);
  });

  test('is not reached by one large record: its limit comes first', async () => {
    const text = `{"scenario":"s","output":"${'x'.repeat(17 << 20)}"}\n`;
    const run = await runOffline({ node, results: { text }, env: heap(40) });
    expect([run.exitCode, run.outputs.decision, run.stderr]).toEqual([3, 'invalid', '']);
    expect(JSON.stringify(run.annotations)).toContain('16777216 bytes');
  });
});
