import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { quickStart } from '../../scripts/doc-tables.mjs';

const root = join(import.meta.dirname, '../..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('the first command of the quick start passes and prints the comment', () => {
  const { status, stdout, stderr } = spawnSync(quickStart(readme)[0] ?? '', {
    cwd: root,
    shell: true,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^## .+: retail-assistant/m);
  expect(stdout).toContain('Task completion');
});

test('the second one installs and tests', () => {
  expect(quickStart(readme).slice(1)).toEqual(['npm ci && npm test']);
});

test('a document without a quick start is refused', () => {
  expect(() => quickStart('# Agent Gate\n')).toThrow('no block of commands');
});
