import type { ErrorObject } from 'ajv/dist/2020.js';
import { counted } from '../counted.ts';
import { shown } from '../shown.ts';

/** What a keyword of a JSON Schema asks for, as the end of `expected ...`. */
export function expectationOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  const limit = Number((params as { readonly limit?: number }).limit);
  switch (keyword) {
    case 'minItems':
      return `at least ${counted(limit, 'item')}`;
    case 'maxItems':
      return `at most ${counted(limit, 'item')}`;
    case 'minProperties':
      return `at least ${counted(limit, 'key')}`;
    case 'maxProperties':
      return `at most ${counted(limit, 'key')}`;
    case 'minLength':
      return limit === 1 ? 'text that is not empty' : `at least ${counted(limit, 'character')}`;
    case 'maxLength':
      return `at most ${counted(limit, 'character')}`;
    case 'uniqueItems':
      return 'every item once';
    case 'pattern':
      return textLike(parentSchema) ?? `text that matches ${shown((params as { readonly pattern?: string }).pattern)}`;
    default:
      return words(message, keyword);
  }
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

function words(message: string | undefined, keyword: string): string {
  return message?.replace(/^must (be )?/, '') ?? keyword;
}
