import type { MappingFile, ValueSpec } from '../../../schemas/types/mapping.ts';
import { inline } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { junitReport } from '../reading/junit.ts';
import { isArchive, type OpenResults, openResults, type ResultFile } from '../reading/open.ts';
import { nanAsNull, parseRecord } from '../reading/parse-json.ts';
import {
  lineRecords,
  listRecords,
  type ParseText,
  type PartsOf,
  type RawRecord,
  type Records,
  splitLines,
} from '../reading/records.ts';
import { documentWithout, type RecordPath, splitDocument } from '../reading/split-document.ts';
import { textForm } from '../trial.ts';
import { compileArchive, type ReadShared } from './archive.ts';
import { compileCsv } from './csv.ts';
import { compileColumns, compileDecode, compileEach, type Decode, type NamesItems, namesOnWay } from './each.ts';
import { compileGather } from './gather.ts';
import type { MappingPart } from './mapping-compiler.ts';
import { compileValue } from './values.ts';

type Split = (input: ResultFile) => Records;

/** Compiles how to split the files of a mapping into records, and records into the sources of trials. */
export function compileRecords(spec: MappingFile, mapping: MappingPart): Split {
  const parse: ParseText = spec.nan === undefined ? parseRecord : (text, where) => parseRecord(nanAsNull(text), where);
  const requireFinished = compileUnfinished(spec.unfinished, mapping.at('unfinished'));
  const readShared: ReadShared = (text, where) => {
    const value = parse(text, where);
    requireFinished(value, where);
    return { text, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse);
  const readText = compileTexts(spec, { parse, readShared, requireFinished }, mapping);
  const gather = compileGather(spec, mapping.at('gather'));
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : undefined;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText(input));
  };
}

/** Yields records that decode their JSON texts when they are parsed. */
function* decodedRecords(items: Iterable<RawRecord>, decode: Decode): Generator<RawRecord> {
  for (const record of items) yield { ...record, parse: () => decode(record.parse(), record.where) };
}

interface Reading {
  readonly parse: ParseText;
  readonly readShared: ReadShared;
  readonly requireFinished: RequireFinished;
}

function compileTexts(spec: MappingFile, reading: Reading, mapping: MappingPart): Split {
  const { parse, requireFinished } = reading;
  const records = spec.records ?? '$[*]';
  const path: RecordPath = records === '$' ? 'document' : { names: namesOnWay(records) ?? [] };
  const readCsv = compileCsv(spec.csv ?? {}, mapping.at('csv'));
  const itemsOf = compileEach(spec.each, mapping.at('each'));
  const list = listInDocument(spec, path);
  const decode = compileDecode(spec.decode, mapping.at('decode'));
  const columns = compileColumns(spec.columns, mapping.at('columns'));
  if (spec.columns !== undefined && list === undefined)
    mapping.at('columns').report('`columns` names the values of items', 'Add `records: $` and `each: $.data[*]`');
  const partsOf: PartsOf = (record, where) => {
    const parts = itemsOf(record, where);
    requireFinished(record, where);
    return parts;
  };
  const split: Split = (input) => {
    const { file } = input;
    const open = openResults(input, spec.format === 'junit');
    switch (spec.format ?? formatOf(open, path, file)) {
      case 'json':
        if (list !== undefined) return itemRecords(input, open, list, { ...reading, columns });
        return {
          items: listRecords(file, splitDocument(open, path), path, parse),
          partsOf,
          header: () => headerOf(input, path, parse),
        };
      case 'junit':
        if (open.shape !== 'xml') throw wrongFormat(file, 'XML', 'Let the test runner write a JUnit report');
        return junitReport(open);
      case 'jsonl':
        return { items: lineRecords(file, splitLines(open), parse), partsOf };
      default:
        if (open.shape === 'other' && spec.records !== undefined)
          throw wrongFormat(file, 'JSON', `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``);
        return { items: readCsv(open), partsOf };
    }
  };
  if (decode === undefined) return split;
  return (input) => {
    const records = split(input);
    return { ...records, items: decodedRecords(records.items, decode) };
  };
}

/** The content of a document besides its list of records. */
function headerOf(input: ResultFile, path: RecordPath, parse: ParseText): unknown {
  const open = openResults(input);
  if (path !== 'document')
    return path.names.length === 0 ? undefined : parse(documentWithout(path.names, open), { file: open.file });
  const [whole] = splitDocument(open, path);
  return parse(whole?.text ?? '', { file: open.file });
}

/** Path of the items if the document is the only record, which lets them be read one by one, as in an archive; else undefined. */
function listInDocument({ each, decode }: MappingFile, path: RecordPath): readonly string[] | undefined {
  return each === undefined || decode !== undefined || path !== 'document' ? undefined : namesOnWay(each);
}

/** Streams the items of a document of any size: reads it once without its items, and once for them. */
function itemRecords(
  input: ResultFile,
  first: OpenResults,
  names: readonly string[],
  { readShared, parse, columns }: Reading & { readonly columns: NamesItems },
): Records {
  const { file } = first;
  const shared = readShared(documentWithout(names, first), { file });
  const named = columns(shared.value, { file });
  const path = { names, orMap: true } as const;
  const pieces = splitDocument(openResults(input), path);
  const items = listRecords(file, pieces, path, (text, where) => named(parse(text, where)));
  return { items, shared, header: () => shared.value };
}

/** Names of files with one record a line, even if the mapping has a path for JSON documents. */
const OF_LINES = /\.(?:jsonl|ndjson)(?:\.gz)?$/i;

function formatOf({ shape }: OpenResults, path: RecordPath, file: string): 'json' | 'jsonl' | 'csv' {
  if (shape === 'other') return 'csv';
  const isLines = shape === 'object' && path !== 'document' && (path.names.length === 0 || OF_LINES.test(file));
  return isLines ? 'jsonl' : 'json';
}

function wrongFormat(file: string, format: string, fix: string): UserError {
  return new UserError({ code: 'wrong-format', what: `the file is not ${format}`, where: { file }, fix });
}

/** @throws UserError for the record of a run that did not finish */
type RequireFinished = (record: unknown, where: Place) => void;

/** Compiles the `unfinished` part of a mapping, which refuses a run that ended early: it would look like a smaller suite. */
function compileUnfinished(spec: ValueSpec | undefined, part: MappingPart): RequireFinished {
  const why = compileValue(spec, part);
  return (record, where) => {
    const reason = why(record, where) ?? false;
    if (reason === false) return;
    throw new UserError({
      code: 'unfinished-run',
      what: `the run did not finish: ${inline(textForm(reason) ?? JSON.stringify(reason))}`,
      where,
      fix: 'Run the suite again',
    });
  };
}
