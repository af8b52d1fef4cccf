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
  const keys = keysOf(JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')));
  const words = codeWords(readFileSync(join(root, page), 'utf8'));
  expect(keys.size).toBeGreaterThan(5);
  expect([...keys].filter((key) => !words.has(key)).sort()).toEqual([]);
});

/** Names under `properties`, at any depth of a JSON Schema. */
function keysOf(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'examples' || key === 'default') continue;
    if (key === 'properties') for (const name of Object.keys(value)) found.add(name);
    for (const part of key === 'properties' ? Object.values(value) : [value]) keysOf(part, found);
  }
  return found;
}

/** Words of the blocks of code and of the spans between backticks. */
function codeWords(markdown: string): Set<string> {
  const code = markdown.match(/^```[\s\S]*?^```|``(?:[^`]|`(?!`))+``|`[^`]+`/gm) ?? [];
  return new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$-]*/g) ?? []));
}
