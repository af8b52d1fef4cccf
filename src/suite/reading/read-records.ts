import { memberPointer } from '../../contract/json.ts';
import { shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { parseRecord } from './json.ts';
import { openResults } from './open-results.ts';
import type { Piece, ResultFile } from './result-file.ts';
import { type RecordPath, splitDocument } from './split-document.ts';
import { splitLines } from './split-lines.ts';

const LIST: RecordPath = { names: [] };

/** One record of a file, not yet parsed, so that a broken one does not end the file. */
export interface RawRecord {
  /** Line number for JSON Lines and CSV, record number for a JSON list; from 1. */
  readonly position: number;
  /** As it stands in the file. */
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
  /** What the trials of a record are read from; left out where a record is one trial's. */
  readonly partsOf?: PartsOf;
  /** What stands once for all records; then each of them is an item of it. */
  readonly shared?: SharedRecord;
}

/** What one trial is read from: a record, or an item of its list together with the record. */
export interface Part {
  readonly value: unknown;
  readonly where: Place;
  /** Number of the item, from 1, or its name; absent where the record is the part. */
  readonly item?: number | string;
  /** What a judge has answered, where evidence says so. */
  readonly answers?: unknown;
}

/** The parts of a record. @throws UserError when there is no list where the mapping says */
export type PartsOf = (record: unknown, where: Place) => readonly Part[];

/** What the trial of an item is read from: an item of a list has a number, from 1, and a member of an object its name. */
export type ItemValue = { readonly record: unknown; readonly item: unknown } & (
  | { readonly index: number }
  | { readonly key: string }
);

/** A record whose items are records of their own, without them. */
export interface SharedRecord {
  readonly text: string;
  readonly value: unknown;
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

/** Records that messages name by line. */
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
    fix: 'Write each trial on a line of its own; where the trials are inside of one object, a mapping says so with `records`',
  });
}

/** Records that messages name by their place in the document. */
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
