import { inline } from '../../contract/shown.ts';
import { endOfSoundText, endOfText } from './json-text.ts';

/** The first thing that makes a text not JSON. */
interface JsonFault {
  readonly what: string;
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  /** What stands there, where that is more than the fault already says. */
  readonly found?: string;
  /** Advice, empty when there is none. */
  readonly fix: string;
}

const CANCELLED = 'The run that wrote it was probably cancelled: run the suite again';
const SECOND = 'Give each value a line of its own; a mapping reads JSON Lines only without `records`';
const PYTHON_NAN = 'Python writes it unless json.dumps gets allow_nan=False; write null instead';
const SCALAR = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
/** What of a scalar may stand at the end of a text that was cut; a number that looks whole is none. */
const CUT_SCALAR = /^(?:t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|-?\d+(?:\.|(?:\.\d+)?[eE][+-]?))$/;
/** One token after white space: a mark, or the start of a text, or another scalar. */
const TOKEN = new RegExp(String.raw`[\t\n\r ]*(?:([{}[\],:])|(")|${SCALAR})`, 'y');

interface Token {
  readonly mark: string | undefined;
  readonly isText: boolean;
  readonly end: number;
}

type State = 'value' | 'value or ]' | 'name' | 'name or }' | ':' | ', or ]' | ', or }' | 'end';

/**
 * Finds where a text that JSON.parse refused stops being JSON; the engine's own messages differ by version.
 * @returns the fault with its position
 */
export function findJsonFault(text: string): JsonFault {
  const open: ('[' | '{')[] = [];
  let state: State = 'value';
  let at = 0;
  while (state !== 'end' || skipSpace(text, at) < text.length) {
    const token = tokenAt(text, at);
    const next: State | undefined = token === undefined ? undefined : follow(state, token, open);
    if (token === undefined || next === undefined) return describe(text, at, state);
    state = next;
    at = token.end;
  }
  return { what: 'the text is not JSON', at, fix: '' };
}

function tokenAt(text: string, at: number): Token | undefined {
  TOKEN.lastIndex = at;
  const match = TOKEN.exec(text);
  if (match === null) return undefined;
  const isText = match[2] !== undefined;
  const end = isText ? endOfSoundText(text, TOKEN.lastIndex - 1) : TOKEN.lastIndex;
  return end < 0 ? undefined : { mark: match[1], isText, end };
}

/** The state after a token, or undefined where the token may not stand. */
function follow(state: State, token: Token, open: ('[' | '{')[]): State | undefined {
  const { mark } = token;
  switch (state) {
    case 'value':
    case 'value or ]':
      return followValue(state, mark, open);
    case 'name':
    case 'name or }':
      return followName(state, token, open);
    case ':':
      return mark === ':' ? 'value' : undefined;
    case 'end':
      return undefined;
    default:
      if (mark === ',') return state === ', or ]' ? 'value' : 'name';
      return mark !== undefined && mark === state.at(-1) ? close(open) : undefined;
  }
}

function followName(state: State, token: Token, open: ('[' | '{')[]): State | undefined {
  if (token.isText) return ':';
  return token.mark === '}' && state === 'name or }' ? close(open) : undefined;
}

function followValue(state: State, mark: string | undefined, open: ('[' | '{')[]): State | undefined {
  if (mark === undefined) return afterValue(open);
  if (mark === ']' && state === 'value or ]') return close(open);
  if (mark !== '[' && mark !== '{') return undefined;
  open.push(mark);
  return mark === '[' ? 'value or ]' : 'name or }';
}

function close(open: ('[' | '{')[]): State {
  open.pop();
  return afterValue(open);
}

function afterValue(open: readonly ('[' | '{')[]): State {
  const inside = open.at(-1);
  if (inside === undefined) return 'end';
  return inside === '[' ? ', or ]' : ', or }';
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '.')) at++;
  return at;
}

function describe(text: string, from: number, state: State): JsonFault {
  const at = skipSpace(text, from);
  if (at >= text.length) return { what: `the JSON ends where ${wanted(state)} should follow`, at, fix: CANCELLED };
  if (wanted(state) === 'a value' && CUT_SCALAR.test(text.slice(at)))
    return { what: 'the JSON ends inside a value', at, fix: CANCELLED };
  const found = /^(?:-?[\w.+-]+|.?)/su.exec(text.slice(at, at + 40))?.[0] ?? '';
  if (/^(?:NaN|-?Infinity)/.test(found)) return { what: `${found} is not JSON`, at, fix: PYTHON_NAN };
  if (found === '"') return describeText(text, at, state);
  const isSecond = state === 'end' && (found === '{' || found === '[');
  const fix = isSecond ? SECOND : found === "'" ? 'JSON wants double quotes' : '';
  return { what: `the JSON is broken where ${wanted(state)} should stand`, at, found: `\`${inline(found)}\``, fix };
}

function describeText(text: string, at: number, state: State): JsonFault {
  if (endOfText(text, at) < 0) return { what: 'the JSON ends inside a text', at, fix: CANCELLED };
  const isBadInside = state !== 'end' && !state.startsWith(',') && state !== ':';
  const what = isBadInside
    ? 'a text has a control character or an unknown escape'
    : `the JSON has a text where ${wanted(state)} should stand`;
  return { what, at, fix: '' };
}

function wanted(state: State): string {
  switch (state) {
    case 'end':
      return 'nothing more';
    case ':':
    case ', or ]':
    case ', or }':
      return [...state.split(' or ')].map((mark) => `\`${mark}\``).join(' or ');
    case 'name':
    case 'name or }':
      return 'a name in double quotes';
    default:
      return 'a value';
  }
}
