import { lstatSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UserError } from '../errors.ts';
import { makeAside, UNWRITABLE, writingTo } from './disk-trouble.ts';
import { requireInside, requireRegular, type TextFile } from './files.ts';
import { clear, move } from './moving.ts';

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
