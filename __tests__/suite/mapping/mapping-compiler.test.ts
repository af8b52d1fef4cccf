import { describe, expect, test } from 'vitest';
import { Problems } from '../../../src/errors.ts';
import { isPresent, startCompiling } from '../../../src/suite/mapping/mapping-compiler.ts';

function start() {
  const problems = new Problems();
  const place = (pointer: string) => ({ file: 'm.yml', pointer });
  return { compiling: startCompiling({ mapping: 'm', scenario: '$.id' }, place, problems), problems };
}

test('a selector counts the records that it was applied to, and those in which it found a value', () => {
  const { compiling } = start();
  const select = compiling.at('title').selector('$.a');
  const locate = compiling.at('each').nodes('$.list[*]');
  for (const record of [{ a: 1, list: [1] }, { a: null, list: [] }, {}]) {
    select(record);
    locate(record);
  }
  expect(compiling.selectors).toEqual([
    { pointer: '/title', text: '$.a', asked: 3, found: 1 },
    { pointer: '/each', text: '$.list[*]', asked: 3, found: 1 },
  ]);
});

describe('a mistake is reported at its pointer, and compiling goes on', () => {
  test.each([
    ['id', 'Write `$.id`'],
    ['$.a[?match(@.x, "b")]', expect.stringContaining('give it the step `match`')],
    ['$[', 'Selectors are JSONPath (RFC 9535)'],
  ])('the selector %s', (text, fix) => {
    const { compiling, problems } = start();
    expect(compiling.at('title').selector(text)({ a: 1 })).toEqual([]);
    expect(problems.all()).toMatchObject([{ code: 'bad-mapping', where: { pointer: '/title' }, fix }]);
  });

  test('the pattern (?=x)', () => {
    const { compiling, problems } = start();
    compiling.at('title', 'match').pattern('(?=x)');
    expect(problems.all()).toMatchObject([{ code: 'bad-mapping', where: { pointer: '/title/match' } }]);
  });
});

test.each([
  [null, false],
  [undefined, false],
  [0, true],
  [false, true],
  ['', true],
])('%j is present: %s', (value, expected) => {
  expect(isPresent(value)).toBe(expected);
});
