import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathInRepository, slashed } from '../../src/io/paths.ts';

let home: string;
let root: string;
beforeAll(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'paths-')));
  root = join(home, 'repo (1)');
  mkdirSync(join(root, 'gate'), { recursive: true });
  symlinkSync(root, join(home, 'link'));
});
afterAll(() => rmSync(home, { recursive: true }));

describe('a path as the repository knows it', () => {
  test.each([
    { name: 'a plain one', path: () => 'rubrics/*.yml', known: 'rubrics/*.yml' },
    { name: 'dots and slashes', path: () => './/gate/../rubrics//*.{yml,yaml}', known: 'rubrics/*.{yml,yaml}' },
    { name: 'an absolute one', path: () => join(root, 'rubrics/**/*.yml'), known: 'rubrics/**/*.yml' },
    { name: 'one through a link above', path: () => join(home, 'link/gate/x.yml'), known: 'gate/x.yml' },
    { name: 'a backslash, which is no separator here', path: () => 'gate/a\\*.yml', known: 'gate/a\\*.yml' },
    { name: 'one outside', path: () => '/opt/rubrics/*.yml', known: '/opt/rubrics/*.yml' },
  ])('$name', ({ path, known }) => {
    expect(pathInRepository(path(), root)).toBe(known);
  });

  test('is the same where the checkout is named through the link', () => {
    expect(pathInRepository(join(root, 'gate/x.yml'), join(home, 'link'))).toBe('gate/x.yml');
  });

  test('a checkout that is not there knows its paths too', () => {
    expect(pathInRepository('/nowhere/gate/x.yml', '/nowhere')).toBe('gate/x.yml');
  });
});

test('where `\\` is part of a name, it stays', () => {
  expect(slashed('results\\a.jsonl')).toBe('results\\a.jsonl');
});
