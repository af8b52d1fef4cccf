import { Ajv2020 } from 'ajv/dist/2020.js';
import { compileRegex } from './conditions/linear-regex.ts';

/** Says what breaks a JSON Schema, as `/pointer must be ...`, or undefined when the value fits. */
export type SchemaFault = (value: unknown) => string | undefined;

/**
 * Compiles a JSON Schema (draft 2020-12) of the user's; its patterns run in linear time.
 * @throws Error saying why the schema is none
 */
export function compileSchema(schema: object): SchemaFault {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    logger: false,
    ownProperties: true,
    code: { regExp: linearRegExp },
  });
  const validate = ajv.compile(schema);
  if ('$async' in validate) throw new Error('`$async` is not supported');
  return (value) => {
    if (validate(value)) return undefined;
    const [error] = validate.errors ?? [];
    return `${error?.instancePath === '' ? '(the whole)' : error?.instancePath} ${error?.message}`;
  };
}

/** ajv tells patterns apart by their `toString`, and wants a name for code that it would write to files. */
const linearRegExp = Object.assign(
  (pattern: string) => ({ ...compileRegex(pattern), toString: () => JSON.stringify(pattern) }),
  { code: 'linearRegExp' },
);
