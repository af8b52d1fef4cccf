import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Advice, type Place, type Problem, UserError } from '../../errors.ts';
import { dotted, memberPointer } from '../json-pointer.ts';
import { loadLazily } from '../load-lazily.ts';
import { moreProblems } from '../more-problems.ts';
import { adviseName, adviseNearest } from '../nearest-name.ts';
import { inline, shown } from '../shown.ts';
import options from '../validator-options.json' with { type: 'json' };
import { causesOf, knownKeys, unknownKeyOf, withoutMisspelt } from './schema-causes.ts';
import { expectationOf, expectedTypes, typeFix } from './schema-words.ts';

/** Finds the place of a JSON pointer in the file that is checked. */
export type Locate = (pointer: string) => Place;

/** Checks values against one published schema; compile once, use often. */
export interface SchemaCheck<T> {
  /** Every problem of the value; empty when it fits. */
  problems(value: unknown, locate: Locate): readonly Problem[];
  /** The value, typed. @throws UserError with every problem */
  parse(value: unknown, locate: Locate): T;
}

/** Finding the place of each of ten thousand mistakes would take minutes. */
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
 * elsewhere it is compiled, where ajv does not know it by its id already.
 */
function validatorOf(schema: { readonly $id?: string } | (() => ValidateFunction)): ValidateFunction {
  if (typeof schema === 'function') return schema();
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const ajv = new Ajv2020(options);
  return ajv.getSchema(schema.$id ?? '') ?? ajv.compile(JSON.parse(JSON.stringify(schema), atBorder));
}

/**
 * Leaves out `allOf`: of a published schema it holds what editors are to know, and what the reader of the file finds by itself
 * and tells better. The build does so too.
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
    case 'type':
      return wrongValue(error, expectedTypes(error), locate, typeFix(error));
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
