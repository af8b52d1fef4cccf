import { isRecord } from '../../contract/json.ts';

/** A set of JSON values that an operator can read, with its name for messages. */
export interface ValueKind {
  readonly name: string;
  /** Its `typeof`, where that alone tells it. */
  readonly type?: 'number' | 'string';
  accepts(value: unknown): boolean;
}

export const ANY: ValueKind = { name: 'a value', accepts: () => true };
export const NUMBER: ValueKind = { name: 'a number', type: 'number', accepts: (value) => typeof value === 'number' };
export const TEXT: ValueKind = { name: 'text', type: 'string', accepts: (value) => typeof value === 'string' };
/** Every text contains the empty one, starts and ends with it, and matches it. */
export const PHRASE: ValueKind = {
  name: 'text of at least one character',
  accepts: (value) => typeof value === 'string' && value !== '',
};
/** A part of a text, or an item of a list. */
export const PART: ValueKind = { name: 'a value, and no empty text', accepts: (value) => value !== '' };
export const LIST: ValueKind = { name: 'a list', accepts: Array.isArray };
/** At least one text, and none of them empty: every text contains all of none. */
export const TEXTS: ValueKind = {
  name: 'a list of texts, none of them empty',
  accepts: (value) => Array.isArray(value) && value.length > 0 && value.every(PHRASE.accepts),
};
export const OBJECT: ValueKind = { name: 'an object', accepts: isRecord };
export const TEXT_OR_LIST: ValueKind = {
  name: 'text or a list',
  accepts: (value) => typeof value === 'string' || Array.isArray(value),
};
export const LIST_OR_OBJECT: ValueKind = {
  name: 'a list or an object',
  accepts: (value) => typeof value === 'object' && value !== null,
};
/** What can be empty: null is. */
export const SIZED: ValueKind = {
  name: 'text, a list, an object or null',
  accepts: (value) => typeof value === 'string' || typeof value === 'object',
};
