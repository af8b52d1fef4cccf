import { adviseName } from '../../contract/names.ts';
import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { type ByteCursor, byteCursor } from './byte-cursor.ts';
import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, followed, memberNames, unexpected } from './json-structure.ts';
import type { Piece } from './result-file.ts';

const OPEN_LIST = 0x5b;
const OPEN_OBJECT = 0x7b;

/** Where in a JSON document the records are: the names that lead to the list, or the document as the one record. */
export type RecordPath = ListPath | 'document';

/** The way to a list; `orMap` where an object of records, by their keys, may stand there too. */
export interface ListPath {
  readonly names: readonly string[];
  readonly orMap?: true;
}

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
  else yield* underNames(file, cursor, path, 0);
  if (cursor.peek() !== -1) throw unexpected(file, cursor, 'the end of the file');
}

/**
 * The text of a JSON document with nothing in the list or object at the path.
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

/** The names in an object, one of which is next on the path. */
function* namesOnPath(file: string, cursor: ByteCursor, names: readonly string[], depth: number): Generator<string> {
  const name = names[depth] ?? '';
  enter(file, cursor, OPEN_OBJECT, `object with \`${name}\` at \`${pathOf(names.slice(0, depth))}\``);
  const others: string[] = [];
  let isThere = false;
  for (const key of memberNames(file, cursor)) {
    if (key === name) isThere = true;
    else if (others.length < 20) others.push(key);
    yield key;
  }
  if (!isThere) throw missing(file, name, others);
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
  const fix = byte === OPEN_OBJECT ? { fix: BY_KEY } : {};
  return new UserError({ code: 'no-records', what: `there is no ${wanted} but ${found}`, where: { file }, ...fix });
}

/** An object is met where a list alone would do. */
const BY_KEY =
  'Where records stand in an object by their keys, `records: $` and the same path under `each` read them; `$.key` is the key';

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

function missing(file: string, name: string, keys: readonly string[]): UserError {
  return new UserError({
    code: 'no-records',
    what: `there is no ${shown(name)} where the records should be`,
    where: { file },
    ...adviseName(name, keys),
  });
}
