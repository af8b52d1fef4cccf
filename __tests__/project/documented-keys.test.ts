import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

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

function readSchema(name: string): unknown {
  return JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8'));
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
