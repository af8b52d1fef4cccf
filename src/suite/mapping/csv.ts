import type { RE2JS } from 're2js';
import type { MappingFile } from '../../../schemas/types/mapping.ts';
import { freeNames } from '../../contract/names.ts';
import { shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { type FileBytes, MAX_RECORD_BYTES, type Piece } from '../reading/open.ts';
import { protoKey } from '../reading/parse-json.ts';
import { everyLine, lineTooLarge, type RawRecord } from '../reading/records.ts';
import type { MappingPart } from './mapping-compiler.ts';

/** Cells of a row; null for an empty cell. */
type Cells = readonly (string | null)[];

/** Compiles the `csv` part of a mapping: how to split a table into records. */
export function compileCsv(spec: NonNullable<MappingFile['csv']>, part: MappingPart) {
  const { results_from: pattern, delimiter = ',' } = spec;
  const startsResult = pattern === undefined ? undefined : part.at('results_from').pattern(pattern);
  return function* (bytes: FileBytes): Generator<RawRecord> {
    const rows = splitRows(bytes);
    const first = rows.next();
    if (first.done) return;
    const where = { file: bytes.file, line: first.value.position };
    const names = cellsOf(first.value.text, delimiter, where).map((name) => name ?? '');
    if (names.includes('__proto__')) throw new UserError(protoKey({ place: where, aside: '' }));
    const objects = startsResult === undefined ? [columnsFrom(names)] : resultsIn(names, startsResult, where);
    for (const { position, text } of rows) {
      const place = { file: bytes.file, line: position };
      for (const objectOf of objects) {
        const parse = (): object => {
          const cells = cellsOf(text, delimiter, place);
          if (cells.length === names.length) return objectOf(cells);
          const what = 'the row has another number of cells than the header';
          const [expected, found] = [`${names.length}`, `${cells.length}`];
          throw new UserError({ code: 'bad-csv', what, where: place, expected, found });
        };
        yield { where: place, position, text, parse };
      }
    }
  };
}

type ObjectOf = (cells: Cells) => object;

function columnsFrom(names: readonly string[], from = 0, to = names.length): ObjectOf {
  const free = freeNames(names.slice(from, to));
  return (cells) => Object.fromEntries(free.map((name, index) => [name, cells[from + index] ?? null]));
}

/** An object for each result in a row. @throws UserError if no column name matches */
function resultsIn(names: readonly string[], startsResult: RE2JS, where: Place): readonly ObjectOf[] {
  const starts = names.flatMap((name, index) => (startsResult.test(name) ? [index] : []));
  if (starts.length === 0) {
    const expected = 'a name that matches `csv.results_from`';
    throw new UserError({ code: 'no-results', what: 'no column holds results', where, expected, found: shown(names) });
  }
  const row = columnsFrom(names, 0, starts[0]);
  return starts.map((start, index) => {
    const more = columnsFrom(names, start + 1, starts[index + 1]);
    const result = { column: index + 1, header: names[start] };
    return (cells) => ({ row: row(cells), ...result, cell: cells[start] ?? null, more: more(cells) });
  });
}

/**
 * Joins lines into CSV rows: a quoted cell may span lines. Skips blank lines, and rows of empty cells.
 * @throws UserError for bytes that are not UTF-8, a row above the record limit, or an unclosed quote
 */
export function* splitRows(bytes: FileBytes): Generator<Piece> {
  let started: Piece | undefined;
  for (const line of everyLine(bytes)) {
    const text = line.text.replace(/\r$/, '');
    const row: Piece = started === undefined ? { ...line, text } : { ...started, text: `${started.text}\n${text}` };
    const isWhole = quotes(text) % 2 === (started === undefined ? 0 : 1);
    const size = line.offset - row.offset + Buffer.byteLength(line.text);
    if (size > MAX_RECORD_BYTES) throw lineTooLarge(bytes.file, row.position);
    started = isWhole ? undefined : row;
    // Spreadsheets write rows of empty cells below a table.
    if (isWhole && /[^,;\t]/.test(row.text)) yield row;
  }
  if (started === undefined) return;
  const where = { file: bytes.file, line: started.position };
  const fix =
    'Quote a cell that holds quotes, and write each of them twice; where the file was cut, run the suite again';
  throw new UserError({ code: 'cut-csv', what: 'a quote is never closed', where, fix });
}

function quotes(text: string): number {
  let count = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) count++;
  return count;
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
