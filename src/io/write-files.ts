import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemError, UserError } from '../errors.ts';
import { logLines } from '../reporting/markdown/escape.ts';
import { onDisk, requireInside, requireRegular, type TextFile } from './files.ts';

export const UNWRITABLE = 'unwritable';

/** Makes a folder beside a file or folder, on the same disk, so that moves are atomic. Its name is unique for concurrent runs. */
export function makeAside(home: string): string {
  makeFolder(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}

/**
 * Makes a folder and those above it. Node's own recursion never ends where the system takes no new folder, such as on a missing drive.
 * @throws the error of the system
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another job may have made it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Runs work that writes below `path` and returns its result.
 * @throws UserError for an error of the system, and any other error of the work
 */
export function writingTo<T>(path: string, work: () => T): T {
  return onDisk(path, work, UNWRITABLE);
}

/** Errors for a file that another program has open, for example a virus scanner on Windows. */
const IN_USE = ['EACCES', 'EBUSY', 'EPERM'];
const WAITS_MS = [50, 100, 200, 400, 800];

/** Moves a file or folder atomically, with short retries. @throws the last error of the system */
export function move(from: string, to: string): void {
  for (const wait of WAITS_MS) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  renameSync(from, to);
}

/** Removes a temporary path. A failure does not change the decision, but is reported: the path may contain evidence. */
export function clear(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn(`${path} could not be removed and may hold results: remove it yourself (${why})`);
  }
}

export function warn(text: string): void {
  process.stderr.write(logLines([`agent-gate: ${text}`]));
}

/** Like `isThere`. @throws UserError also for a file in the place of a folder */
export function isTaken(file: string, root: string): boolean {
  return writingTo(file, () => lstatSync(resolve(root, file), { throwIfNoEntry: false }) !== undefined);
}

/** @throws UserError if an existing folder on the path leads outside the root through a link */
export function requireNoWayOut(file: string, root: string): void {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}

/** Texts to write as one file. */
type WrittenFile = Pick<TextFile, 'file'> & { readonly text: string | readonly string[] };

/** Writes texts one after another into a file: joined, large ones would be in memory twice. @throws the error of the system */
export function writePieces(path: string, pieces: readonly string[]): void {
  for (const [index, piece] of pieces.entries()) writeFileSync(path, piece, { flag: index === 0 ? 'w' : 'a' });
}

/** Writes a new file atomically. @throws UserError if it cannot be written or already exists */
export function writeNewFile(written: TextFile, root: string): void {
  const { file } = written;
  writeWhole(written, resolve(root, file), () => {
    if (isTaken(file, root)) throw new UserError({ code: UNWRITABLE, what: 'it exists already', where: { file } });
  });
}

/** Writes or replaces a file atomically. @throws UserError if it cannot be written, or the path is not a regular file */
export function writeAnew(written: WrittenFile, root: string): void {
  const path = resolve(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync(path) : path, () => {});
}

/** Writes the file beside its place, then moves it. */
function writeWhole({ file, text }: WrittenFile, path: string, requireFree: () => void): void {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writePieces(join(aside, 'draft'), typeof text === 'string' ? [text] : text);
      requireFree();
      move(join(aside, 'draft'), path);
    } finally {
      clear(aside);
    }
  });
}
