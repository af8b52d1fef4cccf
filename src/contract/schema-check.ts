import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { moreProblems, type Place, type Problem, UserError } from '../errors.ts';
import { dotted, memberPointer } from './json.ts';
import { loadLazily } from './load-lazily.ts';
import { must } from './must.ts';
import { adviseName, adviseNearest } from './names.ts';
import { inline, shown } from './text.ts';
import options from './validator-options.json' with { type: 'json' };

export type Locate = (pointer: string) => Place;

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
    const described = errors.slice(0, LISTED).map((error) => describeError(error, locate));
    const listed = [...new Map(described.map((problem) => [JSON.stringify(problem), problem])).values()];
    const unlisted = errors.length - LISTED;
    return [...listed, ...moreProblems(unlisted)];
  };
  const parse = (value: unknown, locate: Locate): T => {
    const violations = problems(value, locate);
    if (violations.length > 0) throw new UserError(violations);
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
  // Published schemas keep their editor-only rules in `allOf`; the readers of the files check those with better messages. The build does
  // the same.
  const withoutAllOf = (keyword: string, held: unknown): unknown => (keyword === 'allOf' ? undefined : held);
  const validator = schema.$id === undefined ? undefined : ajv.getSchema(schema.$id);
  return validator ?? ajv.compile(JSON.parse(JSON.stringify(schema), withoutAllOf));
}

function describeError(error: ErrorObject, locate: Locate): Problem {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(
        must(params.additionalProperty ?? params.unevaluatedProperty, 'the unknown key of a schema error'),
      );
      const where = locate(memberPointer(error.instancePath, key));
      const what = `unknown key \`${inline(key)}\``;
      const properties = (error.parentSchema as { readonly properties?: object }).properties ?? {};
      return { code: 'unknown-key', what, where, ...adviseName(key, Object.keys(properties)) };
    }
    case 'required':
    case 'dependentRequired': {
      const what = `\`${inline(String(params.missingProperty))}\` is missing`;
      return { code: 'missing-key', what, where: locate(error.instancePath) };
    }
    case 'enum': {
      const allowed = params.allowedValues as readonly unknown[];
      const expected = `one of ${allowed.map(shown).join(', ')}`;
      const texts = allowed.filter((value) => typeof value === 'string');
      const advice = typeof error.data === 'string' ? adviseNearest(error.data, texts) : {};
      return { ...wrongValue(error, expected, locate), ...advice };
    }
    case 'const':
      return wrongValue(error, shown(params.allowedValue), locate, 'Write that, or leave the key out');
    case 'type': {
      const isUnquoted = ['number', 'boolean'].includes(typeof error.data) && typesOf(error).includes('string');
      const wanted = typesOf(error);
      // Text with a pattern is shown by its example, because quotes alone may not be enough.
      const example = wanted.length === 1 && wanted[0] === 'string' ? textLike(error.parentSchema) : undefined;
      return wrongValue(error, example ?? wanted.join(' or '), locate, isUnquoted ? 'Quote it' : undefined);
    }
    case 'pattern': {
      const example = textLike(error.parentSchema) ?? `text that matches ${shown(params.pattern)}`;
      return wrongValue(error, example, locate);
    }
    case 'uniqueItems':
      return wrongValue(error, 'every item once', locate);
    default: {
      const message = error.message
        ?.replace('NOT have fewer than', 'at least')
        .replace('NOT have more than', 'at most');
      return wrongValue(error, message?.replace(/^must (be )?/, '') ?? error.keyword, locate);
    }
  }
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
  // Keywords that failed by themselves, not because of something below them.
  const directErrors = errors.filter(
    ({ keyword, schema }) => !['if', 'anyOf', 'oneOf', 'allOf', 'propertyNames'].includes(keyword) || schema === false,
  );
  return directErrors.length > 0 ? widestTypes(nearestCauses(directErrors, errors)) : errors;
}

/** Keeps only the errors of the nearest branch of a choice. A wrong type is further off than an unknown value. */
function nearestCauses(directErrors: readonly ErrorObject[], errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'anyOf' || keyword === 'oneOf';
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  const nearest = new Map<string, number>();
  for (const { instancePath: at, keyword } of directErrors)
    nearest.set(at, Math.max(nearest.get(at) ?? 0, nearness(keyword)));
  return directErrors.filter(
    ({ instancePath: at, keyword }) => !choices.has(at) || nearness(keyword) === nearest.get(at),
  );
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
