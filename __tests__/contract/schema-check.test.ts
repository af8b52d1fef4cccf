import { describe, expect, it, test } from 'vitest';
import { type Making, readConfig } from '../../src/contract/read-config.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import type { Problem } from '../../src/errors.ts';
import { mistakesIn, spotsIn } from '../support/mistakes-in.ts';

const check = schemaCheck({
  type: 'object',
  additionalProperties: false,
  required: ['suite'],
  properties: {
    suite: { type: 'string' },
    strict: { type: 'boolean' },
    tier: { enum: ['critical', 'supporting', 'advisory'] },
    threshold: { type: 'number', minimum: 0, maximum: 1 },
    metrics: { type: 'object', additionalProperties: { $ref: '#/$defs/rule' } },
    parse: {
      type: ['string', 'object'],
      if: { type: 'object' },
      then: { required: ['select'] },
      else: { type: 'string', minLength: 2 },
    },
    form: {
      type: ['string', 'array'],
      if: { type: 'array' },
      then: { minItems: 1 },
      else: { enum: ['json', 'text'] },
    },
    facts: { type: 'object', propertyNames: { pattern: '^[a-z]+$', examples: ['words'] } },
  },
  $defs: { rule: { type: 'object', additionalProperties: false, properties: { tolerance: { type: 'number' } } } },
});

const read = (text: string) => readConfig('policy.yml', text, check, (checked) => checked);
const KEYS = ['facts', 'form', 'metrics', 'parse', 'strict', 'suite', 'threshold', 'tier'];

describe('readConfig', () => {
  it.each<{ name: string; text: string; at: string; problem: Partial<Problem> }>([
    {
      name: 'a misspelt key',
      text: 'suite: a\ntreshold: 0.8\n',
      at: 'unknown-key 2:1',
      problem: { suggestion: 'threshold' },
    },
    { name: 'a key like no other', text: 'suite: a\nxyzzy: 1\n', at: 'unknown-key 2:1', problem: { known: KEYS } },
    {
      name: 'a misspelt key further down',
      text: 'suite: a\nmetrics:\n  TCR:\n    tolerence: 0.1\n',
      at: 'unknown-key 4:5',
      problem: { suggestion: 'tolerance' },
    },
    {
      name: 'a rate that is too high',
      text: 'suite: a\nthreshold: 85\n',
      at: 'bad-value 2:1',
      problem: { expected: '<= 1', found: '85' },
    },
    {
      name: 'a percent sign',
      text: 'suite: a\nthreshold: 85%\n',
      at: 'bad-value 2:1',
      problem: { expected: 'number', found: '"85%"' },
    },
    {
      name: 'text for a number',
      text: 'suite: a\nthreshold: "0.9"\n',
      at: 'bad-value 2:1',
      problem: { expected: 'number', found: '"0.9"' },
    },
    {
      name: 'a number for text',
      text: 'suite: 1.10\n',
      at: 'bad-value 1:1',
      problem: { expected: 'string', found: '1.1', fix: 'Quote it' },
    },
    {
      name: 'a misspelt word',
      text: 'suite: a\ntier: critcal\n',
      at: 'bad-value 2:1',
      problem: { expected: 'one of "critical", "supporting", "advisory"', found: '"critcal"', suggestion: 'critical' },
    },
    {
      name: 'nothing for text',
      text: 'suite: ~\n',
      at: 'bad-value 1:1',
      problem: { expected: 'string', found: 'null' },
    },
    { name: 'a list for text', text: 'suite: []\n', at: 'bad-value 1:1', problem: { expected: 'string', found: '[]' } },
    {
      name: 'a yes of older YAML',
      text: 'suite: a\nstrict: yes\n',
      at: 'bad-value 2:1',
      problem: { expected: 'boolean', found: '"yes"' },
    },
    {
      name: 'a key with a slash and a dot by its own name',
      text: 'suite: a\nmetrics:\n  "a/b~c": { tolerance: x }\n',
      at: 'bad-value 3:14',
      problem: { what: '`metrics.a/b~c.tolerance` has a wrong value', expected: 'number', found: '"x"' },
    },
    {
      name: 'a key that would break the line',
      text: `suite: a\n"x\\ny${'z'.repeat(100)}": 1\n`,
      at: 'unknown-key 2:1',
      problem: { what: `unknown key \`x\\ny${'z'.repeat(73)}...\`` },
    },
    {
      name: 'a value of two types, each with more to say',
      text: 'suite: a\nparse: 7\n',
      at: 'bad-value 2:1',
      problem: { expected: 'string or object', found: '7' },
    },
    {
      name: 'a value that is none of some words and no list of them',
      text: 'suite: a\nform: true\n',
      at: 'bad-value 2:1',
      problem: { expected: 'one of "json", "text"', found: 'true' },
    },
    {
      name: 'a name that cannot be one, at its own place',
      text: 'suite: a\nfacts: { a: 1, 9x: 2 }\n',
      at: 'bad-value 2:16',
      problem: { what: '`9x` cannot be a key of `facts`', expected: 'text like "words"', found: '"9x"' },
    },
    { name: 'a missing key', text: 'tier: critical\n', at: 'missing-key 1:1', problem: { what: '`suite` is missing' } },
  ])('explains $name', ({ text, at, problem }) => {
    expect(spotsIn(() => read(text))).toEqual([at]);
    expect(mistakesIn(() => read(text))).toMatchObject([problem]);
  });

  it.each([
    { length: 101, more: 1 },
    { length: 130, more: 30 },
  ])('lists a hundred of $length mistakes and counts the others', ({ length, more }) => {
    const keys = Array.from({ length }, (_, index) => `x${index}: 1\n`).join('');
    const mistakes = mistakesIn(() => read(`suite: a\n${keys}`));
    expect(mistakes).toHaveLength(101);
    expect(mistakes.at(-1)).toMatchObject({ code: 'more-problems', more });
  });

  it.each([
    [
      'syntax alone, where there are mistakes of it',
      'suit: !x a\nthreshold: !y 7\n',
      ['yaml-tag 1:7', 'yaml-tag 2:12'],
    ],
    [
      'the schema alone, where the syntax is valid',
      'threshold: 7\nsuite: a\nx: 1\n',
      ['bad-value 1:1', 'unknown-key 3:1'],
    ],
    ['the meaning, where all else is valid', 'threshold: 1\nsuite: a\n', ['saw 1:1', 'saw 2:1']],
  ])('reports all mistakes of one phase, in the order of the lines: %s', (_name, text, spots) => {
    const make = (checked: unknown, { problems, placeOf }: Making) => {
      for (const key of Object.keys(checked as object).reverse())
        problems.add([{ code: 'saw', what: key, where: placeOf(`/${key}`) }]);
    };
    expect(spotsIn(() => readConfig('p.yml', text, check, make))).toEqual(spots);
  });

  it('gives what is made when it fits', () => {
    expect(read('suite: a\n')).toEqual({ suite: 'a' });
  });
});

it('refuses a value that fits two schemas of which one is wanted, though neither finds a fault', () => {
  const one = schemaCheck({ oneOf: [{ type: 'number' }, { minimum: 0 }] });
  expect(one.problems(1, (pointer) => ({ file: 'x.json', pointer }))).toMatchObject([
    { code: 'bad-value', found: '1' },
  ]);
  expect(one.problems(-1, (pointer) => ({ file: 'x.json', pointer }))).toEqual([]);
});

test.each<{ keyword: object; value: unknown; problem: Partial<Problem> }>([
  { keyword: { minItems: 1 }, value: [], problem: { expected: 'at least 1 items', found: '[]' } },
  { keyword: { maxItems: 2 }, value: [1, 2, 3], problem: { expected: 'at most 2 items', found: '[1,2,3]' } },
  { keyword: { minProperties: 1 }, value: {}, problem: { expected: 'at least 1 properties', found: '{}' } },
  { keyword: { maxProperties: 1 }, value: { a: 1, b: 1 }, problem: { expected: 'at most 1 properties' } },
  { keyword: { minLength: 1 }, value: '', problem: { expected: 'at least 1 characters', found: '""' } },
  { keyword: { minLength: 2 }, value: 'a', problem: { expected: 'at least 2 characters' } },
  { keyword: { maxLength: 1 }, value: 'ab', problem: { expected: 'at most 1 characters' } },
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
  { keyword: { type: 'integer' }, value: '7', problem: { expected: 'integer', found: '"7"' } },
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
  { keyword: { type: 'number' }, value: '0,5' },
  { keyword: { type: 'string' }, value: null },
  { keyword: { enum: ['pass', 'fail'] }, value: 'colour' },
])('gives no advice where it has none: $keyword and $value', ({ keyword, value }) => {
  const check = schemaCheck({ properties: { it: keyword } });
  const [problem] = check.problems({ it: value }, (pointer) => ({ file: 'f.yml', pointer }));
  expect([problem?.fix, problem?.suggestion, problem?.known]).toEqual([undefined, undefined, undefined]);
});
