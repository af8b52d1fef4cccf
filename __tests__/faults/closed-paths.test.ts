import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CLI = join(import.meta.dirname, '../../dist/cli.mjs');
/** Nobody in particular; files of a test that runs as root can be closed to this user only. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let root: string;
/** A suite with a bundle, and beside it what cannot be read. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'agent-gate-closed-'));
  cpSync(join(import.meta.dirname, '../stories/booking'), root, { recursive: true });
  spawnSync(process.execPath, [CLI, 'gate', '--results', 'results/main.jsonl', '--out', 'bundle'], { cwd: root });
  for (const closed of ['sh/1', 'sh/3', 'rr/a', 'rr/b']) mkdirSync(join(root, closed), { recursive: true });
  cpSync(join(root, 'results/main.jsonl'), join(root, 'sh/1/r.jsonl'));
  cpSync(join(root, 'rubrics'), join(root, 'rr/a'), { recursive: true });
  cpSync(join(root, 'bundle'), join(root, 'closed'), { recursive: true });
  symlinkSync('loop', join(root, 'loop'));
  chmodSync(root, 0o755);
  for (const closed of ['sh/3', 'rr/b', 'closed']) chmodSync(join(root, closed), 0);
});
afterAll(() => {
  for (const closed of ['sh/3', 'rr/b', 'closed', '.github']) chmodSync(join(root, closed), 0o755);
  rmSync(root, { recursive: true });
});

function run(...words: readonly string[]) {
  return spawnSync(process.execPath, [CLI, ...words], { cwd: root, encoding: 'utf8', ...NOBODY });
}

interface Told {
  readonly findings?: readonly { readonly code: string }[];
  readonly problems?: readonly { readonly code: string; readonly where?: { readonly file: string } }[];
}

/** File and code of the first problem, or the code of the first finding; nothing is printed but JSON. */
function problemsOf(words: readonly string[]): string {
  const { status, stdout, stderr } = run(...words, '--json');
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
  const { findings: [finding] = [], problems: [problem] = [] } = JSON.parse(stdout) as Told;
  return finding?.code ?? `${problem?.where?.file ?? ''}: ${problem?.code ?? ''}`;
}

const LONG = 'x'.repeat(300);
const MAIN = ['gate', '--results', 'results/main.jsonl', '--baseline'];

describe('a path that cannot be read is named, in JSON too', () => {
  test.each([
    ['a closed folder among results', ['gate', '--results', 'sh/*/r.jsonl'], 'unreadable'],
    ['a closed folder below a pattern of results', ['gate', '--results', 'sh/**/*.jsonl'], 'unreadable'],
    ['a closed folder among rubrics', ['lint', 'rr/*/*.yml'], 'rr/b: unreadable'],
    ['a closed folder below a folder of rubrics', ['lint', 'rr'], 'rr: unreadable'],
    ['a closed folder of cases', ['test', 'rr'], 'rr: unreadable'],
    ['a closed baseline', [...MAIN, 'closed'], 'unreadable'],
    ...(
      [
        ['verify', 'no-bundle'],
        ['replay', 'no-bundle'],
        ['baseline-file', 'no-bundle'],
        ['explain', 'no-files'],
      ] as const
    ).flatMap(([command, missing]) => [
      [`${command} of a closed folder`, [command, 'closed'], 'unreadable'] as const,
      [`${command} below a file`, [command, 'results/main.jsonl/x'], missing] as const,
      [`${command} of a circle of links`, [command, 'loop'], 'loop: unreadable'] as const,
      [`${command} of a long name`, [command, LONG], `${LONG}: unreadable`] as const,
    ]),
    ['noise of a circle of links', ['noise', 'loop', 'results/main.jsonl'], 'loop: unreadable'],
    ['lint of a circle of links', ['lint', 'loop'], 'loop: unreadable'],
    ['a baseline of a long name', [...MAIN, LONG], 'unreadable'],
    ['a baseline below a file', [...MAIN, 'results/main.jsonl/x'], 'no-files'],
    ['a bundle below a circle of links', ['gate', '--results', 'results/main.jsonl', '--out', 'loop/x'], 'unwritable'],
  ] as const)('%s', (_, words, says) => {
    expect(problemsOf(words)).toContain(says);
    expect(problemsOf(words).toLowerCase()).not.toContain(root);
  });

  test('the folder of the policy', () => {
    mkdirSync(join(root, '.github'), { recursive: true });
    chmodSync(join(root, '.github'), 0);
    expect(problemsOf(['gate', '--results', 'results/main.jsonl'])).toContain('unreadable');
    chmodSync(join(root, '.github'), 0o755);
  });
});

test('a name on the command line stays on its line', () => {
  for (const words of [['verify'], ['explain'], ['noise', 'results/main.jsonl'], ['lint'], ['gate', '--results'], []]) {
    const { stdout, stderr } = run(...words, 'x\n::error::y\u001b[31m');
    expect(stdout + stderr).not.toContain('\n::');
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stdout + stderr).toContain('::error::y');
  }
});
