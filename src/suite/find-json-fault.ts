/** The first thing that makes a text not JSON. */
export interface JsonFault {
  readonly what: string;
  /** Index in the text, in UTF-16 units. */
  readonly at: number;
  /** Advice, empty when there is none. */
  readonly mend: string;
}

const CANCELLED = 'The run that wrote it was probably cancelled: run the suite again';
const PYTHON_NAN = 'Python writes it unless json.dumps gets allow_nan=False; write null instead';
const TEXT = String.raw`"[^"\\\x00-\x1f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\x00-\x1f]*)*"`;
const SCALAR = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])`;
/** One token after white space: a mark, or a text, or another scalar. */
const TOKEN = new RegExp(String.raw`[\t\n\r ]*(?:([{}[\],:])|(${TEXT})|${SCALAR})`, 'y');

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
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    const next: State | undefined = match === null ? undefined : follow(state, match, open);
    if (match === null || next === undefined) return describe(text, at, state);
    state = next;
    at += match[0].length;
  }
  return { what: 'the text is not JSON', at, mend: '' };
}

/** The state after a token, or undefined where the token may not stand. */
function follow(state: State, match: RegExpExecArray, open: ('[' | '{')[]): State | undefined {
  const mark = match[1];
  switch (state) {
    case 'value':
    case 'value or ]':
      return followValue(state, mark, open);
    case 'name':
    case 'name or }':
      return followName(state, match, open);
    case ':':
      return mark === ':' ? 'value' : undefined;
    case 'end':
      return undefined;
    default:
      if (mark === ',') return state === ', or ]' ? 'value' : 'name';
      return mark !== undefined && mark === state.at(-1) ? close(open) : undefined;
  }
}

function followName(state: State, match: RegExpExecArray, open: ('[' | '{')[]): State | undefined {
  if (match[2] !== undefined) return ':';
  return match[1] === '}' && state === 'name or }' ? close(open) : undefined;
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
  if (at >= text.length) return { what: `the JSON ends where ${wanted(state)} should follow`, at, mend: CANCELLED };
  const found = /^(?:-?[\w.+-]+|.?)/su.exec(text.slice(at, at + 40))?.[0] ?? '';
  if (/^(?:NaN|-?Infinity)/.test(found)) return { what: `${found} is not JSON`, at, mend: PYTHON_NAN };
  if (found === '"') return describeText(text, at, state);
  const mend = found === "'" ? 'JSON wants double quotes' : '';
  return { what: `the JSON is broken at \`${found}\`, where ${wanted(state)} should stand`, at, mend };
}

function describeText(text: string, at: number, state: State): JsonFault {
  const whole = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
  whole.lastIndex = at;
  const match = whole.exec(text);
  if (match === null) return { what: 'the JSON ends inside a text', at, mend: CANCELLED };
  const isBadInside = state !== 'end' && !state.startsWith(',') && state !== ':';
  const what = isBadInside
    ? 'a text has a control character or an unknown escape'
    : `the JSON is broken at a text, where ${wanted(state)} should stand`;
  return { what, at, mend: '' };
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
