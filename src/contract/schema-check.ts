import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Advice, moreProblems, type Place, type Problem, UserError } from '../errors.ts';
import { dotted, memberPointer } from './json.ts';
import { loadLazily } from './load-lazily.ts';
import { adviseName, adviseNearest, nearestName } from './names.ts';
import { counted, inline, shown } from './text.ts';
import options from './validator-options.json' with { type: 'json' };

/** Finds the place of a JSON pointer in the checked file. */
export type Locate = (pointer: string) => Place;

/** Checks values against one published schema; compile once, use often. */
export interface SchemaCheck<T> {
  /** Every problem of the value; empty when it fits. */
  problems(value: unknown, locate: Locate): readonly Problem[];
  /** The value, typed. @throws UserError with every problem */
  parse(value: unknown, locate: Locate): T;
}

/** Most problems that are located in the file: ten thousand would take minutes. */
const LISTED = 100;

/** Checks values against one published JSON Schema (draft 2020-12), which is compiled on first use. */
export function schemaCheck<T>(schema: object): SchemaCheck<T> {
  let ready: ValidateFunction | undefined;
  const problems = (value: unknown, locate: Locate): readonly Problem[] => {
    ready ??= validatorOf(schema);
    if (ready(value)) return [];
    const errors = causesOf(ready.errors ?? []);
    const listed = distinct(withoutMisspelt(errors.slice(0, LISTED)).map((error) => describeError(error, locate)));
    const rest = errors.length - LISTED;
    return [...listed, ...moreProblems(rest)];
  };
  const parse = (value: unknown, locate: Locate): T => {
    const found = problems(value, locate);
    if (found.length > 0) throw new UserError(found);
    return value as T;
  };
  return { problems, parse };
}

/**
 * The validator of an imported schema. In the built product such a schema is a function that loads its validator, ready made;
 * elsewhere it is compiled, unless ajv already knows its id.
 */
function validatorOf(schema: { readonly $id?: string } | (() => ValidateFunction)): ValidateFunction {
  if (typeof schema === 'function') return schema();
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const ajv = new Ajv2020(options);
  return ajv.getSchema(schema.$id ?? '') ?? ajv.compile(JSON.parse(JSON.stringify(schema), atBorder));
}

/**
 * Removes `allOf`: published schemas keep their editor-only rules there, and the readers of the files check those with better messages.
 * The build does the same.
 */
function atBorder(keyword: string, held: unknown): unknown {
  return keyword === 'allOf' ? undefined : held;
}

function describeError(error: ErrorObject, locate: Locate): Problem {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownKey(error, locate);
    case 'required':
    case 'dependentRequired': {
      const what = `\`${inline(String(params.missingProperty))}\` is missing`;
      return { code: 'missing-key', what, where: locate(error.instancePath) };
    }
    case 'enum': {
      const allowed = params.allowedValues as readonly unknown[];
      const expected = `one of ${allowed.map(shown).join(', ')}`;
      return { ...wrongValue(error, expected, locate), ...suggestionOf(error.data, allowed) };
    }
    case 'const':
      return wrongValue(error, shown(params.allowedValue), locate, 'Write that, or leave the key out');
    case 'type': {
      const isUnquoted = ['number', 'boolean'].includes(typeof error.data) && typesOf(error).includes('string');
      return wrongValue(error, expectedTypes(error), locate, isUnquoted ? 'Quote it' : undefined);
    }
    default:
      return wrongValue(error, expectationOf(error), locate);
  }
}

function unknownKey(error: ErrorObject, locate: Locate): Problem {
  const key = unknownKeyOf(error) ?? '';
  const where = locate(memberPointer(error.instancePath, key));
  return { code: 'unknown-key', what: `unknown key \`${inline(key)}\``, where, ...adviseName(key, knownKeys(error)) };
}

function suggestionOf(data: unknown, allowed: readonly unknown[]): Advice {
  const texts = allowed.filter((value) => typeof value === 'string');
  return typeof data === 'string' ? adviseNearest(data, texts) : {};
}

function wrongValue(error: ErrorObject, expected: string, locate: Locate, fix?: string): Problem {
  const { instancePath: at, propertyName: key } = error;
  const name = at === '' ? 'the document' : `\`${inline(dotted(at))}\``;
  return {
    code: 'bad-value',
    what: key === undefined ? `${name} has a wrong value` : `\`${inline(key)}\` cannot be a key of ${name}`,
    where: locate(key === undefined ? at : memberPointer(at, key)),
    expected,
    found: shown(error.data),
    ...(fix === undefined ? {} : { fix }),
  };
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Keywords that bound a number of things. */
const BOUNDS: ReadonlyMap<string, readonly [bound: string, noun: string]> = new Map([
  ['minItems', ['at least', 'item']],
  ['maxItems', ['at most', 'item']],
  ['minProperties', ['at least', 'key']],
  ['maxProperties', ['at most', 'key']],
  ['minLength', ['at least', 'character']],
  ['maxLength', ['at most', 'character']],
]);

/** What a JSON Schema keyword requires, to follow `expected`. */
function expectationOf({ keyword, params, message, parentSchema }: ErrorObject): string {
  const { limit = 0, pattern } = params as { readonly limit?: number; readonly pattern?: string };
  if (keyword === 'minLength' && limit === 1) return 'text that is not empty';
  if (keyword === 'uniqueItems') return 'every item once';
  if (keyword === 'pattern') return textLike(parentSchema) ?? `text that matches ${shown(pattern)}`;
  const [bound, noun] = BOUNDS.get(keyword) ?? [];
  if (noun !== undefined) return `${bound} ${counted(limit, noun)}`;
  return message?.replace(/^must (be )?/, '') ?? keyword;
}

/** The types that a schema allows. Text with a pattern is shown by its example, because quotes alone may not be enough. */
function expectedTypes(error: ErrorObject): string {
  const wanted = typesOf(error);
  const example = wanted.length === 1 && wanted[0] === 'string' ? textLike(error.parentSchema) : undefined;
  return example ?? wanted.join(' or ');
}

function typesOf({ params }: ErrorObject): readonly string[] {
  return [(params as { readonly type: string | readonly string[] }).type].flat();
}

/** The schema's own example of a text; undefined without an example or a pattern. */
function textLike(schema: unknown): string | undefined {
  const { pattern, examples: [example] = [] } = (schema ?? {}) as {
    readonly pattern?: string;
    readonly examples?: readonly unknown[];
  };
  return pattern !== undefined && typeof example === 'string' ? `text like ${shown(example)}` : undefined;
}

/** Root causes; never empty (`oneOf` with two matches has no nested error). */
function causesOf(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const own = errors.filter(isOwnCause);
  return own.length > 0 ? widestTypes(nearestCauses(own, errors)) : errors;
}

/** Keeps only the errors of the nearest branch of a choice. A wrong type is further off than an unknown value. */
function nearestCauses(own: readonly ErrorObject[], errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const nearest = new Map<string, number>();
  for (const { instancePath: at, keyword } of own) nearest.set(at, Math.max(nearest.get(at) ?? 0, nearness(keyword)));
  return own.filter(({ instancePath: at, keyword }) => !choices.has(at) || nearness(keyword) === nearest.get(at));
}

function nearness(keyword: string): number {
  return keyword === 'type' ? 0 : keyword === 'enum' ? 1 : 2;
}

/** Keeps the type error that names the most types at one place. A list of values names more than any type. */
function widestTypes(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const widest = new Map<string, number>();
  for (const error of errors) {
    const { instancePath: at } = error;
    widest.set(at, Math.max(widest.get(at) ?? 0, width(error)));
  }
  return errors.filter((error) => error.keyword !== 'type' || width(error) === widest.get(error.instancePath));
}

function width(error: ErrorObject): number {
  if (error.keyword === 'enum' || error.keyword === 'const') return Number.POSITIVE_INFINITY;
  return error.keyword === 'type' ? typesOf(error).length : 0;
}

function isChoice({ keyword }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf';
}

/** Whether the keyword failed by itself, not because of something below it. */
function isOwnCause(error: ErrorObject): boolean {
  return !['if', 'anyOf', 'oneOf', 'allOf', 'propertyNames'].includes(error.keyword) || error.schema === false;
}

/** The unknown key that an error is about; undefined for other errors. */
function unknownKeyOf({ params }: ErrorObject): string | undefined {
  const { additionalProperty, unevaluatedProperty } = params as Readonly<Record<string, string | undefined>>;
  return additionalProperty ?? unevaluatedProperty;
}

/** The known keys beside an unknown one. */
function knownKeys({ parentSchema }: ErrorObject): readonly string[] {
  return Object.keys((parentSchema as { readonly properties?: object }).properties ?? {});
}

/** Drops missing keys that are present but misspelt: the suggestion for the unknown key names them. */
function withoutMisspelt(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const meant = new Set(
    errors.flatMap((error) => {
      const key = unknownKeyOf(error);
      return key === undefined ? [] : [`${error.instancePath} ${nearestName(key, knownKeys(error))}`];
    }),
  );
  return errors.filter(({ keyword, instancePath: at, params }) => {
    return keyword !== 'required' || !meant.has(`${at} ${(params as { missingProperty: string }).missingProperty}`);
  });
}
