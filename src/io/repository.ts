import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { soundOr } from '../errors.ts';
import { folderExists, onDisk, readText, type TextFile } from './files.ts';
import { findFiles } from './find-files.ts';

/** The default branch as a clone tells it: that of its origin, else the only one of a repository without others; null where it tells neither. */
export function defaultBranch(root: string): string | null {
  const ofOrigin = namedIn('.git/refs/remotes/origin/HEAD', 'remotes/origin', root);
  if (ofOrigin !== null) return ofOrigin;
  const checkedOut = namedIn('.git/HEAD', 'heads', root);
  const isAlone = refsIn('remotes', root).length === 0 && refsIn('heads', root).every((name) => name === checkedOut);
  return isAlone ? checkedOut : null;
}

/** The branch that such a file refers to; null where it names none, or none that stands for itself in a workflow. */
function namedIn(file: string, folder: string, root: string): string | null {
  const start = `ref: refs/${folder}/`;
  const text = textOf(file, root).trim();
  const branch = text.startsWith(start) ? text.slice(start.length) : '';
  return /^(?!\.)[\w./-]+$/.test(branch) ? branch : null;
}

/** Names below such a folder of branches that have a commit: in files of their own, or packed into one. */
function refsIn(folder: 'heads' | 'remotes', root: string): readonly string[] {
  const home = `.git/refs/${folder}/`;
  const loose = soundOr([], () => findFiles([`${home}**`], root)).map((file) => file.slice(home.length));
  const packed = [...textOf('.git/packed-refs', root).matchAll(/ refs\/(\w+)\/(.+)$/gm)];
  return [...loose, ...packed.flatMap(([, kind, name = '']) => (kind === folder ? [name] : []))];
}

function textOf(file: string, root: string): string {
  return soundOr('', () => readText(file, root));
}

/** Where GitHub looks for workflows. */
export const WORKFLOWS = '.github/workflows';

/** The workflows of a repository, sorted, without files that cannot be read. */
export function workflowTexts(root: string): readonly TextFile[] {
  if (!folderExists(WORKFLOWS, root)) return [];
  const names = onDisk(WORKFLOWS, () => readdirSync(resolve(root, WORKFLOWS)));
  const files = names.filter((name) => /\.ya?ml$/.test(name)).map((name) => `${WORKFLOWS}/${name}`);
  return files.sort().flatMap((file) => soundOr([], () => [{ file, text: readText(file, root) }]));
}
