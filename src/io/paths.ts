import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';

/** Whether the disks of this system take `A` and `a` for one name, as those of Windows and macOS mostly do. */
export const IGNORES_CASE = ['win32', 'darwin'].includes(process.platform);

/** A path or pattern as somebody wrote it, with `/` between folders: on Windows `\` may stand there, elsewhere it is part of a name or pattern. */
export function slashed(written: string): string {
  return sep === '\\' ? written.replaceAll('\\', '/') : written;
}

/** A path or pattern from the root on, with `/` between folders, or absolute when outside. */
export function shownPath(path: string, root: string): string {
  const full = resolve(root, path);
  const inside = relative(root, full);
  const isOutside = inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside);
  return slashed(isOutside ? full : inside);
}

/**
 * A path or pattern as the repository knows it: from the root of its checkout on, by whatever name, drive or link that is written. One
 * outside of it stays absolute, and stands at no commit.
 */
export function pathInRepository(path: string, root: string): string {
  const shown = shownPath(path, root);
  if (!isAbsolute(shown)) return shown;
  const id = idOf(root);
  const home = foldersFrom(resolve(shown)).find((folder) => id !== null && idOf(folder) === id);
  return home === undefined ? shown : shownPath(shown, home);
}

/** Where a path leads, in the letters of the disk; as it is where nothing stands. */
export function realPath(path: string, root: string): string {
  const full = resolve(root, path);
  return existsSync(full) ? realpathSync.native(full) : full;
}

/** The folder and those above it. */
export function foldersFrom(folder: string): readonly string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}

/** What two names of one folder share; null for what is not there. */
function idOf(folder: string): string | null {
  try {
    const { dev, ino } = statSync(folder, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** What a name comes to on a disk that ignores case, or in how many characters a letter is written: names alike in this are one file there. */
export function diskName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
