import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'examples/tau-bench/README.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the commands of the example come out as its page says', () => {
  const commands = [...page.matchAll(/^```sh\n([\s\S]+?)\n```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const ran = commands.map((command) =>
    spawnSync(command.replace('agent-gate-out', folder), { cwd: root, shell: true, encoding: 'utf8' }),
  );
  expect(ran.map(({ status, stderr }) => ({ status, stderr }))).toEqual(
    [1, 0, 1].map((status) => ({ status, stderr: '' })),
  );
  const table = /^\| {2}\| Agent[\s\S]+?\n\n/m.exec(page)?.[0].trim() ?? 'no table';
  const comment = ran.at(-1)?.stdout.replaceAll('\u00a0', ' ');
  expect(comment).toContain(table);
  expect(comment).toContain('**This pull request relaxes its own gate** in 4 places.');
});

test.each([
  ['names the slice', 'Worth a look', 0],
  ['shows the lift', 'lift over', 1],
])('a command of docs/slices-and-arms.md %s as the page says', (_, start, exitCode) => {
  const slices = readFileSync(join(root, 'docs/slices-and-arms.md'), 'utf8');
  const examples = [...slices.matchAll(/```sh\n(.+)\n```\n\n> (.+)\n/g)];
  const [, command = '', quoted = ''] = examples.find(([, , quote = '']) => quote.includes(start)) ?? [];
  const { status, stdout } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
  expect(status).toBe(exitCode);
  expect(stdout.replaceAll('\u00a0', ' ')).toContain(quoted);
});

test('the effects that docs/trust.md quotes are those of the example', () => {
  const row = /^\| `TCR` .+$/m.exec(page)?.[0] ?? 'no row';
  expect(readFileSync(join(root, 'docs/trust.md'), 'utf8')).toContain(row);
});
