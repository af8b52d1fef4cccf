import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includesText } from '../../../src/rubric/values/includes-text.ts';

test('a long part is found as the engine finds it', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(letters, fc.integer({ min: 257, max: 600 }), letters, letters, (unit, length, before, after) => {
      const part = unit.repeat(length).slice(0, length);
      for (const text of [before + part + after, before + part.slice(1) + after, `${part.slice(0, -1)}c${part}`])
        expect(includesText(text, part)).toBe(text.includes(part));
    }),
  );
});

test.each([
  ['', true],
  ['b', true],
  ['x', false],
  ['abcd', false],
])('a short part %s', (part, isIn) => {
  expect(includesText('abc', part)).toBe(isIn);
});
