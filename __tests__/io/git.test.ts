import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBranch, trackedFiles } from '../../src/io/git.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'default-branch-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const SHA = `${'a'.repeat(40)}\n`;
const ON_TRUNK = { HEAD: 'ref: refs/heads/trunk\n' };
const OF_ORIGIN = { 'refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/release/next\n' };

test.each<{ name: string; git: Readonly<Record<string, string>>; branch: string | null }>([
  { name: 'no repository', git: {}, branch: null },
  { name: 'a repository without remotes', git: { ...ON_TRUNK, 'refs/heads/trunk': SHA }, branch: 'trunk' },
  { name: 'a remote without a HEAD', git: { ...ON_TRUNK, 'refs/remotes/origin/trunk': SHA }, branch: null },
  { name: 'branches kept in another form', git: { HEAD: 'ref: refs/heads/.invalid\n' }, branch: null },
  { name: 'an origin', git: { ...ON_TRUNK, ...OF_ORIGIN, 'refs/heads/main': SHA }, branch: 'release/next' },
  { name: 'a detached HEAD', git: { HEAD: SHA }, branch: null },
  { name: 'a name with a command (I88)', git: { HEAD: 'ref: refs/heads/main;rm\n' }, branch: null },
  { name: 'a name that is a pattern in a workflow', git: { HEAD: 'ref: refs/heads/a+b\n' }, branch: null },
])('$branch is the default branch of $name', ({ git, branch }) => {
  for (const [file, text] of Object.entries(git)) {
    mkdirSync(dirname(join(root, '.git', file)), { recursive: true });
    writeFileSync(join(root, '.git', file), text);
  }
  expect(defaultBranch(root)).toBe(branch);
});

test('a worktree has no default branch', () => {
  writeFileSync(join(root, '.git'), 'gitdir: /elsewhere\n');
  expect(defaultBranch(root)).toBe(null);
});

test('I88 a file named like an option of git is a file', () => {
  const git = (...args: string[]): unknown => execFileSync('git', args, { cwd: root });
  git('init', '--quiet');
  writeFileSync(join(root, '--upload-pack=x'), '');
  writeFileSync(join(root, '--others'), '');
  git('add', '--', '--upload-pack=x');
  expect(trackedFiles(['--upload-pack=x', '--others'], root)).toEqual(['--upload-pack=x']);
});
