import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { freeNames } from '../../contract/names.ts';
import { type Place, soundOr, UserError } from '../../errors.ts';
import { protoKey } from '../reading/json.ts';
import { MAX_RECORD_BYTES, type Piece } from '../reading/open.ts';
import { everyLine, type RawRecord, tooLarge } from '../reading/records.ts';
import type { Compiling } from './compiling.ts';

type CsvSpec = NonNullable<MappingFile['csv']>;

/** Splits CSV bytes into records. */
type CsvReader = (file: string, chunks: Iterable<Uint8Array>, offset: number) => Generator<RawRecord>;

/** The cells of a row, empty ones as null. */
type Cells = readonly (string | null)[];

/** Compiles the `csv` part of a mapping. */
export function compileCsv(spec: CsvSpec, compiling: Compiling): CsvReader {
  const { results_from: pattern, delimiter = ',' } = spec;
  const isResult = pattern === undefined ? undefined : compiling.pattern(pattern, '/csv/results_from');
  return function* (file, chunks, offset) {
    const rows = splitRows(file, chunks, offset);
    const first = rows.next();
    if (first.done) return;
    const names = namesOf(first.value, delimiter, { file, line: first.value.position });
    const read = (row: Piece, where: Place): Cells => readCells(row, delimiter, names.length, where);
    yield* isResult === undefined
      ? rowRecords(rows, names, read)
      : cellRecords(file, rows, { names, read, isResult: (cell) => isResult.test(cell) });
  };
}

type ReadCells = (row: Piece, where: Place) => Cells;

/** One record of every row. */
function* rowRecords(rows: Iterable<Piece>, names: readonly string[], read: ReadCells): Generator<RawRecord> {
  const free = freeNames(names);
  for (const row of rows) {
    const { position, text } = row;
    yield { position, text, parse: (where) => rowObject(free, read(row, where)) };
  }
}

/** The columns of results, and how to read a row. */
interface ResultColumns {
  readonly names: readonly string[];
  readonly read: ReadCells;
  readonly isResult: (cell: string) => boolean;
}

/** Rows that are searched for the first column of results, since single cells may be empty. */
const LOOKED_AT = 50;

/** One record of every result cell. */
function* cellRecords(file: string, rows: Generator<Piece>, columns: ResultColumns): Generator<RawRecord> {
  const first = firstRows(rows);
  if (first.length === 0) return;
  const from = firstResult(first, file, columns);
  for (const row of inTurn(first, rows)) {
    const { position, text } = row;
    for (let index = from; index < columns.names.length; index++) {
      const parse = (where: Place) => resultRecord(row, columns, from, index, where);
      yield { position, text, parse };
    }
  }
}

function firstRows(rows: Generator<Piece>): readonly Piece[] {
  const first: Piece[] = [];
  while (first.length < LOOKED_AT) {
    const { done, value } = rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

function* inTurn<T>(first: Iterable<T>, rest: Iterable<T>): Generator<T> {
  yield* first;
  yield* rest;
}

function resultRecord(row: Piece, columns: ResultColumns, from: number, index: number, where: Place): object {
  const { names, read } = columns;
  const cells = read(row, where);
  const start = resultIn(cells, columns);
  if (start >= 0 && start < from) throw tooEarly(start, from, where);
  const before = rowObject(freeNames(names.slice(0, from)), cells);
  return { row: before, column: index - from + 1, header: names[index], cell: cells[index] ?? null };
}

/** The first column that has a result in one of the rows. */
function firstResult(rows: readonly Piece[], file: string, columns: ResultColumns): number {
  const starts = rows.map((row) => resultIn(soundCells(row, file, columns), columns)).filter((start) => start >= 0);
  if (starts.length > 0) return Math.min(...starts);
  const where = { file, line: rows[0]?.position ?? 1 };
  // A broken first row is the more helpful error.
  columns.read(rows[0] as Piece, where);
  const what = 'no cell of the first rows is a result';
  throw new UserError({ code: 'no-results', what, where, expected: 'a cell that matches `csv.results_from`' });
}

function resultIn(cells: Cells, { isResult }: ResultColumns): number {
  return cells.findIndex((cell) => cell !== null && isResult(cell));
}

/** A broken row is reported when it becomes a record. */
function soundCells(row: Piece, file: string, { read }: ResultColumns): Cells {
  return soundOr([], () => read(row, { file, line: row.position }));
}

/** Columns before the first result are already read as the row's own. */
function tooEarly(start: number, from: number, where: Place): UserError {
  const expected = `results from column ${from + 1} on, as in the first ${LOOKED_AT} rows`;
  const fix = 'Let the first rows have a result in every column of results';
  return new UserError({ code: 'no-results', what: `column ${start + 1} holds a result`, where, expected, fix });
}

function namesOf(header: Piece, delimiter: string, where: Place): readonly string[] {
  if (header.text.includes('\r')) throw loneReturns(where);
  const names = readCells(header, delimiter, undefined, where).map((name) => name ?? '');
  if (names.includes('__proto__')) throw new UserError(protoKey(where));
  return names;
}

/** With carriage returns alone, the whole file would be the header. */
function loneReturns(where: Place): UserError {
  const fix = 'End lines with a line feed, alone or after a carriage return';
  return new UserError({ code: 'bad-csv', what: 'the header holds a carriage return', where, fix });
}

function readCells(row: Piece, delimiter: string, width: number | undefined, where: Place): Cells {
  const cells = split(row, delimiter, where);
  if (width === undefined || cells.length === width) return cells.map((cell) => (cell === '' ? null : cell));
  const what = 'the row has another number of cells than the header';
  throw new UserError({ code: 'bad-csv', what, where, expected: `${width}`, found: `${cells.length}` });
}

function split(row: Piece, delimiter: string, where: Place): readonly string[] {
  try {
    return cellsOf(row.text, delimiter);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    const fix = 'Quote cells that hold quotes, and write each of them twice';
    throw new UserError({ code: 'bad-csv', what: cause.message, where, fix }, { cause });
  }
}

function rowObject(names: readonly string[], cells: Cells): object {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
}

/**
 * Joins lines into rows of CSV: a quoted cell may span lines. Blank lines between rows are left out.
 * @param offset where the bytes start in the file
 * @throws UserError for bytes that are not UTF-8, a row above the record limit, or a quoted cell that never ends
 */
export function* splitRows(file: string, chunks: Iterable<Uint8Array>, offset: number): Generator<Piece> {
  let started: Piece | undefined;
  for (const line of everyLine(file, chunks, offset)) {
    const text = line.text.replace(/\r$/, '');
    const row: Piece = started === undefined ? { ...line, text } : { ...started, text: `${started.text}\n${text}` };
    const isWhole = quotes(text) % 2 === (started === undefined ? 0 : 1);
    const size = line.offset - row.offset + Buffer.byteLength(line.text);
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, row.position);
    started = isWhole ? undefined : row;
    if (isWhole && row.text !== '') yield row;
  }
  if (started !== undefined) throw neverClosed(file, started.position);
}

function quotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
}

function neverClosed(file: string, line: number): UserError {
  const fix =
    'Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again';
  return new UserError({ code: 'cut-csv', what: 'a quote is never closed', where: { file, line }, fix });
}

/**
 * The cells of one row (RFC 4180); a quoted cell writes a quote twice.
 * @throws SyntaxError for a quote in the middle of a cell
 */
export function cellsOf(row: string, delimiter: string): readonly string[] {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    const end = row[at] === '"' ? endOfQuoted(row, at) : endOfPlain(row, at, delimiter);
    const raw = row.slice(at, end);
    cells.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (end === row.length) return cells;
    if (row[end] !== delimiter) throw new SyntaxError('a quoted cell goes on after its closing quote');
    at = end + 1;
  }
}

function endOfPlain(row: string, from: number, delimiter: string): number {
  const next = row.indexOf(delimiter, from);
  const end = next < 0 ? row.length : next;
  if (row.slice(from, end).includes('"')) throw new SyntaxError('a cell without quotes has a quote inside');
  return end;
}

/** After the closing quote: one that no other quote follows. */
function endOfQuoted(row: string, from: number): number {
  let at = from + 1;
  for (;;) {
    const quote = row.indexOf('"', at);
    if (quote < 0) throw new SyntaxError('a quoted cell never ends');
    if (row[quote + 1] !== '"') return quote + 1;
    at = quote + 2;
  }
}
