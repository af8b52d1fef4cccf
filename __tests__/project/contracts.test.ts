import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Schema } from './schema.ts';

const root = join(import.meta.dirname, '../..');

const names = readdirSync(join(root, 'schemas'))
  .filter((name) => name.endsWith('.json'))
  .sort();

test.each(names)('%s is a strict JSON Schema that says what it is for', (name) => {
  const schema = readSchema(name);
  const atBorder = JSON.parse(JSON.stringify(schema), (key, held) => (key === 'allOf' ? undefined : held));
  expect(() => new Ajv2020({ ...STRICT, strictTypes: true, strictRequired: true }).compile(atBorder)).not.toThrow();
  expect(() => knowing(name).compile({ $ref: schema.$id })).not.toThrow();
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: expect.stringMatching(new RegExp(`^https://.*/schemas/${name}$`)),
    title: expect.any(String),
    description: expect.any(String),
  });
});

test('what stands under `allOf` is left to the reader of the file, so only files that people write have it', () => {
  const narrowed = names.filter((name) => [...partsOf(readSchema(name), '')].some(([, part]) => part.allOf));
  expect(narrowed).toEqual(['mapping', 'policy', 'rubric-test', 'rubric'].map((name) => `${name}.schema.json`));
});

test.each(names)('every key that %s asks for is a key of it', (name) => {
  const parts = [...partsOf(readSchema(name), '')].map(([, part]) => part);
  const known = new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)));
  const asked = parts.flatMap(({ required = [], dependentRequired = {} }) => [
    ...required,
    ...Object.entries(dependentRequired).flatMap(([key, others]) => [key, ...others]),
  ]);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});

test.each(names)('every property of %s is described', (name) => {
  const schema = readSchema(name);
  const silent = [...propertiesOf(schema, '')].filter(([, property]) => descriptionOf(schema, property) === undefined);
  expect(silent.map(([pointer]) => pointer)).toEqual([]);
});

test('every property of a rubric has an example', () => {
  const schema = readSchema('rubric.schema.json');
  const bare = [...propertiesOf(schema, '')].filter(([, property]) => examplesOf(schema, property).length === 0);
  expect(bare.map(([pointer]) => pointer)).toEqual([]);
});

test.each(names)('the examples of %s fit it', (name) => {
  const schema = readSchema(name);
  const ajv = knowing(name);
  const examples = [...partsOf(schema, '')].flatMap(([pointer, part]) =>
    (part.examples ?? []).map((example) => ({ pointer, example })),
  );
  expect(examples.length).toBeGreaterThan(0);
  for (const { pointer, example } of examples) {
    const validate = ajv.compile({ $ref: `${schema.$id}#${pointer}` });
    expect(validate(example) ? null : validate.errors, `${pointer}: ${JSON.stringify(example)}`).toBeNull();
  }
});

/** What narrows a value says neither of what type it is nor which keys it has: that stands beside it. */
const STRICT = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allowUnionTypes: true,
  allErrors: true,
  keywords: ['enumDescriptions'],
};

/** Knows the schema, and that of a trial, which others refer to. */
function knowing(name: string): Ajv2020 {
  return new Ajv2020(STRICT).addSchema([...new Set([name, 'trial.schema.json'])].map(readSchema));
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8')) as Schema;
}

/** Keywords that hold one schema or a list of them, and keywords that hold a table of them. */
const HOLDERS = new Set(
  'items prefixItems additionalProperties propertyNames contains not if then else anyOf allOf oneOf'.split(' '),
);
const TABLES = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);

/** Every schema inside the schema, with its JSON pointer. */
function* partsOf(schema: unknown, pointer: string): Generator<readonly [string, Schema]> {
  if (typeof schema !== 'object' || schema === null) return;
  yield [pointer, schema];
  for (const [keyword, held] of Object.entries(schema)) {
    const isTable = TABLES.has(keyword) || Array.isArray(held);
    if (!TABLES.has(keyword) && !HOLDERS.has(keyword)) continue;
    const parts = isTable ? Object.entries(held as object) : [['', held] as const];
    for (const [key, part] of parts) yield* partsOf(part, `${pointer}/${keyword}${isTable ? `/${escaped(key)}` : ''}`);
  }
}

function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function* propertiesOf(schema: Schema, pointer: string): Generator<readonly [string, Schema]> {
  for (const [at, part] of partsOf(schema, pointer)) {
    if (at.includes('/allOf/')) continue; // narrows what is described beside it
    if (at.endsWith('/if') && !at.endsWith('/properties/if')) continue; // a test, not a value of its own
    for (const [name, property] of Object.entries(part.properties ?? {})) yield [`${at}/properties/${name}`, property];
  }
}

function descriptionOf(root: Schema, property: Schema): string | undefined {
  return property.description ?? targetOf(root, property)?.description;
}

function examplesOf(root: Schema, property: Schema): readonly unknown[] {
  return property.examples ?? targetOf(root, property)?.examples ?? [];
}

/** What a property refers to. */
function targetOf(root: Schema, { $ref }: Schema): Schema | undefined {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? undefined : root.$defs?.[name];
}
