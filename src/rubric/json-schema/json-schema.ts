import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import type { SchemaValidateFunction } from 'ajv/dist/types/index.js';
import { canonicalJson, isRecord, memberPointer } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { type Truth, Unjudgeable } from '../evaluation.ts';
import { compileRegex } from '../patterns.ts';
import type { RubricProblems } from '../problems.ts';
import { type Steps, spend, stepsOfText, stepsOfValue } from '../step-limit.ts';
import { holdsMark, likeNoOther, withSortedKeys } from '../values/json-value.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import { type SchemaMistake, schemaMistakes, subschemas } from './schema-mistakes.ts';

/** An unusable JSON Schema, with all its mistakes. */
class BadSchema extends Error {
  readonly mistakes: readonly SchemaMistake[];

  constructor(mistakes: readonly SchemaMistake[]) {
    super(mistakes.map(({ what }) => what).join('; '));
    this.mistakes = mistakes;
  }
}

/**
 * Compiles a user's JSON Schema (draft 2020-12); patterns run in linear time, and `format` is not checked. What it returns throws
 * Unjudgeable above the step limit, and if its references never end.
 * @throws BadSchema
 */
export function compileSchema(schema: object) {
  const mistakes = schemaMistakes(schema);
  if (mistakes.length > 0) throw new BadSchema(mistakes);
  const validate = compiled(startAjv(), counting(schema));
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const name = (): string => `the schema ${shownValue(schema, IN_SENTENCE)}`;
  const test = (value: unknown, count: Steps): boolean => {
    const spendHere: Spend = (steps) => spend(count, steps, name);
    try {
      return validate.call(spendHere, value);
    } catch (error) {
      // A schema that refers to itself on the same value overflows the stack.
      if (!(error instanceof RangeError)) throw error;
      throw new Unjudgeable(`the references of ${name()} never end on this trial`);
    }
  };
  /** Whether the value fits; undefined if `uniqueItems` depends on redacted texts. */
  const fits = (value: unknown, count: Steps = { steps: 0 }): Truth => {
    const isFit = test(value, count);
    if (!comparesItems || !holdsMark(value)) return isFit;
    return test(likeNoOther(value), count) === isFit ? isFit : undefined;
  };
  return {
    fits,
    /** The first violation, as `/pointer must be ..., found ...`; undefined if the value fits or is indeterminate. */
    violation: (value: unknown, count: Steps = { steps: 0 }): string | undefined => {
      // The first violation follows the order of keys; sorting makes it independent of the order in the record.
      if (fits(value, count) !== false || test(withSortedKeys(value), { steps: 0 })) return undefined;
      // Alternatives report their own errors before the one of the whole.
      const error = validate.errors?.findLast(({ keyword }) => keyword !== 'if');
      return error && shownViolation(error);
    },
  };
}

/** Counts steps of one validation; it is the `this` of ajv's keywords. */
type Spend = (steps: number) => void;

/** The keyword that counts a visit; its value tells whether the schema looks at every member of an object. */
const VISIT = 'x-visit';
const OF_MEMBERS = ['additionalProperties', 'patternProperties', 'propertyNames', 'unevaluatedProperties'];

/** The schema with a count in all its parts. */
function counting(schema: object): object {
  const counted = structuredClone(schema);
  for (const { schema: part } of [...subschemas(counted)])
    Object.assign(part, { [VISIT]: OF_MEMBERS.some((keyword) => Object.hasOwn(part, keyword)) });
  return counted;
}

function countVisit(this: Spend, looksAtMembers: boolean, data: unknown): boolean {
  const members = looksAtMembers && isRecord(data) ? Object.keys(data).length : 0;
  this(1 + members + (typeof data === 'string' ? stepsOfText(data.length) : 0));
  return true;
}

/** `uniqueItems` by canonical text: linear, where ajv compares every pair. */
const haveUniqueItems: SchemaValidateFunction = function (this: unknown, isWanted: boolean, data: readonly unknown[]) {
  if (!isWanted) return true;
  (this as Spend)(stepsOfValue(data));
  const places = new Map<string, number>();
  for (const [place, item] of data.entries()) {
    const text = canonicalJson(item);
    const first = places.get(text);
    places.set(text, place);
    if (first === undefined) continue;
    haveUniqueItems.errors = [
      {
        keyword: 'uniqueItems',
        params: { i: place, j: first },
        message: `must NOT have duplicate items (items ## ${first} and ${place} are identical)`,
      },
    ];
    return false;
  }
  return true;
};

/** Adds a schema's mistakes to the problems. @throws any other error */
export function addSchemaMistakes(error: unknown, pointer: string, problems: RubricProblems): void {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}

function startAjv(): Ajv2020 {
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const ajv = new Ajv2020({
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
    // A part that is written into each of its references multiplies the code.
    inlineRefs: false,
    passContext: true,
    keywords: ['$anchor'],
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
  // Before the references, so that every visit of a part that leads to others is counted.
  ajv.addKeyword({ keyword: VISIT, before: '$ref', schemaType: 'boolean', errors: false, validate: countVisit });
  ajv.removeKeyword('uniqueItems');
  return ajv.addKeyword({ keyword: 'uniqueItems', type: 'array', schemaType: 'boolean', validate: haveUniqueItems });
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
  const violation = (expected: string) =>
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
      return violation(`must be one of ${shownValue(params.allowedValues, SHORT)}`);
    case 'const':
      return violation(`must be ${shownValue(params.allowedValue, SHORT)}`);
    default:
      return violation(message);
  }
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cut(pointer, LONG);
}
