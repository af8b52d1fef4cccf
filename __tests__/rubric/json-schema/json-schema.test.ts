import { expect, test } from 'vitest';
import { compileSchema } from '../../../src/rubric/json-schema/json-schema.ts';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const ENDLESS = { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/a' }] } } };

test('references that lead to themselves are stopped', () => {
  const dynamic = { $dynamicAnchor: 'a', anyOf: [{ $dynamicRef: '#a' }, { $dynamicRef: '#a' }] };
  for (const schema of [ENDLESS, dynamic]) expect(() => compileSchema(schema).fits({})).toThrow('never end');
});

test.each([
  {
    name: 'a condition',
    keys: { criteria: { a: { weight: 1, pass_when: { field: 'x', op: 'matches_schema', value: ENDLESS } } } },
  },
  { name: 'a contract', keys: { contract: { properties: { x: ENDLESS.$defs.a }, $defs: ENDLESS.$defs } } },
])('$name that is stopped gives no verdict', ({ keys }) => {
  expect(scoreTrial([rubricOf(keys)], trialOf({ x: {} })).rubrics[0]).toMatchObject({
    judgement: { verdict: 'error', score: null },
    reason: expect.stringMatching(/^the references of the schema \{.* never end on this trial$/),
  });
});

test('a derived fact that is stopped takes no outcome from a trial that crashed', () => {
  const rubric = rubricOf({
    derive: { endless: { field: 'x', op: 'matches_schema', value: ENDLESS } },
    outcomes: [{ name: 'known', when: { field: 'endless', op: 'exists' } }, { name: 'unknown' }],
  });
  const crashed = {
    ...trialOf({ x: {} }),
    error: { kind: 'agent', message: 'out of range', classified: true },
  } as const;
  expect(scoreTrial([rubric], crashed).rubrics[0]?.outcome).toBe('unknown');
});

test('references that lead deeper are followed to the end, value by value', () => {
  const tree = { $ref: '#/$defs/n', $defs: { n: { items: { $ref: '#/$defs/n' } } } };
  const { fits } = compileSchema(tree);
  for (let times = 0; times < 20; times++) expect(fits(Array(20_000).fill([1, 'x']))).toBe(true);
});

test('the first violation is the same in any order of keys', () => {
  const { violation } = compileSchema({ additionalProperties: { type: 'number' } });
  for (const value of [
    { b: 'y', a: 'x' },
    { a: 'x', b: 'y' },
  ])
    expect(violation(value)).toBe('/a must be number, found "x"');
});

test('the parts of a choice within a choice belong to the outer one', () => {
  const inner = { oneOf: [{ type: 'string' }, { required: ['b'] }] };
  const schema = { type: 'object', properties: { a: { anyOf: [inner, { type: 'null' }] } } };
  expect(compileSchema(schema).violation({ a: {} })).toBe('/a must match a schema in anyOf, found {}');
});
