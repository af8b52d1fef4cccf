import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { loadLazily } from '../../contract/load-lazily.ts';
import { type Truth, Unjudgeable } from '../evaluation.ts';
import { compileRegex } from '../patterns/linear-regex.ts';
import type { RubricProblems } from '../problems.ts';
import { withSortedKeys } from '../values/json-value.ts';
import { ARITHMETIC } from '../values/numbers.ts';
import { IN_SENTENCE, shownValue } from '../values/shown-value.ts';
import {
  compareUniqueItemsByText,
  countReferences,
  type Lookalikes,
  maySeemTheSame,
  ReferencesExceeded,
} from './keywords.ts';
import { type SchemaMistake, schemaMistakes } from './schema-mistakes.ts';
import { describeViolations, NO_VIOLATIONS, type SchemaViolations } from './schema-violations.ts';

/** A compiled JSON Schema. What it is asked throws Unjudgeable where following its references takes too much. */
interface JsonSchema {
  /** Undefined where items decide that may only look the same. */
  fits(value: unknown): Truth;
  /** None where that is indeterminate. */
  violations(value: unknown): SchemaViolations;
}

/** A value that is no usable JSON Schema, with everything that is wrong with it. */
class BadSchema extends Error {
  readonly mistakes: readonly SchemaMistake[];

  constructor(mistakes: readonly SchemaMistake[]) {
    super(mistakes.map(({ what }) => what).join('; '));
    this.mistakes = mistakes;
  }
}

/**
 * Compiles a JSON Schema (draft 2020-12) of the user's; its patterns run in linear time, and `format` only describes.
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
      // Faults come as the keys do: where there are some, the order in which these were written must not show.
      return describeViolations(validate(withSortedKeys(value), 'others'));
    },
  };
}

/** Adds what is wrong with the schema at a pointer. @throws any other error */
export function addSchemaMistakes(error: unknown, pointer: string, problems: RubricProblems): void {
  if (!(error instanceof BadSchema)) throw error;
  for (const { pointer: below, ...problem } of error.mistakes) problems.add(`${pointer}${below}`, problem);
}

/** What the validator finds wrong with a value, where items that may only look the same are taken for the same or for others. */
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
    throw new BadSchema([{ code: 'bad-schema', pointer: '', what: 'the schema cannot be used', found }]);
  }
}

/** Amounts are multiples of 0.01 although their doubles are not, however large they are; ajv allows for one distance at all sizes. */
function multipleOf(unit: number): (value: number) => boolean {
  return (value) => {
    const isWhole = Number.isInteger(value) && Number.isInteger(unit);
    return isWhole ? value % unit === 0 : Number.isInteger(ARITHMETIC['/'](value, unit));
  };
}

/** ajv tells patterns apart by their `toString`, and wants a name for code that it would write to files. */
const linearRegExp = Object.assign(
  (pattern: string) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: 'linearRegExp' },
);
