import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { soundOr, UserError } from '../../errors.ts';
import { makeAside, writingTo } from '../disk-trouble.ts';
import { MANIFEST_FILE } from './bundle.ts';
import { openBundleFiles } from './bundle-files.ts';
import { openBundle } from './bundle-reader.ts';

/** Where a bundle stands, or shall stand: without a slash at its end, and where a link leads. */
export function homeOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

/**
 * Takes a bundle away, in one step, so that no run that is ended leaves half of it under its name. What is no bundle stays, and one
 * beside which there is anything else.
 * @throws UserError when it cannot be taken away
 */
export function takeAwayBundle(folder: string): void {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    renameSync(home, join(aside, OLDER));
    rmSync(aside, { recursive: true });
  });
}

const OLDER = 'older';

/**
 * Moves a draft that lies in `aside` to its place, and the bundle that stands there aside. Another run may do the same meanwhile: the
 * later one wins whole.
 * @throws UserError as `refuseForeignFolder` does
 */
export function putInPlace(draft: string, home: string, aside: string): void {
  const older = join(aside, OLDER);
  for (let isDone = false; !isDone; ) {
    refuseForeignFolder(home);
    rmSync(older, { recursive: true, force: true });
    isDone = swap(draft, home, older);
  }
}

/** Whether no other run has put its bundle there, or taken one away, in between. */
function swap(draft: string, home: string, older: string): boolean {
  try {
    if (existsSync(home)) renameSync(home, older);
    renameSync(draft, home);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(code) || !existsSync(draft)) throw error;
    return false;
  }
}

/** @throws UserError for a folder of which a bundle may not take the place: one with anything but an older bundle */
export function refuseForeignFolder(folder: string): void {
  if (!writingTo(folder, () => isFilled(folder)) || isBundleAlone(folder)) return;
  throw new UserError({
    code: 'out-not-empty',
    what: 'the output folder holds files that are not a bundle',
    where: { file: folder },
    mend: 'Name a new or empty folder',
  });
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

/** Whether a bundle stands in the folder and nothing else does. */
function isBundleAlone(folder: string): boolean {
  if (!existsSync(join(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, '.');
  const manifest = soundOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const own = new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => own.has(name));
}
