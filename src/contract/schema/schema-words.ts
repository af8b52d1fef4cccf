import type { ErrorObject } from 'ajv/dist/2020.js';
import { counted } from '../counted.ts';
import { shown } from '../shown.ts';
import { flowText } from '../yaml/flow-text.ts';

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

/** The types that a schema asks for. Text with a pattern is shown by its example: a version that lost its quotes needs more than them. */
export function expectedTypes({ params, parentSchema }: ErrorObject): string {
  const wanted = typesOf(params);
  const example = wanted.length === 1 && wanted[0] === 'string' ? textLike(parentSchema) : undefined;
  return example ?? wanted.join(' or ');
}

/** How a value of another type is written as one of the wanted types; undefined where that takes more than a word. */
export function typeFix({ data, params, instancePath, parentSchema }: ErrorObject): string | undefined {
  const wanted = typesOf(params);
  if (wanted.includes('object')) return instancePath === '' ? undefined : exampleFix(parentSchema);
  if (data === null || typeof data === 'object') return undefined;
  if (wanted.includes('string')) return 'Quote it';
  const isNumber = wanted.includes('number') || wanted.includes('integer');
  if (isNumber && typeof data === 'string' && DECIMAL.test(data)) return 'Write the number without quotes';
  return wanted.includes('boolean') ? 'Write true or false, without quotes' : undefined;
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

function typesOf(params: ErrorObject['params']): readonly string[] {
  return [(params as { readonly type: string | readonly string[] }).type].flat();
}

/** A text as the schema's own example shows it; undefined where it has none or asks for no form. */
function textLike(schema: unknown): string | undefined {
  const { pattern, examples: [example] = [] } = (schema ?? {}) as Exemplary & { readonly pattern?: string };
  return pattern !== undefined && typeof example === 'string' ? `text like ${shown(example)}` : undefined;
}

/** A longer example says less. */
const LONGEST = 160;

interface Exemplary {
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Exemplary>>;
}

/** The example of a schema, of its required keys, or of the first of its keys that has one. */
function exampleFix(schema: unknown): string | undefined {
  const { examples: [example] = [], required, properties = {} } = (schema ?? {}) as Exemplary;
  const examples = new Map(Object.entries(properties).map(([key, part]) => [key, part.examples?.[0]]));
  const keys = required ?? [...examples.keys()].filter((key) => examples.get(key) !== undefined).slice(0, 1);
  const isWhole = keys.length > 0 && keys.every((key) => examples.get(key) !== undefined);
  const shape = example ?? (isWhole ? Object.fromEntries(keys.map((key) => [key, examples.get(key)])) : undefined);
  const text = shape === undefined ? '' : flowText(shape);
  return text !== '' && text.length <= LONGEST ? `For example \`${text}\`` : undefined;
}
