import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [house = '', ways = ''] = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split('\n## How we work');

test('CONTRIBUTING.md has a row for every room of the sources', () => {
  expect(firstCells(house).filter((name) => name.endsWith('/'))).toEqual(expect.arrayContaining([...foldersOf('src')]));
});

test('every file and folder of its map is there', () => {
  const [rooms = '', pipeline = ''] = house.split('\nIn `pipeline/`:\n');
  expect(firstCells(rooms).filter((name) => !existsSync(join(root, 'src', name)))).toEqual([]);
  expect(firstCells(pipeline).filter((name) => !existsSync(join(root, 'src/pipeline', name)))).toEqual([]);
});

test('it tells what stands in every folder of the tests', () => {
  const rooms = foldersOf('src');
  const others = foldersOf('__tests__').filter((name) => !rooms.includes(name));
  expect(firstCells(ways)).toEqual(expect.arrayContaining([...others]));
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
