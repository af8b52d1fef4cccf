import { canonicalJson } from '../../contract/hash.ts';
import { MAX_DEPTH } from '../../contract/json.ts';
import { byText } from '../../contract/text.ts';

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:True|False|None)(?!\w)/y;
/** NaN and infinity as written by `repr`. */
const NO_NUMBER = /-?(?:nan|inf)(?!\w)/y;
const EMPTY_SET = /set\(\)/y;
const PLAIN = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y };
const ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
/** A lone surrogate, which has no UTF-8 form. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const ESCAPED: ReadonlyMap<string, string> = new Map([
  ['a', '\x07'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['0', '\0'],
]);

/** The text and the current position. */
interface Reading {
  readonly text: string;
  readonly isNanAbsent: boolean;
  at: number;
}

/**
 * Parses the output of Python's `repr` for dicts with text or number keys, lists, tuples, sets, texts, numbers, True, False and None.
 * @param isNanAbsent whether to read `nan` and `inf` as null
 * @returns the equivalent JSON value; tuples and sets become lists
 * @throws SyntaxError for anything else
 */
export function parsePythonLiteral(text: string, isNanAbsent = false): unknown {
  const reading = { text, isNanAbsent, at: 0 };
  const value = readValue(reading, 0);
  skipSpace(reading);
  if (reading.at < text.length) throw fault(reading);
  return value;
}

function readValue(reading: Reading, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new SyntaxError(`deeper than ${MAX_DEPTH} levels`);
  skipSpace(reading);
  const first = reading.text[reading.at];
  if (first === '{') return readBraces(reading, depth);
  if (first === '[') return readList(reading, depth);
  if (first === '(') return readTuple(reading, depth);
  if (first === "'" || first === '"') return readText(reading, first);
  return readScalar(reading);
}

/** Reads a dict or a set; a set has no colon after its first item. */
function readBraces(reading: Reading, depth: number): unknown {
  reading.at++;
  if (skipped(reading, '}')) return {};
  const first = readKey(reading, depth);
  if (skipped(reading, ':')) return readDict(reading, depth, first.name);
  return readItems(reading, '}', depth, [first.value]).items.sort(byCanonicalText);
}

/** Reads a dict from after its first colon. @param first its first key */
function readDict(reading: Reading, depth: number, first: string | undefined): unknown {
  const members = new Map<string, unknown>();
  for (let name = first; ; name = readKey(reading, depth).name) {
    if (name === undefined || name === '__proto__' || members.has(name)) throw fault(reading);
    if (members.size > 0) expect(reading, ':');
    members.set(name, readValue(reading, depth + 1));
    if (!followed(reading, '}')) return Object.fromEntries(members);
  }
}

/** Reads a value, and its name if it can be a key; the name of a number is its text, as in JSON. */
function readKey(reading: Reading, depth: number): { value: unknown; name: string | undefined } {
  skipSpace(reading);
  const from = reading.at;
  const value = readValue(reading, depth + 1);
  if (typeof value === 'string') return { value, name: value };
  return { value, name: typeof value === 'number' ? reading.text.slice(from, reading.at) : undefined };
}

/** Whether a comma and another item follow. */
function followed(reading: Reading, closing: string): boolean {
  if (skipped(reading, closing)) return false;
  expect(reading, ',');
  return !skipped(reading, closing);
}

/** Sorts the items of a set, which Python writes in any order. */
function byCanonicalText(one: unknown, other: unknown): number {
  return byText(canonicalJson(one), canonicalJson(other));
}

function readList(reading: Reading, depth: number): unknown {
  reading.at++;
  return readItems(reading, ']', depth).items;
}

/** Reads a tuple. A one-item tuple has a comma; without it, the parentheses only group. */
function readTuple(reading: Reading, depth: number): unknown {
  reading.at++;
  const { items, hasComma } = readItems(reading, ')', depth);
  return items.length === 1 && !hasComma ? items[0] : items;
}

/** Reads items up to the closing bracket. @param items those already read */
function readItems(
  reading: Reading,
  closing: string,
  depth: number,
  items: unknown[] = [],
): { items: unknown[]; hasComma: boolean } {
  let hasComma = false;
  while (!skipped(reading, closing)) {
    if (items.length > 0) {
      expect(reading, ',');
      hasComma = true;
      if (skipped(reading, closing)) break;
    }
    items.push(readValue(reading, depth + 1));
  }
  return { items, hasComma };
}

function readText(reading: Reading, quote: "'" | '"'): string {
  let text = '';
  reading.at++;
  for (;;) {
    text += matched(reading, PLAIN[quote])?.[0] ?? '';
    const next = reading.text[reading.at];
    if (next === quote) break;
    const escaped = matched(reading, ESCAPE);
    if (escaped === undefined) throw fault(reading);
    text += characterOf(reading, escaped);
  }
  reading.at++;
  return text.replace(LONE_SURROGATE, '\ufffd');
}

function characterOf(reading: Reading, [, short, ...codes]: RegExpExecArray): string {
  if (short !== undefined) return ESCAPED.get(short) ?? short;
  const code = Number.parseInt(codes.find((digits) => digits !== undefined) ?? '', 16);
  if (code > 0x10ffff) throw fault(reading);
  return String.fromCodePoint(code);
}

function readScalar(reading: Reading): unknown {
  if (matched(reading, EMPTY_SET) !== undefined) return [];
  const word = matched(reading, WORD)?.[0];
  if (word !== undefined) return word === 'None' ? null : word === 'True';
  if (reading.isNanAbsent && matched(reading, NO_NUMBER) !== undefined) return null;
  const value = Number(matched(reading, NUMBER)?.[0] ?? 'none');
  if (!Number.isFinite(value)) throw fault(reading);
  return value;
}

function matched(reading: Reading, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reading.at;
  const match = pattern.exec(reading.text) ?? undefined;
  if (match !== undefined) reading.at += match[0].length;
  return match;
}

function skipSpace(reading: Reading): void {
  matched(reading, SPACE);
}

function skipped(reading: Reading, mark: string): boolean {
  skipSpace(reading);
  if (reading.text[reading.at] !== mark) return false;
  reading.at++;
  return true;
}

function expect(reading: Reading, mark: string): void {
  if (!skipped(reading, mark)) throw fault(reading);
}

function fault({ at }: Reading): SyntaxError {
  return new SyntaxError(`not a Python literal at character ${at + 1}`);
}
