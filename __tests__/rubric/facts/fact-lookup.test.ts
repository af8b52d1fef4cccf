import { expect, test } from 'vitest';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreTrial } from '../../support/score-trial.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const table = { free: 3, enterprise: 1, '7': 'seven', true: [1], none: null };
const lookUp = (facts: object, more: object = {}) => {
  const rubric = rubricOf({ derive: { tier: { lookup: { field: 'customer.plan', table, ...more } } } });
  const result = scoreTrial([rubric], trialOf({ output: '', ...facts })).rubrics[0];
  return { ...result?.derived?.[0], warnings: result?.warnings };
};

test.each<{ plan: unknown; value: unknown }>([
  { plan: 'free', value: 3 },
  { plan: 7, value: 'seven' },
  { plan: '7', value: 'seven' },
  { plan: true, value: [1] },
  { plan: 'none', value: null },
])('$plan is $value', ({ plan, value }) => {
  const found = lookUp({ customer: { plan } });
  expect(found).toMatchObject({ value, warnings: [] });
  expect(found.explanation).toBe(`customer.plan (${JSON.stringify(plan)}) is in the table`);
});

test.each<{ name: string; facts: object; because: string; warning: string }>([
  {
    name: 'what is not listed',
    facts: { customer: { plan: 'gold' } },
    because: 'customer.plan ("gold") is not in the table',
    warning: 'customer.plan ("gold") is not in the table',
  },
  {
    name: 'what every object inherits',
    facts: { customer: { plan: 'constructor' } },
    because: 'customer.plan ("constructor") is not in the table',
    warning: 'customer.plan ("constructor") is not in the table',
  },
  {
    name: 'an absent fact',
    facts: {},
    because: 'customer.plan is absent',
    warning: 'fact `customer.plan` is absent',
  },
  {
    name: 'a list',
    facts: { customer: { plan: ['free'] } },
    because: 'customer.plan (["free"]) is not text, a number, true or false',
    warning: 'fact `customer.plan` is not text, a number, true or false',
  },
])('$name is indeterminate', ({ facts, because, warning }) => {
  const found = lookUp(facts);
  expect(found).toMatchObject({ explanation: because, warnings: [warning] });
  expect(found).not.toHaveProperty('value');
});

test('another derived fact that is indeterminate has said so itself', () => {
  const derive = {
    double: { expr: 'usage.cost_usd * 2.0' },
    tier: { lookup: { field: 'double', table: { '2': 'low' } } },
  };
  const result = scoreTrial([rubricOf({ derive })], trialOf({ output: '' })).rubrics[0];
  expect(result?.derived?.[1]).toMatchObject({ explanation: 'double is indeterminate' });
  expect(result?.warnings).toEqual(['fact `usage.cost_usd` is absent']);
});

test('what is not listed has the default, what is absent has not', () => {
  expect(lookUp({ customer: { plan: 'gold' } }, { default: 2 })).toMatchObject({
    value: 2,
    explanation: 'customer.plan ("gold") is not in the table, and has the default',
    warnings: [],
  });
  expect(lookUp({}, { default: 2 })).not.toHaveProperty('value');
});

test('a path that cannot be read is refused', () => {
  expect(pointedIn(() => rubricOf({ derive: { a: { lookup: { field: 'a..b', table } } } }))).toEqual([
    '/derive/a/lookup/field bad-field a..b',
  ]);
});
