import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/** Whether disks of this system usually ignore case in names: true on Windows and macOS. */
export const IGNORES_CASE = ['win32', 'darwin'].includes(process.platform);

/** A path or pattern with `/` between folders. `\` is a separator on Windows, and part of the name elsewhere. */
export function slashed(written: string): string {
  return sep === '\\' ? written.replaceAll('\\', '/') : written;
}

/** A path or pattern relative to the root, with `/` between folders; absolute if outside. */
export function shownPath(path: string, root: string): string {
  const full = resolve(root, path);
  const inside = relative(root, full);
  const isOutside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return slashed(isOutside ? full : inside);
}

/**
 * A path or pattern relative to the root of the checkout, even if written with another name, drive or link for it. A path outside stays
 * absolute: no commit contains it.
 */
export function pathInRepository(path: string, root: string): string {
  const shown = shownPath(path, root);
  if (!isAbsolute(shown)) return shown;
  const id = idOf(root);
  const home = foldersFrom(resolve(shown)).find((folder) => id !== null && idOf(folder) === id);
  return home === undefined ? shown : shownPath(shown, home);
}

/** The real path, spelled as on disk; unchanged if nothing exists there. */
export function realPath(path: string, root: string): string {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}

export function foldersFrom(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

/** Identity of a folder on its disk; null if there is none. */
function idOf(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** The name as compared by disks that ignore case and Unicode form: equal names are one file there. */
export function diskName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
