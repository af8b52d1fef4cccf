import { UserError } from '../../errors.ts';
import { nanAsNull, parseRecord } from '../reading/json.ts';
import { isArchive, type OpenResults, openResults } from '../reading/open-results.ts';
import { lineRecords, listRecords, type ParseText, type PartsOf, type Records } from '../reading/read-records.ts';
import type { ResultFile } from '../reading/result-file.ts';
import { documentWithout, type RecordPath, splitDocument } from '../reading/split-document.ts';
import { splitLines } from '../reading/split-lines.ts';
import { compileArchive, type ReadShared } from './archive-records.ts';
import type { Compiling } from './compiling.ts';
import { compileCsv } from './csv-records.ts';
import { compileEach, namesOnWay } from './each-item.ts';
import { compileGather } from './gather-records.ts';
import type { MappingFile } from './mapping-file.ts';
import { compileUnfinished, type RequireFinished } from './unfinished-run.ts';

type Split = (input: ResultFile) => Records;

/** Compiles how a mapping's files split into records, and these into what trials are read from. */
export function compileRecords(spec: MappingFile, compiling: Compiling): Split {
  const parse = spec.nan === undefined ? parseRecord : parseWithNaN;
  const requireFinished = compileUnfinished(spec.unfinished, compiling);
  const readShared: ReadShared = (text, where) => {
    const value = parse(text, where);
    requireFinished(value, where);
    return { text, value };
  };
  const readArchive = spec.archive && compileArchive(spec.archive, readShared, parse);
  const readText = compileTexts(spec, { parse, readShared, requireFinished }, compiling);
  const gather = compileGather(spec, compiling);
  return (input) => {
    const archive = readArchive && isArchive(input) ? input.unzip?.() : undefined;
    return readArchive && archive ? readArchive(input.file, archive) : gather(input.file, readText(input));
  };
}

const parseWithNaN: ParseText = (text, where) => parseRecord(nanAsNull(text), where);

/** How records are read and checked, wherever they stand. */
interface Reading {
  readonly parse: ParseText;
  readonly readShared: ReadShared;
  readonly requireFinished: RequireFinished;
}

function compileTexts(spec: MappingFile, reading: Reading, compiling: Compiling): Split {
  const { parse, requireFinished } = reading;
  const path = recordPath(spec.records ?? '$[*]');
  const readCsv = compileCsv(spec.csv ?? {}, compiling);
  const itemsOf = compileEach(spec.each);
  const list = listInDocument(spec, path);
  const partsOf: PartsOf = (record, where) => {
    const parts = itemsOf(record, where);
    requireFinished(record, where);
    return parts;
  };
  return (input) => {
    const { file } = input;
    const open = openResults(input);
    const { chunks, offset } = open;
    switch (spec.format ?? formatOf(open, path, file)) {
      case 'json':
        if (list !== undefined) return itemRecords(input, open, list, reading);
        return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, parse), partsOf };
      case 'jsonl':
        return { ...lineRecords(file, splitLines(file, chunks, offset), parse), partsOf };
      default:
        requireText(file, open, spec);
        return { items: readCsv(file, chunks, offset), placeOf: (line) => ({ file, line }), partsOf };
    }
  };
}

/** Where the one record of a document has its items, which are then read one by one, as those of an archive are. */
function listInDocument({ each }: MappingFile, path: RecordPath): readonly string[] | undefined {
  return each === undefined || path !== 'document' ? undefined : namesOnWay(each);
}

/** Goes over the document twice, so that it may be of any size. */
function itemRecords(input: ResultFile, first: OpenResults, names: readonly string[], reading: Reading): Records {
  const { file } = input;
  const shared = reading.readShared(documentWithout(names, { ...first, file }), { file });
  const { chunks, offset } = openResults(input);
  const path = { names, orMap: true } as const;
  return { ...listRecords(file, splitDocument(file, chunks, offset, path), path, reading.parse), shared };
}

function recordPath(text: string): RecordPath {
  return text === '$' ? 'document' : { names: namesOnWay(text) };
}

/** A file that says that it is lines holds records alone, wherever a document would have them. */
function formatOf({ shape }: OpenResults, path: RecordPath, file: string): 'json' | 'jsonl' | 'csv' {
  if (shape === 'other') return 'csv';
  const isLines = shape === 'object' && path !== 'document' && (path.names.length === 0 || file.endsWith('.jsonl'));
  return isLines ? 'jsonl' : 'json';
}

/** A mapping that names keys of JSON has no use for a text that is no JSON. */
function requireText(file: string, { shape }: OpenResults, spec: MappingFile): void {
  if (shape !== 'other' || spec.records === undefined) return;
  const fix = `The mapping \`${spec.mapping}\` reads JSON records at \`${spec.records}\``;
  throw new UserError({ code: 'wrong-format', what: 'the file is not JSON', where: { file }, fix });
}
