import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const listed = spawnSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
const documents = listed.filter((path) => path !== '' && !/\/(?:golden|fixtures)\//.test(path));

test('there are documents to read', () => {
  expect(documents).toContain('README.md');
});

test.each(documents)('every relative link of %s leads to a file', (path) => {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1]?.replace(/#.*/, '') ?? '');
  const relative = targets.filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  expect(relative.filter((target) => !existsSync(join(root, dirname(path), target)))).toEqual([]);
});
