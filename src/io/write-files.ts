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

/** The code of what a disk does not take. */
export const UNWRITABLE = 'unwritable';

const TROUBLES = new Map([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the space on the disk that may be used is full'],
  ['EFBIG', 'a file would be larger than allowed'],
  ['ENOENT', 'the folder for it does not exist'],
  ['EROFS', 'the disk can only be read'],
  ['EACCES', 'it may not be written'],
  ['EPERM', 'it may not be written'],
  ['EBUSY', 'another program has it open'],
  ['ENOTDIR', 'a file stands where a folder is needed'],
  ['EEXIST', 'a file stands where a folder is needed'],
  ['ENAMETOOLONG', 'the path is too long'],
  ['ELOOP', 'the links of the path lead round in a circle'],
]);

/**
 * Makes a folder and those above it. Level by level, for Node's own recursive way never ends below a folder that takes none, as `/proc`.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  const above = dirname(path);
  // A drive that is not there has nothing above it.
  if (above !== path) makeFolders(above);
  try {
    mkdirSync(path);
  } catch (error) {
    // Another job may have made it in between.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * A new folder beside a file or folder, to write in and to move aside to in one step. Its name is of this run alone: one of another may
 * work beside it, and what stands under a like name may be anybody's.
 */
export function makeAside(home: string): string {
  makeFolders(dirname(home));
  return mkdtempSync(`${home}.partial-`);
}

/**
 * The result of work that writes below `path`.
 * @throws UserError that names the path where the system does not take it, and whatever else the work throws
 */
export function writingTo<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException;
    const what = TROUBLES.get(code) ?? `the system does not write it (${code})`;
    if (!TROUBLES.has(code) && syscall === undefined) throw cause;
    const fix = 'Name another folder, or make room for it';
    throw new UserError({ code: UNWRITABLE, what, where: { file: path }, fix }, { cause });
  }
}

/** What a system says of what another program has open, as scanners and viewers do on Windows. It mostly passes. */
const IN_USE = ['EACCES', 'EBUSY', 'EPERM'];
const WAITS_MS = [50, 100, 200, 400, 800];

/** Moves a file or folder in one step. @throws what the system says of it at last */
export function move(from: string, to: string): void {
  patiently(IN_USE, () => renameSync(from, to));
}

/** Removes a file or folder, if there is one. @throws what the system says of it at last */
export function remove(path: string): void {
  // A folder is not empty while a file in it waits for its removal.
  patiently([...IN_USE, 'ENOTEMPTY'], () => rmSync(path, { recursive: true, force: true }));
}

/** Removes what a run has no more use for. Where it stays, that changes no decision but is told: it may hold evidence. */
export function clear(path: string): void {
  let why: string | null = 'the system says nothing of it';
  try {
    remove(path);
  } catch (error) {
    why = systemTrouble(error);
    if (why === null) throw error;
  }
  // Node 24 up to 24.13 on Windows removes nothing below a path with letters beyond ASCII, and does not say so.
  if (existsSync(path)) warn(`${path} could not be removed, and may hold results: remove it yourself (${why})`);
}

/** Says on the error stream what changes no decision. */
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

/** Whether anything stands there, also a link that leads nowhere. @throws UserError where nothing could be written */
export function isTaken(file: string, root: string): boolean {
  return writingTo(file, () => lstatSync(resolve(root, file), { throwIfNoEntry: false }) !== undefined);
}

/** @throws UserError where a folder of the file that stands there already leads out of the root through a link */
export function requireNoWayOut(file: string, root: string): void {
  const folder = dirname(file);
  if (isTaken(folder, root)) requireInside(resolve(root, folder), root, folder);
  else requireNoWayOut(folder, root);
}

/**
 * Writes a file where none stands: whole or not at all.
 * @throws UserError where it cannot be written, also because something stands there by now
 */
export function writeNewFile(written: TextFile, root: string): void {
  const { file } = written;
  writeWhole(written, resolve(root, file), () => {
    if (isTaken(file, root)) throw taken(file);
  });
}

/**
 * Writes a file, also in the place of an older one: whole or not at all.
 * @throws UserError where it cannot be written, also because anything but a file stands there
 */
export function writeAnew(written: TextFile, root: string): void {
  const path = resolve(root, written.file);
  const isOld = isTaken(written.file, root);
  if (isOld) requireRegular(path, written.file);
  writeWhole(written, isOld ? realpathSync(path) : path, () => {});
}

/** It is written beside and moved. */
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

function taken(file: string): UserError {
  return new UserError({ code: UNWRITABLE, what: 'something stands there by now', where: { file } });
}
