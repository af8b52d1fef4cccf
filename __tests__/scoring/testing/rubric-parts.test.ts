import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GONE, partsOf, withPart } from '../../../src/scoring/testing/rubric-parts.ts';

test('lists every part in the order of the file, and leaves what is no language alone', () => {
  const file = {
    contract: { required: ['a'] },
    criteria: { op: { pass_when: { and: [{ field: 'a', op: 'eq', value: { op: 'lt' } }] } } },
  };
  expect([...partsOf(file)].map(({ pointer, key }) => [pointer, key])).toEqual([
    ['', ''],
    ['/contract', 'contract'],
    ['/criteria', 'criteria'],
    ['/criteria/op', ''],
    ['/criteria/op/pass_when', 'pass_when'],
    ['/criteria/op/pass_when/and', 'and'],
    ['/criteria/op/pass_when/and/0', ''],
    ['/criteria/op/pass_when/and/0/field', 'field'],
    ['/criteria/op/pass_when/and/0/op', 'op'],
    ['/criteria/op/pass_when/and/0/value', 'value'],
  ]);
});

test.each([
  { name: 'a member', pointer: '/a/b', value: 2, gives: { a: { b: 2, c: [1, 2] } } },
  { name: 'an item', pointer: '/a/c/0', value: GONE, gives: { a: { b: 1, c: [2] } } },
  { name: 'a member taken out', pointer: '/a/b', value: GONE, gives: { a: { c: [1, 2] } } },
  { name: 'the whole', pointer: '', value: 3, gives: 3 },
])('replaces $name in a copy', ({ pointer, value, gives }) => {
  const file = { a: { b: 1, c: [1, 2] } };
  expect(withPart(file, pointer, value)).toEqual(gives);
  expect(file).toEqual({ a: { b: 1, c: [1, 2] } });
});

test('a name with slashes is one name', () => {
  expect(withPart({ table: { 'a/b~c': 1 } }, '/table/a~1b~0c', 2)).toEqual({ table: { 'a/b~c': 2 } });
});

test('every part put back in its place gives the same file', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (file) => {
      for (const { pointer, value } of partsOf(file)) expect(withPart(file, pointer, value)).toEqual(file);
    }),
  );
});
