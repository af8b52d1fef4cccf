import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { memberPointer } from '../../contract/json.ts';
import { loadLazily } from '../../contract/load-lazily.ts';
import { type Truth, Unjudgeable } from '../evaluation.ts';
import { compileRegex } from '../patterns.ts';
import type { RubricProblems } from '../problems.ts';
import { withSortedKeys } from '../values/json-value.ts';
import { ARITHMETIC } from '../values/numbers.ts';
import { cut, cutMiddle, IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  compareUniqueItemsByText,
  countReferences,
  type Lookalikes,
  maySeemTheSame,
  ReferencesExceeded,
} from './keywords.ts';
import { type SchemaMistake, schemaMistakes } from './schema-mistakes.ts';

/** A compiled JSON Schema. Its methods throw Unjudgeable where following its references costs too much. */
interface JsonSchema {
  /** Undefined where `uniqueItems` rests on items that may only look the same. */
  fits(value: unknown): Truth;
  /** Empty where it fits or is indeterminate. */
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
      // Violations come in key order, so the keys are sorted: the order in which they were written must not show.
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

/** `multipleOf` in decimal arithmetic, as amounts are multiples of 0.01 although their doubles are not; ajv takes one tolerance for all sizes. */
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

/** Lengths inside a message: of a value, of an expectation, and of a pointer, which is cut in its middle. */
const SHORT = 40;
const EXPECTED = 100;
const POINTER = 120;
/** Further violations are counted, and further alternatives of a choice left out. */
const MOST_FAULTS = 3;
const MOST_PARTS = 100;

/** The violations of a schema: the first few, each as `/pointer must be ..., found ...`, and the number of others. */
interface SchemaViolations {
  readonly shown: readonly string[];
  readonly more: number;
}

export const NO_VIOLATIONS: SchemaViolations = { shown: [], more: 0 };

/** Renders the violations that a validator found. */
function describeViolations(errors: readonly ErrorObject[]): SchemaViolations {
  // Errors of single items under `contains`, and of a name under `propertyNames`, are part of one error.
  const told = wholes(errors, ['contains', 'propertyNames']).map(({ at }) => errors[at] as ErrorObject);
  const said = told.filter(({ keyword }) => keyword !== 'if');
  // Errors of single alternatives are part of the error of the choice.
  const faults = wholes(said, CHOICES);
  const shown = faults.slice(0, MOST_FAULTS).map((whole) => wholeViolation(whole, said));
  return { shown, more: faults.length - shown.length };
}

const CHOICES: readonly string[] = ['anyOf', 'oneOf'];

/** The index of a root error, and the index from which earlier errors may be parts of it. */
interface Whole {
  readonly from: number;
  readonly at: number;
}

/** The root errors: those that are no part of an error with one of the keywords. */
function wholes(errors: readonly ErrorObject[], keywords: readonly string[]): readonly Whole[] {
  const found: Whole[] = [];
  for (const [at, error] of errors.entries()) {
    const from = keywords.includes(error.keyword) ? leaveOutParts(found, error, errors) : undefined;
    found.push({ from: from ?? at, at });
  }
  return found;
}

/** Removes the parts of an error from those found before it; they are the last ones. */
function leaveOutParts(found: Whole[], whole: ErrorObject, errors: readonly ErrorObject[]): number | undefined {
  const isPart = partOf(whole);
  const isBefore = ({ at }: Whole): boolean => !mayBePart(errors[at] as ErrorObject, whole);
  const last = found.splice(found.findLastIndex(isBefore) + 1);
  for (const one of last) if (!isPart(errors[one.at] as ErrorObject)) found.push(one);
  return last[0]?.from;
}

/** Whether an error is at the place of a whole or below, and not the same error. */
function mayBePart({ instancePath: at, schemaPath }: ErrorObject, whole: ErrorObject): boolean {
  const isSame = at === whole.instancePath && schemaPath === whole.schemaPath;
  return !isSame && `${at}/`.startsWith(`${whole.instancePath}/`);
}

/** Whether an error is below a schema of the whole, or below what that refers to. */
function partOf(whole: ErrorObject): (error: ErrorObject) => boolean {
  const schemas = [whole.schema].flat() as readonly { readonly $ref?: string }[];
  const referred = schemas.flatMap(({ $ref = [] }) => $ref);
  const above = [whole.schemaPath, ...referred].map((path) => `${path}/`);
  return ({ schemaPath }) => above.some((path) => schemaPath.startsWith(path));
}

function wholeViolation({ from, at }: Whole, errors: readonly ErrorObject[]): string {
  const error = errors[at] as ErrorObject;
  return CHOICES.includes(error.keyword) ? choiceViolation(error, errors.slice(from, at)) : violation(error);
}

/** The violation of a choice; where two schemas of `oneOf` fit, neither has an error of its own. */
function choiceViolation(choice: ErrorObject, before: readonly ErrorObject[]): string {
  const parts = before.filter(partOf(choice)).slice(0, MOST_PARTS);
  if (parts.length === 0) return violation(choice);
  const faults = new Set(parts.map((error) => violationWithin(error, choice)));
  const expected = cut([...faults].join(', or '), EXPECTED);
  return `${shownPointer(choice.instancePath)} ${expected}, found ${shownValue(choice.data, SHORT)}`;
}

function violationWithin(error: ErrorObject, choice: ErrorObject): string {
  const isSame = error.instancePath === choice.instancePath;
  return missingOrForbidden(error) ?? `${isSame ? '' : `${shownPointer(error.instancePath)} `}${expectation(error)}`;
}

function violation(error: ErrorObject): string {
  const whole = `${shownPointer(error.instancePath)} ${expectation(error)}, found ${shownValue(error.data, SHORT)}`;
  return missingOrForbidden(error) ?? whole;
}

function missingOrForbidden({ keyword, params, schema, instancePath }: ErrorObject): string | undefined {
  const below = (name: unknown) => shownPointer(memberPointer(instancePath, String(name)));
  switch (keyword) {
    case 'required':
      return `${below(params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${below(params.additionalProperty ?? params.unevaluatedProperty)} is not allowed`;
    case 'false schema':
      return `${shownPointer(instancePath)} is not allowed`;
    case 'propertyNames':
      return `${below(params.propertyName)} has a name that does not fit ${shownValue(schema, SHORT)}`;
    default:
      return undefined;
  }
}

function expectation({ keyword, params, schema, message = 'is wrong' }: ErrorObject): string {
  switch (keyword) {
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`;
    case 'enum':
      return `must be one of ${shownValue(params.allowedValues, SHORT)}`;
    case 'const':
      return `must be ${shownValue(params.allowedValue, SHORT)}`;
    case 'multipleOf':
      return `must be multiple of ${schema}`;
    case 'contains':
      return `must have ${itemsOf(params)} ${shownValue(schema, SHORT)}`;
    default:
      return cut(message, EXPECTED);
  }
}

function itemsOf({ minContains: least, maxContains: most }: ErrorObject['params']): string {
  const bounds = most === undefined ? `at least ${least}` : `at least ${least} and at most ${most}`;
  return (most ?? least) === 1 ? `${bounds} item that fits` : `${bounds} items that fit`;
}

function shownPointer(pointer: string): string {
  return pointer === '' ? '(the whole)' : cutMiddle(pointer, POINTER);
}
