import { describe, expect, test } from 'vitest';
import { asksForJson, FILES, FLAG, PATH, parseSelection, parseWords, TEXT, TEXTS } from '../../src/commands/command.ts';
import { mistakesIn } from '../support/mistakes-in.ts';

const OPTIONS = { out: PATH, files: FILES, name: TEXT, select: TEXTS, json: FLAG };
const parse = (words: readonly string[], positionals = false) => {
  const parsed = parseWords(words, OPTIONS, { positionals });
  return { ...parsed.values, words: parsed.positionals };
};

describe('the words after a command', () => {
  test.each<[string, readonly string[], object]>([
    ['an option has one value', ['--out', 'a/b', '--name=c'], { out: 'a/b', name: 'c' }],
    ['files in a row belong to one option', ['--files', 'a', 'b', '--json'], { files: ['a', 'b'], json: true }],
    ['an option may be repeated if it takes several', ['--select=a=1', '--select=b=2'], { select: ['a=1', 'b=2'] }],
  ])('%s', (_, words, values) => {
    expect(parse(words)).toEqual({ words: [], ...values });
  });

  test('words without an option are positional', () => {
    expect(parse(['a', '--json', 'c'], true)).toEqual({ json: true, words: ['a', 'c'] });
  });

  test.each([
    ['comes twice', ['--name', 'a', '--name', 'b'], { what: '`--name` comes twice' }],
    ['is misspelt', ['--nme', 'a'], { fix: 'Did you mean `--name`?' }],
    ['is short, after a list of values', ['--files', 'a', '-x'], { what: 'unknown option `-x`' }],
    ['is short', ['-n', 'a'], { what: 'unknown option `-n`', fix: 'See agent-gate --help' }],
    ['has no value', ['--name'], { what: '`--name` has no value' }],
    ['is followed by a short one', ['--name', '-5'], { what: '`--name` has no value' }],
    ['is followed by another', ['--name', '--json'], { what: '`--name` has no value' }],
    [
      'has an empty value',
      ['--out', ''],
      { what: '`--out` has no value', fix: expect.stringContaining('`--out=-...` if it starts with `-`') },
    ],
    ['has an empty value among several', ['--files', 'a', ''], { what: '`--files` has no value' }],
    ['takes no value, and has an empty one', ['--json='], { what: '`--json` takes no value' }],
    ['is a flag that comes twice', ['--json', '--json'], { what: '`--json` comes twice' }],
    ['takes no value', ['--json=1'], { what: '`--json` takes no value', fix: 'Write `--json` alone' }],
  ])('an option that %s is refused', (_, words, problem) => {
    expect(mistakesIn(() => parse(words))).toMatchObject([{ code: 'usage', ...problem }]);
  });
});

test('a word that belongs to no option is refused', () => {
  expect(mistakesIn(() => parse(['--name', 'a', "it's"]))).toMatchObject([
    { code: 'usage', what: "`it's` belongs to no option", fix: expect.stringContaining('--help') },
  ]);
});

test('an empty word is refused where words are taken', () => {
  expect(mistakesIn(() => parse(['a', ''], true))).toMatchObject([{ code: 'usage', fix: 'Give it, or leave it out' }]);
});

test('words after `--` are no options', () => {
  expect(parse(['--json', '--', '--nme', '-'], true)).toEqual({ json: true, words: ['--nme', '-'] });
});

test('a selection needs a fact and a `=`', () => {
  expect(parseSelection('a=b=c')).toEqual({ fact: 'a', value: 'b=c' });
  expect(mistakesIn(() => parseSelection('a'))).toMatchObject([{ what: '`a` is not FACT=VALUE' }]);
});

test.each([
  [['--json'], true],
  [['--format', 'json'], true],
  [['--format=json', '--nope'], true],
  [['json', '--format', 'markdown'], false],
  [[], false],
])('%j asks for JSON: %s', (words, expected) => {
  expect(asksForJson(words)).toBe(expected);
});
