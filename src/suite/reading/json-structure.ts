import { shown } from '../../contract/text.ts';
import { UserError } from '../../errors.ts';
import { type ByteCursor, cutShort } from './byte-cursor.ts';

export const COMMA = 0x2c;
export const COLON = 0x3a;
export const CLOSE_LIST = 0x5d;
export const CLOSE_OBJECT = 0x7d;
const QUOTE = 0x22;

/** The names in the object whose bracket is behind us. Whoever asks for them consumes the value of each before the next one. */
export function* memberNames(file: string, cursor: ByteCursor): Generator<string> {
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
}

/** Whether a comma follows and so another item; the closing bracket ends the list. @throws UserError for anything else */
export function followed(file: string, cursor: ByteCursor, closing: number): boolean {
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

/** The problem of a byte that cannot stand here, or of a document that ends. */
export function unexpected(file: string, cursor: ByteCursor, expected: string): UserError {
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

function repeated(file: string, key: string, first: number, again: number): UserError {
  const what = `the key ${shown(key)} stands twice in one object, at byte ${first} and at byte ${again}`;
  return new UserError({ code: 'repeated-key', what, where: { file }, fix: 'Keep one of the two' });
}
