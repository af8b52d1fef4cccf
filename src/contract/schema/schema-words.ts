import type { ErrorObject } from 'ajv/dist/2020.js';
import { counted } from '../counted.ts';
import { shown } from '../shown.ts';

/** Keywords that bound a number of things. */
const BOUNDS: ReadonlyMap<string, readonly [bound: string, noun: string]> = new Map([
  ['minItems', ['at least', 'item']],
  ['maxItems', ['at most', 'item']],
  ['minProperties', ['at least', 'key']],
  ['maxProperties', ['at most', 'key']],
  ['minLength', ['at least', 'character']],
  ['maxLength', ['at most', 'character']],
]);

/** What a keyword of a JSON Schema asks for, as the end of `expected ...`. */
export function expectationOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  const { limit = 0, pattern } = params as { readonly limit?: number; readonly pattern?: string };
  if (keyword === 'minLength' && limit === 1) return 'text that is not empty';
  if (keyword === 'uniqueItems') return 'every item once';
  if (keyword === 'pattern') return textLike(parentSchema) ?? `text that matches ${shown(pattern)}`;
  const [bound, noun] = BOUNDS.get(keyword) ?? [];
  if (noun !== undefined) return `${bound} ${counted(limit, noun)}`;
  return message?.replace(/^must (be )?/, '') ?? keyword;
}

/** A text as the schema's own example shows it; undefined where it has none or asks for no form. */
export function textLike(schema: unknown): string | undefined {
  const example = exampleOf(schema);
  const { pattern } = (schema ?? {}) as { readonly pattern?: string };
  return pattern !== undefined && example !== undefined ? `text like ${shown(example)}` : undefined;
}

/** The text that a schema gives as its first example. */
export function exampleOf(schema: unknown): string | undefined {
  const [example] = ((schema ?? {}) as { readonly examples?: readonly unknown[] }).examples ?? [];
  return typeof example === 'string' ? example : undefined;
}
