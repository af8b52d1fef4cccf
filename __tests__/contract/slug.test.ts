import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slug } from '../../src/contract/slug.ts';

describe('a slug', () => {
  it.each([
    { name: 'of a safe id is the id', text: 'book-conflict_3', expected: /^book-conflict_3$/ },
    {
      name: 'of a pytest id',
      text: 'tests/test_x.py::test_a[0]',
      expected: /^tests-test-x-py-test-a-0\.[0-9a-f]{10}$/,
    },
    { name: 'drops accents', text: 'Où est né Voltaire ?', expected: /^Ou-est-ne-Voltaire\.[0-9a-f]{10}$/ },
    { name: 'of a text without letters is its hash', text: '日本', expected: /^\.[0-9a-f]{10}$/ },
    { name: 'of a prototype name is the name', text: '__proto__', expected: /^__proto__$/ },
    { name: 'stays short', text: 'a b'.repeat(333), expected: /^.{1,60}$/ },
  ])('$name', ({ text, expected }) => {
    expect(slug(text)).toMatch(expected);
  });

  it('holds only letters, digits, `_`, `-` and one dot, and differs for different texts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        expect(slug(a)).toMatch(/^[A-Za-z0-9_-]*(\.[0-9a-f]{10})?$/);
        expect(slug(a) === slug(b)).toBe(a === b);
      }),
    );
  });
});
