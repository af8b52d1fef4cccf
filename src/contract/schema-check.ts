import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Place, type Problem, UserError } from '../errors.ts';
import { adviseName } from './nearest-name.ts';

/** Finds the place of a JSON pointer in the file that is checked. */
export type Locate = (pointer: string) => Place;

/** Checks values against one published schema; compile once, use often. */
export interface SchemaCheck<T> {
  /** Every problem of the value; empty when it fits. */
  problems(value: unknown, locate: Locate): readonly Problem[];
  /** The value, typed. @throws UserError with every problem */
  parse(value: unknown, locate: Locate): T;
}

/** Compiles a published JSON Schema (draft 2020-12), on first use. */
export function schemaCheck<T>(schema: object): SchemaCheck<T> {
  let compiled: ValidateFunction | undefined;
  const problems = (value: unknown, locate: Locate): readonly Problem[] => {
    compiled ??= new Ajv2020({ allErrors: true, verbose: true, strictTypes: false, allowUnionTypes: true }).compile(
      schema,
    );
    if (compiled(value)) return [];
    return distinct((compiled.errors ?? []).filter(isOwnCause).map((error) => describeError(error, locate)));
  };
  const parse = (value: unknown, locate: Locate): T => {
    const found = problems(value, locate);
    if (found.length > 0) throw new UserError(found);
    return value as T;
  };
  return { problems, parse };
}

/** Keywords that only say that something below them failed. */
function isOwnCause(error: ErrorObject): boolean {
  return !['if', 'anyOf', 'oneOf', 'allOf', 'propertyNames'].includes(error.keyword) || error.schema === false;
}

function describeError(error: ErrorObject, locate: Locate): Problem {
  const params = error.params as Record<string, unknown>;
  const at = error.instancePath;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownKey(error, String(params.additionalProperty ?? params.unevaluatedProperty), locate);
    case 'required':
      return { code: 'missing-key', what: `\`${String(params.missingProperty)}\` is missing`, where: locate(at) };
    case 'enum':
      return mismatch(
        error,
        `one of ${(params.allowedValues as unknown[]).map(shown).join(', ')}`,
        locate,
        adviseEnum(error, params),
      );
    case 'const':
      return mismatch(error, shown(params.allowedValue), locate);
    case 'type':
      return mismatch(error, [params.type].flat().join(' or '), locate, quoteHint(error, params));
    default:
      return mismatch(error, error.message?.replace(/^must (be )?/, '') ?? error.keyword, locate, percentHint(error));
  }
}

function unknownKey(error: ErrorObject, key: string, locate: Locate): Problem {
  const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {});
  const where = locate(`${error.instancePath}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return { code: 'unknown-key', what: `unknown key \`${key}\``, where, mend: adviseName(key, known) };
}

function mismatch(error: ErrorObject, expected: string, locate: Locate, mend = ''): Problem {
  const name = error.instancePath === '' ? 'the document' : `\`${error.instancePath.slice(1).replaceAll('/', '.')}\``;
  const problem = {
    code: 'bad-value',
    what: `${name} has a wrong value`,
    where: locate(error.instancePath),
    expected,
    found: shown(error.data),
  };
  return mend === '' ? problem : { ...problem, mend };
}

function adviseEnum(error: ErrorObject, params: Record<string, unknown>): string {
  const allowed = (params.allowedValues as unknown[]).filter((value) => typeof value === 'string');
  return typeof error.data === 'string' ? adviseName(error.data, allowed) : '';
}

/** YAML reads `1.0`, `yes` and dates by its own rules; text has to be quoted to stay text. */
function quoteHint(error: ErrorObject, params: Record<string, unknown>): string {
  const wantsText = [params.type].flat().includes('string');
  return wantsText && ['number', 'boolean'].includes(typeof error.data) ? 'Quote it' : '';
}

function percentHint(error: ErrorObject): string {
  const isShare = (error.parentSchema as { maximum?: number }).maximum === 1;
  const value = error.data;
  return isShare && typeof value === 'number' && value > 1 && value <= 100
    ? `Rates are 0 to 1, not percent: did you mean ${value / 100}?`
    : '';
}

/** A value for a message: JSON, cut to 80 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
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
