import { type Dirent, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileSystemAdapter } from 'tinyglobby';
import { Problems } from '../errors.ts';
import { isNone, onDisk } from './files.ts';

/** How a pattern walks through folders. What it cannot look into might hold what it is to find, so that it is told and not passed over. */
export interface GlobWalk {
  readonly fs: FileSystemAdapter;
  /** @throws UserError with every folder that could not be read */
  requireRead(): void;
}

/** Starts a walk; `labelOf` names a folder in messages. */
export function startWalk(labelOf: (full: string) => string): GlobWalk {
  const problems = new Problems();
  const entriesOf = (folder: string): readonly Dirent[] =>
    problems.collect(() => onDisk(labelOf(folder), () => entriesIn(folder))) ?? [];
  return {
    fs: { readdirSync: ((folder: string) => entriesOf(folder)) as unknown as typeof readdirSync },
    requireRead: () => problems.throwAny(),
  };
}

function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => asSought(entry, folder));
  } catch (error) {
    // A pattern may begin with a folder that is not there.
    if (isNone(error) && !isLink(folder)) return [];
    throw error;
  }
}

/** Asked with a slash at its end, a link is what it leads to. */
function isLink(path: string): boolean {
  return lstatSync(resolve(path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** A walk passes over links that lead nowhere and over pipes: as files they are found and refused, and what may have been a folder is looked into. */
function asSought(entry: Dirent, folder: string): readonly Dirent[] {
  if (entry.isFile() || entry.isDirectory()) return [entry];
  if (!entry.isSymbolicLink()) return [as('file', entry)];
  return leadsSomewhere(join(folder, entry.name)) ? [entry] : [as('file', entry), as('folder', entry)];
}

function leadsSomewhere(link: string): boolean {
  try {
    return statSync(link, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

function as(kind: 'file' | 'folder', { name }: Dirent): Dirent {
  const is = (yes: boolean) => () => yes;
  return { name, isFile: is(kind === 'file'), isDirectory: is(kind === 'folder'), isSymbolicLink: is(false) } as Dirent;
}
