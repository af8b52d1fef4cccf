import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const name of readdirSync('schemas').filter((file) => file.endsWith('.json')))
  ajv.addSchema(JSON.parse(readFileSync(`schemas/${name}`, 'utf8')) as object, name);

/** What an editor marks in a file: the errors of any validator that knows the published schemas and nothing else. */
export function editorMarks(schema: string, value: unknown): readonly string[] {
  const validate = ajv.getSchema(`${schema}.schema.json`);
  if (validate === undefined) throw new Error(`there is no schema of a ${schema}`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
