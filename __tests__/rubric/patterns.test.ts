import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, test } from 'vitest';
import { LargePattern } from '../../src/contract/linear-pattern.ts';
import { compileRegex, foldValue, plainRegex } from '../../src/rubric/patterns.ts';
import { ask, rubricOf } from './rubric-of.ts';

describe('a pattern in linear time', () => {
  describe('a pattern is compiled', () => {
    const words = Array.from({ length: 100 }, (_, index) => `refund${'abcdefghij'[index % 10]}${index}`).join('|');
    test.each([
      { name: 'of an email', pattern: '(?i)\\b[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,63}\\b' },
      {
        name: 'of a URL',
        pattern: 'https?://(?:www\\.)?[-a-zA-Z0-9@:%._+~#=]+\\.[a-z]{1,6}\\b[-a-zA-Z0-9()@:%_+.~#?&/=]*',
      },
      { name: 'of an id', pattern: '(?i)[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}' },
      {
        name: 'of an address',
        pattern: '\\b(?:(?:25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(?:25[0-5]|[01]?[0-9][0-9]?)\\b',
      },
      { name: 'of a token', pattern: 'gh[pousr]_[A-Za-z0-9]{36,}' },
      { name: 'of words near each other', pattern: '(?i)refund(?:\\W+\\w+){0,20}\\W+approved' },
      { name: 'of what stands within a hundred characters', pattern: 'refund.{0,100}approved' },
      { name: 'of a hundred words', pattern: `(?i)\\b(?:${words})\\b` },
    ])('$name', ({ pattern }) => {
      expect(() => compileRegex(pattern)).not.toThrow();
    });
  });

  describe('a pattern is refused', () => {
    test.each([
      { pattern: '(a|b|ab){1,900}c', size: 6302, allowed: 216 },
      { pattern: '[ab]*a[ab]{900}c', size: 906, allowed: 216 },
      { pattern: '^.{0,280}$', size: 564, allowed: 210 },
      { pattern: '(?:(?:a{10}){10}){9}c', size: 903, allowed: 221 },
    ])('$pattern', ({ pattern, size, allowed }) => {
      const said = `its counts make it ${size} places long, where ${allowed} are allowed`;
      expect(() => compileRegex(pattern)).toThrow(new LargePattern(said));
    });
  });
});

describe('a pattern of the plain engine', () => {
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
});

describe('ignored case', () => {
  describe('ignore_case', () => {
    test.each<{ name: string; fact: unknown; op: string; value: unknown; truth: boolean }>([
      { name: 'capitals', fact: 'I AM SORRY', op: 'contains', value: 'sorry', truth: true },
      { name: 'capitals in the rubric', fact: 'sorry', op: 'eq', value: 'SORRY', truth: true },
      { name: 'sharp s', fact: 'STRASSE', op: 'eq', value: 'Straße', truth: true },
      { name: 'the sigma at the end of a word', fact: 'ΟΔΟΣ', op: 'contains', value: 'δοσ', truth: true },
      { name: 'an accent in one or two code points', fact: 'Cafe\u0301', op: 'eq', value: 'CAF\u00c9', truth: true },
      { name: 'two marks in either order', fact: '\u03b1\u0345\u0301', op: 'eq', value: '\u1fb4', truth: true },
      { name: 'a dotless i is an i, in no locale', fact: 'TITLE', op: 'eq', value: 'tıtle', truth: true },
      { name: 'another accent is another letter', fact: 'cafe', op: 'eq', value: 'café', truth: false },
      { name: 'differing texts', fact: 'yes', op: 'ne', value: 'YES', truth: false },
      { name: 'one of', fact: 'Gold', op: 'in', value: ['gold', 1], truth: true },
      { name: 'none of', fact: 'Gold', op: 'not_in', value: ['GOLD'], truth: false },
      { name: 'an item of a list', fact: ['Ana', 7], op: 'contains', value: 'ANA', truth: true },
      { name: 'no such item', fact: ['Ana'], op: 'not_contains', value: 'ana', truth: false },
      { name: 'the start', fact: 'ERROR: no', op: 'starts_with', value: 'error', truth: true },
      { name: 'the end', fact: 'Bye', op: 'ends_with', value: 'YE', truth: true },
      { name: 'one of several phrases', fact: 'So Sorry', op: 'contains_any', value: ['SORRY', 'x'], truth: true },
      { name: 'all of several phrases', fact: 'So Sorry', op: 'contains_all', value: ['SORRY', 'so'], truth: true },
      { name: 'the same people', fact: ['Bo', 'ANA'], op: 'same_items', value: ['ana', 'bo'], truth: true },
      { name: 'a list among the values', fact: ['A'], op: 'in', value: [['A']], truth: true },
      { name: 'a list that is none of the values', fact: ['A'], op: 'not_in', value: [['a']], truth: false },
      { name: 'a list in a list', fact: [['A']], op: 'contains', value: ['A'], truth: true },
      { name: 'a list that a list has', fact: [['A']], op: 'not_contains', value: ['a'], truth: false },
      {
        name: 'a text in an object',
        fact: [1, { a: 'X' }],
        op: 'subset_of',
        value: [1, { a: ['x'] }, { a: 'x' }],
        truth: true,
      },
      { name: 'the names in an object are no texts', fact: { A: 'x' }, op: 'eq', value: { a: 'x' }, truth: false },
      { name: 'a capital sharp s', fact: 'GRO\u1e9e', op: 'eq', value: 'gro\u00df', truth: true },
      { name: 'numbers', fact: 1, op: 'eq', value: 1, truth: true },
    ])('$op: $name', ({ fact, truth, ...condition }) => {
      const { name: _, ...asked } = condition;
      const ignoring = { field: 'fact', ignore_case: true, ...asked };
      expect(ask(ignoring, { fact }).truth).toBe(truth);
      expect(ask({ ...ignoring, value: { field: 'other' } }, { fact, other: asked.value }).truth).toBe(truth);
    });

    test('every letter is the same in capitals and in small letters', () => {
      const differing = everyLetter().filter((letter) => {
        const folded = foldValue(letter);
        return [letter.toLowerCase(), letter.toUpperCase(), folded].some((form) => foldValue(form) !== folded);
      });
      expect(differing).toEqual([]);
    });

    test('is said in the explanation, which shows the texts as they are', () => {
      const asked = { field: 'a', op: 'contains', value: 'Sorry', ignore_case: true };
      expect(ask(asked, { a: 'SORRY!' }).because).toBe('a ("SORRY!") contains "Sorry" (case ignored)');
      expect(ask({ ...asked, value: { field: 'b' } }, { a: 'x', b: 'Y' }).because).toBe(
        'a ("x") does not contain b ("Y") (case ignored)',
      );
    });

    test.each([
      { fact: ['Bo', 'ANA'], op: 'same_items', value: ['ana'], says: ', has "Bo"' },
      { fact: ['ana'], op: 'superset_of', value: ['ANA', 'Bo'], says: ', lacks "Bo"' },
      { fact: ['ANA'], op: 'disjoint_from', value: ['ana'], says: ', namely "ANA"' },
      { fact: 'So SORRY', op: 'contains_any', value: ['Sorry'], says: ', namely "Sorry"' },
    ])('names what decided as it is written: $op', ({ says, fact, ...asked }) => {
      const { because } = ask({ field: 'a', ...asked, ignore_case: true }, { a: fact });
      expect(because).toContain(`${says} (case ignored)`);
    });

    test('off: texts are equal only when their code points are', () => {
      const asked = { field: 'a', op: 'eq', value: 'caf\u00e9' };
      expect(ask(asked, { a: 'cafe\u0301' }).truth).toBe(false);
      expect(ask({ ...asked, ignore_case: false }, { a: 'Caf\u00e9' }).truth).toBe(false);
    });

    test.each<{ name: string; condition: object; says: RegExp }>([
      {
        name: 'a pattern',
        condition: { op: 'matches', value: 'a' },
        says: /`matches` takes no `ignore_case`.*\(\?i\)/,
      },
      { name: 'a number', condition: { op: 'lt', value: 1 }, says: /`lt` takes no `ignore_case`/ },
      { name: 'a measure', condition: { measure: 'words', op: 'eq', value: 1 }, says: /has no case/ },
    ])('means nothing for $name', ({ condition, says }) => {
      const attempt = () =>
        rubricOf({ criteria: { a: { weight: 1, pass_when: { field: 'a', ignore_case: true, ...condition } } } });
      expect(attempt).toThrow(says);
    });
  });

  /** Every code point that has another form in capitals or in small letters. */
  function everyLetter(): readonly string[] {
    const all = Array.from({ length: 0x110000 }, (_, code) =>
      code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
    );
    return all.filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter);
  }
});
