import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { systemTrouble, UserError } from '../errors.ts';
import { logLines } from '../reporting/markdown/escape.ts';
import { requireInside, requireRegular, type TextFile } from './files.ts';

/** Code of write errors. */
export const UNWRITABLE = 'unwritable';

const TROUBLES = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is used up'],
  ['EFBIG', 'the file is larger than the system allows'],
  ['ENOENT', 'its folder does not exist'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'permission to write it is missing'],
  ['EPERM', 'permission to write it is missing'],
  ['EBUSY', 'another program has it open'],
  ['ENOTDIR', 'a file is in the place of a folder'],
  ['EEXIST', 'a file is in the place of a folder'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['ELOOP', 'the links of the path form a loop'],
]);

/** Makes a folder and its parents, level by level: Node's recursive option never ends below a folder such as `/proc`. */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  // A missing drive has no parent folder.
  if (above !== path) makeFolders(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes a folder beside a file or folder, on the same disk, so that moves are atomic. Its name is unique for concurrent runs. */
export function makeAside(home: string): string {
  makeFolders(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}

/**
 * Runs work that writes below `path` and returns its result.
 * @throws UserError for an error of the system, and any other error of the work
 */
export function writingTo<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException;
    const what = TROUBLES.get(code) ?? `the system cannot write it (${code})`;
    if (!TROUBLES.has(code) && syscall === undefined) throw cause;
    const fix = 'Use another folder, or free some space';
    throw new UserError({ code: UNWRITABLE, what, where: { file: path }, fix }, { cause });
  }
}

/** Errors for a file that another program has open, for example a virus scanner on Windows. */
const IN_USE = ['EACCES', 'EBUSY', 'EPERM'];
const WAITS_MS = [50, 100, 200, 400, 800];

/** Moves a file or folder atomically, with short retries. @throws the last error of the system */
export function move(from: string, to: string): void {
  patiently(IN_USE, () => renameSync(from, to));
}

/** Removes a file or folder, if it exists, with short retries. @throws the last error of the system */
export function remove(path: string): void {
  // A folder is not empty while the removal of a file in it is pending.
  patiently([...IN_USE, 'ENOTEMPTY'], () => rmSync(path, { recursive: true, force: true }));
}

/** Removes a temporary path. A failure does not change the decision, but is reported: the path may contain evidence. */
export function clear(path: string): void {
  let why: string | null = 'the system gives no reason';
  try {
    remove(path);
  } catch (error) {
    why = systemTrouble(error);
    if (why === null) throw error;
  }
  // On Windows, Node 24 up to 24.13 silently removes nothing below a non-ASCII path.
  if (existsSync(path)) warn(`${path} could not be removed and may hold results: remove it yourself (${why})`);
}

/** Prints a warning to standard error. */
export function warn(text: string): void {
  process.stderr.write(logLines([`agent-gate: ${text}`]));
}

function patiently(passing: readonly string[], work: () => void): void {
  for (const wait of WAITS_MS) {
    try {
      work();
      return;
    } catch (error) {
      if (!passing.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait);
  }
  work();
}

/** Whether anything exists at the path, including a broken link. @throws UserError for an error of the system */
export function isTaken(file: string, root: string): boolean {
  return writingTo(file, () => lstatSync(resolve(root, file), { throwIfNoEntry: false }) !== undefined);
}

/** @throws UserError if an existing folder on the path leads outside the root through a link */
export function requireNoWayOut(file: string, root: string): void {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}

/**
 * Writes a new file atomically.
 * @throws UserError if it cannot be written or already exists
 */
export function writeNewFile(written: TextFile, root: string): void {
  const { file } = written;
  writeWhole(written, resolve(root, file), () => {
    if (isTaken(file, root)) throw new UserError({ code: UNWRITABLE, what: 'it exists already', where: { file } });
  });
}

/**
 * Writes or replaces a file atomically.
 * @throws UserError if it cannot be written, or the path is not a regular file
 */
export function writeAnew(written: TextFile, root: string): void {
  const path = resolve(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync(path) : path, () => {});
}

/** Writes the file beside its place, then moves it. */
function writeWhole({ file, text }: TextFile, path: string, requireFree: () => void): void {
  writingTo(file, () => {
    const aside = makeAside(path);
    try {
      writeFileSync(join(aside, 'draft'), text);
      requireFree();
      move(join(aside, 'draft'), path);
    } finally {
      clear(aside);
    }
  });
}
