import { mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writingTo } from '../write-files.ts';

/** The mark of an attempt in which nothing was measured; the name under which it is uploaded tells all. */
export const REFUSED_FILE = 'refused.json';

/** Writes what is uploaded in place of a bundle into a new folder beside it; returns the folder. @throws UserError if the disk refuses it */
export function writeMark(bundle: string, file: string, mark: object): string {
  return writingTo(bundle, () => {
    const folder = mkdtempSync(join(dirname(bundle), 'mark-'));
    writeFileSync(join(folder, file), `${JSON.stringify(mark)}\n`);
    return folder;
  });
}
