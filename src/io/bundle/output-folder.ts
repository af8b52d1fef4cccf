import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemError, UserError, valueOr } from '../../errors.ts';
import { clear, makeAside, move, warn, writingTo } from '../write-files.ts';
import { MANIFEST_FILE } from './format.ts';
import { isLeftByDesktop, openBundle, openBundleFiles } from './read.ts';

/** Path of a bundle that exists or will be written: without a trailing slash, with links resolved. */
export function homeOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

const OLDER = 'older';

/**
 * Removes the bundle of an earlier run. Moves it away atomically first, so that a killed run leaves no partial bundle. Does nothing if the
 * folder contains anything else.
 * @throws UserError if the bundle cannot be moved
 */
export function takeAwayBundle(folder: string): void {
  if (!isBundleAlone(folder)) return;
  writingTo(folder, () => {
    const home = homeOf(folder);
    const aside = makeAside(home);
    try {
      move(home, join(aside, OLDER));
    } finally {
      clear(aside);
    }
  });
}

/**
 * Moves a draft from `aside` to its place, and an earlier bundle there to `aside`.
 * @throws UserError like `refuseForeignFolder`, and any system error of a move
 */
export function putInPlace(draft: string, home: string, aside: string): void {
  refuseForeignFolder(home);
  if (existsSync(home)) move(home, join(aside, OLDER));
  move(draft, home);
}

/** Removes an unfinished bundle, after moving an earlier bundle back to its place. */
export function abandonDraft(home: string, aside: string): void {
  const older = join(aside, OLDER);
  try {
    if (existsSync(older) && !existsSync(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemError(error);
    if (why === null) throw error;
    warn(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}

/** @throws UserError for a folder that contains anything but a bundle */
export function refuseForeignFolder(folder: string): void {
  const isFilled = writingTo(
    folder,
    () => existsSync(folder) && readdirSync(folder).some((name) => !isLeftByDesktop(name)),
  );
  if (!isFilled || isBundleAlone(folder)) return;
  throw new UserError({
    code: 'out-not-empty',
    what: 'the output folder holds files that are not a bundle',
    where: { file: folder },
    fix: 'Name a new or empty folder',
  });
}

function isBundleAlone(folder: string): boolean {
  if (!existsSync(join(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, '.');
  const manifest = valueOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const ofBundle = new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => ofBundle.has(name));
}
