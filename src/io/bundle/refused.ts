import { mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writingTo } from '../write-files.ts';

/**
 * Writes the mark of an attempt in which nothing was measured into a new folder beside the place of its bundle; returns the folder. The name
 * under which it is uploaded tells all. @throws UserError if the disk refuses it
 */
export function writeRefused(bundle: string, attempt: number): string {
  return writingTo(bundle, () => {
    const folder = mkdtempSync(join(dirname(bundle), 'refused-'));
    writeFileSync(join(folder, 'refused.json'), `${JSON.stringify({ attempt })}\n`);
    return folder;
  });
}
