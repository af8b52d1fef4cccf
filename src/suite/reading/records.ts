import { memberPointer } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { type RecordPath, splitDocument } from './document.ts';
import { parseRecord } from './json.ts';
import { asBuffer, MAX_RECORD_BYTES, openResults, type Piece, type ResultFile, requireUtf8 } from './open.ts';

const LIST: RecordPath = { names: [] };

/** One record of a file, not yet parsed, so that a broken one does not end the file. */
export interface RawRecord {
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** Its text in the file. */
  readonly text: string;
  /** Its name, where it is a member of an object. */
  readonly key?: string;
  /** @throws UserError for a record that is broken */
  parse(where: Place): unknown;
}

/** The records of one file, and how messages name them. */
export interface Records {
  readonly items: Iterable<RawRecord>;
  placeOf(position: number, key?: string): Place;
  /** Splits a record into parts, each of one trial; absent where a record is one trial. */
  readonly partsOf?: PartsOf;
  /** A record whose items these records are; its own members apply to all of them. */
  readonly shared?: SharedRecord;
  /** What the file says beside its records; absent where it holds nothing else. */
  header?(): unknown;
}

/** The source of one trial: a record, or an item of its list together with the record. */
export interface Part {
  readonly value: unknown;
  readonly where: Place;
  /** Number of the item, from 1, or its name; absent where the record is the part. */
  readonly item?: number | string;
  /** Stored answers of the judge; only in evidence. */
  readonly answers?: unknown;
}

/** The parts of a record. @throws UserError when there is no list where the mapping says */
export type PartsOf = (record: unknown, where: Place) => readonly Part[];

/** The source of an item's trial; an item of a list has a number from 1, a member of an object its name. */
export type ItemValue = { readonly record: unknown; readonly item: unknown } & (
  | { readonly index: number }
  | { readonly key: string }
) & {
    /** Names and positions on the way to the item, positions from 1. */
    readonly keys?: readonly (string | number)[];
    /** The objects around the item, nearest first. */
    readonly parents?: readonly unknown[];
  };

/** A record without its items, which are records of their own. */
export interface SharedRecord {
  readonly text: string;
  readonly value: unknown;
}

/** What the trials of a file are read from, one after the other. @throws UserError for a broken record */
export function* partsIn({ items, placeOf, partsOf, shared }: Records): Generator<Part> {
  for (const record of items) {
    const where = placeOf(record.position, record.key);
    const value = record.parse(where);
    if (shared !== undefined) yield { value: itemOf(shared, record, value), where };
    else yield* partsOf?.(value, where) ?? [{ value, where }];
  }
}

/** An item of a record whose items are records of their own, together with it. */
export function itemOf({ value: record }: SharedRecord, { position: index, key }: RawRecord, item: unknown): ItemValue {
  return key === undefined ? { record, item, index } : { record, item, key };
}

/** Parses the text of a record. @throws UserError for one that is broken */
export type ParseText = (text: string, where: Place) => unknown;

/**
 * Splits a file in the native format, JSON Lines or a JSON list, by what it starts with.
 * @throws UserError when the file is empty or of another format
 */
export function readRecords(input: ResultFile): Records {
  const { file } = input;
  const { shape, chunks, offset } = openResults(input);
  if (shape === 'list') return listRecords(file, splitDocument(file, chunks, offset, LIST), LIST);
  if (shape === 'object') return lineRecords(file, splitLines(file, chunks, offset));
  throw new UserError({
    code: 'wrong-format',
    what: 'the file is neither JSON Lines nor a JSON list',
    where: { file },
    expected: '`{` or `[` at the start',
    fix: 'Other formats need a mapping',
  });
}

/** Records with a line as their place. */
export function lineRecords(file: string, pieces: Iterable<Piece>, parse: ParseText = parseRecord): Records {
  return { items: parsed(oneEach(file, pieces), parse), placeOf: (position) => ({ file, line: position }) };
}

/** The lines. @throws UserError where the first is an object that goes on in the second */
function* oneEach(file: string, pieces: Iterable<Piece>): Generator<Piece> {
  const lines = pieces[Symbol.iterator]();
  const first = lines.next();
  if (first.done) return;
  const second = lines.next();
  if (!second.done && /[{[,:]\s*$/.test(first.value.text)) throw spreadOut(file, first.value);
  yield first.value;
  for (let next = second; !next.done; next = lines.next()) yield next.value;
}

function spreadOut(file: string, { position, text }: Piece): UserError {
  return new UserError({
    code: 'wrong-format',
    what: 'a JSON object goes over several lines',
    where: { file, line: position },
    expected: 'one object a line, or a list of objects',
    found: shown(text.trim()),
    fix: 'Write each trial on one line, or name the path of the trials in the object by `records` of a mapping',
  });
}

/** Records with a JSON pointer as their place. */
export function listRecords(
  file: string,
  pieces: Iterable<Piece>,
  path: RecordPath,
  parse: ParseText = parseRecord,
): Records {
  const list = path === 'document' ? undefined : path.names.reduce(memberPointer, '');
  const placeOf = (position: number, key = `${position - 1}`): Place =>
    list === undefined ? { file } : { file, pointer: memberPointer(list, key) };
  return { items: parsed(pieces, parse), placeOf };
}

function* parsed(pieces: Iterable<Piece>, parse: ParseText): Generator<RawRecord> {
  for (const { text, position, key } of pieces) {
    const record = { position, text, parse: (where: Place) => parse(text, where) };
    yield key === undefined ? record : { ...record, key };
  }
}

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
