export interface JsonToken {
  /** Bracket, colon, comma or opening quote; `0` for a number, true, false or null. */
  readonly mark: string;
  /** Whether it is a member name. */
  readonly isKey: boolean;
  /** Index of its first character, in UTF-16 units. */
  readonly at: number;
  /** Index after its last character. */
  readonly end: number;
}

/** What may come next: the marks of the tokens, and words for messages. */
const EXPECTED = {
  value: { marks: '{["0', words: 'a value' },
  'first value': { marks: '{["0]', words: 'a value or `]`' },
  name: { marks: '"', words: 'a name in double quotes' },
  'first name': { marks: '"}', words: 'a name in double quotes or `}`' },
  colon: { marks: ':', words: '`:`' },
  'after item': { marks: ',]', words: '`,` or `]`' },
  'after member': { marks: ',}', words: '`,` or `}`' },
  end: { marks: '', words: 'nothing more' },
} as const;

type State = keyof typeof EXPECTED;

/** The first place at which a text is not JSON. The engine's own messages differ by version, and some lack the place. */
export class JsonSyntaxError extends Error {
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  /** What may come here, in words. */
  readonly expected: string;
  /** Whether the text is cut off here, as if its writer was cancelled. */
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
/** Length of `\u0000`; fewer remaining characters may be a cut escape. */
const LONGEST_ESCAPE = 6;
const SPACE = /[\t\n\r ]*/y;
/** Up to 1,000 plain runs and escapes of a string; an unbounded repetition would exhaust the stack on a long string. */
const VALID_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;

/**
 * Yields the tokens of a JSON text without recursion. Used only for texts that `JSON.parse` refuses or that contain something disallowed.
 * @throws JsonSyntaxError at the first place that is not JSON
 */
export function* scanJson(json: string): Generator<JsonToken> {
  const open: string[] = [];
  let state: State = 'value';
  let at = startAfter(json, 0);
  while (at < json.length || state !== 'end') {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(json)?.[0] ?? '';
    const mark = /^[{}[\],:"]/.test(token) ? token : '0';
    if (token === '' || !EXPECTED[state].marks.includes(mark)) throw errorAt(json, at, state);
    const isKey: boolean = state === 'name' || (state === 'first name' && mark === '"');
    const end = mark === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark, isKey, at, end };
    state = isKey ? 'colon' : follow(mark, open);
    at = startAfter(json, end);
  }
}

/** The state after a token that is not a key. @param open stack of open brackets, updated */
function follow(mark: string, open: string[]): State {
  if (mark === '{' || mark === '[') open.push(mark);
  if (mark === '}' || mark === ']') open.pop();
  const isInList = open.at(-1) === '[';
  switch (mark) {
    case '{':
      return 'first name';
    case '[':
      return 'first value';
    case ':':
      return 'value';
    case ',':
      return isInList ? 'value' : 'name';
    default:
      if (open.length === 0) return 'end';
      return isInList ? 'after item' : 'after member';
  }
}

function startAfter(json: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(json);
  return SPACE.lastIndex;
}

/** Index after the closing quote of a string. @throws JsonSyntaxError for a cut string, a control character or an unknown escape */
function endOfText(json: string, open: number): number {
  let at = open + 1;
  for (VALID_PART.lastIndex = at; VALID_PART.test(json); VALID_PART.lastIndex = at) at = VALID_PART.lastIndex;
  if (json[at] === '"') return at + 1;
  const isCut = json.length - at < LONGEST_ESCAPE;
  throw new JsonSyntaxError(at, isCut ? '`"`' : 'no control character and no unknown escape in a text', isCut);
}

/** The start of a number, or of `true`, `false` or `null`. */
const CUT_SCALAR = /^(?:-?[\d.eE+-]{0,30}|t(?:ru?)?|f(?:a(?:ls?)?)?|nu?l?)$/;

/** The error at a place; a scalar that the end of the text cuts in two counts as cut too. */
function errorAt(json: string, at: number, state: State): JsonSyntaxError {
  const { marks, words } = EXPECTED[state];
  const isCut = at === json.length || (marks.includes('0') && CUT_SCALAR.test(json.slice(at, at + 31)));
  return new JsonSyntaxError(at, words, isCut);
}
