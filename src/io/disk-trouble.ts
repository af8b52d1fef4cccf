import { existsSync, mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors.ts';

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
