import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson, defined, jsonDifferences } from '../../src/contract/json.ts';

interface Row {
  readonly name: string;
  readonly a: unknown;
  readonly b: unknown;
  readonly places: readonly string[];
}

it.each<Row>([
  { name: 'equal values', a: { x: [1, null, 'a'] }, b: { x: [1, null, 'a'] }, places: [] },
  { name: 'another number', a: { x: { y: 1 } }, b: { x: { y: 2 } }, places: ['x.y'] },
  { name: 'another kind of value', a: { x: [] }, b: { x: {} }, places: ['x'] },
  { name: 'null beside an object', a: { x: null }, b: { x: {} }, places: ['x'] },
  { name: 'a key on either side', a: { x: 1 }, b: { y: 1 }, places: ['x', 'y'] },
  { name: 'an item more', a: [1], b: [1, 2], places: ['[1]'] },
  { name: 'an item fewer', a: [1, 2], b: [1], places: ['[1]'] },
  { name: 'an item with an id', a: [{ scenario: 's', n: 1 }], b: [{ scenario: 's', n: 2 }], places: ['[s].n'] },
  { name: 'a key that every object inherits', a: { constructor: 1 }, b: {}, places: ['constructor'] },
  { name: 'the whole document', a: 1, b: 2, places: [''] },
])('finds $name', ({ a, b, places }) => {
  expect(jsonDifferences(a, b).map(({ place }) => place)).toEqual(places);
});

it('shows both values, cut', () => {
  expect(jsonDifferences({ x: 'a'.repeat(200) }, {})).toEqual([
    { place: 'x', expected: expect.stringMatching(/^"a+\.\.\.$/), found: 'nothing' },
  ]);
});

it('finds something exactly where the canonical texts differ', () => {
  const value = fc.jsonValue({ maxDepth: 3 }).map((one): unknown => JSON.parse(JSON.stringify(one)));
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(jsonDifferences(a, b).length > 0).toBe(canonicalJson(a) !== canonicalJson(b));
      expect(jsonDifferences(a, a)).toEqual([]);
    }),
  );
});

it.each([
  { value: { b: 1, a: [true, null, 'é"'] }, text: '{"a":[true,null,"é\\""],"b":1}' },
  { value: { '\u{1f600}': 1, '\ufb33': 2 }, text: '{"\u{1f600}":1,"\ufb33":2}' },
  { value: { b: [undefined], a: undefined }, text: '{"b":[null]}' },
  { value: [1.0, -0, 1e21, 0.000001], text: '[1,0,1e+21,0.000001]' },
])('writes $text', ({ value, text }) => {
  expect(canonicalJson(value)).toBe(text);
});

it('writes a value as one text, whatever the order of keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 7 },
  );
});

it('leaves out members that are undefined, and keeps the order of the others, null and false', () => {
  const members = { a: undefined, d: null, c: false, b: 1 };
  expect(JSON.stringify(defined(members))).toBe('{"d":null,"c":false,"b":1}');
  expect(Object.keys(defined(members))).toEqual(['d', 'c', 'b']);
});
