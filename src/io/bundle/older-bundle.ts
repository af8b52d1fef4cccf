import { existsSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { soundOr, UserError } from '../../errors.ts';
import { writingTo } from '../disk-trouble.ts';
import { MANIFEST_FILE } from './bundle.ts';
import { openBundleFiles } from './bundle-files.ts';
import { openBundle } from './bundle-reader.ts';

/**
 * Takes a bundle out of its folder: the files that its manifest names, and nothing else. What is no bundle stays.
 * @throws UserError when the files cannot be taken away
 */
export function takeAwayBundle(folder: string): void {
  const found = bundleIn(folder);
  if (found === null) return;
  writingTo(folder, () => (found.hasOthers ? takeOut(found.own, folder) : takeWhole(folder)));
}

/** @throws UserError for a folder of which a bundle may not take the place: one with anything but an older bundle */
export function refuseForeignFolder(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  if (bundleIn(folder)?.hasOthers === false) return;
  throw new UserError({
    code: 'out-not-empty',
    what: 'the output folder holds files that are not a bundle',
    where: { file: folder },
    mend: 'Name a new or empty folder',
  });
}

/** The files of the bundle in a folder, and whether there are others; null where there is none. */
function bundleIn(folder: string): { readonly own: ReadonlySet<string>; readonly hasOthers: boolean } | null {
  if (!existsSync(join(folder, MANIFEST_FILE))) return null;
  const { label, read, names } = openBundleFiles(folder, '.');
  const manifest = soundOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return null;
  const own = new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return { own, hasOthers: names.some((name) => !own.has(name)) };
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
