import { MAX_DEPTH } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';
import { inline, shown } from '../../contract/text.ts';
import { type Place, type Problem, UserError } from '../../errors.ts';
import { JsonSyntaxError, scanJson } from './scan-json.ts';

const CANCELLED = 'The run that wrote it was probably cancelled: run the suite again';

/**
 * Parses the JSON of one record strictly: finite numbers, no repeated key, no `__proto__`, at most 64 levels. Lone surrogates
 * become U+FFFD.
 * @param where file and line or record, for messages
 * @param ifCut how to fix a text that is cut off
 * @throws UserError with the problems and their places
 */
export function parseRecord(text: string, where: Place, ifCut = CANCELLED): unknown {
  const json = withoutLoneSurrogates(text);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new UserError(brokenJson(json, where, ifCut), { cause });
  }
  requireAllowed(value, json, where);
  return value;
}

/** Parses a JSON text inside a record by the same rules. @throws SyntaxError or UserError */
export function parseInnerJson(text: string): unknown {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json) as unknown;
  requireAllowed(value, json, { file: '' });
  return value;
}

function brokenJson(json: string, where: Place, ifCut: string): Problem {
  try {
    for (const _ of scanJson(json));
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { at, expected, isCut } = error;
    const spot = spotOf(json, at, where);
    const problem = { code: 'bad-json', where: spot.place, expected };
    if (isCut) return { ...problem, what: `the JSON is cut off${spot.aside}`, fix: ifCut };
    const token = must(/^(?:-?[\w.+-]+|.?)/su.exec(json.slice(at, at + 40)), 'a match of anything')[0];
    const fix = /^-?(?:NaN|Infinity)/.test(token) ? PYTHON_NAN : 'Let a JSON library write it';
    return { ...problem, what: `the JSON is broken${spot.aside}`, found: `\`${inline(token)}\``, fix };
  }
  return { code: 'bad-json', what: 'the text is not JSON', where };
}

const PYTHON_NAN = 'Write null; Python writes this unless `json.dumps` gets `allow_nan=False`';

/** A place in a record: line and column of the file if known, else in words. */
interface Spot {
  readonly place: Place;
  readonly aside: string;
  readonly name: string;
}

function spotOf(text: string, at: number, where: Place): Spot {
  const line = text.slice(0, at).split('\n').length;
  const column = at - text.lastIndexOf('\n', at - 1);
  if (where.line === undefined) {
    const name = `line ${line}, column ${column} of the record`;
    return { place: where, aside: ` (${name})`, name };
  }
  const place = { ...where, line: where.line + line - 1, column };
  return { place, aside: '', name: `line ${place.line}, column ${column}` };
}

/** For a repeated key, `JSON.parse` keeps only the last value, so the value has fewer keys than the text. @throws UserError */
function requireAllowed(value: unknown, json: string, where: Place): void {
  if (mostKeys(json) === countItem(value, 0)) return;
  const problem = firstDisallowed(json, where);
  if (problem !== undefined) throw new UserError(problem);
}

/**
 * Upper bound of the keys in a JSON text: the colons after a closing quote. A string such as `":)"` may add one too many;
 * it never misses one. It runs over every record, so it only looks at colons.
 */
export function mostKeys(json: string): number {
  let count = 0;
  for (let at = json.indexOf(':'); at >= 0; at = json.indexOf(':', at + 1)) if (mayEndKey(json, at)) count++;
  return count;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE = 0x20;

function mayEndKey(json: string, colon: number): boolean {
  let at = colon - 1;
  while (json.charCodeAt(at) <= SPACE) at--;
  return json.charCodeAt(at) === QUOTE && !isEscaped(json, at);
}

/** Whether an odd number of backslashes precedes the position. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
  return slashes % 2 === 1;
}

/**
 * Counts the keys of a value. It runs over every value of every record, so it is kept minimal.
 * @returns NaN if the value contains something that is not allowed
 */
function countKeys(value: object, depth: number): number {
  if (depth > MAX_DEPTH) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) count += countItem(value[i], depth);
    return count;
  }
  for (const key in value) {
    if (key === '__proto__') return Number.NaN;
    count += 1 + countItem((value as Record<string, unknown>)[key], depth);
  }
  return count;
}

function countItem(item: unknown, depth: number): number {
  if (typeof item === 'object') return item === null ? 0 : countKeys(item, depth + 1);
  return typeof item === 'number' && !Number.isFinite(item) ? Number.NaN : 0;
}

/** The first part of a text that JSON allows but a record does not. @param json valid JSON */
function firstDisallowed(json: string, where: Place): Problem | undefined {
  const spotAt = (at: number): Spot => spotOf(json, at, where);
  /** Of each open list or object, its names so far with their indexes. */
  const open: Map<string, number>[] = [];
  for (const { mark, isKey, at, end } of scanJson(json)) {
    if (mark === '[' || mark === '{') open.push(new Map());
    if (mark === ']' || mark === '}') open.pop();
    if (open.length > MAX_DEPTH) return tooDeep(spotAt(at));
    const text = json.slice(at, end);
    if (Math.abs(Number(text)) === Number.POSITIVE_INFINITY) return notFinite(text, spotAt(at));
    const problem = isKey
      ? disallowedKey(JSON.parse(text) as string, at, open.at(-1) as Map<string, number>, spotAt)
      : undefined;
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Adds a key to the earlier names in the same object, if it is allowed. */
function disallowedKey(
  key: string,
  at: number,
  names: Map<string, number>,
  spotAt: (at: number) => Spot,
): Problem | undefined {
  const first = names.get(key);
  if (first !== undefined) return repeatedKey(key, spotAt(at), spotAt(first));
  names.set(key, at);
  return key === '__proto__' ? protoKey(spotAt(at)) : undefined;
}

function tooDeep({ place, aside }: Spot): Problem {
  const what = `the record nests deeper than ${MAX_DEPTH} levels${aside}`;
  return { code: 'too-deep', what, where: place, fix: 'Leave out what is deeper, or write it as text' };
}

function notFinite(number: string, { place, aside }: Spot): Problem {
  const what = `a number is too large to be represented${aside}`;
  return { code: 'not-finite', what, where: place, expected: 'finite numbers', found: inline(number) };
}

/** The problem of a `__proto__` key, which would change the prototype of an object. */
export function protoKey({ place, aside }: Pick<Spot, 'place' | 'aside'>): Problem {
  return { code: 'proto-key', what: `the key \`__proto__\` is not allowed${aside}`, where: place, fix: 'Rename it' };
}

function repeatedKey(key: string, { place, aside }: Spot, first: Spot): Problem {
  const what = `the key ${shown(key)} is in one object twice${aside}, first at ${first.name}`;
  return { code: 'repeated-key', what, where: place, fix: 'Keep one of the two' };
}

const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs;

/**
 * Replaces every escaped lone surrogate, which has no UTF-8 form, by `\ufffd`. The length of the text stays the same, so positions stay
 * valid.
 */
export function withoutLoneSurrogates(json: string): string {
  if (!json.includes('\\u')) return json;
  return json.replace(ESCAPE, (written, lone: string | undefined) => (lone === undefined ? written : '\\ufffd'));
}

/** The start of a string, or a number that JSON lacks. */
const NAN_OR_TEXT = /"|NaN|-?Infinity/g;

/** Replaces `NaN` and `Infinity`, which Python writes, by null; strings stay unchanged. */
export function nanAsNull(json: string): string {
  if (!json.includes('NaN') && !json.includes('Infinity')) return json;
  const parts: string[] = [];
  let done = 0;
  NAN_OR_TEXT.lastIndex = 0;
  for (let mark = NAN_OR_TEXT.exec(json); mark !== null; mark = NAN_OR_TEXT.exec(json)) {
    const [token] = mark;
    if (token === '"') {
      const end = endOfText(json, mark.index);
      if (end < 0) break;
      NAN_OR_TEXT.lastIndex = end;
    } else {
      parts.push(json.slice(done, mark.index), 'null');
      done = NAN_OR_TEXT.lastIndex;
    }
  }
  return parts.join('') + json.slice(done);
}

/** Index after the closing quote of a string; -1 if it is not closed. @param open index of the opening quote */
export function endOfText(text: string, open: number): number {
  const mark = text.charAt(open);
  let quote = text.indexOf(mark, open + 1);
  while (quote >= 0 && isEscaped(text, quote)) quote = text.indexOf(mark, quote + 1);
  return quote < 0 ? -1 : quote + 1;
}
