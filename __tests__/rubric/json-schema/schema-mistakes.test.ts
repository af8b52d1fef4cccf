import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileSchema } from '../../../src/rubric/json-schema/json-schema.ts';
import { KEYWORDS, schemaMistakes, subschemas } from '../../../src/rubric/json-schema/schema-mistakes.ts';

const refs = join(dirname(createRequire(import.meta.url).resolve('ajv/package.json')), 'dist/refs/json-schema-2020-12');
const drafts = ['schema.json', ...readdirSync(join(refs, 'meta')).map((file) => join('meta', file))].map(
  (file) => JSON.parse(readFileSync(join(refs, file), 'utf8')) as { readonly properties: object },
);

/** One mistake as `/pointer: what`. */
const mistakesOf = (schema: object) => schemaMistakes(schema).map(({ pointer, what }) => `${pointer}: ${what}`);

test('the keywords are those of the draft', () => {
  expect(KEYWORDS).toEqual([...new Set(drafts.flatMap(({ properties }) => Object.keys(properties)))].sort());
});

test('every keyword that holds schemas is looked into', () => {
  const inner = { items: {} };
  const one = Object.fromEntries(['items', 'not', 'contentSchema'].map((keyword) => [keyword, inner]));
  const pointers = [...subschemas({ ...one, prefixItems: [inner], $defs: { 'a/b': inner }, const: inner })];
  expect(pointers.map(({ pointer }) => pointer)).toEqual([
    '',
    '/items',
    '/items/items',
    '/not',
    '/not/items',
    '/contentSchema',
    '/contentSchema/items',
    '/prefixItems/0',
    '/prefixItems/0/items',
    '/$defs/a~1b',
    '/$defs/a~1b/items',
  ]);
});

describe('a schema that can be used', () => {
  test.each<{ name: string; schema: object }>([
    { name: 'is empty', schema: {} },
    { name: 'describes a format', schema: { type: 'string', format: 'date-time' } },
    { name: 'names its draft', schema: { $schema: 'https://json-schema.org/draft/2020-12/schema' } },
    { name: 'refers to its parts', schema: { items: { $ref: '#/$defs/a%20b' }, $defs: { 'a b': {} } } },
    { name: 'refers to an anchor', schema: { items: { $ref: '#here' }, $defs: { a: { $anchor: 'here' } } } },
    { name: 'refers to itself', schema: { items: { $ref: '#' } } },
    { name: 'refers by its id', schema: { $id: 'https://x.org/y', items: { $ref: '#/$defs/a' }, $defs: { a: {} } } },
    { name: 'has a property that fits a pattern', schema: { properties: { ab: {} }, patternProperties: { '^a': {} } } },
    { name: 'has conditions', schema: { if: {}, else: {}, contains: {}, minContains: 2 } },
    { name: 'has keywords as names', schema: { properties: { requird: {} }, const: { requird: 1 } } },
  ])('$name', ({ schema }) => {
    expect(mistakesOf(schema)).toEqual([]);
    expect(() => compileSchema(schema)).not.toThrow();
  });
});

test.each<{ name: string; schema: object; says: readonly string[] }>([
  {
    name: 'no schema in its place',
    schema: { properties: { a: 5 } },
    says: ['/properties/a: `properties.a` has a wrong value'],
  },
  {
    name: 'a pattern of names that is none',
    schema: { patternProperties: { 'a/(': {} } },
    says: ['/patternProperties/a~1(: invalid regular expression'],
  },
])('$name is a mistake at its place', ({ schema, says }) => {
  expect(mistakesOf(schema)).toEqual(says);
});

test.each([
  { name: 'a reference that leads nowhere', schema: { items: { $ref: '#/$defs/gone' } } },
  { name: 'the same below an id', schema: { $id: 'https://x.org/y', items: { $ref: '#/$defs/gone' } } },
  { name: 'a condition without an answer', schema: { if: {} } },
  { name: 'an answer without a condition', schema: { then: {} } },
  { name: 'an empty choice', schema: { enum: [] } },
])('what only the compiler finds is a mistake of the whole: $name', ({ schema }) => {
  expect(() => compileSchema(schema)).toThrow('invalid schema');
});
