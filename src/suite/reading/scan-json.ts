/** A token of a JSON text. */
export interface JsonToken {
  /** A bracket, colon, comma or opening quote; empty for a number, true, false or null. */
  readonly mark: string;
  /** Whether it is the name of an object's member. */
  readonly isKey: boolean;
  /** Index of its first character, in UTF-16 units. */
  readonly at: number;
  /** Index after its last character. */
  readonly end: number;
}

/** What may follow at a place of a JSON text, in the words of a message. */
type Expected =
  | 'a value'
  | 'a value or `]`'
  | 'a name in double quotes'
  | 'a name in double quotes or `}`'
  | '`:`'
  | '`,` or `]`'
  | '`,` or `}`'
  | 'nothing more';

/** The first place at which a text is not JSON. The engine's own messages differ by version, and some have no place. */
export class JsonFault extends Error {
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  readonly expected: string;
  /** Whether the text ends here, as if its writer was cancelled. */
  readonly isCut: boolean;

  constructor(at: number, expected: string, isCut: boolean) {
    super(`expected ${expected} at ${at}`);
    this.at = at;
    this.expected = expected;
    this.isCut = isCut;
  }
}

const SCALAR = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
const TOKEN = new RegExp(String.raw`[{}[\],:"]|${SCALAR}`, 'y');
const SPACE = /[\t\n\r ]*/y;
/** Many plain characters and escapes of a text; a repetition without a bound would exhaust the stack on a long one. */
const SOUND_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;

/**
 * Goes over the tokens of a JSON text in constant stack; for texts that JSON.parse refused, or that hold something a record may not.
 * @throws JsonFault where the text is not JSON
 */
export function* scanJson(json: string): Generator<JsonToken> {
  const open: string[] = [];
  let expected: Expected = 'a value';
  let at = startAfter(json, 0);
  while (at < json.length || expected !== 'nothing more') {
    const mark = markAt(json, at);
    const isKey: boolean = mark === '"' && expected.startsWith('a name');
    const next: Expected | undefined = isKey ? '`:`' : follow(expected, mark, open);
    if (mark === undefined || next === undefined) throw faultAt(json, at, expected);
    const end = mark === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark, isKey, at, end };
    expected = next;
    at = startAfter(json, end);
  }
}

function markAt(json: string, at: number): string | undefined {
  TOKEN.lastIndex = at;
  const token = TOKEN.exec(json)?.[0];
  return token === undefined || /^[{}[\],:"]/.test(token) ? token : '';
}

/** What may follow a token that is no key; undefined where the token may not be. @param open brackets, which it opens and closes */
function follow(expected: Expected, mark: string | undefined, open: string[]): Expected | undefined {
  switch (mark) {
    case ':':
      return expected === '`:`' ? 'a value' : undefined;
    case ',':
      if (!expected.startsWith('`,`')) return undefined;
      return open.at(-1) === '[' ? 'a value' : 'a name in double quotes';
    case ']':
    case '}':
      if (!expected.endsWith(`\`${mark}\``)) return undefined;
      open.pop();
      return afterValue(open);
    default:
      return mark !== undefined && expected.startsWith('a value') ? followValue(mark, open) : undefined;
  }
}

function followValue(mark: string, open: string[]): Expected {
  if (mark !== '[' && mark !== '{') return afterValue(open);
  open.push(mark);
  return mark === '[' ? 'a value or `]`' : 'a name in double quotes or `}`';
}

function afterValue(open: readonly string[]): Expected {
  const inside = open.at(-1);
  if (inside === undefined) return 'nothing more';
  return inside === '[' ? '`,` or `]`' : '`,` or `}`';
}

function startAfter(json: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(json);
  return SPACE.lastIndex;
}

/** Index after the quote that closes a text. @throws JsonFault for a text that is cut, or has a control character or an unknown escape */
function endOfText(json: string, open: number): number {
  let at = open + 1;
  for (SOUND_PART.lastIndex = at; SOUND_PART.test(json); SOUND_PART.lastIndex = at) at = SOUND_PART.lastIndex;
  if (json[at] === '"') return at + 1;
  throw new JsonFault(at, 'the rest of a text, with `\\` before what JSON escapes', json.length - at < 6);
}

/** A scalar that the end of the text cuts in two counts as cut too. */
function faultAt(json: string, at: number, expected: Expected): JsonFault {
  const isCut =
    at === json.length || (expected.startsWith('a value') && /^[\w.+-]{1,30}$/.test(json.slice(at, at + 31)));
  return new JsonFault(at, expected, isCut);
}
