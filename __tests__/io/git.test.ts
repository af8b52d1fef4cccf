import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBranch, rawParents, readCheckout, trackedFiles } from '../../src/io/git.ts';

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

/** Runs git in a folder, as nobody in particular. */
function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'protocol.file.allow=always'];
  return execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A repository with one commit. */
function repository(folder: string, origin?: string): string {
  mkdirSync(folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch=main');
  if (origin !== undefined) git(folder, 'remote', 'add', 'origin', origin);
  return commit(folder);
}

function commit(folder: string): string {
  git(folder, 'commit', '--quiet', '--allow-empty', `--message=${folder}`);
  return git(folder, 'rev-parse', 'HEAD');
}

const NAME = 'acme/booking-assistant';
const ORIGIN = `https://github.com/${NAME}`;

test('a checkout is found from the folder of the results, with packed references too', () => {
  const sha = repository(root, ORIGIN);
  expect(readCheckout(join(root, 'results/run'), root, NAME)).toEqual({ commit: sha, branch: 'main', folder: root });
  git(root, 'pack-refs', '--all');
  expect(readCheckout(root, root, NAME)).toMatchObject({ commit: sha, branch: 'main' });
  git(root, 'checkout', '--quiet', '--detach');
  expect(readCheckout('/elsewhere/results', root, NAME)).toBeNull();
  expect(readCheckout(root, root, undefined)).toEqual({ commit: sha, branch: null, folder: root });
});

test('a worktree with the results has a commit of its own', () => {
  repository(root, ORIGIN);
  git(root, 'worktree', 'add', '--quiet', '-b', 'next', 'tested');
  const tested = commit(join(root, 'tested'));
  expect(readCheckout(join(root, 'tested/results'), root, NAME)).toMatchObject({ commit: tested, branch: 'next' });
});

test.each([
  ['another repository', 'https://github.com/acme/harness', false],
  ['a repository without an origin', undefined, false],
  ['a fork', 'git@github.com:mallory/Booking-Assistant.git', true],
  ['a second checkout', `${ORIGIN}.git/`, true],
])('of results in %s the right commit is known', (_, origin, isOwn) => {
  const sha = repository(root, ORIGIN);
  const nested = repository(join(root, 'nested'), origin);
  expect(readCheckout(join(root, 'nested/results'), root, NAME)?.commit).toBe(isOwn ? nested : sha);
});

test('of results in a submodule the commit of the repository is known', () => {
  const other = join(root, 'harness');
  repository(other);
  const own = join(root, 'own');
  repository(own, ORIGIN);
  git(own, 'submodule', '--quiet', 'add', other, 'harness');
  const sha = commit(own);
  expect(readCheckout(join(own, 'harness/results'), own, NAME)?.commit).toBe(sha);
});

test.each(['', 'nonsense', 'ref: ../../secret', 'ref: refs/heads/.invalid'])(
  'nothing is known from the HEAD %j',
  (head) => {
    mkdirSync(join(root, '.git'));
    writeFileSync(join(root, '.git/HEAD'), head);
    expect(readCheckout(root, root, NAME)).toBeNull();
  },
);

test('nothing is known without git', () => {
  expect(readCheckout(root, root, NAME)).toBeNull();
});

test('a merge names its parents even where the clone is shallow', () => {
  const first = repository(join(root, 'whole'));
  const whole = join(root, 'whole');
  git(whole, 'checkout', '--quiet', '-b', 'side');
  const side = commit(whole);
  git(whole, 'checkout', '--quiet', 'main');
  git(whole, 'merge', '--quiet', '--no-ff', '--message=merge', 'side');
  const merge = git(whole, 'rev-parse', 'HEAD');
  git(root, 'clone', '--quiet', '--depth=1', `file://${whole}`, 'shallow');
  expect(git(join(root, 'shallow'), 'rev-list', '--count', 'HEAD')).toBe('1');
  expect(rawParents(merge, join(root, 'shallow'))).toEqual([first, side]);
  expect(rawParents('f'.repeat(40), whole)).toEqual([]);
  expect(rawParents(merge, tmpdir())).toEqual([]);
});
