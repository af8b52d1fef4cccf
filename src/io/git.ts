import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
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

/** The checked-out commit, from `.git/HEAD` and the branch that it names; null without git. */
export function readCheckedOutSha(root: string): string | null {
  const head = readOrNull(join(root, '.git/HEAD'))?.trim() ?? '';
  const branch = /^ref: (refs\/heads\/[^\0]+)$/.exec(head)?.[1];
  const sha = branch === undefined ? head : (readOrNull(join(root, '.git', branch))?.trim() ?? '');
  return isSha(sha) ? sha : null;
}

/** The files that git tracks, of those given; empty without git. @param files paths relative to the root */
export function trackedFiles(files: readonly string[], root: string): readonly string[] {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z', '--', ...files], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\0').filter((file) => file !== '') : [];
}

/** Whether the text is a full commit id. */
export function isSha(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
