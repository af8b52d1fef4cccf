import { closeSync, lstatSync, openSync, readFileSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { UserError } from '../errors.ts';
import { requireUtf8, SAVE_AS_UTF8 } from '../suite/reading/open.ts';

const CHUNK_BYTES = 1024 * 1024;
/** Largest configuration file, checked before it is read. */
const MAX_TEXT_BYTES = 256 * 1024;

export interface TextFile {
  readonly file: string;
  readonly text: string;
  readonly shipped?: true;
}

/**
 * Reads a configuration text as strict UTF-8, without its byte order mark.
 * @param options `outside` allows a path outside the root, for files named on the command line; `maxBytes` is 256 KiB by default
 * @throws UserError if the file is missing, outside the root, not a regular file, too large or not UTF-8
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
      fix: 'Check that it is the right file; a config needs far less',
    });
  const bytes = onDisk(path, () => readFileSync(full));
  requireUtf8(path, bytes, 0);
  const zero = bytes.indexOf(0);
  if (zero >= 0)
    throw new UserError({
      code: 'not-text',
      what: `byte ${zero} is zero, which no text has`,
      where: { file: path },
      found: 'UTF-16 or binary data',
      fix: SAVE_AS_UTF8,
    });
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** The text of a file; null if the system cannot read it. */
export function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}

/** Whether the path is a regular file. @throws UserError if the system refuses access */
export function fileExists(path: string, root: string): boolean {
  return statsOf(path, root)?.isFile() ?? false;
}

/** Whether the path is a folder. @throws UserError if the system refuses access */
export function folderExists(path: string, root: string): boolean {
  return statsOf(path, root)?.isDirectory() ?? false;
}

/** The bytes of a regular file; undefined if nothing exists at the path. @throws UserError if it cannot be read */
export function bytesIfThere(path: string, root: string): Uint8Array | undefined {
  if (statsOf(path, root) === undefined) return undefined;
  const full = resolve(root, path);
  requireRegular(full, path);
  return onDisk(path, () => readFileSync(full));
}

/** Whether anything exists at the path, including a broken link. @throws UserError if the system refuses access */
export function isThere(path: string, root: string): boolean {
  return unlessNone(path, () => lstatSync(resolve(root, path))) !== undefined;
}

/** The only name that exists; undefined if none does. @throws UserError if two exist, since one would be ignored */
export function findOnly(names: readonly string[], root: string): string | undefined {
  const [only, second] = names.filter((name) => isThere(name, root));
  if (only === undefined || second === undefined) return only;
  const what = `\`${second}\` says the same thing a second time`;
  throw new UserError({ code: 'two-files', what, where: { file: only }, fix: 'Keep one of them' });
}

function statsOf(path: string, root: string): Stats | undefined {
  return unlessNone(path, () => statSync(resolve(root, path)));
}

/** Returns undefined if nothing exists at the path, also for a path below a file. */
function unlessNone(label: string, look: () => Stats): Stats | undefined {
  return onDisk(label, () => {
    try {
      return look();
    } catch (error) {
      if (isNone(error)) return undefined;
      throw error;
    }
  });
}

export function isNone(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** @throws UserError for a path that leads outside the root through a link */
export function requireInside(full: string, root: string, label: string): void {
  const real = onDisk(label, () => realpathSync(full));
  const home = realpathSync(root);
  if (real === home || real.startsWith(home.endsWith(sep) ? home : home + sep)) return;
  throw new UserError({
    code: 'outside-root',
    what: 'the path is outside of the working directory',
    where: { file: label },
    expected: `a file in ${home}`,
    found: real,
  });
}

/** The stats of a regular file. @throws UserError for anything else */
export function requireRegular(full: string, label: string): Stats {
  const stats = onDisk(label, () => statSync(full));
  if (stats.isFile()) return stats;
  const [found, fix] = stats.isDirectory()
    ? ['a folder', 'Name a file in it']
    : ['a device, pipe or socket', 'Copy it to a file'];
  throw new UserError({ code: 'not-a-file', what: 'not a regular file', where: { file: label }, found, fix });
}

/** Total size of the files, in bytes. */
export function sizeOf(files: readonly string[], root: string): number {
  return files.reduce((sum, file) => sum + onDisk(file, () => statSync(resolve(root, file)).size), 0);
}

/** The chunk of the last file that was read: a new one for each of ten thousand files takes longer than reading them. */
let spare: Buffer | undefined;

/** The bytes of a file in chunks of 1 MiB; each chunk overwrites the one before, and the next file the last one. */
export function* chunksOf(full: string, label: string): Generator<Uint8Array> {
  const file = onDisk(label, () => openSync(full, 'r'));
  // A file that is read meanwhile has a chunk of its own.
  const chunk = spare ?? Buffer.allocUnsafe(CHUNK_BYTES);
  spare = undefined;
  try {
    for (;;) {
      const size = onDisk(label, () => readSync(file, chunk, 0, CHUNK_BYTES, null));
      if (size === 0) return;
      yield chunk.subarray(0, size);
    }
  } finally {
    closeSync(file);
    spare = chunk;
  }
}

/** Runs a file operation and returns its result. @throws UserError for an error of the system */
export function onDisk<T>(label: string, action: () => T, problem = 'unreadable'): T {
  try {
    return action();
  } catch (cause) {
    const { code = '', syscall, message } = cause as NodeJS.ErrnoException;
    const known = DISK_PROBLEMS.get(`${problem} ${code}`) ?? DISK_PROBLEMS.get(code);
    if (known === undefined && syscall === undefined) throw cause;
    // The rest of Node's message repeats the path.
    const [what, fix] = known ?? [message.split(',', 1).join(), 'Check the disk and the permissions of its files'];
    throw new UserError({ code: problem, what, where: { file: label }, fix }, { cause });
  }
}

type DiskProblem = readonly [what: string, fix: string];

const BLOCKED = ['a file is in the place of a folder', 'Name another path'] as const;
const FORBIDDEN = ['permission is missing', 'Check who owns the path, and which user runs this step'] as const;

/** What is wrong and how to fix it, by the code of the system, and where that differs also by the code of the problem. */
const DISK_PROBLEMS: ReadonlyMap<string, DiskProblem> = new Map<string, DiskProblem>([
  ['ENOENT', ['the file does not exist', 'Check its path']],
  ['unwritable ENOENT', ['no folder can be made there', 'Name another path']],
  ['ENOTDIR', BLOCKED],
  ['EEXIST', BLOCKED],
  ['EACCES', FORBIDDEN],
  ['EPERM', FORBIDDEN],
  ['ENOSPC', ['the disk is full', 'Free space on it']],
  ['EROFS', ['the disk is read-only', 'Name a path on another disk']],
  ['ELOOP', ['the links of the path form a loop', 'Let one of them point to the file']],
  ['ENAMETOOLONG', ['the path is too long', 'Shorten it']],
  ['EISDIR', ['the path is a folder', 'Name a file in it']],
]);

const NEWLINE = 0x0a;

/** One line of a JSON Lines file, with its number from 1. */
interface JsonLine {
  readonly text: string;
  readonly line: number;
}

/** The lines of JSON Lines in memory, decoded one by one; skips empty lines. */
export function* jsonLines(content: Uint8Array): Generator<JsonLine> {
  const decoder = new TextDecoder();
  for (const { bytes, line } of linesOf(content)) yield { text: decoder.decode(bytes), line };
}

/** The same without decoding, so that lines can be decoded later. */
export function* linesOf(content: Uint8Array): Generator<{ readonly bytes: Uint8Array; readonly line: number }> {
  let start = 0;
  for (let line = 1; start < content.length; line++) {
    const newline = content.indexOf(NEWLINE, start);
    const end = newline < 0 ? content.length : newline;
    if (end > start) yield { bytes: content.subarray(start, end), line };
    start = end + 1;
  }
}
