import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { bytesIfThere, folderExists, isThere, onDisk } from '../files.ts';
import { isZipName, readBundleZip } from './bundle-zip.ts';
import { isLeftByDesktop } from './left-by-desktop.ts';

/** Whatever stands in the folder or archive that should be a bundle. */
export interface BundleFiles {
  /** For messages: the folder or archive. */
  readonly label: string;
  /** Every file, listed in the manifest or not, sorted; without what Finder and Explorer leave. */
  readonly names: readonly string[];
  /** Undefined where there is no such file. */
  read(name: string): Uint8Array | undefined;
}

/** Opens a folder or a zip. @throws UserError where it is neither, and when the archive is damaged */
export function openBundleFiles(name: string, root: string): BundleFiles {
  if (folderExists(name, root)) return filesOfFolder(name, root);
  const archive = isZipName(name) ? bytesIfThere(name, root) : undefined;
  if (archive !== undefined) return filesOfZip(name, archive);
  throw new UserError({
    code: 'no-bundle',
    what: isThere(name, root) ? `\`${name}\` is no bundle` : `there is no \`${name}\``,
    fix: 'Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact',
  });
}

function filesOfFolder(label: string, root: string): BundleFiles {
  const all = onDisk(label, () => namesIn(resolve(root, label), ''));
  const names = all.filter((name) => !isLeftByDesktop(name)).sort();
  return { label, names, read: (name) => (names.includes(name) ? bytesIfThere(join(label, name), root) : undefined) };
}

/** What a link leads to is no part of a bundle; Node's own recursive way follows links in some versions. */
function namesIn(folder: string, prefix: string): readonly string[] {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const name = `${prefix}${entry.name}`;
    return entry.isDirectory() ? namesIn(folder, `${name}/`) : [name];
  });
}

function filesOfZip(label: string, archive: Uint8Array): BundleFiles {
  const entries = readBundleZip(label, archive, () => true);
  return { label, names: [...entries.keys()].sort(), read: (name) => entries.get(name) };
}
