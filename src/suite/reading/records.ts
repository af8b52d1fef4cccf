import { memberPointer } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import type { Redaction } from '../redaction/redaction.ts';
import {
  asBuffer,
  type FileBytes,
  MAX_RECORD_BYTES,
  openResults,
  type Piece,
  type ResultFile,
  requireUtf8,
  tooLarge,
} from './open.ts';
import { parseRecord } from './parse-json.ts';
import { type RecordPath, splitDocument } from './split-document.ts';

const LIST: RecordPath = { names: [] };
/** Bytes of a file that a message shows. */
const START_BYTES = 40;

/** One record of a file. It is parsed separately, so a broken record does not end the file. */
export interface RawRecord {
  readonly where: Place;
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  readonly text: string;
  /** Its name, if it is a member of an object. */
  readonly key?: string;
  /** Text of what it shares with the records around it; the same string for each. */
  readonly inherited?: string;
  /** @throws UserError for a broken record */
  parse(): unknown;
}

/** Whether a record may hold a secret. What it shares with the record before is not searched again. */
export function startPrefilter({ mayHold }: Redaction): (record: RawRecord) => boolean {
  let searched: string | undefined;
  let isSuspect = false;
  return ({ text, key, inherited }) => {
    if (inherited !== searched) isSuspect = inherited !== undefined && mayHold(inherited);
    searched = inherited;
    return isSuspect || mayHold(text) || (key !== undefined && mayHold(key));
  };
}

export interface Records {
  readonly items: Iterable<RawRecord>;
  /** Splits a record into parts, one for each trial; absent if a record is one trial. */
  readonly partsOf?: PartsOf;
  /** The record that contains these records as its items; its other members apply to all of them. */
  readonly shared?: SharedRecord;
  /** The content of the file besides its records; absent if there is none. */
  header?(): unknown;
}

/** Source of one trial: a record, or an item together with its record. */
export interface Part {
  readonly value: unknown;
  readonly where: Place;
  /** Stored judge answers; only in evidence. */
  readonly answers?: unknown;
}

/** The parts of a record. @throws UserError if there is no list at the path in the mapping */
export type PartsOf = (record: unknown, where: Place) => readonly Part[];

/** Source of the trial of one item: an item of a list has a number from 1, a member of an object has its name. */
export type ItemValue = { readonly record: unknown; readonly item: unknown } & (
  | { readonly index: number }
  | { readonly key: string }
) & {
    /** Names and positions (from 1) on the path to the item. */
    readonly keys?: readonly (string | number)[];
    /** The objects around the item, nearest first. */
    readonly parents?: readonly unknown[];
  };

/** A record without its items, which are read as separate records. */
export interface SharedRecord {
  readonly text: string;
  readonly value: unknown;
}

/** Yields the sources of the trials of a file. @throws UserError for a broken record */
export function* partsIn({ items, partsOf, shared }: Records): Generator<Part> {
  for (const record of items) {
    const { where } = record;
    const value = record.parse();
    if (shared !== undefined) yield { value: itemOf(shared, record, value), where };
    else yield* partsOf?.(value, where) ?? [{ value, where }];
  }
}

/** An item that is read as a separate record, together with the record that contains it. */
export function itemOf({ value: record }: SharedRecord, { position: index, key }: RawRecord, item: unknown): ItemValue {
  return key === undefined ? { record, item, index } : { record, item, key };
}

/** Parses the text of a record. @throws UserError for a broken record */
export type ParseText = (text: string, where: Place) => unknown;

/**
 * Splits a file in the native format: JSON Lines or a JSON list, by its first character.
 * @throws UserError if the file is empty or in another format
 */
export function readRecords(input: ResultFile): Records {
  const open = openResults(input);
  const { file, shape } = open;
  if (shape === 'list') return { items: listRecords(file, splitDocument(open, LIST), LIST) };
  if (shape === 'object') return { items: lineRecords(file, splitLines(open)) };
  const { value: head = Buffer.of() } = open.chunks[Symbol.iterator]().next();
  throw new UserError({
    code: 'wrong-format',
    what: 'the file is neither JSON Lines nor a JSON list',
    where: { file },
    expected: '`{` or `[` at the start',
    found: shown(asBuffer(head).toString('utf8', 0, START_BYTES).trimStart().split('\n', 1).join()),
    fix: 'Name a mapping for other formats: `agent-gate init` finds or drafts one',
  });
}

/** Records located by line. */
export function lineRecords(file: string, pieces: Iterable<Piece>, parse: ParseText = parseRecord) {
  return parsed(oneEach(file, pieces), parse, ({ position }) => ({ file, line: position }));
}

/** Yields the lines. @throws UserError if the object in the first line continues in the second */
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

/** Records located by JSON pointer. */
export function listRecords(file: string, pieces: Iterable<Piece>, path: RecordPath, parse: ParseText = parseRecord) {
  if (path === 'document') return parsed(pieces, parse, () => ({ file }));
  const list = path.names.reduce(memberPointer, '');
  return parsed(pieces, parse, ({ position, key = `${position - 1}` }) => {
    return { file, pointer: memberPointer(list, key) };
  });
}

function* parsed(pieces: Iterable<Piece>, parse: ParseText, placeOf: (piece: Piece) => Place): Generator<RawRecord> {
  for (const piece of pieces) {
    const { text, position, key } = piece;
    const where = placeOf(piece);
    const record = { where, position, text, parse: () => parse(text, where) };
    yield key === undefined ? record : { ...record, key };
  }
}

const NEWLINE = 0x0a;
const BLANK = /^\s*$/;

/**
 * Splits bytes at newlines into one text per line, without blank lines.
 * @throws UserError for bytes that are not UTF-8, or a line above the record limit
 */
export function* splitLines(bytes: FileBytes): Generator<Piece> {
  for (const line of everyLine(bytes, true)) if (!BLANK.test(line.text)) yield line;
}

/** Like `splitLines`, with blank lines. `skipsEmpty`: without empty ones, of which a small `.gz` may have a thousand million. */
export function* everyLine(bytes: FileBytes, skipsEmpty = false): Generator<Piece> {
  const { file, offset } = bytes;
  let position = 0;
  let base = offset;
  for (const block of wholeLines(bytes, () => position)) {
    requireUtf8(file, block, base);
    let start = 0;
    while (start < block.length) {
      for (; skipsEmpty && block[start] === NEWLINE; start++) position++;
      if (start === block.length) break;
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
function* wholeLines({ file, chunks, isEvidence }: FileBytes, linesSoFar: () => number): Generator<Buffer> {
  let started: Buffer[] = [];
  let size = 0;
  for (const chunk of chunks) {
    const bytes = asBuffer(chunk);
    const first = bytes.indexOf(NEWLINE);
    size += first < 0 ? bytes.length : first;
    if (size > MAX_RECORD_BYTES && !isEvidence) throw lineTooLarge(file, linesSoFar() + 1);
    if (first < 0) {
      started.push(Buffer.from(bytes));
      continue;
    }
    const head = bytes.subarray(0, first + 1);
    yield started.length === 0 ? head : Buffer.concat([...started, head]);
    const last = bytes.lastIndexOf(NEWLINE) + 1;
    if (last > first + 1) yield bytes.subarray(first + 1, last);
    started = last < bytes.length ? [Buffer.from(bytes.subarray(last))] : [];
    size = bytes.length - last;
  }
  if (size > 0) yield Buffer.concat(started);
}

export function lineTooLarge(file: string, line: number): UserError {
  return tooLarge('the record is too large', { file, line }, { fix: ONE_A_LINE });
}

const ONE_A_LINE = 'Keep large payloads outside of the results, or one trial a line';
