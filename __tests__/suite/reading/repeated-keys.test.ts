import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedKeys } from '../../../src/suite/reading/repeated-keys.ts';
import { plainJson } from '../reading.ts';

describe('findRepeatedKeys', () => {
  const rows: readonly [string, string, readonly unknown[]][] = [
    ['two values of one key', '{"a":1, "a":2}', [{ key: 'a', first: 1, again: 8 }]],
    ['a key spelt with an escape', String.raw`{"a":1,"\u0061":2}`, [{ key: 'a', first: 1, again: 7 }]],
    ['a key of an inner object', '{"a":[{"b":1},{"b":1,"b":2}]}', [{ key: 'b', first: 15, again: 21 }]],
    ['a third time', '{"a":1,"a":2,"a":3}', [7, 13].map((again) => ({ key: 'a', first: 1, again }))],
    ['nothing in objects beside each other', '[{"a":1},{"a":1}]', []],
    ['nothing in an object and what is inside of it', '{"a":{"a":{"a":1}}}', []],
    ['nothing in texts', '{"a":"\\"a\\":1","b":":","c":"{"}', []],
    ['nothing in keys that differ in case', '{"a":1,"A":1}', []],
    ['nothing in keys that differ in their Unicode form', '{"\u00e9":1,"e\u0301":1}', []],
  ];
  it.each(rows)('finds %s', (_, json, expected) => {
    expect(findRepeatedKeys(json)).toEqual(expected);
  });

  it('ends after three', () => {
    expect(findRepeatedKeys(`{${Array(9).fill('"a":1').join(',')}}`)).toHaveLength(3);
  });

  it('finds nothing in what was written by JSON.stringify, and a key that is added again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plainJson(), { minKeys: 1 }), fc.constantFrom(0, 2), (value, indent) => {
        const json = JSON.stringify(value, null, indent);
        expect(findRepeatedKeys(json)).toEqual([]);
        const [key = ''] = Object.keys(value);
        const doubled = `${json.slice(0, -1)},${JSON.stringify(key)}:0}`;
        expect(findRepeatedKeys(doubled).map((found) => found.key)).toEqual([key]);
      }),
    );
  });
});
