import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Schema } from './schema.ts';

const root = join(import.meta.dirname, '../..');

/** The files that people write, and the page that lists their keys. */
const PAGES = [
  ['policy', 'docs/policy.md'],
  ['mapping', 'docs/mappings.md'],
  ['rubric', 'rubrics/README.md'],
  ['rubric-test', 'rubrics/README.md'],
  ['trial', 'docs/mappings.md'],
] as const;

test.each(PAGES)('every key of the %s schema is named in %s', (name, page) => {
  const keys = keysOf(readSchema(name));
  const words = codeWords(readFileSync(join(root, page), 'utf8'));
  expect(keys.size).toBeGreaterThan(5);
  expect([...keys].filter((key) => !words.has(key)).sort()).toEqual([]);
});

const rubric = readSchema('rubric');
const { properties: ofCases = {} } = partOf(readSchema('rubric-test'), 'cases');
const HOLDERS: Readonly<Record<string, Schema>> = {
  rubric,
  node: partOf(rubric, 'criteria'),
  rule: partOf(rubric, 'rules'),
  condition: partOf(rubric, 'when'),
  pattern: rubric.$defs?.trace ?? {},
  case: ofCases.expect ?? {},
};

/** Where the reference of rubrics names the keys of one holder: tables, by their first line, and a paragraph. */
const NAMED = [
  { holder: 'rubric', starts: '| key of a rubric |', least: 20 },
  { holder: 'node', starts: '| key of a node |', least: 9 },
  { holder: 'node', starts: '| beside any kind |', least: 10 },
  { holder: 'rule', starts: '**A rule** is', least: 4 },
  { holder: 'condition', starts: '| condition |', least: 7 },
  { holder: 'pattern', starts: '| pattern |', least: 8 },
  { holder: 'pattern', starts: '| scope |', least: 4 },
  { holder: 'rubric', starts: '| key for facts |', least: 3 },
  { holder: 'case', starts: '| `expect` of a case |', least: 9 },
];

test.each(NAMED)('every key that the reference names for a $holder after "$starts" is one of it', (named) => {
  const { holder, starts, least } = named;
  const [, ...rows] = blockOf(starts);
  const words = starts.startsWith('|') ? rows.map((row) => cellsOf(row)[0]) : blockOf(starts);
  const spans = words.flatMap(spansOf);
  expect(spans.length).toBeGreaterThanOrEqual(least);
  expect(spans.flatMap((span) => strangers(parse(span), rubric, HOLDERS[holder]))).toEqual([]);
});

test('every key that the reference names for governance is one of each holder beside it', () => {
  const [, , ...rows] = blockOf('| key | of |');
  expect(rows.length).toBeGreaterThan(5);
  const found = rows.flatMap((row) => {
    const [keys, holders = ''] = cellsOf(row);
    return holders.split(', ').flatMap((holder) => {
      return spansOf(keys).flatMap((span) => strangers(parse(span), rubric, HOLDERS[holder]));
    });
  });
  expect(found).toEqual([]);
});

test('the comparison sees a key of another holder, at any depth', () => {
  expect(strangers('tags', rubric, HOLDERS.rule)).toEqual(['tags']);
  expect(strangers(parse('threshold: { value, date }'), rubric, rubric)).toEqual(['date']);
  expect(strangers(parse('changelog: [{ version, when }, ...]'), rubric, rubric)).toEqual(['when']);
});

/** Keys of a piece of code, written as `KEY`, `KEY: VALUE` or `{ KEY, ... }`, that a schema does not have. */
function strangers(written: unknown, whole: Schema, holder: Schema = {}): readonly string[] {
  if (Array.isArray(written)) return written.flatMap((item) => strangers(item, whole, holder));
  const { properties } = holder;
  if (properties === undefined) return [];
  const held: Readonly<Record<string, unknown>> = typeof written === 'string' ? { [written]: null } : Object(written);
  return Object.keys(held).flatMap((key) => {
    if (!/^[a-z]/.test(key)) return [];
    if (!Object.hasOwn(properties, key)) return [key];
    return typeof held[key] === 'object' ? strangers(held[key], whole, partOf({ ...whole, properties }, key)) : [];
  });
}

/** What stands under a key of a schema; of a list or table, what each of its values is. */
function partOf(schema: Schema, key: string): Schema {
  const held = resolved(schema, schema.properties?.[key]);
  if (held.properties !== undefined) return held;
  const each = held.items ?? held.additionalProperties;
  return typeof each === 'object' ? resolved(schema, each) : held;
}

function resolved({ $defs = {} }: Schema, part: Schema = {}): Schema {
  return $defs[part.$ref?.replace('#/$defs/', '') ?? ''] ?? part;
}

/** The lines of the reference from the one that starts so up to the next empty one. */
function blockOf(start: string): readonly string[] {
  const lines = readFileSync(join(root, 'rubrics/README.md'), 'utf8').split('\n');
  const from = lines.findIndex((line) => line.startsWith(start));
  return from === -1 ? [] : lines.slice(from, lines.indexOf('', from));
}

function cellsOf(row: string): readonly string[] {
  return row
    .split('|')
    .map((cell) => cell.trim())
    .slice(1);
}

function spansOf(text = ''): readonly string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
}

function readSchema(name: string): Schema {
  return JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as Schema;
}

/** Names under `properties`, at any depth of a JSON Schema; what its examples hold are no keys of it, and `allOf` adds none. */
function keysOf(schema: unknown): Set<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  const parts = Object.entries(schema).filter(([key]) => !['examples', 'default', 'allOf'].includes(key));
  const found = parts.flatMap(([key, value]) => {
    if (key !== 'properties') return [...keysOf(value)];
    return [...Object.keys(value), ...Object.values(value).flatMap((property) => [...keysOf(property)])];
  });
  return new Set(found);
}

/** Words of the blocks of code and of the spans between backticks. */
function codeWords(markdown: string): Set<string> {
  const code = markdown.match(/^```[\s\S]*?^```|``(?:[^`]|`(?!`))+``|`[^`]+`/gm) ?? [];
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$-]*/g) ?? []));
}
