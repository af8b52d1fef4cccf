import { expect, test } from 'vitest';
import { nanAsNull } from '../../../src/suite/reading/nan-text.ts';

test.each([
  ['a number that is none', '{"value":NaN}', '{"value":null}'],
  ['infinite numbers', '[Infinity,-Infinity, 1]', '[null,null, 1]'],
  ['none', '{"value":1}', '{"value":1}'],
  ['one in a text', '{"NaN":"NaN, \\"Infinity\\""}', '{"NaN":"NaN, \\"Infinity\\""}'],
  ['one beside a text', '{"a":"NaN","b":NaN,"c":"-Infinity"}', '{"a":"NaN","b":null,"c":"-Infinity"}'],
  ['one before a text that does not end', '[NaN,"NaN', '[null,"NaN'],
])('writes null for %s', (_, json, expected) => {
  expect(nanAsNull(json)).toBe(expected);
});
