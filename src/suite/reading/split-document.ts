import { adviseName } from '../../contract/nearest-name.ts';
import { shown } from '../../contract/shown.ts';
import { UserError } from '../../errors.ts';
import { type ByteCursor, byteCursor } from './byte-cursor.ts';
import type { Piece } from './result-file.ts';

const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;

/** Where in a JSON document the records are: the names that lead to the list, or the document as the one record. */
export type RecordPath = { readonly names: readonly string[] } | 'document';

/**
 * Splits a JSON document into the texts of its records, without parsing what lies between them.
 * @param offset where the bytes start in the file
 * @throws UserError when the list is not where the path says, or the document's structure is broken
 */
export function* splitDocument(
  file: string,
  chunks: Iterable<Uint8Array>,
  offset: number,
  path: RecordPath,
): Generator<Piece> {
  const cursor = byteCursor(file, chunks, offset);
  if (path === 'document') yield takePiece(file, cursor, 1);
  else yield* underNames(file, cursor, path.names, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, 'the end of the file');
}

/**
 * The text of a JSON document with an empty list in place of the one at the path.
 * @throws UserError as `splitDocument` does
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
    cursor.skipValue();
    return '[]';
  }
  const members: string[] = [];
  for (const key of memberNames(file, cursor, names, depth)) {
    const value = key === names[depth] ? withoutList(file, cursor, names, depth + 1) : cursor.takeValue();
    members.push(`${JSON.stringify(key)}:${value}`);
  }
  return `{${members.join()}}`;
}

function* underNames(file: string, cursor: ByteCursor, names: readonly string[], depth: number): Generator<Piece> {
  if (depth === names.length) {
    yield* elements(file, cursor, names);
    return;
  }
  for (const key of memberNames(file, cursor, names, depth)) {
    if (key === names[depth]) yield* underNames(file, cursor, names, depth + 1);
    else cursor.skipValue();
  }
}

/** The names in an object, one of which is next on the path. Whoever asks for them consumes the value of each before the next one. */
function* memberNames(file: string, cursor: ByteCursor, names: readonly string[], depth: number): Generator<string> {
  const name = names[depth] ?? '';
  enter(file, cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf(names.slice(0, depth))}\``);
  const keys = new Map<string, number>();
  for (let more = cursor.peek() !== CLOSE_OBJECT; more; more = followed(file, cursor, CLOSE_OBJECT)) {
    cursor.peek();
    const at = cursor.offset();
    const key = memberName(file, cursor);
    const before = keys.get(key);
    if (before !== undefined) throw repeated(file, key, before, at);
    keys.set(key, at);
    yield key;
  }
  cursor.step();
  if (!keys.has(name)) throw missing(file, name, [...keys.keys()].slice(0, 20));
}

function* elements(file: string, cursor: ByteCursor, names: readonly string[]): Generator<Piece> {
  enter(file, cursor, OPEN_LIST, `list at \`${pathOf(names)}[*]\``);
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

/** Consumes the bracket of the list or object on the way. @throws UserError for another value, and for what is none */
function enter(file: string, cursor: ByteCursor, bracket: number, wanted: string): void {
  if (cursor.peek() !== bracket) throw another(file, cursor, wanted);
  cursor.step();
}

function another(file: string, cursor: ByteCursor, wanted: string): UserError {
  const byte = cursor.peek();
  const fault = unexpected(file, cursor, wanted);
  const found = byte === OPEN_LIST ? 'a list' : byte === OPEN_OBJECT ? 'an object' : scalar(cursor.takeValue());
  if (found === undefined) return fault;
  return new UserError({ code: 'no-records', what: `there is no ${wanted} but ${found}`, where: { file } });
}

/** A text, number, true, false or null for a message; undefined where it is no JSON. */
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

/** What may follow a value, and be none. */
const AFTER_VALUE: ReadonlySet<number> = new Set([COMMA, COLON, CLOSE_LIST, CLOSE_OBJECT]);

/** Whether a comma follows and so another item; the closing bracket ends the list. */
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

function unexpected(file: string, cursor: ByteCursor, expected: string): UserError {
  const byte = cursor.peek();
  if (byte === -1)
    return new UserError({
      code: 'cut-json',
      what: `the file ends at byte ${cursor.offset()} in the middle of its JSON`,
      where: { file },
      expected,
      mend: 'The run that wrote it was probably cancelled: run the suite again',
    });
  return new UserError({
    code: 'bad-json',
    what: `the JSON is broken at byte ${cursor.offset()}`,
    where: { file, line: cursor.line() },
    expected,
    found: shown(String.fromCharCode(byte)),
  });
}

function repeated(file: string, key: string, first: number, again: number): UserError {
  const what = `the key ${shown(key)} stands twice in one object, at byte ${first} and at byte ${again}`;
  return new UserError({ code: 'repeated-key', what, where: { file }, mend: 'Keep one of the two' });
}

function missing(file: string, name: string, keys: readonly string[]): UserError {
  return new UserError({
    code: 'no-records',
    what: `there is no ${shown(name)} where the records should be`,
    where: { file },
    mend: adviseName(name, keys),
  });
}
