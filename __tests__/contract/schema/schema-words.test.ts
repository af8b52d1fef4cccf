import { expect, test } from 'vitest';
import { schemaCheck } from '../../../src/contract/schema/schema-check.ts';
import type { Problem } from '../../../src/errors.ts';

test.each<{ keyword: object; value: unknown; problem: Partial<Problem> }>([
  { keyword: { minItems: 1 }, value: [], problem: { expected: 'at least 1 item', found: '[]' } },
  { keyword: { maxItems: 2 }, value: [1, 2, 3], problem: { expected: 'at most 2 items', found: '[1,2,3]' } },
  { keyword: { minProperties: 1 }, value: {}, problem: { expected: 'at least 1 key', found: '{}' } },
  { keyword: { maxProperties: 1 }, value: { a: 1, b: 1 }, problem: { expected: 'at most 1 key' } },
  { keyword: { minLength: 1 }, value: '', problem: { expected: 'text that is not empty', found: '""' } },
  { keyword: { minLength: 2 }, value: 'a', problem: { expected: 'at least 2 characters' } },
  { keyword: { maxLength: 1 }, value: 'ab', problem: { expected: 'at most 1 character' } },
  {
    keyword: { pattern: '^[0-9]$', examples: ['7'] },
    value: 'x',
    problem: { expected: 'text like "7"', found: '"x"' },
  },
  { keyword: { pattern: '^[0-9]$' }, value: 'x', problem: { expected: 'text that matches "^[0-9]$"', found: '"x"' } },
  {
    keyword: { type: 'string', pattern: '^[0-9.]+$', examples: ['1.0.0'] },
    value: 1,
    problem: { expected: 'text like "1.0.0"', found: '1', fix: 'Quote it' },
  },
  { keyword: { type: 'array' }, value: {}, problem: { expected: 'array', found: '{}' } },
  {
    keyword: { type: 'object', examples: [{ tool: 'a*', args: { n: [1] } }] },
    value: 'a',
    problem: { expected: 'object', found: '"a"', fix: 'For example `{ tool: a*, args: { n: [ 1 ] } }`' },
  },
  {
    keyword: { type: 'object', required: ['b'], properties: { a: {}, b: { examples: ['$.b', 'x'] } } },
    value: 1,
    problem: { expected: 'object', found: '1', fix: 'For example `{ b: $.b }`' },
  },
  {
    keyword: { type: 'object', properties: { b: { examples: [2] }, a: {} } },
    value: [],
    problem: { fix: 'For example `{ b: 2 }`' },
  },
  { keyword: { type: ['number', 'object'], examples: [0.5] }, value: 'high', problem: { fix: 'For example `0.5`' } },
  { keyword: { type: 'integer' }, value: '7', problem: { fix: 'Write the number without quotes' } },
  { keyword: { type: 'string', const: 'absent' }, value: null, problem: { expected: '"absent"', found: 'null' } },
  { keyword: { dependentRequired: { a: ['b'] } }, value: { a: 1 }, problem: { code: 'missing-key' } },
  {
    keyword: { enum: ['pass', 'fail'] },
    value: 'pas',
    problem: { expected: 'one of "pass", "fail"', suggestion: 'pass' },
  },
  { keyword: { exclusiveMinimum: 0 }, value: 0, problem: { expected: '> 0', found: '0' } },
])('$keyword and $value', ({ keyword, value, problem }) => {
  const check = schemaCheck({ properties: { it: keyword } });
  expect(check.problems({ it: value }, (pointer) => ({ file: 'f.yml', pointer }))).toMatchObject([problem]);
});

test.each([
  { keyword: { type: 'object', properties: { b: {}, a: {} } }, value: 1 },
  { keyword: { type: 'object', examples: [{ a: 'x'.repeat(200) }] }, value: 1 },
  { keyword: { type: 'number' }, value: '0,5' },
  { keyword: { type: 'string' }, value: null },
  { keyword: { enum: ['pass', 'fail'] }, value: 'colour' },
])('gives no advice where it has none: $keyword and $value', ({ keyword, value }) => {
  const check = schemaCheck({ properties: { it: keyword } });
  const [problem] = check.problems({ it: value }, (pointer) => ({ file: 'f.yml', pointer }));
  expect([problem?.fix, problem?.suggestion, problem?.known]).toEqual([undefined, undefined, undefined]);
});
