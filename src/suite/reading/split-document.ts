import { must } from '../../contract/must.ts';
import { adviseName } from '../../contract/names.ts';
import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { type ByteCursor, byteCursor, cutShort } from './byte-cursor.ts';
import type { FileBytes, Piece } from './open.ts';

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
 * @throws UserError if there is no list at the path, or the structure of the document is broken
 */
export function* splitDocument(bytes: FileBytes, path: RecordPath): Generator<Piece> {
  const cursor = byteCursor(bytes);
  if (path === 'document') yield takePiece(cursor, 1);
  else yield* underNames(cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, 'the end of the file');
}

/** The text of a JSON document with the list or object at the path emptied. @throws UserError like `splitDocument` */
export function documentWithout(names: readonly string[], bytes: FileBytes): string {
  const cursor = byteCursor(bytes);
  const text = withoutList(cursor, names, 0);
  if (cursor.peek() !== -1) throw unexpected(cursor, 'the end of the file');
  return text;
}

function withoutList(cursor: ByteCursor, names: readonly string[], depth: number): string {
  if (depth === names.length) {
    const empty = cursor.peek() === OPEN_OBJECT ? '{}' : '[]';
    cursor.skipValue();
    return empty;
  }
  const members: string[] = [];
  for (const key of namesOnPath(cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(cursor, names, depth + 1) : cursor.takeValue();
    members.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members.join()}}`;
}

function* underNames(cursor: ByteCursor, path: ListPath, depth: number): Generator<Piece> {
  const { names, orMap } = path;
  if (depth === names.length) {
    if (orMap && cursor.peek() === OPEN_OBJECT) yield* members(cursor);
    else yield* elements(cursor, path);
    return;
  }
  for (const key of namesOnPath(cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(cursor, path, depth + 1);
    else cursor.skipValue();
  }
}

/** Yields the names in an object; the caller consumes each value. @throws UserError if the next name of the path is missing */
function* namesOnPath(cursor: ByteCursor, names: readonly string[], depth: number): Generator<string> {
  const name = must(names[depth], 'a name of the path');
  enter(cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf(names.slice(0, depth))}\``);
  const otherKeys: string[] = [];
  let isThere = false;
  for (const key of memberNames(cursor)) {
    if (key === name) isThere = true;
    else if (otherKeys.length < 20) otherKeys.push(key);
    yield key;
  }
  if (!isThere)
    throw new UserError({
      code: 'no-records',
      what: `there is no ${shown(name)} where the records should be`,
      where: { file: cursor.file },
      ...adviseName(name, otherKeys),
    });
}

function* members(cursor: ByteCursor): Generator<Piece> {
  cursor.step();
  let position = 0;
  for (const key of memberNames(cursor)) {
    position++;
    yield { ...takePiece(cursor, position), key };
  }
}

function* elements(cursor: ByteCursor, { names, orMap }: ListPath): Generator<Piece> {
  enter(cursor, OPEN_LIST, `list${orMap ? ' or object' : ''} at \`${pathOf(names)}[*]\``);
  let position = 0;
  for (let more = cursor.peek() !== CLOSE_LIST; more; more = followed(cursor, CLOSE_LIST)) {
    position++;
    yield takePiece(cursor, position);
  }
  cursor.step();
}

function pathOf(names: readonly string[]): string {
  return ['$', ...names].join('.');
}

/** Consumes the opening bracket of the list or object on the path. @throws UserError for any other value or broken JSON */
function enter(cursor: ByteCursor, bracket: number, wanted: string): void {
  if (cursor.peek() !== bracket) throw another(cursor, wanted);
  cursor.step();
}

function another(cursor: ByteCursor, wanted: string): UserError {
  const byte = cursor.peek();
  const problem = unexpected(cursor, wanted);
  const actual = byte === OPEN_LIST ? 'a list' : byte === OPEN_OBJECT ? 'an object' : scalar(cursor.takeValue());
  if (actual === undefined) return problem;
  return new UserError({
    code: 'no-records',
    what: `there is no ${wanted} but ${actual}`,
    where: { file: cursor.file },
  });
}

/** A scalar as shown in a message; undefined if it is not JSON. */
function scalar(text: string): string | undefined {
  try {
    return shown(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function takePiece(cursor: ByteCursor, position: number): Piece {
  if (AFTER_VALUE.has(cursor.peek())) throw unexpected(cursor, 'a value');
  const offset = cursor.offset();
  return { text: cursor.takeValue(), position, offset };
}

/** Bytes that can follow a value but not start one. */
const AFTER_VALUE: ReadonlySet<number> = new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);

/** Yields the names in an object after its opening bracket. The caller consumes each value before it takes the next name. */
function* memberNames(cursor: ByteCursor): Generator<string> {
  const keys = new Map<string, number>();
  for (let more = cursor.peek() !== CLOSE_OBJECT; more; more = followed(cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(cursor);
    const firstAt = keys.get(key);
    if (firstAt !== undefined) {
      const what = `the key ${shown(key)} is in one object twice, at byte ${firstAt} and at byte ${at}`;
      throw new UserError({ code: 'repeated-key', what, where: { file: cursor.file }, fix: 'Keep one of the two' });
    }
    keys.set(key, at);
    yield key;
  }
  cursor.step();
}

/** Whether a comma and another item follow; false at the closing bracket. @throws UserError for anything else */
function followed(cursor: ByteCursor, closing: number): boolean {
  const byte = cursor.peek();
  if (byte === closing) return false;
  expect(cursor, COMMA, '`,` or a closing bracket');
  if (cursor.peek() === closing) throw unexpected(cursor, 'a value, since a comma came before');
  return true;
}

function memberName(cursor: ByteCursor): string {
  if (cursor.peek() !== QUOTE) throw unexpected(cursor, 'a name in double quotes');
  const text = cursor.takeValue();
  expect(cursor, COLON, '`:`');
  try {
    return JSON.parse(text) as string;
  } catch (cause) {
    throw new UserError(
      { code: 'bad-json', what: `${shown(text)} is not a JSON string`, where: { file: cursor.file } },
      { cause },
    );
  }
}

function expect(cursor: ByteCursor, byte: number, wanted: string): void {
  if (cursor.peek() !== byte) throw unexpected(cursor, wanted);
  cursor.step();
}

function unexpected(cursor: ByteCursor, expected: string): UserError {
  const byte = cursor.peek();
  if (byte === -1) return cutShort(cursor.file, cursor.offset(), { expected });
  return new UserError({
    code: 'bad-json',
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file: cursor.file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte)),
  });
}
