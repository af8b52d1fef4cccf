import { type Place, soundOr, UserError } from '../../errors.ts';
import { freeNames } from '../free-names.ts';
import { cellsOf, splitRows } from '../reading/csv-rows.ts';
import { protoKey } from '../reading/json.ts';
import type { RawRecord } from '../reading/read-records.ts';
import type { Piece } from '../reading/result-file.ts';
import type { Compiling } from './compiling.ts';
import type { CsvSpec } from './mapping-file.ts';

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

/** Where results stand in a row, and how it is read. */
interface ResultColumns {
  readonly names: readonly string[];
  readonly read: ReadCells;
  readonly isResult: (cell: string) => boolean;
}

/** So many rows tell where results begin, as a cell of one alone may be empty. */
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
  // What is wrong with the first row says more than that it has no result.
  columns.read(rows[0] as Piece, where);
  const what = 'no cell of the first rows is a result';
  throw new UserError({ code: 'no-results', what, where, expected: 'a cell that matches `csv.results_from`' });
}

function resultIn(cells: Cells, { isResult }: ResultColumns): number {
  return cells.findIndex((cell) => cell !== null && isResult(cell));
}

/** What is wrong with a row is told when it becomes a record. */
function soundCells(row: Piece, file: string, { read }: ResultColumns): Cells {
  return soundOr([], () => read(row, { file, line: row.position }));
}

/** By then the columns before it were read as something else. */
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

/** Otherwise the whole file would be one row, and that the header. */
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
