import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { must } from '../../contract/must.ts';
import { freeNames } from '../../contract/names.ts';
import { shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { MAX_RECORD_BYTES, type Piece } from '../reading/open.ts';
import { protoKey } from '../reading/parse-json.ts';
import { everyLine, type RawRecord, tooLarge } from '../reading/records.ts';
import type { Compiling } from './mapping-compiler.ts';

type CsvSpec = NonNullable<MappingFile['csv']>;

/** Splits CSV bytes into records. */
type CsvReader = (file: string, chunks: Iterable<Uint8Array>, offset: number) => Generator<RawRecord>;

/** Cells of a row; null for an empty cell. */
type Cells = readonly (string | null)[];

/** Compiles the `csv` part of a mapping. */
export function compileCsv(spec: CsvSpec, compiling: Compiling): CsvReader {
  const { results_from: pattern, delimiter = ',' } = spec;
  const startsResult = pattern === undefined ? undefined : compiling.pattern(pattern, '/csv/results_from');
  return function* (file, chunks, offset) {
    const rows = splitRows(file, chunks, offset);
    const first = rows.next();
    if (first.done) return;
    const where = { file, line: first.value.position };
    const names = cellsOf(first.value.text, delimiter, where).map((name) => name ?? '');
    if (names.includes('__proto__')) throw new UserError(protoKey({ place: where, aside: '' }));
    const read: ReadCells = (row, place) => {
      const cells = cellsOf(row.text, delimiter, place);
      if (cells.length === names.length) return cells;
      const what = 'the row has another number of cells than the header';
      throw new UserError({
        code: 'bad-csv',
        what,
        where: place,
        expected: `${names.length}`,
        found: `${cells.length}`,
      });
    };
    if (startsResult === undefined) yield* rowRecords(rows, names, read);
    else
      yield* resultRecords(
        rows,
        startsOf(names, (name) => startsResult.test(name), where),
        { names, read },
      );
  };
}

/** @throws UserError for a row with another number of cells than the header */
type ReadCells = (row: Piece, where: Place) => Cells;

/** Yields one record for each row. */
function* rowRecords(rows: Iterable<Piece>, names: readonly string[], read: ReadCells): Generator<RawRecord> {
  const free = freeNames(names);
  for (const row of rows) {
    const { position, text } = row;
    yield { position, text, parse: (where) => rowObject(free, read(row, where)) };
  }
}

/** The first column of each result. @throws UserError if no column name matches */
function startsOf(names: readonly string[], startsResult: (name: string) => boolean, where: Place): readonly number[] {
  const starts = names.flatMap((name, index) => (startsResult(name) ? [index] : []));
  if (starts.length > 0) return starts;
  const expected = 'a name that matches `csv.results_from`';
  throw new UserError({ code: 'no-results', what: 'no column holds results', where, expected, found: shown(names) });
}

/** Yields one record for each result in a row. */
function* resultRecords(
  rows: Iterable<Piece>,
  starts: readonly number[],
  { names, read }: { readonly names: readonly string[]; readonly read: ReadCells },
): Generator<RawRecord> {
  const part = (cells: Cells, from: number, to: number): object =>
    rowObject(freeNames(names.slice(from, to)), cells.slice(from, to));
  for (const row of rows) {
    const { position, text } = row;
    for (const [index, start] of starts.entries()) {
      const parse = (where: Place): object => {
        const cells = read(row, where);
        const more = part(cells, start + 1, starts[index + 1] ?? names.length);
        const resultColumn = { column: index + 1, header: names[start], cell: cells[start] ?? null };
        return { row: part(cells, 0, must(starts[0], 'the first column of results')), ...resultColumn, more };
      };
      yield { position, text, parse };
    }
  }
}

function rowObject(names: readonly string[], cells: Cells): object {
  return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? null]));
}

/**
 * Joins lines into CSV rows: a quoted cell may span lines. Skips blank lines between rows.
 * @param offset file offset of the first byte
 * @throws UserError for bytes that are not UTF-8, a row above the record limit, or an unclosed quote
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
 * The cells of one row (RFC 4180); a quoted cell may hold delimiters, and writes a quote twice.
 * @throws UserError for a quote in the middle of a cell
 */
export function cellsOf(row: string, delimiter: string, where: Place): Cells {
  const cells: (string | null)[] = [];
  let started: string | undefined;
  for (const part of row.split(delimiter)) {
    const isWhole = quotes(part) % 2 === (started === undefined ? 0 : 1);
    const cell: string = started === undefined ? part : `${started}${delimiter}${part}`;
    started = isWhole ? undefined : cell;
    if (isWhole) cells.push(cell === '' ? null : unquoted(cell, where));
  }
  return cells;
}

function unquoted(cell: string, where: Place): string | null {
  if (!cell.includes('"')) return cell;
  const inner = cell.slice(1, -1);
  const isQuoted = cell.startsWith('"') && cell.endsWith('"') && !inner.replaceAll('""', '').includes('"');
  if (isQuoted) return inner === '' ? null : inner.replaceAll('""', '"');
  const fix = 'Quote cells that hold quotes, and write each of them twice';
  throw new UserError({ code: 'bad-csv', what: 'a quote stands inside of a cell', where, fix });
}
