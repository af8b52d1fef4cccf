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
  readonly headline?: string;
  readonly problems?: readonly { readonly what: string; readonly where?: { readonly file: string } }[];
}

/** What is said of the first problem, in words and in JSON, after it was found to be said in JSON alone. */
function told(words: readonly string[]): string {
  const { status, stdout, stderr } = run(...words, '--json');
  expect({ status, stderr }).toEqual({ status: 3, stderr: '' });
  const { headline, problems = [] } = JSON.parse(stdout) as Told;
  const [first] = problems;
  return headline ?? `${first?.where?.file ?? ''}: ${first?.what ?? ''}`;
}

const LONG = 'x'.repeat(300);
const MAIN = ['gate', '--results', 'results/main.jsonl', '--baseline'];

describe('a path that cannot be read is told by its name, in JSON too', () => {
  test.each([
    ['a closed folder among results', ['gate', '--results', 'sh/*/r.jsonl'], 'it may not be read'],
    ['a closed folder below a pattern of results', ['gate', '--results', 'sh/**/*.jsonl'], 'it may not be read'],
    ['a closed folder among rubrics', ['lint', 'rr/*/*.yml'], 'rr/b: it may not be read'],
    ['a closed folder below a folder of rubrics', ['lint', 'rr'], 'rr: it may not be read'],
    ['a closed folder of cases', ['test', 'rr'], 'rr: it may not be read'],
    ['a closed baseline', [...MAIN, 'closed'], 'it may not be read'],
    ...['verify', 'replay', 'baseline-file', 'explain'].flatMap((command) => [
      [`${command} of a closed folder`, [command, 'closed'], 'it may not be read'] as const,
      [`${command} below a file`, [command, 'results/main.jsonl/x'], 'results/main.jsonl/x'] as const,
      [`${command} of a circle of links`, [command, 'loop'], 'loop: the links of the path lead round'] as const,
      [`${command} of a long name`, [command, LONG], `${LONG}: the path is too long`] as const,
    ]),
    ['noise of a circle of links', ['noise', 'loop', 'results/main.jsonl'], 'loop: the links of the path lead round'],
    ['lint of a circle of links', ['lint', 'loop'], 'loop: the links of the path lead round'],
    ['a baseline of a long name', [...MAIN, LONG], 'the path is too long'],
    ['a baseline below a file', [...MAIN, 'results/main.jsonl/x'], 'no file matches `results/main.jsonl/x`'],
    ['a bundle below a circle of links', ['gate', '--results', 'results/main.jsonl', '--out', 'loop/x'], 'lead round'],
  ] as const)('%s', (_, words, says) => {
    expect(told(words)).toContain(says);
    expect(told(words).toLowerCase()).not.toContain(root);
  });

  test('the folder of the policy', () => {
    mkdirSync(join(root, '.github'), { recursive: true });
    chmodSync(join(root, '.github'), 0);
    expect(told(['gate', '--results', 'results/main.jsonl'])).toContain('it may not be read');
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
