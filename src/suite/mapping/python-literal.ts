import { MAX_DEPTH } from '../../contract/max-depth.ts';

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /(?:True|False|None)(?!\w)/y;
const PLAIN = { "'": /[^'\\\n\r]*/y, '"': /[^"\\\n\r]*/y };
const ESCAPE = /\\(?:([\\'"abfnrtv]|0(?![0-7]))|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/y;
/** Half of a pair that stands alone, which has no UTF-8 form. */
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

/** A text that is being read, and how far. */
interface Reading {
  readonly text: string;
  at: number;
}

/**
 * Reads what Python's `repr` writes of dicts with text keys, lists, tuples, texts, numbers, True, False and None.
 * @returns the value as JSON would have it; tuples become lists
 * @throws SyntaxError for anything else
 */
export function parsePythonLiteral(text: string): unknown {
  const reading = { text, at: 0 };
  const value = readValue(reading, 0);
  skipSpace(reading);
  if (reading.at < text.length) throw fault(reading);
  return value;
}

function readValue(reading: Reading, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new SyntaxError(`deeper than ${MAX_DEPTH} levels`);
  skipSpace(reading);
  const first = reading.text[reading.at];
  if (first === '{') return readDict(reading, depth);
  if (first === '[') return readItems(reading, ']', depth).items;
  if (first === '(') return readTuple(reading, depth);
  if (first === "'" || first === '"') return readText(reading, first);
  return readScalar(reading);
}

function readDict(reading: Reading, depth: number): unknown {
  const members: [string, unknown][] = [];
  const keys = new Set<string>();
  reading.at++;
  while (!skipped(reading, '}')) {
    if (members.length > 0) expect(reading, ',');
    if (skipped(reading, '}')) break;
    const key = readValue(reading, depth + 1);
    if (typeof key !== 'string' || key === '__proto__' || keys.has(key)) throw fault(reading);
    keys.add(key);
    expect(reading, ':');
    members.push([key, readValue(reading, depth + 1)]);
  }
  return Object.fromEntries(members);
}

/** A tuple of one has a comma; without it the brackets only group. */
function readTuple(reading: Reading, depth: number): unknown {
  const { items, hasComma } = readItems(reading, ')', depth);
  return items.length === 1 && !hasComma ? items[0] : items;
}

function readItems(reading: Reading, closing: string, depth: number): { items: unknown[]; hasComma: boolean } {
  const items: unknown[] = [];
  let hasComma = false;
  reading.at++;
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
  const word = matched(reading, WORD)?.[0];
  if (word !== undefined) return word === 'None' ? null : word === 'True';
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
