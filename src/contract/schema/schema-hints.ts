import type { ErrorObject } from 'ajv/dist/2020.js';
import { commaNumber } from '../plain-words.ts';
import { inline, shown } from '../shown.ts';
import { exampleHint } from './schema-examples.ts';
import { exampleOf } from './schema-words.ts';

/** YAML decides by its own rules what is text, a number or true: quotes make text, and only their absence the others. */
export function typeHint(error: ErrorObject, wanted: readonly unknown[]): string {
  const { data, parentSchema } = error;
  if (data === null) return nothingHint(wanted);
  if (wanted.includes('array')) return 'Begin each item with `- ` on a line of its own, or write [ONE, TWO]';
  if (wanted.includes('string')) return textHint(error, wanted);
  const hint = typeof data === 'string' ? wordHint(data, wanted, parentSchema) : '';
  return hint === '' && wanted.includes('object') ? exampleHint(error) : hint;
}

/** What may stand where nothing does. */
function nothingHint(wanted: readonly unknown[]): string {
  const kind = Object.keys(KINDS).find((type) => wanted.includes(type)) ?? '';
  return `Nothing stands there: ${KINDS[kind]}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'write a text',
  number: 'write a number',
  integer: 'write a number',
  object: 'indent what belongs to it below',
  boolean: 'write true or false',
  array: 'write a list',
};

function wordHint(data: string, wanted: readonly unknown[], schema: unknown): string {
  if (wanted.includes('boolean') && BOOLEAN_WORD.test(data)) return 'Write true or false, without quotes';
  const isNumeric = wanted.includes('number') || wanted.includes('integer');
  if (!isNumeric) return '';
  const percent = PERCENT.exec(data)?.[1];
  if (percent !== undefined) return wanted.includes('number') ? percentWords(Number(percent), schema) : '';
  const hint = numberHint(data);
  return wanted.includes('number') || !hint.includes('.') ? hint : '';
}

/** What to write in place of a text that was to be a number. */
export function numberHint(text: string): string {
  if (DECIMAL.test(text)) return 'Write the number without quotes';
  const number = commaNumber(text);
  return number === undefined ? '' : `Write ${number}`;
}

/** Where an object may stand too, the text is of a certain form. */
function textHint(error: ErrorObject, wanted: readonly unknown[]): string {
  const { data, parentSchema: schema } = error;
  const isPart = typeof data === 'object' && data !== null;
  if (wanted.includes('object')) return exampleHint(error);
  if (isPart) return '';
  const { pattern } = (schema ?? {}) as { readonly pattern?: string };
  const example = exampleOf(schema);
  const isOtherForm = pattern !== undefined && !new RegExp(pattern, 'u').test(String(data));
  return isOtherForm && example !== undefined ? `Quote it, and write it like ${shown(example)}` : 'Quote it';
}

const BOOLEAN_WORD = /^(?:yes|no|on|off|y|n|true|false)$/i;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** A number little above 1 is a rate that is too high. */
const LEAST_PERCENT = 2;
const PERCENT = /^(\d+(?:\.\d+)?) ?%$/;

/** What to write where a value of the right type has not the right form; empty where nothing can be told. */
export function formHint({ data, keyword, params, parentSchema }: ErrorObject): string {
  if (typeof data === 'number') return data >= LEAST_PERCENT ? rateHint(data, parentSchema) : '';
  if (keyword !== 'pattern') return '';
  const text = String(data);
  const { pattern } = params as { readonly pattern: string };
  const isNoDay = DAY.test(text) && DAY.test(exampleOf(parentSchema) ?? '');
  if (text.startsWith('$') && pattern.includes(ONE_LIST)) return listHint(text, pattern);
  if (isNoDay) return 'The calendar has no such day; the year comes first, then month and day';
  return charactersHint(text, pattern);
}

/** What a pattern of paths to one list holds. */
const ONE_LIST = '\\[\\*\\]';
const LISTS_IN_LISTS = /\[\*\].*\[\*\]|\.\.|\.\*/;

function listHint(path: string, pattern: string): string {
  const list = `${path}[*]`;
  if (new RegExp(pattern, 'u').test(list)) return `Write \`${inline(list)}\`: all items of the list`;
  const names = 'Names that end in one `[*]` stand here';
  if (!LISTS_IN_LISTS.test(path)) return `${names}, those with other characters in quotes: \`$['items list'][*]\``;
  const items = `'${inline(path.replaceAll(/['"]/g, "''"))}'`;
  return `${names}; lists inside of lists are read by \`records: $\` and \`gather: { items: ${items}, by: ... }\``;
}

/** One class of characters for all of a name; the first of them may have to be of a smaller one. */
const PLAIN_NAME = /^\^(?:\[[^\]]+\])?\[([^\]]+)\](?:\{[\d,]+\}|[*+])\$$/;

/** Which character of a name is none that it may have. */
function charactersHint(name: string, pattern: string): string {
  const allowed = PLAIN_NAME.exec(pattern)?.[1];
  const other = allowed === undefined ? undefined : new RegExp(`[^${allowed}]`, 'u').exec(name)?.[0];
  return other === undefined ? '' : `\`${inline(other)}\` cannot stand in it, only \`${allowed}\``;
}

function rateHint(value: number, schema: unknown): string {
  return isRate(schema) && value <= 100 ? `Rates are 0 to 1, not percent: did you mean ${asShare(value)}?` : '';
}

function isRate(schema: unknown): boolean {
  return (schema as { readonly maximum?: number } | undefined)?.maximum === 1;
}

function percentWords(percent: number, schema: unknown): string {
  return isRate(schema) ? rateHint(percent, schema) : `Write ${asShare(percent)}`;
}

function asShare(percent: number): number {
  return Number((percent / 100).toPrecision(12));
}
