import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { plainPattern } from '../../../src/rubric/patterns/plain-pattern.ts';

describe('a pattern that JavaScript may look for', () => {
  test.each([
    '',
    '^Error',
    'done\\.$',
    '\\b([01]?[0-9]|2[0-3]):[0-5][0-9]\\b',
    '\\b(?:\\d{4}[ -]?){3}\\d{4}\\b',
    '(?i)\\b(yes|yeah|go ahead|sounds good)',
    '[$€£]\\s?\\d{1,3}',
    'über|straße',
  ])('%s', (pattern) => {
    expect(plainPattern(pattern)).not.toBeNull();
  });
});

describe('a pattern that is left to RE2', () => {
  test.each([
    { name: 'repeats without limit', pattern: '[a-z]+@' },
    { name: 'has too many ways to match', pattern: '(?:a?){30}a{30}' },
    { name: 'looks at too many characters', pattern: '[0-9]{201}' },
    { name: 'has more ways to match than can be counted', pattern: '(?:(?:a?){999}){999}()' },
    { name: 'repeats nothing more often than RE2 allows', pattern: '(?:(?:){999}){999}' },
    { name: 'is long', pattern: 'a'.repeat(301) },
    { name: 'has a dot, which is half an emoji to JavaScript', pattern: 'a.b' },
    { name: 'has a negated set, for the same reason', pattern: 'a[^b]c' },
    { name: 'has an emoji', pattern: '😀?' },
    { name: 'ignores the case of more than ASCII', pattern: '(?i)über' },
    { name: 'sets a flag in its middle', pattern: 'a(?i)b' },
    { name: 'names a group', pattern: '(?P<hour>[0-9])' },
    { name: 'is lazy', pattern: 'a??b' },
    { name: 'looks ahead', pattern: '(?=a)' },
    { name: 'refers back', pattern: '(a)\\1' },
    { name: 'lacks an end', pattern: '(a' },
    { name: 'lacks a start', pattern: 'a)' },
    { name: 'repeats nothing', pattern: '?a' },
    { name: 'repeats an edge', pattern: '\\b?a' },
    { name: 'has a falling range', pattern: '[z-a]' },
    { name: 'has a falling count', pattern: 'a{3,2}' },
    { name: 'repeats what is wrong no times', pattern: '(?:[z-a]){0}' },
    { name: 'has a count that is none to RE2', pattern: 'a{,2}' },
  ])('$name: $pattern', ({ pattern }) => {
    expect(plainPattern(pattern)).toBeNull();
  });
});

/** Characters that the two engines could take for different things. */
const LETTERS = [...'aksKSZ09_ -:\n\t\v\f\r\u00a0\u2028\u212a\u017fıİéß€😀', '\ud800', '\udc00'];
const SETS = ['[a-k]', '[0-5]', '[ks-]', '[A-S_]', '[\\d,]', '[\\w.-]', '[€é]', '[\t-\r]'];
const ESCAPES = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^`{|}~'].map((one) => `\\${one}`);
const ATOMS = [...'aksSKZ09_ -:,!', '€', 'é', ...SETS, ...ESCAPES, '\\b', '\\d', '\\w', '\\s', '^', '$'];
const QUANTIFIERS = ['', '', '', '?', '{2}', '{0,2}', '{1,3}'];

const { pattern: patterns } = fc.letrec<{ pattern: string; choice: string; sequence: string; one: string }>((tie) => ({
  one: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...ATOMS) },
    tie('choice').map((choice) => `(${choice})`),
    tie('choice').map((choice) => `(?:${choice})`),
  ),
  sequence: fc
    .array(fc.tuple(tie('one'), fc.constantFrom(...QUANTIFIERS)), { maxLength: 4 })
    .map((parts) => parts.flat().join('')),
  choice: fc.array(tie('sequence'), { minLength: 1, maxLength: 3 }).map((sequences) => sequences.join('|')),
  pattern: fc.tuple(fc.constantFrom('', '(?i)'), tie('choice')).map((parts) => parts.join('')),
}));
const texts = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));

describe('both engines', () => {
  test('find the same patterns in the same texts', () => {
    const samples = fc.tuple(patterns, fc.array(texts, { minLength: 1, maxLength: 8 }));
    fc.assert(
      fc.property(samples, ([pattern, all]) => {
        const plain = plainPattern(pattern);
        fc.pre(plain !== null);
        const re2 = RE2JS.compile(pattern);
        for (const text of all) expect([text, plain?.regex.test(text)]).toEqual([text, re2.test(text)]);
      }),
      { numRuns: 3000 },
    );
  });

  test.each(['', '(?i)'])('take every character of an escape or a set for the same: %s', (flag) => {
    const codes = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code));
    for (const atom of [...ATOMS.filter((one) => flag === '' || /^[\0-\x7f]*$/.test(one)), '[a-zA-Z]']) {
      const plain = plainPattern(`${flag}^${atom}$`);
      const re2 = RE2JS.compile(`${flag}^${atom}$`);
      const found = codes.filter((code) => plain?.regex.test(code));
      expect([atom, found]).toEqual([atom, codes.filter((code) => re2.test(code))]);
    }
  });
});
