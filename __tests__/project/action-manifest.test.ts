import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OUTPUTS } from '../../src/reporting/outputs.ts';

interface Manifest {
  readonly inputs: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
  readonly runs: { readonly using: string; readonly main: string };
}

const root = join(import.meta.dirname, '../..');
const manifest = parse(readFileSync(join(root, 'action.yml'), 'utf8')) as Manifest;

/** Written when something was published, so not part of the decision. */
const PUBLISHED = ['bundle', 'predicate', 'predicate-type', 'artifact-url', 'report-url', 'comment-url'];

test('describes the outputs of the decision in the words of the sources', () => {
  const described = Object.entries(manifest.outputs).filter(([name]) => !PUBLISHED.includes(name));
  expect(described.map(([name, { description }]) => [name, description])).toEqual(Object.entries(OUTPUTS));
});

// GitHub ignores a misspelt key of an input without a word.
test.each(Object.entries(manifest.inputs))('says what the input %s is, in keys that GitHub knows', (_, input) => {
  const known = new Set(['description', 'required', 'default', 'deprecationMessage']);
  expect(Object.keys(input).filter((key) => !known.has(key))).toEqual([]);
  expect(input.description).toEqual(expect.any(String));
});

test('runs the bundle on the newest Node of the runner', () => {
  expect(manifest.runs).toEqual({ using: 'node24', main: 'dist/action.mjs' });
});
