import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { isTaken, requireNoWayOut, writeNewFile } from '../../src/io/write-files.ts';
import { findNode } from '../support/node-binaries.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-files-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('writes a file and the folders above it', () => {
  expect(isTaken('a/b/c.yml', root)).toBe(false);
  writeNewFile({ file: 'a/b/c.yml', text: 'x: 1\n' }, root);
  expect([isTaken('a/b/c.yml', root), readFileSync(join(root, 'a/b/c.yml'), 'utf8')]).toEqual([true, 'x: 1\n']);
});

test.each([
  { name: 'a file', put: (path: string) => writeFileSync(path, 'old') },
  { name: 'a folder', put: (path: string) => mkdirSync(path) },
  { name: 'a link that leads nowhere', put: (path: string) => symlinkSync('nowhere', path) },
])('leaves $name alone', ({ put }) => {
  put(join(root, 'x'));
  expect(isTaken('x', root)).toBe(true);
  expect(() => writeNewFile({ file: 'x', text: 'new' }, root)).toThrow(UserError);
});

test('names the file in the place of a folder', () => {
  writeFileSync(join(root, 'x'), '');
  for (const act of [() => isTaken('x/y', root), () => writeNewFile({ file: 'x/y', text: '' }, root)])
    expect(act).toThrow(/^x\/y: /);
});

test.each([
  { name: 'no folder', links: {}, isOut: false },
  { name: 'a folder inside', links: { a: 'real' }, isOut: false },
  { name: 'a folder outside', links: { a: '..' }, isOut: true },
  { name: 'a folder outside, from below', links: { 'real/b': tmpdir() }, isOut: true },
  { name: 'nothing', links: { a: 'nowhere' }, isOut: true },
])('checks links of folders: a link to $name', ({ links, isOut }) => {
  mkdirSync(join(root, 'real'));
  for (const [path, target] of Object.entries(links)) symlinkSync(target, join(root, path));
  const files = ['c.yml', 'a/b/c.yml', 'real/b/c.yml'];
  const check = () => files.forEach((file) => void requireNoWayOut(file, root));
  if (isOut) expect(check).toThrow(UserError);
  else expect(check).not.toThrow();
});

test.skipIf(findNode(24) === null)('leaves nothing where the disk takes no more', () => {
  const module = JSON.stringify(join(import.meta.dirname, '../../src/io/write-files.ts'));
  const work = `(await import(${module})).writeNewFile({ file: 'x.yml', text: 'x: 1' }, '.')`;
  const words = [findNode(24) ?? '', '--input-type=module', '--eval', work];
  const { stderr } = spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...words], { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain('UserError: x.yml: ');
  expect(readdirSync(root)).toEqual([]);
});
