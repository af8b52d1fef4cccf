import type { Measure } from '../../../schemas/types/rubric.ts';
import { isRecord } from '../../contract/json.ts';

/** A kind of JSON value that an operator reads, with its name for messages. */
export interface ValueKind {
  readonly name: string;
  /** Its `typeof`, if that alone identifies it. */
  readonly type?: 'number' | 'string';
  accepts(value: unknown): boolean;
}

export const ANY: ValueKind = { name: 'a value', accepts: () => true };
export const NUMBER: ValueKind = { name: 'a number', type: 'number', accepts: (value) => typeof value === 'number' };
export const TEXT: ValueKind = { name: 'text', type: 'string', accepts: (value) => typeof value === 'string' };
/** Not empty, because every text contains the empty text. */
export const PHRASE: ValueKind = {
  name: 'text of at least one character',
  accepts: (value) => typeof value === 'string' && value !== '',
};
/** A part of a text, or an item of a list. */
export const PART: ValueKind = { name: 'a value, and no empty text', accepts: (value) => value !== '' };
export const LIST: ValueKind = { name: 'a list', accepts: Array.isArray };
/** Minimum and maximum. */
export const RANGE: ValueKind = {
  name: 'a list of two numbers, the smaller one first',
  accepts: (value) => Array.isArray(value) && value.length === 2 && value.every(NUMBER.accepts) && value[0] <= value[1],
};
/** At least one text, none of them empty. */
export const TEXTS: ValueKind = {
  name: 'a list of texts, none of them empty',
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(PHRASE.accepts),
};
export const OBJECT: ValueKind = { name: 'an object', accepts: isRecord };
export const TEXT_OR_LIST: ValueKind = {
  name: 'text or a list',
  accepts: (value) => typeof value === 'string' || Array.isArray(value),
};
const LIST_OR_OBJECT: ValueKind = {
  name: 'a list or an object',
  accepts: (value) => typeof value === 'object' && value !== null,
};
/** Values that can be empty; null counts as empty. */
export const SIZED: ValueKind = {
  name: 'text, a list, an object or null',
  accepts: (value) => typeof value === 'string' || typeof value === 'object',
};

export const MEASURES = {
  /** Characters (code points) of a text, items of a list. */
  length: {
    of: TEXT_OR_LIST,
    measure: (value: string | readonly unknown[]) =>
      value.length - (typeof value === 'string' ? (value.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0) : 0),
  },
  /** Runs of characters other than white space. */
  words: { of: TEXT, measure: countWords },
  /** Lines of a text; a line break at the end starts no further line. */
  lines: { of: TEXT, measure: countLines },
  /** Items of a list, members of an object. */
  count: {
    of: LIST_OR_OBJECT,
    measure: (value: object) => (Array.isArray(value) ? value.length : Object.keys(value).length),
  },
} as const satisfies Record<Measure, { readonly of: ValueKind; measure(value: never): number }>;

function countWords(text: string): number {
  let words = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const space = isSpace(text.charCodeAt(index));
    if (!space && !inWord) words++;
    inWord = !space;
  }
  return words;
}

/** White space as defined by ECMAScript's `\s`. */
function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code === 0xa0 || code === 0xfeff || (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));
}

function countLines(text: string): number {
  if (text === '') return 0;
  let breaks = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks++;
  return text.endsWith('\n') ? breaks : breaks + 1;
}
