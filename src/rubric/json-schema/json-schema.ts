import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { memberPointer } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { type Truth, Unjudgeable } from '../evaluation.ts';
import { compileRegex } from '../patterns.ts';
import type { RubricProblems } from '../problems.ts';
import { withSortedKeys } from '../values/json-value.ts';
import { ARITHMETIC } from '../values/numbers.ts';
import { cut, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  compareUniqueItemsByText,
  countReferences,
  type Lookalikes,
  maySeemTheSame,
  ReferencesExceeded,
} from './keywords.ts';
import { type SchemaMistake, schemaMistakes } from './schema-mistakes.ts';

/** A compiled JSON Schema. Its methods throw Unjudgeable if following its references costs too much. */
interface JsonSchema {
  /** Whether the value fits; undefined if `uniqueItems` depends on items that may only look the same. */
  fits(value: unknown): Truth;
  /** The violations; empty if the value fits or is indeterminate. */
  violations(value: unknown): SchemaViolations;
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
  const validate = validatorOf(schema);
  const comparesItems = JSON.stringify(schema).includes('"uniqueItems"');
  const fits = (value: unknown): Truth => {
    const isFit = validate(value, 'the same').length === 0;
    if (!comparesItems || !maySeemTheSame(value)) return isFit;
    return (validate(value, 'others').length === 0) === isFit ? isFit : undefined;
  };
  return {
    fits,
    violations: (value) => {
      if (fits(value) !== false) return NO_VIOLATIONS;
      // Violations follow the order of keys; sorting makes them independent of the order in the record.
      return describeViolations(validate(withSortedKeys(value), 'others'));
    },
  };
}

/** Adds a schema's mistakes to the problems. @throws any other error */
export function addSchemaMistakes(error: unknown, pointer: string, problems: RubricProblems): void {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}

/** The violations of a value, with lookalike items taken as equal or as different. */
type Validate = (value: unknown, lookalikes: Lookalikes) => readonly ErrorObject[];

function validatorOf(schema: object): Validate {
  const ajv = startAjv();
  const items = compareUniqueItemsByText(ajv);
  const steps = countReferences(ajv);
  const validate = compiled(ajv, schema);
  return (value, lookalikes) => {
    items.lookalikes = lookalikes;
    steps.restart();
    try {
      return validate(value) ? [] : (validate.errors ?? []);
    } catch (error) {
      if (!(error instanceof ReferencesExceeded)) throw error;
      throw new Unjudgeable(
        `the schema ${shownValue(schema, IN_SENTENCE)} was stopped: ${error.message} on this trial`,
      );
    }
  };
}

function startAjv(): Ajv2020 {
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    allErrors: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    code: { regExp: linearRegExp },
    keywords: ['$anchor'],
    validateFormats: false,
    meta: false,
    validateSchema: false,
  });
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({ keyword: 'multipleOf', type: 'number', schemaType: 'number', compile: multipleOf });
  return ajv;
}

function compiled(ajv: Ajv2020, schema: object): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch (error) {
    const found = String(error instanceof Error ? error.message : error).replace(/^strict mode: /, '');
    throw new BadSchema([{ code: 'bad-schema', pointer: '', what: 'invalid schema', found }]);
  }
}

/** `multipleOf` in decimal arithmetic: amounts are multiples of 0.01 although their doubles are not. ajv has one tolerance for all sizes. */
function multipleOf(unit: number): (value: number) => boolean {
  return (value) => {
    const isWhole = Number.isInteger(value) && Number.isInteger(unit);
    return isWhole ? value % unit === 0 : Number.isInteger(ARITHMETIC['/'](value, unit));
  };
}

/** ajv identifies patterns by `toString`, and needs a name for generated code. */
const linearRegExp = Object.assign(
  (pattern: string) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: 'linearRegExp' },
);

/** Maximum lengths in a message: of a value, and of an expectation or pointer. */
const SHORT = 40;
const LONG = 120;
/** Maximum violations in a message; further ones are only counted. */
const MOST_FAULTS = 3;

/** The violations of a schema: the first few, each as `/pointer must be ..., found ...`, and the number of further ones. */
interface SchemaViolations {
  readonly shown: readonly string[];
  readonly more: number;
}

export const NO_VIOLATIONS: SchemaViolations = { shown: [], more: 0 };

/** Keywords whose error includes the errors of single alternatives, items or names. */
const WITH_PARTS: readonly string[] = ['anyOf', 'oneOf', 'contains', 'propertyNames'];

/** Renders the root errors that a validator found. */
function describeViolations(errors: readonly ErrorObject[]): SchemaViolations {
  const roots: ErrorObject[] = [];
  for (const error of errors) {
    if (WITH_PARTS.includes(error.keyword)) leaveOutParts(roots, error);
    if (error.keyword !== 'if') roots.push(error);
  }
  const shown = roots.slice(0, MOST_FAULTS).map(violation);
  return { shown, more: roots.length - shown.length };
}

/** Removes the nested errors of an error. They were found last, below its place, and below its schema or one that it refers to. */
function leaveOutParts(found: ErrorObject[], whole: ErrorObject): void {
  // A repetition of the same error ends the search, so that repeated references take linear time.
  const mayBePart = ({ instancePath: at, schemaPath }: ErrorObject): boolean =>
    `${at}/`.startsWith(`${whole.instancePath}/`) && (at !== whole.instancePath || schemaPath !== whole.schemaPath);
  const schemas = [whole.schema].flat() as readonly { readonly $ref?: string }[];
  const above = [whole.schemaPath, ...schemas.flatMap(({ $ref = [] }) => $ref)].map((path) => `${path}/`);
  const last = found.splice(found.findLastIndex((error) => !mayBePart(error)) + 1);
  for (const one of last) if (!above.some((path) => one.schemaPath.startsWith(path))) found.push(one);
}

function violation({ instancePath, keyword, params, schema, data, message = 'is wrong' }: ErrorObject): string {
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
    case 'type':
      return unfit(`must be ${[params.type].flat().join(' or ')}`);
    case 'enum':
      return unfit(`must be one of ${shownValue(params.allowedValues, SHORT)}`);
    case 'const':
      return unfit(`must be ${shownValue(params.allowedValue, SHORT)}`);
    case 'multipleOf':
      return unfit(`must be multiple of ${schema}`);
    default:
      return unfit(message);
  }
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cut(pointer, LONG);
}
