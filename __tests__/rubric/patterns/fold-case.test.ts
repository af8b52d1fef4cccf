import { describe, expect, test } from 'vitest';
import { foldValue } from '../../../src/rubric/patterns.ts';
import { ask, rubricOf } from '../rubric-of.ts';

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
    { name: 'a pattern', condition: { op: 'matches', value: 'a' }, says: /`matches` takes no `ignore_case`.*\(\?i\)/ },
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
