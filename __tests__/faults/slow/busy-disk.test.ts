import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { verifyBundle } from '../../../src/commands/verify.ts';
import { openBundleFiles } from '../../../src/io/bundle/read.ts';
import { productVersion } from '../../../src/io/shipped.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const CLI = path('../../../dist/cli.mjs');
const BUSY_DISK = `--import=${path('../../support/busy-disk.mjs')}`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-busy-'));
  cpSync(path('../../stories/booking'), root, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

interface Ended {
  readonly status: number | null;
  readonly decision: Decision;
  readonly stderr: string;
}

function run(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, [CLI, 'gate', ...words, '--out', 'bundle'], options);
}

/** Runs the gate over the bundle of a run that passed, on a disk that refuses some steps. */
function gateOverOlder(results: string, env: Readonly<Record<string, string>>): Ended {
  expect(run(['--results', 'results/main.jsonl']).status).toBe(0);
  const { status, stdout, stderr } = run(['--results', results, '--json'], { NODE_OPTIONS: BUSY_DISK, ...env });
  return { status, stderr, decision: JSON.parse(stdout) as Decision };
}

const decidedIn = (bundle: string): unknown =>
  JSON.parse(readFileSync(join(root, bundle, 'decision.json'), 'utf8')).decision;

const remainders = (): readonly string[] => readdirSync(root).filter((name) => name.includes('.partial-'));

function isWhole(bundle: string): boolean {
  return verifyBundle(openBundleFiles(bundle, root), productVersion()).same;
}

describe('F26: the disk, with something that another program has open,', () => {
  test.each(['EPERM', 'EBUSY', 'EACCES'])(
    'is in use for a moment (%s): the new bundle stands, and nothing else',
    (code) => {
      const env = { BUSY_STEP: 'renameSync', BUSY_PATH: 'bundle$', BUSY_CODE: code, BUSY_TIMES: '2' };
      const { status, stderr } = gateOverOlder('results/regressed.jsonl', env);
      expect({ status, stderr, decided: decidedIn('bundle') }).toEqual({ status: 1, stderr: '', decided: 'fail' });
      expect([isWhole('bundle'), remainders()]).toEqual([true, []]);
    },
  );

  test.each([
    ['the older bundle', '/bundle$'],
    ['the new bundle', 'partial-\\w+/bundle$'],
  ])('does not let go of %s: the older one stays where it was', (_, BUSY_PATH) => {
    const ended = gateOverOlder('results/regressed.jsonl', { BUSY_STEP: 'renameSync', BUSY_PATH, BUSY_CODE: 'EBUSY' });
    expect([ended.status, ended.stderr, ended.decision.decision]).toEqual([3, '', 'invalid']);
    expect(ended.decision.findings).toMatchObject([{ code: 'unwritable', what: expect.stringContaining('EBUSY') }]);
    expect([isWhole('bundle'), decidedIn('bundle'), remainders()]).toEqual([true, 'pass', []]);
  });

  test('gives the older bundle no way back: it is kept, and named', () => {
    const env = { BUSY_STEP: 'renameSync', BUSY_PATH: 'partial-', BUSY_CODE: 'EBUSY' };
    const { status, stderr } = gateOverOlder('results/regressed.jsonl', env);
    const [kept = ''] = remainders().map((name) => `${name}/older`);
    expect(stderr).toMatch(/the bundle of an earlier run could not be put back, and lies in .*\/older \(EBUSY/);
    expect([status, stderr.includes(kept), isWhole(kept), decidedIn(kept)]).toEqual([3, true, true, 'pass']);
  });

  test('keeps what is to be removed: the decision is unchanged, and the folder is named', () => {
    const env = { BUSY_STEP: 'rmSync', BUSY_PATH: 'partial-\\w+$', BUSY_CODE: 'EBUSY' };
    const { status, stderr } = gateOverOlder('results/regressed.jsonl', env);
    const [kept = 'none'] = remainders();
    expect([status, isWhole('bundle'), decidedIn('bundle')]).toEqual([1, true, 'fail']);
    expect([stderr.split('\n').length, stderr]).toEqual([2, expect.stringContaining(`${kept} could not be removed`)]);
    expect(stderr).toMatch(/\(EBUSY: /);
  });

  test('keeps an older bundle beside a run that is refused: why it was refused is said first', () => {
    const env = { BUSY_STEP: 'renameSync', BUSY_PATH: 'bundle$', BUSY_CODE: 'EBUSY' };
    const { status, decision } = gateOverOlder('results/none.jsonl', env);
    expect([status, decision.decision, decision.exit_code]).toEqual([3, 'invalid', 3]);
    expect(decision.findings).toMatchObject([{ code: 'no-files' }, { code: 'unwritable', place: { file: 'bundle' } }]);
    expect([isWhole('bundle'), remainders()]).toEqual([true, []]);
  });
});
