import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../errors.ts';
import { readZip } from '../zip.ts';

/** Whatever stands in the folder or archive that should be a bundle. */
export interface BundleFiles {
  /** For messages: the folder or archive. */
  readonly label: string;
  /** Every file, listed in the manifest or not, sorted. */
  readonly names: readonly string[];
  /** Undefined where there is no such file. */
  read(name: string): Uint8Array | undefined;
}

/** Opens a folder or a zip. @throws UserError where it is neither, and when the archive is damaged */
export function openBundleFiles(name: string, root: string): BundleFiles {
  const path = resolve(root, name);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return filesOfFolder(name, path);
  if (stat?.isFile() && name.endsWith('.zip')) return filesOfZip(name, readFileSync(path));
  throw new UserError({
    code: 'no-bundle',
    what: stat === undefined ? `there is no \`${name}\`` : `\`${name}\` is no bundle`,
    mend: 'Name a folder that `agent-gate gate --out` wrote, or the zip of an artifact',
  });
}

function filesOfFolder(label: string, folder: string): BundleFiles {
  const names = [...namesIn(folder, '')].sort();
  return { label, names, read: (name) => (names.includes(name) ? readFileSync(join(folder, name)) : undefined) };
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
  const entries = readZip(archive, { label, wanted: (name) => !name.endsWith('/') });
  return { label, names: [...entries.keys()].sort(), read: (name) => entries.get(name) };
}
