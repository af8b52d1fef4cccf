import { soundOr } from '../errors.ts';
import { readText } from './files.ts';
import { findFiles } from './find-files.ts';

const HEADS = 'refs/heads/';

/** The default branch as a clone tells it: that of its origin, else the only one that there is; null where it tells neither. */
export function defaultBranch(root: string): string | null {
  const ofOrigin = namedIn('.git/refs/remotes/origin/HEAD', 'refs/remotes/origin/', root);
  if (ofOrigin !== null) return ofOrigin;
  const checkedOut = namedIn('.git/HEAD', HEADS, root);
  return branches(root).every((branch) => branch === checkedOut) ? checkedOut : null;
}

/** The branch that such a file refers to; null where it names none, or none that stands for itself in a workflow. */
function namedIn(file: string, folder: string, root: string): string | null {
  const start = `ref: ${folder}`;
  const text = textOf(file, root).trim();
  const branch = text.startsWith(start) ? text.slice(start.length) : '';
  return /^[\w./-]+$/.test(branch) ? branch : null;
}

/** Those that have a commit: in files of their own, or packed into one. */
function branches(root: string): readonly string[] {
  const loose = soundOr([], () => findFiles([`.git/${HEADS}**`], root)).map((file) =>
    file.slice(`.git/${HEADS}`.length),
  );
  const packed = [...textOf('.git/packed-refs', root).matchAll(/ refs\/heads\/(.+)$/gm)];
  return [...loose, ...packed.map(([, branch = '']) => branch)];
}

function textOf(file: string, root: string): string {
  return soundOr('', () => readText(file, root));
}
