import { execFile, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import { verifyBundle } from '../../src/commands/verify.ts';
import { openBundleFiles } from '../../src/io/bundle/read.ts';
import { productVersion } from '../../src/io/shipped.ts';
import { makeFolder, writingTo } from '../../src/io/write-files.ts';
import { findNode } from '../support/node-binaries.ts';
import { runOffline } from '../support/offline-run.ts';

const path = (from: string): string => fileURLToPath(new URL(from, import.meta.url));
const CLI = path('../../dist/cli.mjs');
/** Nobody in particular; files of a test that runs as root can be closed to this user only. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-disk-'));
  cpSync(path('../stories/booking'), root, { recursive: true });
  chmodSync(root, 0o755);
});
afterEach(() => {
  chmodSync(root, 0o755);
  rmSync(root, { recursive: true });
});

interface Ended {
  readonly status: number | null;
  readonly decision: Decision;
  readonly stderr: string;
}

/** Runs the gate with `--out`, under a limit of the shell's where one is given. */
function gate(agent: string, out: string, limit?: string): Ended {
  const words = [process.execPath, CLI, 'gate', '--results', `results/${agent}.jsonl`, '--out', out, '--json'];
  const [command = '', ...rest] = limit === undefined ? words : ['sh', '-c', `${limit}; exec "$@"`, 'sh', ...words];
  const { status, stdout, stderr } = spawnSync(command, rest, { cwd: root, encoding: 'utf8', ...NOBODY });
  return { status, stderr, decision: JSON.parse(stdout) as Decision };
}

function gateAsOurselves(agent: string, out: string): number | null {
  const words = [CLI, 'gate', '--results', `results/${agent}.jsonl`, '--out', out];
  return spawnSync(process.execPath, words, { cwd: root }).status;
}

function isWhole(bundle: string): boolean {
  return verifyBundle(openBundleFiles(bundle, root), productVersion()).same;
}

/** The decision that says the disk did not take the bundle. */
function expectUnwritable({ status, decision, stderr }: Ended, out: string, why: string): void {
  expect({ status, stderr, decision: decision.decision }).toEqual({ status: 3, stderr: '', decision: 'invalid' });
  expect(decision.findings).toMatchObject([
    { code: 'unwritable', place: { file: out }, what: expect.stringContaining(why) },
  ]);
}

describe('F26: the disk', () => {
  test('takes no file of that size: the older bundle stays as it was, and nothing half written stays', () => {
    expect(gateAsOurselves('main', 'bundle')).toBe(0);
    chmodSync(root, 0o777);
    const before = readdirSync(root);
    // In blocks of half a kilobyte: the evidence alone is larger.
    expectUnwritable(gate('regressed', 'bundle', 'ulimit -f 8'), 'bundle', 'EFBIG');
    expect(isWhole('bundle')).toBe(true);
    expect(readdirSync(root)).toEqual(before);
  });

  test('may not be written', () => {
    chmodSync(root, 0o555);
    expectUnwritable(gate('main', 'bundle'), 'bundle', 'permission');
    expect(readdirSync(root).join()).not.toContain('partial');
  });

  test('has a file where the folder should be', () => {
    writeFileSync(join(root, 'taken'), 'text');
    for (const out of ['taken', 'taken/bundle']) expectUnwritable(gate('main', out), out, 'in the place of a folder');
  });

  test.runIf(process.platform === 'linux')('takes no folder there, and says so at once', () => {
    expect(() => writingTo('/proc/x', () => makeFolder('/proc/x/y'))).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ where: { file: '/proc/x' } })] }),
    );
  });

  test.skipIf(findNode(24) === null)('takes the same folders from several jobs at once', async () => {
    const module = JSON.stringify(path('../../src/io/write-files.ts'));
    const work = `
      const { makeFolder } = await import(${module});
      for (let level = 0; level < 50; level++) makeFolder(\`runs/\${level}/\${process.argv[1]}\`);`;
    const make = (job: string) =>
      promisify(execFile)(findNode(24) ?? '', ['--input-type=module', '--eval', work, job], { cwd: root });
    await Promise.all(['one', 'two', 'three', 'four'].map(make));
    expect(readdirSync(join(root, 'runs/0')).sort()).toEqual(['four', 'one', 'three', 'two']);
  });

  test('takes a bundle whose folder is written with a slash at its end', () => {
    for (const agent of ['main', 'regressed']) {
      gateAsOurselves(agent, 'bundle/');
      expect(isWhole('bundle')).toBe(true);
    }
    expect(readdirSync(root).join()).not.toContain('partial');
  });

  test.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EPERM', 'EBUSY', 'ENAMETOOLONG'])('%s is a problem of its path', (code) => {
    const broken = () =>
      writingTo('out/bundle', () => {
        throw Object.assign(new Error('write'), { code, syscall: 'write' });
      });
    expect(broken).toThrow(
      expect.objectContaining({
        problems: [expect.objectContaining({ code: 'unwritable', where: { file: 'out/bundle' } })],
      }),
    );
  });

  test('lets a bug of ours through', () => {
    for (const bug of [new TypeError('a bug'), Object.assign(new Error('odd'), { code: 'EODD' }), 'text'])
      expect(() =>
        writingTo('out', () => {
          throw bug;
        }),
      ).toThrow(bug instanceof Error ? bug.message : bug);
  });

  test.skipIf(findNode(24) === null)('has no folder for temporary files: the action is red and names it', async () => {
    mkdirSync(join(root, 'temp'));
    for (const name of ['temp/gone', 'results/main.jsonl']) {
      const RUNNER_TEMP = join(root, name);
      const run = await runOffline({ node: findNode(24) ?? '', results: 'main', env: { RUNNER_TEMP } });
      expect([run.exitCode, run.outputs.decision]).toEqual([3, 'invalid']);
      expect(JSON.stringify(run.annotations)).toContain(RUNNER_TEMP);
      expect(run.stdout).not.toContain('Internal error');
    }
  });
});
