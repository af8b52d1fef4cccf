import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '../../src/contract/canonical-json.ts';
import { type Comparing, jsonDifferences } from '../../src/contract/json-differences.ts';

const EXACT: Comparing = { mayAdd: null, ignored: new Set() };
const LENIENT: Comparing = { mayAdd: 'found', ignored: new Set(['what']) };
const OTHER_WAY: Comparing = { ...LENIENT, mayAdd: 'expected' };

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

it.each<Row>([
  { name: 'a key more', a: { x: 1 }, b: { x: 1, y: 2 }, places: [] },
  { name: 'a key fewer', a: { x: 1, y: 2 }, b: { x: 1 }, places: ['y'] },
  { name: 'other words under an ignored key', a: { what: 'a' }, b: { what: 'b' }, places: [] },
  {
    name: 'items before, between and after',
    a: [{ x: 1 }, { x: 2 }],
    b: [0, { x: 1, y: 1 }, 0, { x: 2 }, 0],
    places: [],
  },
  { name: 'items in another order', a: [1, 2], b: [2, 1, 0], places: ['[1]'] },
  { name: 'a changed item among more', a: [{ code: 'c', x: 1 }], b: [{ code: 'c', x: 2 }, 0], places: ['[c]'] },
  { name: 'an item fewer', a: [1, 2], b: [1], places: ['[1]'] },
])('with additions allowed, finds $name', ({ a, b, places }) => {
  expect(jsonDifferences(a, b, LENIENT).map(({ place }) => place)).toEqual(places);
  const [there, back] = [jsonDifferences(a, b, LENIENT), jsonDifferences(b, a, OTHER_WAY)];
  expect(back).toEqual(there.map(({ place, expected, found }) => ({ place, expected: found, found: expected })));
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
      expect(jsonDifferences(a, b, EXACT).length > 0).toBe(canonicalJson(a) !== canonicalJson(b));
      expect(jsonDifferences(a, a, LENIENT)).toEqual([]);
    }),
  );
});
