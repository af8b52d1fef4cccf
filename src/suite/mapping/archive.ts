import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { must } from '../../contract/must.ts';
import { byText, inline } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import {
  type Archive,
  asBuffer,
  isSpreadsheet,
  markLength,
  notResults,
  requireUtf8,
  SPREADSHEET,
} from '../reading/open.ts';
import type { ParseText, RawRecord, Records, SharedRecord } from '../reading/records.ts';

type ArchiveSpec = NonNullable<MappingFile['archive']>;

/** Reads the record shared by all trials. @throws UserError if it is broken or its run did not finish */
export type ReadShared = (text: string, where: Place) => SharedRecord;

/**
 * Compiles the `archive` part of a mapping. Files are unpacked one at a time, sorted by name.
 * @throws UserError, from the returned function, if a file is missing or damaged
 */
export function compileArchive({ record, each }: ArchiveSpec, readShared: ReadShared, parse: ParseText) {
  // The one `*` also matches `/`, which trial ids may contain.
  const [start = '', end = ''] = each.split('*');
  const isItem = (name: string): boolean =>
    name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
  return (file: string, archive: Archive): Records => {
    if (isSpreadsheet(archive.names)) throw notResults(file, SPREADSHEET);
    const shared = textIn(file, archive, record);
    if (shared === undefined)
      throw incomplete(file, `the archive has no \`${inline(record)}\`, the record of the mapping`);
    const header = readShared(shared, { file: `${file}/${record}` });
    const names = archive.names.filter((name) => name !== record && isItem(name)).sort(byText);
    if (names.length === 0)
      throw incomplete(file, `no file of the archive matches \`${inline(each)}\`, the trials of the mapping`);
    return { shared: header, header: () => header.value, items: items(file, archive, names, parse) };
  };
}

function* items(file: string, archive: Archive, names: readonly string[], parse: ParseText): Generator<RawRecord> {
  for (const [at, name] of names.entries()) {
    const text = must(textIn(file, archive, name), `the entry ${name}`);
    const where = { file: `${file}/${name}` };
    yield { where, position: at + 1, text, parse: () => parse(text, where) };
  }
}

function textIn(file: string, archive: Archive, name: string): string | undefined {
  const bytes = archive.read(name);
  if (bytes === undefined) return undefined;
  const text = asBuffer(bytes);
  requireUtf8(`${file}/${name}`, text, 0);
  return text.toString('utf8', markLength(text));
}

function incomplete(file: string, what: string): UserError {
  const fix = 'The run that wrote it was probably cancelled: run the suite again';
  return new UserError({ code: 'archive-incomplete', what, where: { file }, fix });
}
