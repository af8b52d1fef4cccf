import { MAX_DEPTH } from '../../contract/max-depth.ts';
import { shown } from '../../contract/shown.ts';
import { type Place, type Problem, UserError } from '../../errors.ts';
import { findJsonFault } from './find-json-fault.ts';
import { findWildPart, type WildPart } from './find-wild-part.ts';
import { mostKeys, withoutLoneSurrogates } from './json-text.ts';
import { findRepeatedKeys, type RepeatedKey } from './repeated-keys.ts';

/**
 * Parses one record's JSON strictly: finite numbers, no key twice, no `__proto__`, not deeper than 64. Halves of
 * surrogate pairs that stand alone become U+FFFD.
 * @param where names the file and the line or record for messages
 * @throws UserError that says what is wrong and where
 */
export function parseRecord(text: string, where: Place): unknown {
  const json = withoutLoneSurrogates(text);
  const value = parseJson(json, where);
  requireTame(value, json, where);
  return value;
}

/** The value of a JSON text inside of a record, as strict. @throws SyntaxError or UserError */
export function parseInnerJson(text: string): unknown {
  const json = withoutLoneSurrogates(text);
  const value = JSON.parse(json) as unknown;
  requireTame(value, json, { file: '' });
  return value;
}

function parseJson(text: string, where: Place): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    const { what, at, ...rest } = findJsonFault(text);
    const spot = spotOf(text, at, where);
    throw new UserError({ code: 'bad-json', what: `${what}${spot.aside}`, where: spot.place, ...rest }, { cause });
  }
}

/** A place in a record: in its file where lines are known there, else said in words. */
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

/** JSON.parse keeps the last of two values with one key: then it has fewer keys than the text. */
function requireTame(value: unknown, json: string, where: Place): void {
  const keys = countItem(value, 0);
  if (mostKeys(json) === keys) return;
  const wild = Number.isNaN(keys) ? findWildPart(json) : undefined;
  if (wild !== undefined) throw new UserError(wildPart(json, wild, where));
  const repeated = findRepeatedKeys(json);
  if (repeated.length > 0) throw new UserError(repeated.map((key) => repeatedKey(json, key, where)));
}

/**
 * Counts the keys of a value; runs over every value of every record, so it does the least that it can.
 * @returns NaN where something in it is not allowed
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

function wildPart(json: string, { kind, at, text }: WildPart, where: Place): Problem {
  const { place, aside } = spotOf(json, at, where);
  switch (kind) {
    case 'depth':
      return { code: 'too-deep', what: `the record nests deeper than ${MAX_DEPTH} levels${aside}`, where: place };
    case 'proto':
      return protoKey(place, aside);
    default: {
      const what = `a number is too large to be represented${aside}`;
      return { code: 'not-finite', what, where: place, expected: 'finite numbers', found: cut(text) };
    }
  }
}

/** The problem of a key that would change what an object inherits. @param aside where it stands, in words */
export function protoKey(where: Place, aside = ''): Problem {
  return { code: 'proto-key', what: `the key \`__proto__\` is not allowed${aside}`, where, fix: 'Rename it' };
}

/** A number may have as many digits as a record has room for. */
function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text;
}

function repeatedKey(json: string, { key, first, again }: RepeatedKey, where: Place): Problem {
  const { place, aside } = spotOf(json, again, where);
  const before = spotOf(json, first, where).name;
  const what = `the key ${shown(key)} stands twice in one object${aside}, first at ${before}`;
  return { code: 'repeated-key', what, where: place, fix: 'Keep one of the two' };
}
