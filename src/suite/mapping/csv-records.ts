import { type Place, UserError } from '../../errors.ts';
import { freeNames } from '../free-names.ts';
import { cellsOf, splitRows } from '../reading/csv-rows.ts';
import { protoKey } from '../reading/parse-record.ts';
import type { RawRecord } from '../reading/read-records.ts';
import type { Piece } from '../reading/result-file.ts';
import type { Compiling } from './compiling.ts';
import type { CsvSpec } from './mapping-file.ts';

/** Splits CSV bytes into records. */
export type CsvReader = (file: string, chunks: Iterable<Uint8Array>, offset: number) => Generator<RawRecord>;

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
      : cellRecords(file, rows, names, read, (cell) => isResult.test(cell));
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

/** One record of every result cell. */
function* cellRecords(
  file: string,
  rows: Iterable<Piece>,
  names: readonly string[],
  read: ReadCells,
  isResult: (cell: string) => boolean,
): Generator<RawRecord> {
  let start: number | undefined;
  for (const row of rows) {
    const { position, text } = row;
    const where = { file, line: position };
    start ??= firstResult(read(row, where), isResult, where);
    const from = start;
    for (let index = from; index < names.length; index++) {
      yield { position, text, parse: (place) => resultRecord(names, read(row, place), from, index) };
    }
  }
}

function resultRecord(names: readonly string[], cells: Cells, from: number, index: number): object {
  const row = rowObject(freeNames(names.slice(0, from)), cells);
  return { row, column: index - from + 1, header: names[index], cell: cells[index] ?? null };
}

function firstResult(cells: Cells, isResult: (cell: string) => boolean, where: Place): number {
  const start = cells.findIndex((cell) => cell !== null && isResult(cell));
  if (start >= 0) return start;
  const what = 'no cell of the first row is a result';
  throw new UserError({ code: 'no-results', what, where, expected: 'a cell that matches `csv.results_from`' });
}

function namesOf(header: Piece, delimiter: string, where: Place): readonly string[] {
  if (header.text.includes('\r')) throw loneReturns(where);
  const names = readCells(header, delimiter, undefined, where).map((name) => name ?? '');
  if (names.includes('__proto__')) throw new UserError(protoKey(where));
  return names;
}

/** Otherwise the whole file would be one row, and that the header. */
function loneReturns(where: Place): UserError {
  const mend = 'End lines with a line feed, alone or after a carriage return';
  return new UserError({ code: 'bad-csv', what: 'the header holds a carriage return', where, mend });
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
    const mend = 'Quote cells that hold quotes, and write each of them twice';
    throw new UserError({ code: 'bad-csv', what: cause.message, where, mend }, { cause });
  }
}

function rowObject(names: readonly string[], cells: Cells): object {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
}
