import { expect, test } from 'vitest';
import { schemaCheck } from '../../../src/contract/schema/schema-check.ts';

test.each<{ keyword: object; value: unknown; says: string | RegExp }>([
  { keyword: { minItems: 1 }, value: [], says: 'expected at least 1 item, found []' },
  { keyword: { maxItems: 2 }, value: [1, 2, 3], says: 'expected at most 2 items, found [1,2,3]' },
  { keyword: { minProperties: 1 }, value: {}, says: 'expected at least 1 key, found {}' },
  { keyword: { maxProperties: 1 }, value: { a: 1, b: 1 }, says: 'expected at most 1 key' },
  { keyword: { minLength: 1 }, value: '', says: 'expected text that is not empty, found ""' },
  { keyword: { minLength: 2 }, value: 'a', says: 'expected at least 2 characters' },
  { keyword: { maxLength: 1 }, value: 'ab', says: 'expected at most 1 character,' },
  { keyword: { pattern: '^[0-9]$', examples: ['7'] }, value: 'x', says: 'expected text like "7", found "x"' },
  { keyword: { pattern: '^[0-9]$' }, value: 'x', says: 'expected text that matches "^[0-9]$", found "x"' },
  {
    keyword: { pattern: '^[A-Z][A-Z ._-]{0,9}$', examples: ['A B'] },
    value: 'BÜRO',
    says: 'expected text like "A B", found "BÜRO"). `Ü` cannot stand in it, only `A-Z ._-`',
  },
  { keyword: { pattern: '^[A-Z]{1,2}$', examples: ['A'] }, value: 'ABC', says: /found "ABC"\)$/ },
  {
    keyword: { type: 'string', pattern: '^[0-9.]+$', examples: ['1.0.0'] },
    value: 1,
    says: 'expected text like "1.0.0", found 1). Quote it',
  },
  { keyword: { type: 'array' }, value: {}, says: 'expected array, found {}). Begin each item with `- `' },
  { keyword: { type: 'object' }, value: null, says: 'expected object, found null). Nothing stands there' },
  { keyword: { type: 'array' }, value: null, says: 'Nothing stands there: write a list' },
  {
    keyword: { type: 'object', examples: [{ tool: 'a*', args: { n: [1] } }] },
    value: 'a',
    says: 'expected object, found "a"). For example `{ tool: a*, args: { n: [ 1 ] } }`',
  },
  {
    keyword: { type: 'object', required: ['b'], properties: { a: {}, b: { examples: ['$.b', 'x'] } } },
    value: 1,
    says: 'expected object, found 1). For example `{ b: $.b }`',
  },
  {
    keyword: { type: 'object', properties: { b: { examples: [2] }, a: {} } },
    value: [],
    says: 'For example `{ b: 2 }`',
  },
  {
    keyword: { type: 'object', additionalProperties: false, properties: { b: {}, a: {} } },
    value: 1,
    says: 'found 1). Its keys: a, b',
  },
  { keyword: { type: 'object', properties: { b: {}, a: {} } }, value: 1, says: /found 1\)$/ },
  { keyword: { type: 'object', examples: [{ a: 'x'.repeat(200) }] }, value: 1, says: /found 1\)$/ },
  { keyword: { type: ['number', 'object'], examples: [0.5] }, value: 'high', says: 'For example `0.5`' },
  { keyword: { type: 'number' }, value: '0,5', says: 'found "0,5"). Write 0.5' },
  { keyword: { type: 'integer' }, value: '1,000', says: 'found "1,000"). Write 1000' },
  {
    keyword: { type: 'string', const: 'absent' },
    value: null,
    says: 'found null). Write `absent`, or leave the key out',
  },
  {
    keyword: { pattern: '^\\$\\.[a-z]+\\[\\*\\]$' },
    value: '$.items',
    says: 'found "$.items"). Write `$.items[*]`: all items of the list',
  },
  {
    keyword: {
      additionalProperties: false,
      properties: { gate: { properties: { metrics: {} } }, drift: { properties: { metrics: {} } } },
    },
    value: { metrics: {} },
    says: 'unknown key `metrics`. It belongs below `gate` or `drift`',
  },
  { keyword: { type: 'number' }, value: '50%', says: 'found "50%"). Write 0.5' },
  { keyword: { type: 'number', maximum: 5 }, value: '50%', says: 'expected number, found "50%")' },
  { keyword: { dependentRequired: { a: ['b'] } }, value: { a: 1 }, says: '`b` is missing' },
  { keyword: { enum: ['pass', 'fail'] }, value: 'colour', says: 'expected one of "pass", "fail", found "colour")' },
  { keyword: { exclusiveMinimum: 0 }, value: 0, says: 'expected > 0, found 0' },
])('$says', ({ keyword, value, says }) => {
  const check = schemaCheck({ properties: { it: keyword } });
  expect(() => check.parse({ it: value }, (pointer) => ({ file: 'f.yml', pointer }))).toThrow(says);
});
