import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const [architecture = ''] = page.split('\n## Recipes');
const folders = readFileSync(join(root, '__tests__/README.md'), 'utf8');

test('CONTRIBUTING.md has a row for every module of the sources', () => {
  expect(firstCells(architecture)).toEqual(expect.arrayContaining([...foldersOf('src')]));
});

test('every source file that it names exists', () => {
  const named = [...page.matchAll(/`([a-z]+\/[a-z/-]+\.ts)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, 'src', path)))).toEqual([]);
});

test('__tests__/README.md says what every folder of the tests holds', () => {
  const modules = foldersOf('src');
  const others = foldersOf('__tests__').filter((name) => !modules.includes(name));
  expect(firstCells(folders)).toEqual(expect.arrayContaining([...others]));
});

/** What the first cells of tables name in code font. */
function firstCells(markdown: string): readonly string[] {
  const cells = [...markdown.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

function foldersOf(folder: string): readonly string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
}
