import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const cli = join(import.meta.dirname, '../dist/cli.mjs');

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** Judges one trial that its harness failed, under a policy that asks for all; the exit code is 1. */
async function failingGate(stdout: 'left' | number, options: readonly string[] = []): Promise<Ended> {
  const cwd = mkdtempSync(join(tmpdir(), 'agent-gate-streams-'));
  writeFileSync(join(cwd, 'results.jsonl'), '{"scenario":"a","harness":{"passed":false}}\n');
  writeFileSync(join(cwd, 'policy.yml'), 'gate:\n  metrics:\n    TCR: { threshold: 0.9, mode: point }\n');
  const words = [...options, cli, 'gate', '--results', 'results.jsonl', '--policy', 'policy.yml'];
  const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', stdout === 'left' ? 'pipe' : stdout, 'pipe'] });
  if (stdout === 'left') child.stdout?.destroy();
  const ended = once(child, 'close');
  const stderr = child.stderr === null ? '' : await text(child.stderr);
  const [code] = (await ended) as [number | null];
  return { code, stderr };
}

test('a reader that closes the pipe early does not change the decision', async () => {
  expect(await failingGate('left')).toStrictEqual({ code: 1, stderr: '' });
});

test.each([
  ['write EOF, as Windows says where the reader has left', 'EOF', 1],
  ['write EPIPE', 'EPIPE', 1],
  ['write EIO', 'EIO', 3],
])('%s', async (_, error, exitCode) => {
  const fails = `process.stdout.write = (text, done) => void done(Object.assign(new Error('write'), { code: '${error}' }))`;
  const { code } = await failingGate('left', ['--import', `data:text/javascript,${encodeURIComponent(fails)}`]);
  expect(code).toBe(exitCode);
});

test('an answer that a full disk refuses is never taken for one', async () => {
  const { code, stderr } = await failingGate(openSync('/dev/full', 'w'));
  expect(stderr).toBe('agent-gate: ENOSPC: no space left on device, write\n');
  expect(code).toBe(3);
});

test('a terminal shows how far a long reading is on one line, and empties it', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'agent-gate-terminal-'));
  const pad = 'x'.repeat(1024 * 1024);
  const lines = Array.from({ length: 9 }, (_, index) => JSON.stringify({ scenario: `s${index}`, output: pad }));
  writeFileSync(join(cwd, 'r.jsonl'), lines.join('\n'));
  const terminal = ['--import', 'data:text/javascript,process.stderr.isTTY = true'];
  const words = [...terminal, cli, 'gate', '--results', 'r.jsonl', '--rubrics', 'harness-verdict'];
  const child = spawn(process.execPath, words, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const stderr = await text(child.stderr);
  const [first, ...notes] = stderr.split('\r\u001b[K');
  expect([first, notes.pop()]).toEqual(['', '']);
  expect(new Set(notes)).toEqual(new Set(['reading "r.jsonl": 8 MiB']));
});

const ROOT = join(import.meta.dirname, '..');
const RUN = 'examples/tau-bench/results/regressed.json';
const TAU = ['--mapping', 'tau-bench', '--rubrics', 'examples/tau-bench/rubrics/*.yml'];

/** Whether a command answers in colour. */
function isColoured(words: readonly string[], isTerminal = true, env: NodeJS.ProcessEnv = {}): boolean {
  const terminal = isTerminal ? ['--import', 'data:text/javascript,process.stdout.isTTY = true'] : [];
  const { stdout } = spawnSync(process.execPath, [...terminal, cli, ...words], {
    ...{ cwd: ROOT, encoding: 'utf8' },
    env: { PATH: process.env.PATH, ...env },
  });
  expect(stdout).not.toBe('');
  return stdout.includes('\u001b[');
}

test.each([
  ['gate', '--results', RUN, ...TAU],
  ['explain', RUN, ...TAU],
  ['inspect', RUN, '--mapping', 'tau-bench'],
  ['lint', 'rubrics'],
  ['test', '__tests__/worked-examples/05-several-outputs'],
  ['noise', 'examples/tau-bench/results/main.json', RUN, ...TAU],
])('%s is coloured on a terminal', (...words) => expect(isColoured(words)).toBe(true));

test.each([
  { by: 'a pipe', isTerminal: false },
  { by: 'NO_COLOR', env: { NO_COLOR: '1' } },
  { by: '--no-color', more: ['--no-color'] },
])('colours are turned off by $by', ({ isTerminal, more = [], env }) => {
  expect(isColoured(['lint', 'rubrics', ...more], isTerminal, env)).toBe(false);
});
