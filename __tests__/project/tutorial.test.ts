import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/tutorial.md'), 'utf8');
/** The commands of each block, and the lines of output that the page shows below it. */
const steps = [...page.matchAll(/^```sh\n([\s\S]+?)^```\n(?:\n```text\n([\s\S]+?)^```$)?/gm)].map(
  ([, commands = '', shown = '']) => ({ commands, shown: shown.split('\n').filter((line) => line !== '') }),
);

let place: string;
let folder: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'tutorial-'));
  folder = join(place, 'empty');
  for (const name of ['empty', 'bin']) mkdirSync(join(place, name));
  const command = join(place, 'bin/agent-gate');
  // What a terminal shows: there, it is the default format.
  const format = '[ "$1" = gate ] && set -- "$@" --format terminal';
  writeFileSync(command, `#!/bin/sh\n${format}\nexec node '${join(root, 'dist/cli.mjs')}' "$@"\n`);
  chmodSync(command, 0o755);
});
afterAll(() => rmSync(place, { recursive: true }));

test('every command of docs/tutorial.md runs in an empty folder, and prints what the page shows', () => {
  const env = { ...process.env, PATH: `${join(place, 'bin')}${delimiter}${process.env.PATH}` };
  const ended = steps.map(({ commands, shown }) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], { cwd: folder, env, encoding: 'utf8' });
    const output = stdout.replaceAll('\u00a0', ' ');
    return { commands, status, stderr, missing: shown.filter((line) => !output.includes(line)) };
  });
  const blocked = (shown: readonly string[]) => shown.some((line) => line.startsWith('FAIL'));
  expect(ended).toEqual(
    steps.map(({ commands, shown }) => ({ commands, status: blocked(shown) ? 1 : 0, stderr: '', missing: [] })),
  );
});

test('it shows a first gate, a red result and its cause, a fix, a rubric, and a policy tried on past runs', () => {
  const names = steps.flatMap(({ commands }) => commands.match(/^agent-gate \w+/gm) ?? []);
  expect(names.map((name) => name.slice('agent-gate '.length))).toEqual([
    'init',
    'gate',
    'gate',
    'explain',
    'report',
    'brief',
    'gate',
    'test',
    'gate',
    'backtest',
    'backtest',
  ]);
});
