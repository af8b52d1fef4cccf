import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { soundOr, systemTrouble, UserError, unlessMistaken } from '../../errors.ts';
import { isNone } from '../files.ts';
import { clear, makeAside, move, remove, warn, writingTo } from '../write-files.ts';
import { MANIFEST_FILE } from './format.ts';
import { isLeftByDesktop, openBundle, openBundleFiles } from './read.ts';

/** Where a bundle stands, or shall stand: without a slash at its end, and where a link leads. */
export function homeOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}

const OLDER = 'older';

/**
 * Takes a bundle away, in one step, so that no run that is ended leaves half of it under its name. What is no bundle stays, and one
 * beside which there is anything else.
 * @throws UserError when it cannot be taken away
 */
export function takeAwayBundle(folder: string): void {
  if (!isBundleAlone(folder)) return;
  unlessMistaken(
    () => writingTo(folder, () => moveAway(homeOf(folder))),
    (cause) => {
      const found = cause.problems.map(({ what }) => what).join();
      throw new UserError({ ...STAYS, where: { file: folder }, found }, { cause });
    },
  );
}

function moveAway(home: string): void {
  const aside = makeAside(home);
  try {
    move(home, join(aside, OLDER));
  } finally {
    clear(aside);
  }
}

const STAYS = {
  code: 'out-not-taken-away',
  what: 'the bundle of an earlier run, which says nothing of this one, cannot be taken away',
  fix: 'Remove it yourself',
};

/**
 * Moves a draft that lies in `aside` to its place, and the bundle that stands there aside. Another run may do the same meanwhile: the
 * later one wins whole.
 * @throws UserError as `refuseForeignFolder` does
 */
export function putInPlace(draft: string, home: string, aside: string): void {
  const older = join(aside, OLDER);
  do {
    refuseForeignFolder(home);
    remove(older);
    moveIfThere(home, older);
  } while (!hasTakenPlace(draft, home));
}

/** Another run may take it away in between. */
function moveIfThere(from: string, to: string): void {
  try {
    if (existsSync(from)) move(from, to);
  } catch (error) {
    if (!isNone(error)) throw error;
  }
}

/** Not where another run has put its bundle there in between. */
function hasTakenPlace(draft: string, home: string): boolean {
  try {
    move(draft, home);
    return true;
  } catch (error) {
    if (!existsSync(home) || !existsSync(draft)) throw error;
    return false;
  }
}

/** Clears away what was to be a bundle; an older one that had to make room for it, and nothing took its place, is put back first. */
export function abandonDraft(home: string, aside: string): void {
  const older = join(aside, OLDER);
  try {
    if (existsSync(older) && !existsSync(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemTrouble(error);
    if (why === null) throw error;
    warn(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}

/** @throws UserError for a folder of which a bundle may not take the place: one with anything but an older bundle */
export function refuseForeignFolder(folder: string): void {
  if (!writingTo(folder, () => isFilled(folder)) || isBundleAlone(folder)) return;
  throw new UserError({
    code: 'out-not-empty',
    what: 'the output folder holds files that are not a bundle',
    where: { file: folder },
    fix: 'Name a new or empty folder',
  });
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => !isLeftByDesktop(name));
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
