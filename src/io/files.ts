import { closeSync, openSync, readFileSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { UserError } from '../errors.ts';
import { requireUtf8 } from '../suite/reading/decode-text.ts';

const CHUNK_BYTES = 1024 * 1024;
/** A configuration file's limit, checked before anything is read. */
const MAX_TEXT_BYTES = 256 * 1024;

/** A text file under the name that messages use. */
export interface TextFile {
  readonly file: string;
  readonly text: string;
  /** Whether Agent Gate ships it, and no repository has written it. */
  readonly shipped?: true;
}

/**
 * Reads one configuration text as strict UTF-8, without its byte order mark.
 * @param options `outside` allows a path that leaves the root, for what somebody named on the command line; `maxBytes` is 256 KiB by default
 * @throws UserError when the file is missing, outside of the root, not a regular file, too large or not UTF-8
 */
export function readText(
  path: string,
  root: string,
  options: { readonly outside?: boolean; readonly maxBytes?: number } = {},
): string {
  const { maxBytes = MAX_TEXT_BYTES } = options;
  const full = resolve(root, path);
  if (!options.outside) requireInside(full, root, path);
  const { size } = requireRegular(full, path);
  if (size > maxBytes)
    throw new UserError({
      code: 'config-too-large',
      what: 'the file is too large',
      where: { file: path },
      expected: `at most ${maxBytes} bytes`,
      found: `${size} bytes`,
    });
  const bytes = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes, 0);
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** Whether the path names a regular file. */
export function fileExists(path: string, root: string): boolean {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether the path names a folder. */
export function folderExists(path: string, root: string): boolean {
  return statSync(resolve(root, path), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** @throws UserError where a path leads outside of the root through a link */
export function requireInside(full: string, root: string, label: string): void {
  const real = onDisk(label, () => realpathSync(full));
  const home = realpathSync(root);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  throw new UserError({
    code: 'outside-root',
    what: 'the path leads outside of the working directory',
    where: { file: label },
    expected: `a file in ${home}`,
    found: real,
  });
}

/** @throws UserError for what is no regular file */
export function requireRegular(full: string, label: string): Stats {
  const stats = onDisk(label, () => statSync(full));
  if (stats.isFile()) return stats;
  const found = stats.isDirectory() ? 'a folder' : 'a device, pipe or socket';
  throw new UserError({ code: 'not-a-file', what: 'not a regular file', where: { file: label }, found });
}

/** The bytes of a file, piece by piece; each piece is overwritten by the next. */
export function* chunksOf(full: string, label: string): Generator<Uint8Array> {
  const file = onDisk(label, () => openSync(full, 'r'));
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  try {
    for (;;) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
  }
}

/** The result of a file operation; a missing or forbidden file is the user's to mend. */
export function onDisk<T>(label: string, action: () => T): T {
  try {
    return action();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const what = code === undefined ? undefined : DISK_PROBLEMS.get(code);
    if (what === undefined) throw cause;
    throw new UserError({ code: 'unreadable', what, where: { file: label } }, { cause });
  }
}

const DISK_PROBLEMS = new Map([
  ['ENOENT', 'the file does not exist'],
  ['ENOTDIR', 'the file does not exist'],
  ['EACCES', 'the file may not be read'],
  ['EPERM', 'the file may not be read'],
  ['ELOOP', 'the links of the path lead round in a circle'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['EISDIR', 'the path is a folder'],
]);
