import { byText, inline } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { asBuffer, requireUtf8 } from '../reading/decode-text.ts';
import { markLength } from '../reading/open-results.ts';
import type { ParseText, RawRecord, Records, SharedRecord } from '../reading/read-records.ts';
import type { Archive } from '../reading/result-file.ts';
import type { ArchiveSpec } from './mapping-file.ts';

/** Reads what all trials share. @throws UserError where it is broken, or of a run that did not go to its end */
export type ReadShared = (text: string, where: Place) => SharedRecord;

/** Reads the records of an archive. @throws UserError where something is missing or damaged */
type ReadArchive = (file: string, archive: Archive) => Records;

/** Compiles the `archive` part of a mapping. Files are unpacked one at a time, sorted by name. */
export function compileArchive({ record, each }: ArchiveSpec, readShared: ReadShared, parse: ParseText): ReadArchive {
  const isItem = itemPattern(each);
  return (file, archive) => {
    const shared = textIn(file, archive, record);
    if (shared === undefined) throw noRecord(file, record);
    const names = archive.names.filter((name) => name !== record && isItem(name)).sort(byText);
    return {
      shared: readShared(shared, { file: `${file}/${record}` }),
      items: items(file, archive, requireSome(names, file, each), parse),
      placeOf: (position) => ({ file: `${file}/${names[position - 1]}` }),
    };
  };
}

function* items(file: string, archive: Archive, names: readonly string[], parse: ParseText): Generator<RawRecord> {
  for (const [at, name] of names.entries()) {
    const text = textIn(file, archive, name) ?? '';
    yield { position: at + 1, text, parse: (where) => parse(text, where) };
  }
}

/** Its one `*` stands for any characters, `/` among them: ids of trials may hold one. Undefined is one that the schema refused. */
function itemPattern(each: string | undefined): (name: string) => boolean {
  const [start = '', end = ''] = each?.split('*') ?? [];
  return (name) => name.length >= start.length + end.length && name.startsWith(start) && name.endsWith(end);
}

function textIn(file: string, archive: Archive, name: string): string | undefined {
  const bytes = archive.read(name);
  if (bytes === undefined) return undefined;
  const text = asBuffer(bytes);
  requireUtf8(`${file}/${name}`, text, 0);
  return text.toString('utf8', markLength(text));
}

function requireSome(names: readonly string[], file: string, each: string): readonly string[] {
  if (names.length > 0) return names;
  throw new UserError({
    code: 'archive-incomplete',
    what: `no file of the archive fits \`${inline(each)}\`, where the mapping has the trials`,
    where: { file },
    fix: 'See whether the run wrote its trials into it, or had none',
  });
}

function noRecord(file: string, name: string): UserError {
  return new UserError({
    code: 'archive-incomplete',
    what: `the archive has no \`${inline(name)}\`, where the mapping has the record`,
    where: { file },
    fix: 'The run that wrote it was probably cancelled: run the suite again',
  });
}
