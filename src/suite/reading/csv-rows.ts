import { UserError } from '../../errors.ts';
import { MAX_RECORD_BYTES, type Piece } from './result-file.ts';
import { everyLine, tooLarge } from './split-lines.ts';

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
  if (row.slice(from, end).includes('"')) throw new SyntaxError('a quote stands inside of a cell without quotes');
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
