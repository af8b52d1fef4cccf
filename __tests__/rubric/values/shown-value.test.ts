import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, shownValue } from '../../../src/rubric/values/shown-value.ts';

test.each([
  { name: 'text', value: 'a "b"\n', shown: '"a \\"b\\"\\n"' },
  { name: 'a number', value: -0, shown: '0' },
  { name: 'null', value: null, shown: 'null' },
  { name: 'truth', value: false, shown: 'false' },
  { name: 'an object, keys sorted', value: { b: [1, { c: null }], a: '' }, shown: '{"a":"","b":[1,{"c":null}]}' },
  { name: 'a lone surrogate', value: '\ud800', shown: '"\\ud800"' },
])('$name', ({ value, shown }) => {
  expect(shownValue(value, 60)).toBe(shown);
});

test('a cut never splits a surrogate pair', () => {
  expect(cut('ab🙂cdef', 6)).toBe('ab...');
  expect(shownValue('🙂'.repeat(9), 8)).toBe('"🙂🙂...');
});

test('is the JSON of the value where it fits, and its beginning where it does not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 30, max: 60 }), (value, limit) => {
      const whole = shownValue(value, 1e6);
      expect(JSON.parse(whole)).toEqual(JSON.parse(JSON.stringify(value)));
      const shown = shownValue(value, limit);
      expect(shown.length).toBeLessThanOrEqual(limit);
      if (whole.length <= limit) expect(shown).toBe(whole);
      else expect(shown.endsWith('...')).toBe(true);
    }),
    { seed: 7 },
  );
});

test('a huge value costs no more than its beginning', () => {
  const wide = Array.from({ length: 200_000 }, () => ({ a: 'x'.repeat(20) }));
  let read = 0;
  const counting = new Proxy(wide, {
    get: (target, key, receiver) => {
      read++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  shownValue(counting, 100);
  expect(read).toBeLessThan(50);
});
