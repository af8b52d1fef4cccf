import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { memberPointer } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { type Truth, Unjudgeable } from '../evaluation.ts';
import { compileRegex } from '../patterns.ts';
import type { RubricProblems } from '../problems.ts';
import { holdsMark, likeNoOther, withSortedKeys } from '../values/json-value.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { type SchemaMistake, schemaMistakes } from './schema-mistakes.ts';

/** A compiled JSON Schema. Its methods throw Unjudgeable if its references never end. */
interface JsonSchema {
  /** Whether the value fits; undefined if `uniqueItems` depends on redacted texts. */
  fits(value: unknown): Truth;
  /** The first violation, as `/pointer must be ..., found ...`; undefined if the value fits or is indeterminate. */
  violation(value: unknown): string | undefined;
}

/** An unusable JSON Schema, with all its mistakes. */
class BadSchema extends Error {
  readonly mistakes: readonly SchemaMistake[];

  constructor(mistakes: readonly SchemaMistake[]) {
    super(mistakes.map(({ what }) => what).join('; '));
    this.mistakes = mistakes;
  }
}

/**
 * Compiles a user's JSON Schema (draft 2020-12); patterns run in linear time, and `format` is not checked.
 * @throws BadSchema
 */
export function compileSchema(schema: object): JsonSchema {
  const mistakes = schemaMistakes(schema);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = compiled(startAjv(), schema);
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const test = (value: unknown): boolean => {
    try {
      return validate(value);
    } catch (error) {
      // A schema that refers to itself on the same value overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      throw new Unjudgeable(`the references of the schema ${shownValue(schema, IN_SENTENCE)} never end on this trial`);
    }
  };
  const fits = (value: unknown): Truth => {
    const isFit = test(value);
    if (!comparesItems || !holdsMark(value)) return isFit;
    return test(likeNoOther(value)) === isFit ? isFit : undefined;
  };
  return {
    fits,
    violation: (value) => {
      // The first violation follows the order of keys; sorting makes it independent of the order in the record.
      if (fits(value) !== false || test(withSortedKeys(value))) return undefined;
      // Alternatives report their own errors before the one of the whole.
      const error = validate.errors?.findLast(({ keyword }) => keyword !== 'if');
      return error && shownViolation(error);
    },
  };
}

/** Adds a schema's mistakes to the problems. @throws any other error */
export function addSchemaMistakes(error: unknown, pointer: string, problems: RubricProblems): void {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}

function startAjv(): Ajv2020 {
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  return new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    // Amounts are multiples of 0.01 although their doubles are not.
    multipleOfPrecision: 6,
    code: { regExp: linearRegExp },
    keywords: ['$anchor'],
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
}

function compiled(ajv: Ajv2020, schema: object): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, '');
    throw new BadSchema([{ code: 'bad-schema', pointer: '', what: 'invalid schema', found }]);
  }
}

/** ajv identifies patterns by `toString`, and needs a name for generated code. */
const linearRegExp = Object.assign(
  (pattern: string) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: 'linearRegExp' },
);

/** Maximum lengths in a message: of a value, and of an expectation or pointer. */
const SHORT = 40;
const LONG = 120;

function shownViolation({ instancePath, keyword, params, data, message = 'is wrong' }: ErrorObject): string {
  const below = (name: unknown) => shownPointer(memberPointer(instancePath, String(name)));
  const unfit = (expected: string) =>
    `${shownPointer(instancePath)} ${cut(expected, LONG)}, found ${shownValue(data, SHORT)}`;
  switch (keyword) {
    case 'required':
      return `${below(params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'propertyNames':
      return `${below(params.additionalProperty ?? params.unevaluatedProperty ?? params.propertyName)} is not allowed`;
    case 'false schema':
      return `${shownPointer(instancePath)} is not allowed`;
    case 'enum':
      return unfit(`must be one of ${shownValue(params.allowedValues, SHORT)}`);
    case 'const':
      return unfit(`must be ${shownValue(params.allowedValue, SHORT)}`);
    default:
      return unfit(message);
  }
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cut(pointer, LONG);
}
