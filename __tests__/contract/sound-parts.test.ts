import { describe, expect, test } from 'vitest';
import { isTakenOut, mayHaveHad, soundItems, soundParts } from '../../src/contract/sound-parts.ts';
import type { Problem } from '../../src/errors.ts';

const problem = (code: string, pointer: string, fix = ''): Problem => {
  return { code, what: '', fix, where: { file: 'r.yml', pointer } };
};
const wrong = (pointer: string) => problem('bad-value', pointer);

describe('soundParts', () => {
  test('gives a file without problems back as it is', () => {
    const file = { a: 1 };
    expect(soundParts(file, [])).toBe(file);
  });

  test.each<{ name: string; file: unknown; problems: readonly Problem[]; sound: unknown }>([
    { name: 'a wrong value', file: { a: 1, b: 2 }, problems: [wrong('/a')], sound: { a: undefined, b: 2 } },
    { name: 'a wrong item', file: { a: [1, 2, 3] }, problems: [wrong('/a/1')], sound: { a: [1, undefined, 3] } },
    { name: 'a key with a slash', file: { 'a/b': { '~': 1 } }, problems: [wrong('/a~1b/~0')], sound: { 'a/b': {} } },
    {
      name: 'nothing for what is missing',
      file: { a: {} },
      problems: [problem('missing-key', '/a')],
      sound: { a: {} },
    },
    { name: 'the whole', file: [], problems: [wrong('')], sound: undefined },
    { name: 'a part of what is gone', file: { a: { b: 1 } }, problems: [wrong('/a'), wrong('/a/b')], sound: {} },
    { name: 'all where some are only counted', file: { a: 1 }, problems: [{ code: 'x', what: '' }], sound: undefined },
  ])('takes out $name', ({ file, problems, sound }) => {
    const before = structuredClone(file);
    expect(soundParts(file, problems)).toEqual(sound);
    expect(file).toEqual(before);
  });
});

describe('what was taken out', () => {
  const file = { weight: 'x', wieght: 1, colour: 'red', kept: 1 };
  const part = soundParts(file, [
    wrong('/weight'),
    problem('unknown-key', '/wieght', 'Did you mean `threshold`?'),
    problem('unknown-key', '/colour', 'Known: a, b'),
  ]) as object;

  test.each([
    ['weight', true],
    ['threshold', true],
    ['wieght', false],
    ['colour', false],
    ['kept', false],
    ['nodes', false],
  ])('%s: %s', (key, was) => {
    expect(isTakenOut(part, [key])).toBe(was);
  });

  test('may have been anything, where a key resembles none', () => {
    expect(mayHaveHad(part, ['nodes'])).toBe(true);
    expect(mayHaveHad(part, ['nodes'], (value) => value !== 'red')).toBe(false);
    expect(mayHaveHad({ kept: 1 }, ['nodes'])).toBe(false);
  });

  test('is read no more', () => {
    expect(Object.entries(part).filter(([, value]) => value !== undefined)).toEqual([['kept', 1]]);
  });

  test('leaves items with their places', () => {
    expect(soundItems([undefined, 'b', 'c'], '/a')).toEqual([
      { item: 'b', at: '/a/1', isLast: false },
      { item: 'c', at: '/a/2', isLast: true },
    ]);
    expect(soundItems(undefined, '/a')).toEqual([]);
  });
});
