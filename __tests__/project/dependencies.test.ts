import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './import-rules.ts';
import { readSources } from './source-files.ts';

const root = join(import.meta.dirname, '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies?: unknown;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const page = readFileSync(join(root, 'docs/decisions/packages.md'), 'utf8');
const bundled = [...page.matchAll(/^\| `([^`]+)` \|/gm)].map((match) => match[1]).sort();

test('docs/decisions/packages.md says why we bundle each package that the sources use, and no other', () => {
  const specifiers = readSources(root).flatMap((file) => importsOf(file).map(({ specifier }) => specifier));
  const packages = specifiers.flatMap((specifier) => /^(?:@[\w-]+\/)?\w[\w.-]*(?=\/|$)/.exec(specifier)?.[0] ?? []);
  expect(bundled).toEqual([...new Set(packages)].sort());
});

test('a user installs none of them a second time', () => {
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.devDependencies)).toEqual(expect.arrayContaining(bundled));
});
