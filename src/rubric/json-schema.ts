import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import metaSchema from 'ajv/dist/refs/json-schema-2020-12/schema.json' with { type: 'json' };
import { loadLazily } from '../contract/load-lazily.ts';
import { validatorOf } from '../contract/schema-check.ts';
import { compileRegex } from './conditions/linear-regex.ts';
import { shownValue } from './shown-value.ts';

/** Says how a value breaks a JSON Schema, each as `/pointer must be ..., found ...`; empty when it fits. */
export type SchemaFaults = (value: unknown) => readonly string[];

/** Length of a value inside a message. */
const SHORT = 40;

/** Ready made in the built product: compiling the schema of schemas takes longer than judging a small suite. */
let isSchema: ValidateFunction | undefined;

/**
 * Compiles a JSON Schema (draft 2020-12) of the user's; its patterns run in linear time.
 * @throws Error saying why the schema is none
 */
export function compileSchema(schema: object): SchemaFaults {
  const { Ajv2020 } = loadLazily<typeof import('ajv/dist/2020.js')>('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allErrors: true,
    verbose: true,
    logger: false,
    ownProperties: true,
    code: { regExp: linearRegExp },
    meta: false,
    validateSchema: false,
  });
  isSchema ??= validatorOf(metaSchema);
  if (!isSchema(schema)) throw new Error(`schema is invalid: ${ajv.errorsText(isSchema.errors)}`);
  const validate = ajv.compile(schema);
  if ('$async' in validate) throw new Error('`$async` is not supported');
  return (value) => {
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
    return errors.filter((error) => !isPartOf(error, choices)).map(sentence);
  };
}

/** What `compileSchema` found wrong with a schema, in few words: its first mistake. */
export function schemaMistake(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const [first = ''] = message.replace(/^strict mode: /, '').split(/, (?=data\/)/);
  return first.replace(/^schema is invalid: data\//, '/');
}

/** One way not to fit a choice says little; that nothing of the choice fits says it all. */
function isPartOf({ schemaPath, keyword }: ErrorObject, choices: readonly ErrorObject[]): boolean {
  return keyword === 'if' || choices.some((choice) => schemaPath.startsWith(`${choice.schemaPath}/`));
}

function sentence({ keyword, params, instancePath, message, data }: ErrorObject): string {
  const below = (name: unknown) => `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  switch (keyword) {
    case 'required':
      return `${below(params.missingProperty)} is missing`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${below(params.additionalProperty ?? params.unevaluatedProperty)} is not allowed`;
    default:
      return `${instancePath || '(the whole)'} ${expectation(keyword, params, message)}, found ${shownValue(data, SHORT)}`;
  }
}

function expectation(keyword: string, params: Readonly<Record<string, unknown>>, message = 'is wrong'): string {
  if (keyword === 'type') return `must be ${[params.type].flat().join(' or ')}`;
  if (keyword === 'enum') return `must be one of ${shownValue(params.allowedValues, SHORT)}`;
  return keyword === 'const' ? `must be ${shownValue(params.allowedValue, SHORT)}` : message;
}

/** ajv tells patterns apart by their `toString`, and wants a name for code that it would write to files. */
const linearRegExp = Object.assign(
  (pattern: string) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: 'linearRegExp' },
);
