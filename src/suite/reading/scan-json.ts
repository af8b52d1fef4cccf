/** A token of a JSON text. */
export interface JsonToken {
  /** Bracket, colon, comma or opening quote; empty for a number, true, false or null. */
  readonly mark: string;
  /** Whether it is a member name. */
  readonly isKey: boolean;
  /** Index of its first character, in UTF-16 units. */
  readonly at: number;
  /** Index after its last character. */
  readonly end: number;
}

/** What may come next. A closing bracket may come in place of a first value, a first name, or a comma. */
type State = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'end';

/** The first place at which a text is not JSON. The engine's own messages differ by version, and some lack the place. */
export class JsonFault extends Error {
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
const SOUND_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})){1,1000}/y;

/**
 * Yields the tokens of a JSON text without recursion. Used only for texts that `JSON.parse` refuses or that contain something disallowed.
 * @throws JsonFault at the first place that is not JSON
 */
export function* scanJson(json: string): Generator<JsonToken> {
  const open: string[] = [];
  let state: State = 'value';
  let at = startAfter(json, 0);
  while (at < json.length || state !== 'end') {
    const mark = markAt(json, at);
    const isKey: boolean = mark === '"' && (state === 'name' || state === 'first name');
    const next: State | undefined = isKey ? 'colon' : follow(state, mark, open);
    if (mark === undefined || next === undefined) throw faultAt(json, at, state, open);
    const end = mark === '"' ? endOfText(json, at) : TOKEN.lastIndex;
    yield { mark, isKey, at, end };
    state = next;
    at = startAfter(json, end);
  }
}

function markAt(json: string, at: number): string | undefined {
  TOKEN.lastIndex = at;
  const token = TOKEN.exec(json)?.[0];
  return token === undefined || /^[{}[\],:"]/.test(token) ? token : '';
}

/** The state after a token that is not a key; undefined if the token is not allowed here. @param open stack of open brackets, updated */
function follow(state: State, mark: string | undefined, open: string[]): State | undefined {
  const inside = open.at(-1);
  switch (mark) {
    case ':':
      return state === 'colon' ? 'value' : undefined;
    case ',':
      if (state !== 'comma') return undefined;
      return inside === '[' ? 'value' : 'name';
    case ']':
    case '}':
      return mayClose(mark, state, inside) ? close(open) : undefined;
    default:
      return mark !== undefined && isBeforeValue(state) ? followValue(mark, open) : undefined;
  }
}

function followValue(mark: string, open: string[]): State {
  if (mark !== '[' && mark !== '{') return afterValue(open);
  open.push(mark);
  return mark === '[' ? 'first value' : 'first name';
}

function isBeforeValue(state: State): boolean {
  return state === 'value' || state === 'first value';
}

function mayClose(bracket: ']' | '}', state: State, inside: string | undefined): boolean {
  if (state === 'comma') return inside === (bracket === ']' ? '[' : '{');
  return state === (bracket === ']' ? 'first value' : 'first name');
}

function close(open: string[]): State {
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly string[]): State {
  return open.length === 0 ? 'end' : 'comma';
}

function startAfter(json: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(json);
  return SPACE.lastIndex;
}

/** Index after the closing quote of a string. @throws JsonFault for a cut string, a control character or an unknown escape */
function endOfText(json: string, open: number): number {
  let at = open + 1;
  for (SOUND_PART.lastIndex = at; SOUND_PART.test(json); SOUND_PART.lastIndex = at) at = SOUND_PART.lastIndex;
  if (json[at] === '"') return at + 1;
  const isCut = json.length - at < LONGEST_ESCAPE;
  throw new JsonFault(at, isCut ? '`"`' : 'no control character and no unknown escape in a text', isCut);
}

/** The fault at a place; a scalar that the end of the text cuts in two counts as cut too. */
function faultAt(json: string, at: number, state: State, open: readonly string[]): JsonFault {
  const isCut = at === json.length || (isBeforeValue(state) && /^[\w.+-]{1,30}$/.test(json.slice(at, at + 31)));
  return new JsonFault(at, expectedIn(state, open.at(-1)), isCut);
}

function expectedIn(state: State, inside: string | undefined): string {
  switch (state) {
    case 'value':
      return 'a value';
    case 'first value':
      return 'a value or `]`';
    case 'name':
      return 'a name in double quotes';
    case 'first name':
      return 'a name in double quotes or `}`';
    case 'colon':
      return '`:`';
    case 'comma':
      return inside === '[' ? '`,` or `]`' : '`,` or `}`';
    case 'end':
      return 'nothing more';
  }
}
