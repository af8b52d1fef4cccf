import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/build.mjs';
import { READY, readyValidators } from '../../scripts/lazy-files.mjs';
import { schemaCheck } from '../../src/contract/schema-check.ts';

const SCHEMAS = ['baseline-file', 'manifest', 'mapping', 'policy', 'report', 'rubric', 'rubric-test'];

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ready-validators-'));
  await build({
    entryPoints: SCHEMAS.map((name) => join(root, `schemas/${name}.schema.json${READY}`)),
    bundle: true,
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    plugins: [readyValidators(root)],
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Mistakes of every kind that the schemas' own examples can be given. */
const MISTAKES: readonly { readonly name: string; readonly change: (value: Record<string, unknown>) => unknown }[] = [
  { name: 'no object', change: () => 7 },
  { name: 'nothing', change: () => ({}) },
  { name: 'a further key', change: (value) => ({ ...value, rubrik: 1 }) },
  { name: 'texts for values', change: (value) => Object.fromEntries(Object.keys(value).map((key) => [key, 'x'])) },
  { name: 'numbers for values', change: (value) => Object.fromEntries(Object.keys(value).map((key) => [key, 1.5])) },
  { name: 'lists for values', change: (value) => Object.fromEntries(Object.keys(value).map((key) => [key, [{}]])) },
  { name: 'the value itself', change: (value) => value },
];

describe.each(SCHEMAS)('the validator that the build makes of %s', (name) => {
  const schema = JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8')) as {
    readonly properties: Readonly<Record<string, { readonly examples?: readonly unknown[] }>>;
  };
  const sound = Object.fromEntries(
    Object.entries(schema.properties).map(([key, { examples }]) => [key, examples?.[0]]),
  );

  test.each(MISTAKES)('finds the same problems as the schema: $name', ({ change }) => {
    const locate = (pointer: string) => ({ file: 'a', pointer });
    const ready = createRequire(import.meta.url)(join(folder, `${name}.schema.cjs`)).default;
    const value = change(sound);
    expect(schemaCheck(() => ready).problems(value, locate)).toEqual(schemaCheck(schema).problems(value, locate));
  });
});
