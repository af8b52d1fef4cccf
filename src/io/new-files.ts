import { lstatSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolders, writingTo } from './disk-trouble.ts';
import { requireInside, type TextFile } from './files.ts';

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

/** Writes a file where none stands. @throws UserError where it cannot be written, also because something stands there by now */
export function writeNewFile({ file, text }: TextFile, root: string): void {
  const path = resolve(root, file);
  writingTo(file, () => {
    makeFolders(dirname(path));
    writeFileSync(path, text, { flag: 'wx' });
  });
}
