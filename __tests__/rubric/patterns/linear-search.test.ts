import fc from 'fast-check';
import { expect, test } from 'vitest';
import { includesText } from '../../../src/rubric/patterns.ts';

const few = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 400 });

test('finds what `includes` finds', () => {
  fc.assert(
    fc.property(few, few, fc.nat(400), fc.nat(200), (text, other, from, length) => {
      for (const part of [other, text.slice(from, from + length), `${text.slice(from, from + length)}b`])
        expect(includesText(text, part)).toBe(text.includes(part));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  { name: 'the part at the end', text: `${'ab'.repeat(50)}abb`, part: `${'ab'.repeat(40)}abb`, found: true },
  { name: 'a part that nearly fits again and again', text: 'a'.repeat(100), part: `${'a'.repeat(50)}b`, found: false },
  { name: 'a part longer than the text', text: 'a'.repeat(40), part: 'a'.repeat(41), found: false },
  { name: 'the empty part', text: '', part: '', found: true },
])('$name', ({ text, part, found }) => {
  expect(includesText(text, part)).toBe(found);
});
