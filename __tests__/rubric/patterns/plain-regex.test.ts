import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { plainRegex } from '../../../src/rubric/patterns.ts';

describe("a pattern runs on V8's engine", () => {
  test.each([
    '^Error',
    'done\\.$',
    '\\b([01]?[0-9]|2[0-3]):[0-5][0-9]\\b',
    '[$€£]\\d',
    '[^a-z_]',
    'über|straße',
    '😀?',
  ])('%s', (pattern) => {
    expect(plainRegex(pattern)).not.toBeNull();
  });
});

describe('a pattern is left to RE2', () => {
  test.each([
    { name: 'repeats without limit', pattern: '[a-z]+@' },
    { name: 'counts', pattern: 'a{3}' },
    { name: 'has many ways to match', pattern: 'a?a?a?a?a?' },
    { name: 'is long', pattern: 'a'.repeat(101) },
    { name: 'has a dot, which takes other characters for line ends', pattern: 'a.b' },
    { name: 'has white space, which is more to JavaScript', pattern: '\\s' },
    { name: 'ignores case', pattern: '(?i)sorry' },
    { name: 'holds half an emoji', pattern: '\ud83d' },
    { name: 'names a group', pattern: '(?P<hour>[0-9])' },
    { name: 'looks ahead', pattern: '(?=a)' },
    { name: 'refers back', pattern: '(a)\\1' },
    { name: 'lacks an end', pattern: '(a' },
    { name: 'lacks a start', pattern: 'a)' },
    { name: 'leaves an edge out', pattern: '\\b?a' },
    { name: 'has a falling range', pattern: '[z-a]' },
    { name: 'is empty', pattern: '' },
  ])('$name: $pattern', ({ pattern }) => {
    expect(plainRegex(pattern)).toBeNull();
  });
});

/** Characters that the two engines could take for different things. */
const LETTERS = [...'aksKSZ09_ -:\n\t\v\f\r\u00a0\u2028\u212a\u017fıİéß€😀', '\ud83d', '\ude00'];
const SETS = ['[a-k]', '[^0-5]', '[ks:]', '[A-S_]', '[^€é]', '[\t-\r]', '[😀]', '[^\u0100-\uffff]'];
const ESCAPES = [...'\\[](){}|?*+.^$'].map((one) => `\\${one}`);
const ATOMS = [...'aksSKZ09_ -:,!&', '€', 'é', '😀', ...SETS, ...ESCAPES, '\\b', '\\d', '\\w', '^', '$'];

const { pattern: patterns } = fc.letrec<{ pattern: string; sequence: string; one: string }>((tie) => ({
  one: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ATOMS) },
    tie('pattern').map((choice) => `(${choice})`),
    tie('pattern').map((choice) => `(?:${choice})`),
  ),
  sequence: fc
    .array(fc.tuple(tie('one'), fc.constantFrom('', '', '?', '??')), { maxLength: 4 })
    .map((parts) => parts.flat().join('')),
  pattern: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((sequences) => sequences.join('|')),
}));
const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));

describe('both engines', () => {
  test('find the same patterns in the same texts', () => {
    const samples = fc.tuple(patterns, fc.array(texts, { minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(samples, ([pattern, all]) => {
        const plain = plainRegex(pattern);
        fc.pre(plain !== null);
        const re2 = RE2JS.compile(pattern);
        for (const text of all) expect([text, plain?.test(text)]).toEqual([text, re2.test(text)]);
      }),
      { numRuns: 3000 },
    );
  });

  test('take every character of an escape or a set for the same', () => {
    const codes = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    for (const atom of ATOMS) {
      const plain = plainRegex(`^${atom}$`);
      const re2 = RE2JS.compile(`^${atom}$`);
      const found = codes.filter((code) => plain?.test(code));
      expect([atom, found]).toEqual([atom, codes.filter((code) => re2.test(code))]);
    }
  });
});
