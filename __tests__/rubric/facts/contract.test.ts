import { describe, expect, test } from 'vitest';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { mistakesIn, pointedIn } from '../../support/mistakes-in.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const faultOf = (keys: object, facts: object) =>
  rubricOf(keys as Record<string, unknown>).contract?.(trialOf(facts as Record<string, unknown>));

describe('unique items that may only look the same break no contract', () => {
  const mark = '[redacted: github-token]';
  test.each<{ name: string; list: readonly unknown[]; schema?: object; says: string | undefined }>([
    { name: 'redacted texts', list: [mark, mark], says: undefined },
    {
      name: 'redacted texts, where the items are texts',
      list: [mark, mark],
      schema: { items: { type: 'string' } },
      says: undefined,
    },
    { name: 'objects with such a text', list: [{ key: mark }, { key: mark }], says: undefined },
    {
      name: 'redacted texts that must be repeated',
      list: [mark, mark],
      schema: { uniqueItems: false, not: { uniqueItems: true } },
      says: undefined,
    },
    {
      name: 'what breaks it otherwise',
      list: [mark, mark],
      schema: { maxItems: 1 },
      says: '/list must NOT have more than 1 items, found ["[redacted: github-token]","[redacte...',
    },
  ])('$name', ({ list, schema, says }) => {
    const contract = { properties: { list: { uniqueItems: true, ...schema } } };
    expect(faultOf({ contract }, { list })).toBe(says);
  });
});

describe('the shape of a trial', () => {
  const contract = {
    required: ['toxicity'],
    additionalProperties: false,
    properties: {
      toxicity: { type: 'number', minimum: 0, maximum: 1 },
      cited: { type: 'boolean' },
      tone: { enum: ['formal', 'neutral'] },
      kind: { const: 'answer' },
      code: { pattern: '^[0-9]+$' },
      id: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      turns: { type: 'array', items: { type: 'object', required: ['te/xt'] } },
      mode: { if: { const: 'x' }, then: false },
      many: { type: ['string', 'null'] },
    },
  };

  test.each<{ facts: object; says: string }>([
    { facts: { toxicity: 1.5 }, says: '/toxicity must be <= 1, found 1.5' },
    { facts: { toxicity: 0, cited: 'yes' }, says: '/cited must be boolean, found "yes"' },
    { facts: { toxicity: 0, many: 1 }, says: '/many must be string,null, found 1' },
    { facts: { toxicity: 0, tone: 'rude' }, says: '/tone must be one of ["formal","neutral"], found "rude"' },
    { facts: { toxicity: 0, kind: 'x' }, says: '/kind must be "answer", found "x"' },
    { facts: { toxicity: 0, code: 'x' }, says: '/code must match pattern "^[0-9]+$", found "x"' },
    { facts: {}, says: '/toxicity is missing' },
    { facts: { toxicity: 0, 'a/b~c': 1 }, says: '/a~1b~0c is not allowed' },
    { facts: { toxicity: 0, turns: [{}] }, says: '/turns/0/te~1xt is missing' },
    { facts: { toxicity: 0, id: true }, says: '/id must match a schema in anyOf, found true' },
    { facts: { toxicity: 0, mode: 'x' }, says: '/mode is not allowed' },
    { facts: { cited: 1, tone: 2 }, says: '/toxicity is missing' },
  ])('$says', ({ facts, says }) => {
    expect(faultOf({ contract, criteria: undefined, formula: '1' }, facts)).toBe(says);
  });

  test.each([
    {
      name: 'the whole trial',
      shape: { maxProperties: 3 },
      says: /^\(the whole\) must NOT have more than 3 properties/,
    },
    {
      name: 'a key beside the choices of a schema',
      shape: { properties: { tone: { allOf: [{ properties: { a: {} } }], unevaluatedProperties: false } } },
      says: /^\/tone\/b is not allowed$/,
    },
  ])('tells what is wrong with $name', ({ shape, says }) => {
    const facts = { tone: { b: 1 } };
    expect(faultOf({ contract: shape, criteria: undefined, formula: '1' }, facts)).toMatch(says);
  });

  test.each<{ name: string; shape: object; facts: object; says: string | undefined }>([
    {
      name: 'choices that ask for keys',
      shape: { anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      facts: {},
      says: '(the whole) must match a schema in anyOf, found {"error":null,"scenario":"s","trial":1}',
    },
    {
      name: 'choices that are defined elsewhere',
      shape: {
        properties: { a: { oneOf: [{ $ref: '#/$defs/text' }, { properties: { b: { maximum: 1 } } }] } },
        $defs: { text: { type: 'string' } },
      },
      facts: { a: { b: 2 } },
      says: '/a must match exactly one schema in oneOf, found {"b":2}',
    },
    {
      name: 'choices that fit both',
      shape: { properties: { a: { oneOf: [{ type: 'number' }, { type: 'integer' }] } } },
      facts: { a: 1 },
      says: '/a must match exactly one schema in oneOf, found 1',
    },
    {
      name: 'a choice in each of two members',
      shape: { properties: { m: { additionalProperties: { anyOf: [{ type: 'number' }, { type: 'null' }] } } } },
      facts: { m: { a: 'x', ab: 'y' } },
      says: '/m/a must match a schema in anyOf, found "x"',
    },
    {
      name: 'an item that a list has to have',
      shape: { properties: { a: { contains: { type: 'number' } } } },
      facts: { a: ['x', 'y'] },
      says: '/a must contain at least 1 valid item(s), found ["x","y"]',
    },
    {
      name: 'how many such items a list has to have',
      shape: { properties: { a: { contains: { const: 1 }, minContains: 2, maxContains: 3 } } },
      facts: { a: [1] },
      says: '/a must contain at least 2 and no more than 3 valid item(s), found [1]',
    },
    {
      name: 'an item that a list has to have once',
      shape: { properties: { a: { contains: { const: 1 }, maxContains: 1 } } },
      facts: { a: [1, 1] },
      says: '/a must contain at least 1 and no more than 1 valid item(s), found [1,1]',
    },
    {
      name: 'such a list as a choice',
      shape: { properties: { a: { anyOf: [{ contains: { const: 1 } }, { type: 'null' }] } } },
      facts: { a: [2] },
      says: '/a must match a schema in anyOf, found [2]',
    },
    {
      name: 'names',
      shape: { properties: { a: { propertyNames: { maxLength: 2, pattern: '^x' } } } },
      facts: { a: { abc: 1, xy: 2 } },
      says: '/a/abc is not allowed',
    },
    { name: 'cents', shape: { properties: { a: { multipleOf: 0.01 } } }, facts: { a: 0.07 }, says: undefined },
    {
      name: 'cents of large amounts',
      shape: { properties: { a: { items: { multipleOf: 0.01 } } } },
      facts: { a: [111856.18, 99999999.99, 1e22, -0.07, 0] },
      says: undefined,
    },
    {
      name: 'half a cent of a large amount',
      shape: { properties: { a: { multipleOf: 0.01 } } },
      facts: { a: 9999999999.995 },
      says: '/a must be multiple of 0.01, found 9999999999.995',
    },
    {
      name: 'half a cent',
      shape: { properties: { a: { multipleOf: 0.01 } } },
      facts: { a: 0.075 },
      says: '/a must be multiple of 0.01, found 0.075',
    },
  ])('tells of $name', ({ shape, facts, says }) => {
    expect(faultOf({ contract: shape, criteria: undefined, formula: '1' }, facts)).toBe(says);
  });

  test('cannot be asked for elsewhere', () => {
    const attempt = () => rubricOf({ contract: { $async: true } });
    expect(pointedIn(attempt)).toEqual(['/contract/$async bad-schema']);
  });

  test('is kept with the keys that every trial carries', () => {
    expect(
      faultOf({ contract, criteria: undefined, formula: '1' }, { toxicity: 0, title: 'T', tags: [] }),
    ).toBeUndefined();
  });

  test('is no matter of a rubric that asks nothing', () => {
    expect(rubricOf().contract).toBeNull();
  });
});

describe('what a schema cannot say', () => {
  const contract = { properties: { addressed: { type: 'integer' }, detected: { type: 'integer' } } };
  const that = { field: 'addressed', op: 'lte', value: { field: 'detected' } };
  const message = 'more sub-questions addressed than detected';

  test.each<{ name: string; require: readonly object[]; facts: object; says: string | undefined }>([
    { name: 'holds', require: [{ that }], facts: { addressed: 2, detected: 2 }, says: undefined },
    {
      name: 'does not hold',
      require: [{ that, message }],
      facts: { addressed: 5, detected: 2 },
      says: `${message}: addressed (5) is above detected (2)`,
    },
    { name: 'is indeterminate', require: [{ that }], facts: { addressed: 5 }, says: 'detected is absent' },
    {
      name: 'is indeterminate, as the shape tells already',
      require: [{ that }],
      facts: { addressed: 5, detected: 'x' },
      says: '/detected must be integer, found "x"',
    },
    {
      name: 'does not hold, beside a broken shape',
      require: [{ that: { expr: 'addressed < 3' } }],
      facts: { addressed: 5, detected: 'x' },
      says: '/detected must be integer, found "x"',
    },
    {
      name: 'reads derived facts',
      require: [{ that: { field: 'left', op: 'gte', value: 0 } }],
      facts: { addressed: 5, detected: 2 },
      says: 'left (-3) is below 0',
    },
  ])('$name', ({ require, facts, says }) => {
    expect(faultOf({ contract, require, derive: { left: { expr: 'detected - addressed' } } }, facts)).toBe(says);
  });

  test('stands without a contract', () => {
    expect(faultOf({ require: [{ that }] }, { addressed: 1, detected: 0 })).toBe('addressed (1) is above detected (0)');
  });

  test.each([
    {
      name: 'a score',
      require: [{ that: { passed: 'answered' } }],
      problems: ['/require/0/that/passed bad-condition'],
    },
    {
      name: 'an unknown operator',
      require: [{ that: { field: 'a', op: 'eqals', value: 1 } }],
      problems: ['/require/0/that/op bad-operator'],
    },
    { name: 'no condition', require: [{ message: 'x' }], problems: ['/require/0 missing-key'] },
  ])('refuses $name', ({ require, problems }) => {
    expect(pointedIn(() => rubricOf({ require }))).toEqual(problems);
  });
});

test('a broken contract is an error of the extraction, not a low score', () => {
  const rubric = rubricOf({ contract: { required: ['cited'] } });
  const judged = scoreTrial([rubric], trialOf({ output: 'x' }));
  expect(judged.rubrics[0]).toMatchObject({
    outcome: 'not_judged',
    judgement: { verdict: 'error', score: null },
    reason: 'the trial breaks the contract: /cited is missing',
  });
  const low = scoreAndExplain([rubric], trialOf({ cited: true })).rubrics[0];
  expect(low?.tree).toMatchObject({ verdict: 'warn', score: 0 });
});

test('of a violation the pointer, what was expected and what was found stay, however long they are', () => {
  const name = 'a'.repeat(150);
  const rubric = rubricOf({
    contract: { properties: { final_state: { properties: { [name]: { type: 'number' } } } } },
  });
  const said = scoreAndExplain([rubric], trialOf({ final_state: { [name]: 'x'.repeat(100) } })).rubrics[0]?.tree
    .explanation;
  const found = `found "${'x'.repeat(36)}...`;
  expect(said).toBe(`the trial breaks the contract: /final_state/${'a'.repeat(104)}... must be number, ${found}`);
});

describe('a contract that allows no further fact', () => {
  const contract = { properties: { toxicity: {}, usage: {} }, additionalProperties: false };
  const asks = (condition: object) => () =>
    rubricOf({ contract, criteria: { a: { weight: 1, pass_when: condition } } });

  test.each([
    { name: 'a fact', condition: { field: 'toxicty', op: 'exists' }, code: 'unknown-fact' },
    { name: 'a member of a fact', condition: { field: 'toxicty.x', op: 'exists' }, code: 'unknown-fact' },
    {
      name: 'the fact compared with',
      condition: { field: 'usage', op: 'eq', value: { field: 'toxicty' } },
      code: 'unknown-fact',
    },
  ])('makes a misspelt name a mistake: $name', ({ condition, code }) => {
    expect(mistakesIn(asks(condition))).toMatchObject([{ code, suggestion: 'toxicity' }]);
  });

  test('allows no native fact that it does not name', () => {
    expect(pointedIn(asks({ field: 'output', op: 'exists' }))).toEqual(['/criteria/a/pass_when/field unknown-fact']);
    expect(pointedIn(asks({ expr: 'harness.passed == true' }))).toEqual([
      '/criteria/a/pass_when/expr bad-expression "harness.passed == true", at its character 1',
    ]);
    expect(asks({ field: 'usage.cost_usd', op: 'exists' })).not.toThrow();
    expect(asks({ field: 'error', op: 'exists' })).not.toThrow();
  });
});
