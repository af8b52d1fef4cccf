import { readFileSync } from 'node:fs';
import { type Archive, MAX_RECORD_BYTES } from '../suite/reading/result-file.ts';
import { onDisk, requireRegular } from './files.ts';
import { openZip } from './zip.ts';
import { refused, type ZipLimits } from './zip-directory.ts';

/** The archive is held packed, and of what is in it one file at a time. */
const MAX_ARCHIVE_BYTES = 2 ** 30;
const LIMITS: ZipLimits = { entries: 65_534, entryBytes: MAX_RECORD_BYTES, totalBytes: 2 ** 34 };

/** Opens an archive of results; `label` names it in messages. @throws UserError when it is too large, damaged or unsafe */
export function openResultArchive(full: string, label: string): Archive {
  const { size } = requireRegular(full, label);
  if (size > MAX_ARCHIVE_BYTES)
    throw refused(label, 'too-large', `it has ${size} bytes, more than ${MAX_ARCHIVE_BYTES}`, {
      fix: 'Split the suite, and name the archives of all parts',
    });
  return openZip(
    onDisk(label, () => readFileSync(full)),
    label,
    LIMITS,
  );
}
