import { describe, expect, test } from 'vitest';
import { compileSchema } from '../../../src/rubric/json-schema/json-schema.ts';
import { judgeTrial } from '../../../src/scoring/judge-trial.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const ENDLESS = { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/a' }] } } };
const nested = (levels: number): unknown => (levels === 0 ? {} : { a: nested(levels - 1) });

describe('following references is stopped before it takes for ever', () => {
  const below = { properties: { a: { $ref: '#/$defs/a' } } };
  const choice = {
    $ref: '#/$defs/a',
    $defs: { a: { anyOf: ['x', 'y', 'z'].map((b) => ({ ...below, required: [b] })) } },
  };
  const doubled = Array.from({ length: 40 }, (_, level) => {
    return [`l${level}`, { allOf: [{ $ref: `#/$defs/l${level + 1}` }, { $ref: `#/$defs/l${level + 1}` }] }];
  });
  const doubling = { $ref: '#/$defs/l0', $defs: { ...Object.fromEntries(doubled), l40: { type: 'string' } } };
  const dynamic = { $dynamicAnchor: 'a', anyOf: [{ $dynamicRef: '#a' }, { $dynamicRef: '#a' }] };

  test.each([
    ['of a choice at every level', choice, nested(40), 'take more than 1000000 steps'],
    ['that double', doubling, 'x', 'take more than 1000000 steps'],
    ['to itself', ENDLESS, {}, 'lead through more than 500 levels'],
    ['to itself by a dynamic anchor', dynamic, {}, 'lead through more than 500 levels'],
  ])('%s', (_, schema, value, says) => {
    expect(() => compileSchema(schema).fits(value)).toThrow(`was stopped: its references ${says}`);
  });
});

test.each([
  {
    name: 'a condition',
    keys: { criteria: { a: { weight: 1, pass_when: { field: 'x', op: 'matches_schema', value: ENDLESS } } } },
  },
  { name: 'a contract', keys: { contract: { properties: { x: ENDLESS.$defs.a }, $defs: ENDLESS.$defs } } },
])('$name that is stopped gives no verdict', ({ keys }) => {
  expect(judgeTrial([rubricOf(keys)], trialOf({ x: {} })).rubrics[0]).toMatchObject({
    judgement: { verdict: 'error', score: null },
    fault: expect.stringMatching(/^the schema \{.* was stopped: its references lead .* on this trial$/),
  });
});

test('references that lead deeper are followed to the end, value by value', () => {
  const tree = { $ref: '#/$defs/n', $defs: { n: { items: { $ref: '#/$defs/n' } } } };
  const { fits } = compileSchema(tree);
  for (let times = 0; times < 20; times++) expect(fits(Array(20_000).fill([1, 'x']))).toBe(true);
});

test('a list of thirty thousand items that fit no choice is told, without going through what was told before', () => {
  const { violations: faults } = compileSchema({ items: { anyOf: [{ type: 'string' }, { type: 'object' }] } });
  const { shown, more } = faults(Array(30_000).fill(1));
  expect(shown[0]).toBe('/0 must match a schema in anyOf, found 1');
  expect(shown.length + more).toBe(30_000);
});

test('the parts of a choice within a choice belong to the outer one', () => {
  const inner = { oneOf: [{ type: 'string' }, { required: ['b'] }] };
  const schema = {
    type: 'object',
    properties: { a: { anyOf: [inner, { type: 'null' }] } },
    required: ['c'],
  };
  expect(compileSchema(schema).violations({ a: {} }).shown).toEqual([
    '/c is missing',
    '/a must match a schema in anyOf, found {}',
  ]);
});
