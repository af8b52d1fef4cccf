import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateTypes } from '../../scripts/generate-types.mjs';

const schemas = join(import.meta.dirname, '../../schemas');

test('the types are those of the schemas: else run "npm run generate"', async () => {
  const generated = await generateTypes(schemas);
  expect(readdirSync(join(schemas, 'types')).sort()).toEqual([...generated.keys()].sort());
  for (const [file, text] of generated) expect(readFileSync(join(schemas, 'types', file), 'utf8')).toBe(text);
});
