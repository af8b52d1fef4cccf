import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOf, renamed, repositoryOf, setRepository } from '../../scripts/set-repository.mjs';

const root = join(import.meta.dirname, '../..');
const slug = repositoryOf(root);
const namesIt = filesWith(slug);

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'set-repository-'));
  for (const file of new Set([
    ...namesIt,
    ...filesWith('Agent Gate'),
    ...filesWith('agent-gate'),
    '.github/CODEOWNERS',
  ])) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), readFileSync(join(root, file)));
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

test('one command sets owner and name wherever they stand, and another sets them back', () => {
  const files = [...namesIt, '.github/CODEOWNERS'];
  const changed = setRepository(copy, files, { slug: 'octo-org/gate.kit', codeOwner: '@octo' });
  expect(changed.toSorted()).toEqual(files.toSorted());
  expect(repositoryOf(copy)).toBe('octo-org/gate.kit');
  expect(namesIt.filter((file) => readFileSync(join(copy, file), 'utf8').includes(slug))).toEqual([]);
  expect(readFileSync(join(copy, '.github/CODEOWNERS'), 'utf8')).toContain('\n* @octo\n');
  setRepository(copy, files, { slug, codeOwner: '@agent-gate/maintainers' });
  expect(files.filter((file) => read(copy, file) !== read(root, file))).toEqual([]);
});

test('the same command renames product, command and package, and files keep their names', () => {
  const named = new Set([...namesIt, ...filesWith('Agent Gate'), ...filesWith('agent-gate')]);
  const all = [...named].filter((file) => file !== '__tests__/project/set-repository.test.ts');
  const to = { slug: 'octo-org/kit', product: 'Trial Judge', command: 'trial-judge', package: 'trial-judge-kit' };
  const before = namesOf(copy);
  setRepository(copy, all, { ...to, codeOwner: '@octo' });
  expect(namesOf(copy)).toEqual(to);
  const names = /Agent Gate|`agent-gate |agent-regression-gate/;
  const left = all.filter((file) => names.test(read(copy, file)));
  expect(left).toEqual([]);
  const readme = read(copy, 'README.md');
  expect(readme).toContain('uses: octo-org/kit@v0');
  expect(readme).toContain('npx trial-judge-kit demo');
  expect(readme).toContain('https://octo-org.github.io/kit/report.html');
  expect(readme).toContain('.github/agent-gate.yml');
  setRepository(copy, all, { ...before, codeOwner: '@agent-gate/maintainers' });
  expect(all.filter((file) => read(copy, file) !== read(root, file))).toEqual([]);
});

test.each([
  { name: 'a command', to: { command: 'Trial Judge' } },
  { name: 'a package', to: { package: '@x/y' } },
  { name: 'a product', to: { product: 'a\nb' } },
])('a malformed name of $name is refused', ({ to }) => {
  expect(() => setRepository(copy, [], { slug, codeOwner: '@a', ...to })).toThrow(/no (?:name|product)/);
});

test('the manifest, the schemas, the README and the workflows to copy are among them', () => {
  const expected = ['README.md', 'docs/workflows/confirm.yml', 'package.json', 'schemas/policy.schema.json'];
  expect(namesIt).toEqual(expect.arrayContaining(expected));
});

test('no program of ours knows the name by heart', () => {
  expect(namesIt.filter((file) => /\.m?[jt]s$/.test(file))).toEqual([]);
});

test.each([
  { text: 'uses: a/b@v0', now: 'uses: c/d@v0' },
  { text: 'https://github.com/a/b.git', now: 'https://github.com/c/d.git' },
  { text: 'https://github.com/a/b#readme', now: 'https://github.com/c/d#readme' },
  { text: 'See a/b.', now: 'See c/d.' },
  { text: 'x-a/b', now: 'x-a/b' },
  { text: 'a/b/c', now: 'c/d/c' },
  { text: 'a/b-more and a/b.io', now: 'a/b-more and a/b.io' },
])('of `$text` becomes `$now`', ({ text, now }) => {
  expect(renamed(text, 'a/b', 'c/d')).toBe(now);
});

test.each(['', 'name', 'a/b/c', 'a b/c', 'a/$(id)'])('`%s` is refused', (wrong) => {
  expect(() => setRepository(copy, [], { slug: wrong, codeOwner: '@a' })).toThrow('OWNER/NAME');
});

function filesWith(text: string): readonly string[] {
  const { stdout } = spawnSync('git', ['grep', '-lzIF', text, '--', '.', ':!dist'], { cwd: root, encoding: 'utf8' });
  return stdout.split('\0').filter((file) => file !== '');
}

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}
