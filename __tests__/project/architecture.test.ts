import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, importViolations } from './import-rules.ts';
import { purityViolations } from './purity-rules.ts';
import { parseSource, readSources, type SourceFile } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const sources = readSources(root);
const DRAWER_NAME = /^(?:utils?|helpers?|common|misc|shared|index)$/;

test('data flow one way through the modules', () => {
  expect(importViolations(sources)).toEqual([]);
});

test('pure modules reach no world, clock, chance or locale', () => {
  expect(purityViolations(sources)).toEqual([]);
});

test('only the entries and the errors stand beside the modules', () => {
  const loose = sources.map(({ path }) => path).filter((path) => dirname(path) === 'src');
  expect(loose).toEqual(['src/action.ts', 'src/cli.ts', 'src/errors.ts']);
});

test('every file is named for what it holds', () => {
  const parts = (path: string): string[] => [...dirname(path).split('/'), basename(path, '.ts')];
  const drawers = sources.map(({ path }) => path).filter((path) => parts(path).some((part) => DRAWER_NAME.test(part)));
  expect(drawers).toEqual([]);
});

test('a step of the baseline search imports no later step', () => {
  const steps = ['read-base', 'discover', 'fetch-candidate', 'inspect', 'choose-config', 'measure', 'find-baseline'];
  const places = steps.map((step) => `src/pipeline/baseline/${step}.ts`);
  const files = places.map((place) => sources.find(({ path }) => path === place)?.path);
  expect(files).toEqual(places);
  const later = places.flatMap((place, index) => {
    const imports = sources.filter(({ path }) => path === place).flatMap(importsOf);
    return imports.filter(({ specifier }) => steps.slice(index).some((step) => specifier === `./${step}.ts`));
  });
  expect(later).toEqual([]);
});

test('lists the files over two hundred lines', () => {
  const long = sources
    .filter(({ ast }) => lineCount(ast.text) > 200)
    .map(({ path, ast }) => `${path}: ${lineCount(ast.text)} lines`);
  if (long.length > 0) process.stderr.write(`Consider splitting:\n${long.join('\n')}\n`);
});

test.each([
  {
    name: 'a module above',
    file: 'src/scoring/a.ts',
    code: `import { b } from '../gating/b.ts';`,
    says: /data flow one way/,
  },
  {
    name: 'a type of a module above',
    file: 'src/suite/a.ts',
    code: `import type { B } from '../rubric/b.ts';`,
    says: /data flow one way/,
  },
  {
    name: 'a re-export',
    file: 'src/contract/a.ts',
    code: `export { b } from '../suite/b.ts';`,
    says: /data flow one way/,
  },
  {
    name: 'an import type',
    file: 'src/gating/a.ts',
    code: `type B = import('../reporting/b.ts').B;`,
    says: /data flow one way/,
  },
  { name: 'io', file: 'src/reporting/a.ts', code: `import { b } from '../io/b.ts';`, says: /pass it the value/ },
  {
    name: 'io lazily',
    file: 'src/reporting/a.ts',
    code: `const { b } = await import('../io/b.ts');`,
    says: /pass it the value/,
  },
  {
    name: 'the pipeline',
    file: 'src/io/a.ts',
    code: `import { b } from '../pipeline/b.ts';`,
    says: /they do not know it/,
  },
  {
    name: 'an entry',
    file: 'src/pipeline/a.ts',
    code: `import { b } from '../cli.ts';`,
    says: /nothing stands above an entry/,
  },
  {
    name: 'a command',
    file: 'src/pipeline/a.ts',
    code: `import { b } from '../commands/b.ts';`,
    says: /only an entry starts a command/,
  },
  {
    name: 'a file of the tests',
    file: 'src/io/a.ts',
    code: `import { b } from '../../__tests__/b.ts';`,
    says: /stand on their own/,
  },
  {
    name: 'the report page',
    file: 'src/commands/a.ts',
    code: `import { b } from '../report/report-page.ts';`,
    says: /only src\/pipeline\/publish.ts uploads/,
  },
  {
    name: "a feature's pure part",
    file: 'src/commands/a.ts',
    code: `import { b } from '../init/drafting/b.ts';`,
    says: /only init knows its own pure part/,
  },
  {
    name: 'the disk in the pure part of a feature',
    file: 'src/init/drafting/a.ts',
    code: `import { b } from '../../io/b.ts';`,
    says: /pass it the value/,
  },
  {
    name: 'a feature in the pipeline',
    file: 'src/pipeline/a.ts',
    code: `import { b } from '../init/b.ts';`,
    says: /only a command starts it/,
  },
  {
    name: 'the disk',
    file: 'src/gating/a.ts',
    code: `import { readFileSync } from 'node:fs';`,
    says: /the module is pure/,
  },
  {
    name: 'the disk in the pipeline',
    file: 'src/pipeline/a.ts',
    code: `import { readFileSync } from 'node:fs';`,
    says: /only src\/io touches the world/,
  },
  {
    name: 'the disk by its old name',
    file: 'src/gating/a.ts',
    code: `import fs from 'fs/promises';`,
    says: /the module is pure/,
  },
  {
    name: 'the network lazily',
    file: 'src/gating/a.ts',
    code: `await import('node:net');`,
    says: /the module is pure/,
  },
  {
    name: 'the toolkit',
    file: 'src/suite/a.ts',
    code: `import * as core from '@actions/core';`,
    says: /the module is pure/,
  },
])('refuses the import of $name', ({ file, code, says }) => {
  const found = importViolations([plant(file, code)]);
  expect(found).toMatchObject([{ where: `${file}:1`, what: expect.stringMatching(says) }]);
});

test('refuses a circle of imports and names its members', () => {
  const circle = [
    plant('src/gating/a.ts', `import './b.ts';`),
    plant('src/gating/b.ts', `import type { C } from './c.ts';`),
    plant('src/gating/c.ts', `export * from './a.ts';`),
  ];
  const what = 'imports itself: src/gating/a.ts -> src/gating/b.ts -> src/gating/c.ts -> src/gating/a.ts';
  expect(importViolations(circle)).toEqual([{ where: 'src/gating/a.ts', what }]);
});

test('refuses a circle of folders inside of a module, whose files import each other in none', () => {
  const circle = [
    plant('src/gating/policy/a.ts', `import '../findings/b.ts';`),
    plant('src/gating/findings/b.ts', ''),
    plant('src/gating/findings/c.ts', `import type { D } from '../d.ts';`),
    plant('src/gating/d.ts', `import '../gating/policy/e.ts';`),
    plant('src/gating/policy/e.ts', ''),
  ];
  const what = 'imports itself: src/gating/policy/ -> src/gating/findings/ -> src/gating/d.ts -> src/gating/policy/';
  expect(importViolations(circle)).toEqual([{ where: 'src/gating/policy/', what }]);
});

test.each([
  { name: 'what is below', file: 'src/scoring/a.ts', code: `import type { Trial } from '../suite/trial.ts';` },
  { name: 'its own module', file: 'src/scoring/a.ts', code: `import { b } from './b.ts';` },
  { name: 'hashing', file: 'src/rubric/a.ts', code: `import { createHash } from 'node:crypto';` },
  {
    name: 'a schema',
    file: 'src/rubric/a.ts',
    code: `import schema from '../../schemas/rubric.schema.json' with { type: 'json' };`,
  },
  { name: 'the disk in io', file: 'src/io/a.ts', code: `import { readFileSync } from 'node:fs';` },
  { name: 'a command in an entry', file: 'src/cli.ts', code: `import { b } from './commands/b.ts';` },
  { name: "a feature's pure part in the feature", file: 'src/init/a.ts', code: `import { b } from './drafting/b.ts';` },
  {
    name: 'the report page where it is uploaded',
    file: 'src/pipeline/publish.ts',
    code: `await import('../report/report-page.ts');`,
  },
  { name: 'the pipeline in a command', file: 'src/commands/a.ts', code: `import { b } from '../pipeline/b.ts';` },
  { name: 'paths in the pipeline', file: 'src/pipeline/a.ts', code: `import { resolve } from 'node:path';` },
  { name: 'a package', file: 'src/suite/a.ts', code: `import { RE2JS } from 're2js';` },
])('lets a module import $name', ({ file, code }) => {
  expect(importViolations([plant(file, code)])).toEqual([]);
});

test.each([
  { code: 'process.env.HOME', reaches: 'the process and its environment' },
  { code: 'globalThis.fetch(url)', reaches: 'the process and its environment' },
  { code: 'Date.now()', reaches: 'the clock' },
  { code: 'const read = Date.now', reaches: 'the clock' },
  { code: 'new Date()', reaches: 'the clock' },
  { code: 'Date()', reaches: 'the clock' },
  { code: 'Math.random()', reaches: 'chance' },
  { code: 'hash.randomUUID()', reaches: 'chance' },
  { code: 'fetch(url)', reaches: 'the network' },
  { code: 'console.log(1)', reaches: 'the log' },
  { code: 'a.localeCompare(b)', reaches: 'the locale of the machine' },
  { code: 'number.toLocaleString()', reaches: 'the locale of the machine' },
  { code: 'new Intl.NumberFormat()', reaches: 'the locale of the machine' },
])('refuses $code in a pure module', ({ code, reaches }) => {
  const found = purityViolations([plant('src/gating/a.ts', code)]);
  expect(found).toMatchObject([{ where: 'src/gating/a.ts:1', what: expect.stringContaining(reaches) }]);
});

test.each([
  { name: 'a date that is written down', file: 'src/gating/a.ts', code: `new Date('2027-01-31')` },
  { name: 'a property of that name', file: 'src/gating/a.ts', code: `({ process: step.process })` },
  { name: 'the clock in io', file: 'src/io/a.ts', code: 'Date.now()' },
  { name: 'the environment at the top', file: 'src/action.ts', code: 'process.env' },
])('allows $name', ({ file, code }) => {
  expect(purityViolations([plant(file, code)])).toEqual([]);
});

function plant(path: string, code: string): SourceFile {
  return parseSource(path, code);
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}
