import { UserError } from '../../errors.ts';
import { asBuffer, requireUtf8 } from './decode-text.ts';
import { MAX_RECORD_BYTES, type Piece } from './result-file.ts';

const NEWLINE = 0x0a;
const BLANK = /^\s*$/;

/**
 * Splits bytes at newlines into one text per line; lines of white space are left out.
 * @param offset where the bytes start in the file
 * @throws UserError for bytes that are not UTF-8 or a line above the record limit
 */
export function* splitLines(file: string, chunks: Iterable<Uint8Array>, offset: number): Generator<Piece> {
  for (const line of everyLine(file, chunks, offset)) if (!BLANK.test(line.text)) yield line;
}

/** Splits bytes at newlines, blank lines included. See `splitLines`. */
export function* everyLine(file: string, chunks: Iterable<Uint8Array>, offset: number): Generator<Piece> {
  let position = 0;
  let base = offset;
  for (const block of wholeLines(file, chunks, () => position)) {
    requireUtf8(file, block, base);
    let start = 0;
    while (start < block.length) {
      const newline = block.indexOf(NEWLINE, start);
      const end = newline < 0 ? block.length : newline;
      position++;
      yield { text: block.toString('utf8', start, end), position, offset: base + start };
      start = end + 1;
    }
    base += block.length;
  }
}

/** Regroups chunks into blocks that end at a newline or at the end of the bytes. */
function* wholeLines(file: string, chunks: Iterable<Uint8Array>, linesSoFar: () => number): Generator<Buffer> {
  let started: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes = asBuffer(chunk);
    const first = bytes.indexOf(NEWLINE);
    const head = first < 0 ? bytes : bytes.subarray(0, first + 1);
    size += head.length;
    if (size > MAX_RECORD_BYTES) throw tooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(head));
      continue;
    }
    yield started.length === 0 ? head : Buffer.concat([...started, head]);
    const last = bytes.lastIndexOf(NEWLINE) + 1;
    if (last > first + 1) yield bytes.subarray(first + 1, last);
    started = last < bytes.length ? [Buffer.from(bytes.subarray(last))] : [];
    size = bytes.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}

/** The problem of a record above the size limit. */
export function tooLarge(file: string, line: number): UserError {
  return new UserError({
    code: 'record-too-large',
    what: 'the record is too large',
    where: { file, line },
    expected: `at most ${MAX_RECORD_BYTES} bytes`,
    fix: 'Keep large payloads outside of the results, or one trial a line',
  });
}
