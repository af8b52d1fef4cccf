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
