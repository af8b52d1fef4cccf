import { must } from '../../contract/must.ts';
import { adviseName } from '../../contract/names.ts';
import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { type ByteCursor, byteCursor, cutShort } from './byte-cursor.ts';
import type { Piece } from './open.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;
const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;

/** Location of the records in a JSON document: the path of their list, or the document as the only record. */
export type RecordPath = ListPath | 'document';

/** Path of a list; with `orMap`, an object of records by key is accepted too. */
interface ListPath {
  readonly names: readonly string[];
  readonly orMap?: true;
}

/**
 * Splits a JSON document into the texts of its records, without parsing anything between them.
 * @param offset file offset of the first byte
 * @throws UserError if there is no list at the path, or the structure of the document is broken
 */
export function* splitDocument(
  file: string,
  chunks: Iterable<Uint8Array>,
  offset: number,
  path: RecordPath,
): Generator<Piece> {
  const cursor = byteCursor(file, chunks, offset);
  if (path === 'document') yield takePiece(file, cursor, 1);
  else yield* underNames(file, cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, 'the end of the file');
}

/**
 * The text of a JSON document with the list or object at the path emptied.
 * @throws UserError like `splitDocument`
 */
export function documentWithout(
  names: readonly string[],
  { file, chunks, offset }: { file: string; chunks: Iterable<Uint8Array>; offset: number },
): string {
  const cursor = byteCursor(file, chunks, offset);
  const text = withoutList(file, cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, 'the end of the file');
  return text;
}

function withoutList(file: string, cursor: ByteCursor, names: readonly string[], depth: number): string {
  if (depth === names.length) {
    const empty = cursor.peek() === OPEN_OBJECT ? '{}' : '[]';
    cursor.skipValue();
    return empty;
  }
  const members: string[] = [];
  for (const key of namesOnPath(file, cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(file, cursor, names, depth + 1) : cursor.takeValue();
    members.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members.join()}}`;
}

function* underNames(file: string, cursor: ByteCursor, path: ListPath, depth: number): Generator<Piece> {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(file, cursor);
    else yield* elements(file, cursor, path);
    return;
  }
  for (const key of namesOnPath(file, cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(file, cursor, path, depth + 1);
    else cursor.skipValue();
  }
}

/** Yields the names in an object; the caller consumes each value. @throws UserError if the next name of the path is missing */
function* namesOnPath(file: string, cursor: ByteCursor, names: readonly string[], depth: number): Generator<string> {
  const name = must(names[depth], 'a name of the path');
  enter(file, cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf(names.slice(0, depth))}\``);
  const otherKeys: string[] = [];
  let isThere = false;
  for (const key of memberNames(file, cursor)) {
    if (key === name) isThere = true;
    else if (otherKeys.length < 20) otherKeys.push(key);
    yield key;
  }
  if (!isThere) throw missing(file, name, otherKeys);
}

function* members(file: string, cursor: ByteCursor): Generator<Piece> {
  cursor.step();
  let position = 0;
  for (const key of memberNames(file, cursor)) {
    position++;
    yield { ...takePiece(file, cursor, position), key };
  }
}

function* elements(file: string, cursor: ByteCursor, { names, orMap }: ListPath): Generator<Piece> {
  enter(file, cursor, OPEN_LIST, `list${orMap ? ' or object' : ''} at \`${pathOf(names)}[*]\``);
  let position = 0;
  for (let more = cursor.peek() !== CLOSE_LIST; more; more = followed(file, cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(file, cursor, position);
  }
  cursor.step();
}

function pathOf(names: readonly string[]): string {
  return ['$', ...names].join('.');
}

/** Consumes the opening bracket of the list or object on the path. @throws UserError for any other value or broken JSON */
function enter(file: string, cursor: ByteCursor, bracket: number, wanted: string): void {
  if (cursor.peek() !== bracket) throw another(file, cursor, wanted);
  cursor.step();
}

function another(file: string, cursor: ByteCursor, wanted: string): UserError {
  const byte = cursor.peek();
  const problem = unexpected(file, cursor, wanted);
  const actual = byte === OPEN_LIST ? 'a list' : byte === OPEN_OBJECT ? 'an object' : scalar(cursor.takeValue());
  if (actual === undefined) return problem;
  return new UserError({ code: 'no-records', what: `there is no ${wanted} but ${actual}`, where: { file } });
}

/** A scalar as shown in a message; undefined if it is not JSON. */
function scalar(text: string): string | undefined {
  try {
    return shown(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function takePiece(file: string, cursor: ByteCursor, position: number): Piece {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(file, cursor, 'a value');
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}

/** Bytes that can follow a value but not start one. */
const AFTER_VALUE: ReadonlySet<number> = new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);

function missing(file: string, name: string, keys: readonly string[]): UserError {
  return new UserError({
    code: 'no-records',
    what: `there is no ${shown(name)} where the records should be`,
    where: { file },
    ...adviseName(name, keys),
  });
}

/** Yields the names in an object after its opening bracket. The caller consumes each value before it takes the next name. */
function* memberNames(file: string, cursor: ByteCursor): Generator<string> {
  const keys = new Map<string, number>();
  for (let more = cursor.peek() !== CLOSE_OBJECT; more; more = followed(file, cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(file, cursor);
    const firstAt = keys.get(key);
    if (firstAt !== undefined) throw repeated(file, key, firstAt, at);
    keys.set(key, at);
    yield key;
  }
  cursor.step();
}

/** Whether a comma and another item follow; false at the closing bracket. @throws UserError for anything else */
function followed(file: string, cursor: ByteCursor, closing: number): boolean {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect(file, cursor, COMMA, '`,` or a closing bracket');
  if (cursor.peek() === closing) throw unexpected(file, cursor, 'a value, since a comma came before');
  return true;
}

function memberName(file: string, cursor: ByteCursor): string {
  if (cursor.peek() !== QUOTE) throw unexpected(file, cursor, 'a name in double quotes');
  const text = cursor.takeValue();
  expect(file, cursor, COLON, '`:`');
  try {
    return JSON.parse(text) as string;
  } catch (cause) {
    throw new UserError({ code: 'bad-json', what: `${shown(text)} is not a JSON string`, where: { file } }, { cause });
  }
}

function expect(file: string, cursor: ByteCursor, byte: number, wanted: string): void {
  if (cursor.peek() !== byte) throw unexpected(file, cursor, wanted);
  cursor.step();
}

/** The problem of an unexpected byte, or of a document cut off here. */
function unexpected(file: string, cursor: ByteCursor, expected: string): UserError {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(file, cursor.offset(), { expected });
  return new UserError({
    code: 'bad-json',
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte)),
  });
}

function repeated(file: string, key: string, first: number, second: number): UserError {
  const what = `the key ${shown(key)} is in one object twice, at byte ${first} and at byte ${second}`;
  return new UserError({ code: 'repeated-key', what, where: { file }, fix: 'Keep one of the two' });
}
