import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readOrNull } from './files.ts';

/** The default branch of the origin, or, in a repository without remotes, the checked-out branch; null if unknown. */
export function defaultBranch(root: string): string | null {
  const ofOrigin = branchIn('refs/remotes/origin/HEAD', 'refs/remotes/origin/', root);
  const hasRemotes = existsSync(join(root, '.git/refs/remotes'));
  return ofOrigin ?? (hasRemotes ? null : branchIn('HEAD', 'refs/heads/', root));
}

/** The branch that a file of `.git` refers to; null if none, or if its name would be a pattern in a workflow. */
function branchIn(file: string, prefix: string, root: string): string | null {
  const reference = `ref: ${prefix}`;
  const text = readOrNull(join(root, '.git', file))?.trim() ?? '';
  const branch = text.startsWith(reference) ? text.slice(reference.length) : '';
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}

export interface Checkout {
  readonly commit: string;
  /** Null for a detached HEAD. */
  readonly branch: string | null;
  readonly folder: string;
}

/**
 * What is checked out at a folder, or in the nearest folder above it up to the root: in a work tree of the repository or of a fork, which
 * has its name. Work trees of other repositories and submodules are passed over. Runs no git.
 * @param folder a path below the root; any other counts as the root
 * @param repository `owner/name`; undefined for any
 * @returns null without such a work tree, and if its commit cannot be read
 */
export function readCheckout(folder: string, root: string, repository: string | undefined): Checkout | null {
  const path = relative(root, folder);
  const isBelow = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  const entry = readOrNull(join(folder, '.git'));
  const link = /^gitdir: (.+)$/m.exec(entry ?? '')?.[1]?.trim();
  const own = link === undefined ? join(folder, '.git') : resolve(folder, link);
  const shared = resolve(own, readOrNull(join(own, 'commondir'))?.trim() ?? '.');
  const head = readOrNull(join(own, 'HEAD'))?.trim();
  if (head !== undefined && isWorkTreeOf(repository, shared, !isBelow)) return checkoutAt(folder, head, own, shared);
  return isBelow ? readCheckout(dirname(folder), root, repository) : null;
}

/** Whether a repository is the given one, or a fork of it: by the name at its origin. @param unnamed for one without an origin */
function isWorkTreeOf(repository: string | undefined, shared: string, unnamed: boolean): boolean {
  const origin = /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(readOrNull(join(shared, 'config')) ?? '')?.[1];
  if (origin === undefined || repository === undefined) return unnamed;
  const nameIn = (text: string) => basename(text.replace(/\/+$/, ''), '.git').toLowerCase();
  return nameIn(origin) === nameIn(repository);
}

/** @param own the folder of this work tree @param shared the folder of the repository, with its branches */
function checkoutAt(folder: string, head: string, own: string, shared: string): Checkout | null {
  const reference = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
  const commit = reference === undefined ? head : (refIn(own, reference) ?? refIn(shared, reference) ?? '');
  const branch = reference?.startsWith('refs/heads/') ? reference.slice('refs/heads/'.length) : null;
  return isSha(commit) ? { commit, branch, folder } : null;
}

/** The commit of a reference, from its file or from the packed references. */
function refIn(gitFolder: string, reference: string): string | null {
  const loose = readOrNull(join(gitFolder, reference));
  if (loose !== null) return loose.trim();
  const packed = (readOrNull(join(gitFolder, 'packed-refs')) ?? '').split('\n').map((line) => line.trim().split(' '));
  return packed.find(([, name]) => name === reference)?.[0] ?? null;
}

/** The parents that a commit itself names, even in a shallow clone; empty if git does not have it. */
export function rawParents(commit: string, folder: string): readonly string[] {
  const { stdout } = spawnSync('git', ['--no-replace-objects', 'cat-file', 'commit', commit], {
    cwd: folder,
    encoding: 'utf8',
  });
  const [header = ''] = (stdout ?? '').split('\n\n', 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}

/** The files that git tracks, of those given; empty without git. @param files paths relative to the root */
export function trackedFiles(files: readonly string[], root: string): readonly string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', ...files], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : [];
}

export function isSha(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
