import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { UserError } from '../../errors.ts';
import { writingTo } from '../disk-trouble.ts';
import type { Manifest } from './bundle.ts';
import { type BundleFiles, openBundleFiles } from './bundle-files.ts';
import { openBundle } from './bundle-reader.ts';

const MANIFEST = 'manifest.json';

/**
 * Takes an earlier bundle out of the folder of the next, so that what stands there after a run is never another run's: the files that
 * its manifest names, and nothing else.
 * @throws UserError when the manifest there is no bundle's, and when the files cannot be taken away
 */
export function takeAwayBundle(folder: string): void {
  if (!existsSync(join(folder, MANIFEST))) return;
  const found = openBundleFiles(folder, '.');
  const own = new Set([...manifestOf(found).files.map(({ file }) => file), MANIFEST]);
  const hasOthers = found.names.some((name) => !own.has(name));
  writingTo(folder, () => (hasOthers ? takeOut(own, folder) : takeWhole(folder)));
}

function manifestOf({ label, read }: BundleFiles): Manifest {
  try {
    return openBundle(label, read).manifest;
  } catch (cause) {
    if (!(cause instanceof UserError)) throw cause;
    throw foreignFolder(label, { cause });
  }
}

/** What is said of a folder that no bundle may take the place of. */
export function foreignFolder(folder: string, options?: ErrorOptions): UserError {
  return new UserError(
    {
      code: 'out-not-empty',
      what: 'the output folder holds files that are not a bundle',
      where: { file: folder },
      mend: 'Name a new or empty folder',
    },
    options,
  );
}

/** In one step, so that no run that is ended leaves half a bundle under its name. */
function takeWhole(folder: string): void {
  const home = realpathSync(folder);
  const aside = `${home}.discarded`;
  rmSync(aside, { recursive: true, force: true });
  renameSync(home, aside);
  rmSync(aside, { recursive: true });
}

/** The manifest last, for it alone says what is still to be taken away. */
function takeOut(files: Iterable<string>, folder: string): void {
  for (const file of files) {
    const path = join(folder, file);
    if (existsSync(path) && isInside(dirname(path), folder)) rmSync(path);
  }
}

/** A manifest that somebody made up, or a link, names no file elsewhere. */
function isInside(path: string, folder: string): boolean {
  return `${realpathSync(path)}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
}
