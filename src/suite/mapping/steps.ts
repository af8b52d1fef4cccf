import { hash } from 'node:crypto';
import type { TextFormat } from '../../../schemas/types/mapping.ts';
import { canonicalJson, holdsLargeNumber, type JsonObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import { byText, shown } from '../../contract/text.ts';
import { type Place, UserError } from '../../errors.ts';
import { nanAsNull, parseInnerJson } from '../reading/parse-json.ts';
import { textForm } from '../trial.ts';
import { type MappingPart, unmapped } from './mapping-compiler.ts';
import { parsePythonLiteral } from './python-literal.ts';

/** A step applied to a present value. @throws UserError if the value does not fit the mapping */
export type ValueStep = (value: unknown, where: Place) => unknown;

/** Result of `map` for a value that is not in its table, if there is a default; no further step runs. */
export const MISSED = Symbol('not in the table');

/** `parse`: reads a text in the first format that fits. */
export function parseStep(formats: readonly TextFormat[], { path, isNanAbsent }: MappingPart): ValueStep {
  return (value, where) => {
    if (typeof value !== 'string') return value;
    const read = readAs(value, formats, isNanAbsent);
    if (read === undefined) throw unmapped(path, `${shown(value)} cannot be read as ${formats.join(' or ')}`, where);
    return read.value;
  };
}

/** `match`: the group of the match, or all of it without a group. */
export function matchStep(text: string, part: MappingPart): ValueStep {
  const pattern = part.at('match').pattern(text);
  const group = Math.min(pattern.groupCount(), 1);
  if (pattern.groupCount() > 1) part.at('match').report('`match` takes one group, use (?:...) for others');
  return (value, where) => {
    const text = exactText(value, part.path, where);
    const matcher = text === undefined ? undefined : pattern.matcher(text);
    return matcher?.find() ? (matcher.group(group) ?? undefined) : undefined;
  };
}

/** `at_least` and `at_most`: whether a number is within the given bounds. */
export function boundStep(least: number | undefined, most: number | undefined, part: string): ValueStep {
  return (value, where) => {
    if (typeof value !== 'number') throw unmapped(part, `${shown(value)} is no number to compare`, where);
    return value >= (least ?? value) && value <= (most ?? value);
  };
}

/** `map`: the entry of a table for the text of the value. */
export function mapStep(map: JsonObject, hasDefault: boolean, part: string): ValueStep {
  const table = new Map<string | undefined, unknown>(Object.entries(map));
  return (value, where) => {
    const text = exactText(value, part, where);
    if (table.has(text)) return table.get(text);
    if (hasDefault) return MISSED;
    throw unmapped(part, `${shown(value)} is not in \`map\`, which has ${[...table.keys()].join(', ')}`, where);
  };
}

export function scaleStep(scale: number, part: string): ValueStep {
  return (value, where) => {
    if (typeof value !== 'number') throw unmapped(part, `${shown(value)} is no number to scale`, where);
    const scaled = value * scale;
    if (!Number.isFinite(scaled)) throw unmapped(part, `${value} times ${scale} is too large for a number`, where);
    return scaled;
  };
}

export function slugStep(part: string): ValueStep {
  return (value, where) => {
    requireExact(value, part, where);
    return slugOf(value);
  };
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** NaN and infinity as written by Python, its JSON, and tables. */
const NO_NUMBER = /^[-+]?(?:nan|inf(?:inity)?)$/i;

/** Reads a text in one format. @param isNanAbsent whether to read NaN and infinity as null */
type Reader = (text: string, isNanAbsent: boolean) => unknown;

/** Readers by format; each throws on text in another format. */
const READERS: Readonly<Record<TextFormat, Reader>> = {
  json: (text, isNanAbsent) => parseInnerJson(isNanAbsent ? nanAsNull(text) : text),
  python: parsePythonLiteral,
  number: (text, isNanAbsent) => (isNanAbsent && NO_NUMBER.test(text) ? null : readNumber(text)),
  integer: (text, isNanAbsent) => (isNanAbsent && NO_NUMBER.test(text) ? null : readInteger(text)),
  boolean: readBoolean,
  text: (text) => text,
};

/**
 * Reads a text in the first of the formats that fits.
 * @param isNanAbsent whether to read `NaN` and `Infinity` as null
 * @returns the value in an object, or undefined if no format fits
 */
export function readAs(
  text: string,
  formats: readonly TextFormat[],
  isNanAbsent: boolean,
): { readonly value: unknown } | undefined {
  for (const format of formats) {
    try {
      return { value: READERS[format](text, isNanAbsent) };
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof UserError)) throw error;
    }
  }
  return undefined;
}

function readNumber(text: string): number {
  const value = Number(NUMBER.test(text) ? text : 'none');
  if (!Number.isFinite(value)) throw new SyntaxError('not a number');
  return value;
}

function readInteger(text: string): number {
  const value = readNumber(text);
  if (!Number.isSafeInteger(value)) throw new SyntaxError('not an integer');
  return value;
}

function readBoolean(text: string): boolean {
  if (!/^(?:true|false)$/i.test(text)) throw new SyntaxError('neither true nor false');
  return text.toLowerCase() === 'true';
}

const READABLE = 60;
const DIGITS = 8;

/**
 * An id for any value: the start of its text in lower-case words, and 8 hex digits of the SHA-256 of the whole value. For an object or
 * list, the words come from the text with the most words; the hash does not depend on the order of keys.
 */
export function slugOf(value: unknown): string {
  const whole = typeof value === 'string' ? value : canonicalJson(value);
  const digits = hash('sha256', whole).slice(0, DIGITS);
  const words = slugWords(typeof value === 'string' ? value : wordiest(value));
  return words === '' ? digits : `${words}-${digits}`;
}

function slugWords(text: string): string {
  const plain = text
    .slice(0, 1000)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  if (plain.length <= READABLE) return plain.replace(/-$/, '');
  const cut = plain.slice(0, READABLE + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : READABLE);
}

/** The text with the most words in a value; among equals, the first by code units. */
function wordiest(value: unknown): string {
  const ranked = textsOf(value).map((text) => ({ text, words: text.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A point in time: a number in any unit, or nanoseconds. */
export interface Moment {
  readonly amount: number | bigint;
  readonly isTime: boolean;
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:[.,](\d+))? ?(?:Z|([+-]\d\d):?(\d\d))?$/i;

/**
 * Reads a number, a text of digits (nanoseconds exceed the precision of a number), or an ISO 8601 time, which is in UTC by default.
 * @returns undefined for anything else
 */
export function readMoment(value: unknown): Moment | undefined {
  if (typeof value === 'number') return { amount: value, isTime: false };
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,40}$/.test(value)) return { amount: BigInt(value), isTime: false };
  const [, day, time, fraction = '', hours, minutes] = TIME.exec(value) ?? [];
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  const nanoseconds = fraction.slice(0, 9).padEnd(9, '0');
  return Number.isNaN(seconds)
    ? undefined
    : { amount: BigInt(seconds) * 1_000_000_000n + BigInt(nanoseconds), isTime: true };
}

/**
 * The difference of two moments: milliseconds between times, otherwise the difference of the numbers; undefined if one is a number and
 * the other a text of digits.
 */
export function timeBetween(start: Moment, end: Moment): number | undefined {
  const [from, to] = [start.amount, end.amount];
  if (typeof from === 'number' && typeof to === 'number') return rounded(to - from);
  if (typeof from === 'number' || typeof to === 'number' || start.isTime !== end.isTime) return undefined;
  return rounded(Number(to - from) / (start.isTime ? 1e6 : 1));
}

export function byMoment(a: Moment, b: Moment): number {
  return a.amount === b.amount ? 0 : a.amount < b.amount ? -1 : 1;
}

/**
 * The text form of a text, number or boolean; undefined for anything else.
 * @param part dotted path into the mapping
 * @throws UserError for a number that lost digits: two different ids would become one
 */
export function exactText(value: unknown, part: string, where: Place): string | undefined {
  const text = textForm(value);
  if (text !== undefined) requireExact(value, part, where);
  return text;
}

/** Returns text unchanged, anything else as JSON. @throws UserError like `exactText` */
export function readable(value: unknown, part: string, where: Place): string {
  return exactText(value, part, where) ?? canonicalJson(value);
}

/** @throws UserError for a value that is or contains an integer beyond 2^53 */
function requireExact(value: unknown, part: string, where: Place): void {
  if (!holdsLargeNumber(value)) return;
  const what = 'a whole number beyond 2^53, whose last digits are lost, makes no text';
  throw unmapped(part, what, where, 'Write it as a text in the results');
}

/** Texts that programs write for `no error`. */
const NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;

/**
 * The message of an error: a text unchanged, anything else as JSON. Undefined for no error: false, 0, a blank text, a text such as `None`,
 * and a list or object with nothing but such values.
 * @param part dotted path into the mapping
 */
export function errorText(value: unknown, part: string, where: Place): string | undefined {
  if (value === undefined || isNone(value)) return undefined;
  return value === true ? 'failed without a message' : readable(value, part, where);
}

function isNone(value: unknown): boolean {
  if (typeof value === 'string') return NOTHING.test(value.trim());
  return typeof value === 'object' && value !== null ? Object.values(value).every(isNone) : !value;
}
