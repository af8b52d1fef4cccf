import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, includesPart, sameJson } from '../../../src/rubric/values/json-value.ts';

test('come in the order of keys and items, what is missing before what is there besides', () => {
  const made = { b: [1, 2, 3], a: { x: 1 }, d: 4 };
  const wanted = { c: null, b: [1, 5], a: { x: 2 } };
  expect([...differences(made, wanted, true)]).toEqual([
    { path: 'a.x', made: 1, wanted: 2 },
    { path: 'b.1', made: 2, wanted: 5 },
    { path: 'b.2', made: 3, wanted: undefined },
    { path: 'c', made: undefined, wanted: null },
    { path: 'd', made: 4, wanted: undefined },
  ]);
  expect([...differences(made, wanted, false)].map(({ path }) => path)).toEqual(['a.x', 'b.1', 'b.2', 'c']);
});

describe('there are none', () => {
  const values = fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>;
  const small = fc.oneof(values, fc.constantFrom({}, [], { a: 1 }, { a: 1, b: 2 }, { a: { b: 1 } }, { a: [1] }));

  test('where two values are equal', () => {
    fc.assert(fc.property(small, small, (a, b) => none(a, b, true) === sameJson(a, b)));
    fc.assert(fc.property(values, (value) => none(structuredClone(value), value, true)));
  });

  test('where all that is wanted is there', () => {
    fc.assert(fc.property(small, small, (a, b) => none(a, b, false) === includesPart(a, b)));
  });
});

function none(made: unknown, wanted: unknown, isExact: boolean): boolean {
  return [...differences(made, wanted, isExact)].length === 0;
}
