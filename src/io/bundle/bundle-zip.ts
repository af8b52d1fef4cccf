import { readZip } from '../zip.ts';
import { MANIFEST_FILE } from './bundle.ts';
import { isLeftByDesktop } from './left-by-desktop.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** Whether a file is named as a zip archive is. */
export function isZipName(name: string): boolean {
  return name.toLowerCase().endsWith('.zip');
}

/**
 * The wanted files of a zipped bundle, also where the folder was zipped instead of what is in it; `label` names the archive in messages.
 * @throws UserError as `readZip` does
 */
export function readBundleZip(label: string, archive: Uint8Array, wanted: (name: string) => boolean): Files {
  const isOwn = (name: string): boolean => !name.startsWith('__MACOSX/') && !isLeftByDesktop(name);
  const isWanted = (name: string): boolean => wanted(name) || wanted(name.slice(name.indexOf('/') + 1));
  return belowTop(readZip(archive, { label, wanted: (name) => isOwn(name) && isWanted(name) }));
}

/** As they are, unless all stand in one folder with a manifest. */
function belowTop(files: Files): Files {
  const [first = ''] = files.keys();
  const top = first.slice(0, first.indexOf('/') + 1);
  const names = [...files.keys()];
  if (!files.has(`${top}${MANIFEST_FILE}`) || !names.every((name) => name.startsWith(top))) return files;
  return new Map([...files].map(([name, bytes]) => [name.slice(top.length), bytes]));
}
