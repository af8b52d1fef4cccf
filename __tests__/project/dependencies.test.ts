import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './import-rules.ts';
import { readSources } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};
const declared = Object.keys(dependencies).sort();

test('the sources use every run-time dependency, and nothing else', () => {
  const specifiers = readSources(root).flatMap((file) => importsOf(file).map(({ specifier }) => specifier));
  const packages = specifiers.flatMap((specifier) => /^(?:@[\w-]+\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? []);
  expect([...new Set(packages)].sort()).toEqual(declared);
});

test('CONTRIBUTING.md says why we depend on each', () => {
  const [, section = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('## Run-time dependencies');
  expect([...section.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]).sort()).toEqual(declared);
});
