import { expect, test } from 'vitest';
import { differences } from '../../scripts/check-dist.mjs';

const fresh = folder({ 'action.mjs': 'a', 'chunks/x-1.mjs': 'x' });
const tracked = new Set(['action.mjs', 'chunks/x-1.mjs', 'chunks/x-0.mjs']);

test.each([
  { name: 'the same bytes', present: { 'action.mjs': 'a', 'chunks/x-1.mjs': 'x' }, problems: [] },
  {
    name: 'a byte of white space',
    present: { 'action.mjs': 'a\r\n', 'chunks/x-1.mjs': 'x' },
    problems: ['dist/action.mjs differs from what the sources build'],
  },
  { name: 'a chunk left out', present: { 'action.mjs': 'a' }, problems: ['dist/chunks/x-1.mjs is missing'] },
  {
    name: 'a chunk of the last build',
    present: { 'action.mjs': 'a', 'chunks/x-1.mjs': 'x', 'chunks/x-0.mjs': 'x' },
    problems: ['dist/chunks/x-0.mjs is no part of the build'],
  },
])('names what tells dist/ from the build: $name', ({ present, problems }) => {
  expect(differences(fresh, folder(present), tracked)).toEqual(problems);
});

test('names a fresh file that nobody added to git', () => {
  expect(differences(fresh, fresh, new Set(['action.mjs']))).toEqual(['dist/chunks/x-1.mjs is not in git']);
});

function folder(texts: Readonly<Record<string, string>>): Map<string, Uint8Array> {
  return new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
}
