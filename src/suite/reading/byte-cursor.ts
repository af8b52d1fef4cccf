import { UserError } from '../../errors.ts';
import { asBuffer, type FileBytes, MAX_RECORD_BYTES, requireUtf8, tooLarge } from './open.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;

/** Change of depth by each byte outside strings. */
const DEPTH_STEP = Int8Array.from({ length: 256 }, (_, byte) => (isOpening(byte) ? 1 : isClosing(byte) ? -1 : 0));

function isOpening(byte: number): boolean {
  return byte === 0x5b || byte === 0x7b;
}

function isClosing(byte: number): boolean {
  return byte === 0x5d || byte === 0x7d;
}

/** Walks over JSON bytes that arrive in chunks. Does not validate what is inside brackets. */
export type ByteCursor = ReturnType<typeof byteCursor>;

/** A cursor at the start of the bytes. */
export function byteCursor({ file, chunks, offset: start }: FileBytes) {
  const source = chunks[Symbol.iterator]();
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let base = start;
  let linesBefore = 0;
  let mark = -1;
  let taking = start;
  let parts: Buffer[] = [];
  let keptSize = 0;

  /** Loads the next chunk after saving the part of the value taken so far; returns false at the end of the bytes. */
  function refill(): boolean {
    if (mark >= 0) keep(Buffer.from(bytes.subarray(mark, at)));
    base += bytes.length;
    linesBefore += newlines(bytes);
    const next = source.next();
    bytes = next.done ? Buffer.alloc(0) : asBuffer(next.value);
    at = 0;
    if (mark >= 0) mark = 0;
    return !next.done && (bytes.length > 0 || refill());
  }
  function keep(part: Buffer): void {
    parts.push(part);
    keptSize += part.length;
    if (keptSize > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
  }
  function need(): void {
    if (at >= bytes.length && !refill()) throw cutShort(file, base);
  }
  /** Next byte that is not white space, without consuming it; -1 at the end. */
  function peek(): number {
    for (;;) {
      const byte = bytes[at];
      if (byte === undefined) {
        if (!refill()) return -1;
      } else if (byte === 0x20 || (byte >= 0x09 && byte <= 0x0d)) at++;
      else return byte;
    }
  }
  /** Consumes the rest of a string, including its closing quote. */
  function skipText(): void {
    let escaped = 0;
    for (;;) {
      need();
      const window = bytes;
      let i = at + escaped;
      while (i < window.length && window[i] !== QUOTE) i += window[i] === BACKSLASH ? 2 : 1;
      at = Math.min(i + 1, window.length);
      if (i < window.length) return;
      // If the end of the chunk cuts an escape, its second byte is the first of the next chunk.
      escaped = i - window.length;
    }
  }
  /** Consumes the rest of a list or object, including its closing bracket. */
  function skipNested(): void {
    let depth = 1;
    while (depth > 0) {
      need();
      const window = bytes;
      let i = at;
      while (i < window.length && depth > 0 && window[i] !== QUOTE) depth += DEPTH_STEP[window[i++] ?? 0] ?? 0;
      at = i;
      if (depth > 0 && i < window.length) {
        at++;
        skipText();
      }
    }
  }
  function skipScalar(): void {
    while (at < bytes.length || refill()) {
      const byte = bytes[at] ?? 0;
      if (byte <= 0x20 || byte === 0x2c || isClosing(byte) || byte === 0x3a) return;
      at++;
    }
  }
  /** Consumes one value. @throws UserError if the bytes end inside it */
  function skipValue(): void {
    const byte = peek();
    if (byte === -1) throw cutShort(file, base);
    if (byte === QUOTE || isOpening(byte)) at++;
    if (byte === QUOTE) skipText();
    else if (isOpening(byte)) skipNested();
    else skipScalar();
  }
  /** Consumes one value and returns its text. @throws UserError also for bad UTF-8 and a value above the record limit */
  function takeValue(): string {
    peek();
    taking = base + at;
    mark = at;
    parts = [];
    keptSize = 0;
    skipValue();
    const tail = bytes.subarray(mark, at);
    mark = -1;
    const whole = parts.length === 0 ? tail : Buffer.concat([...parts, tail]);
    if (whole.length > MAX_RECORD_BYTES) throw recordTooLarge(file, taking);
    requireUtf8(file, whole, taking);
    return whole.toString('utf8');
  }
  /** Line number of the next byte, from 1. */
  const line = (): number => linesBefore + newlines(bytes.subarray(0, at)) + 1;
  return {
    file,
    line,
    peek,
    skipValue,
    takeValue,
    /** File offset of the next byte. */
    offset: () => base + at,
    /** Consumes the byte returned by `peek`. */
    step: () => void at++,
  };
}

function newlines(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

function recordTooLarge(file: string, offset: number): UserError {
  return tooLarge(`the record at byte ${offset} is too large`, { file });
}

/** The problem of a document that ends before its brackets close. */
export function cutShort(file: string, offset: number, wanted: { readonly expected?: string } = {}): UserError {
  return new UserError({
    code: 'cut-json',
    what: `the file ends at byte ${offset} in the middle of its JSON`,
    where: { file },
    ...wanted,
    fix: 'The run that wrote it was probably cancelled: run the suite again',
  });
}
