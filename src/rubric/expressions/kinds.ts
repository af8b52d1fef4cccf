import type { JsonObject } from '../../contract/json.ts';
import { must } from '../../contract/must.ts';

/** The values of expressions are JSON values; all numbers are one kind. */
export interface KindValues {
  readonly boolean: boolean;
  readonly number: number;
  readonly text: string;
  readonly list: readonly unknown[];
  readonly object: JsonObject;
  readonly null: null;
}

export type Kind = keyof KindValues;

const KIND_WORDS = {
  boolean: 'true or false',
  number: 'a number',
  text: 'text',
  list: 'a list',
  object: 'an object',
  null: 'null',
} as const satisfies Record<Kind, string>;

/** The kind of a value; undefined if it is not a JSON value. */
export function kindOf(value: unknown): Kind | undefined {
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
    case 'boolean':
      return typeof value as 'number' | 'boolean';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? 'list' : 'object';
    default:
      return undefined;
  }
}

/** Kinds for a message: `text or a list`. */
export function wordsOf(kinds: readonly Kind[]): string {
  const words = kinds.map((kind) => KIND_WORDS[kind]);
  const last = must(words.pop(), 'a kind');
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
}

/** Two kinds that do not fit together, for a message: `text and a number`. */
export function bothOf([left, right]: readonly [Kind, Kind]): string {
  return `${KIND_WORDS[left]} and ${KIND_WORDS[right]}`;
}

/** The kind of a value, for a message. */
export function describeKind(value: unknown): string {
  const kind = kindOf(value);
  return kind === undefined ? 'no JSON value' : KIND_WORDS[kind];
}
