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

test.each(documents)('every link of %s to a heading leads to one', (path) => {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const targets = [...text.matchAll(/\]\(([^)\s:#]*)#([^)\s]+)\)/g)].map(([, file = '', heading = '']) => ({
    file: file === '' ? path : join(dirname(path), file),
    heading,
  }));
  const lost = targets.filter(({ file, heading }) => file.endsWith('.md') && !headingsOf(file).has(heading));
  expect(lost).toEqual([]);
});

/** The names under which GitHub finds the headings of a document. */
function headingsOf(file: string): Set<string> {
  const headings = readFileSync(join(root, file), 'utf8').matchAll(/^#+ (.+)$/gm);
  const names = [...headings].map(([, heading = '']) => heading.toLowerCase().replaceAll(/[^\w\s-]/g, ''));
  return new Set(names.map((name) => name.replaceAll(' ', '-')));
}
