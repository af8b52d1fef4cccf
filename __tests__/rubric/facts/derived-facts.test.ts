import { describe, expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import type { Rubric } from '../../../src/rubric/rubric.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { scoreAndExplain } from '../../support/score-and-explain.ts';
import { rubricOf, trialOf } from '../rubric-of.ts';

const derivedOf = (derive: unknown, facts: Readonly<Record<string, unknown>>, keys: object = {}) => {
  const result = scoreAndExplain([rubricOf({ derive, ...keys })], trialOf({ output: 'Done.', ...facts })).rubrics[0];
  return { derived: result?.derived ?? [], warnings: result?.warnings ?? [], tree: result?.tree };
};
const valuesOf = (...given: Parameters<typeof derivedOf>) =>
  Object.fromEntries(derivedOf(...given).derived.map(({ fact, value }) => [fact, value]));
const refusal = (keys: object) => () => rubricOf(keys as Record<string, unknown>);
const contract = { properties: { word_count: { type: 'integer' }, plan: {} } };

describe('three facts of which one needs the others', () => {
  const facts = {
    quality_flagged: {
      and: [
        { field: 'is_too_short', op: 'eq', value: true },
        { field: 'is_apologetic', op: 'eq', value: true },
      ],
    },
    is_apologetic: { field: 'output', op: 'contains_any', value: ['sorry', 'apologize'], ignore_case: true },
    is_too_short: { expr: 'word_count < 50', description: 'A good answer takes more.' },
  };
  const trial = { output: "I'm sorry, I don't know the answer.", word_count: 8 };
  const { quality_flagged, is_apologetic, is_too_short } = facts;

  test.each([
    facts,
    { is_too_short, is_apologetic, quality_flagged },
    { is_apologetic, quality_flagged, is_too_short },
  ])('are all true whatever the order in which they stand (%#)', (derive) => {
    expect(valuesOf(derive, trial, { contract })).toEqual({
      is_too_short: true,
      is_apologetic: true,
      quality_flagged: true,
    });
  });

  test('say how they came about, each after those that it needs', () => {
    expect(derivedOf(facts, trial, { contract }).derived.map(({ explanation }) => explanation)).toEqual([
      'output ("I\'m sorry, I don\'t know the answer.") contains one of ["sorry","apologize"], namely "sorry" (case ignored)',
      'word_count < 50: word_count is 8',
      'is_too_short (true) equals true; is_apologetic (true) equals true',
    ]);
  });

  test('leave the trial as it is', () => {
    const rubric = rubricOf({ derive: { ...facts, all: { expr: '[output, word_count]' } }, contract });
    const frozen = deepFreeze(trialOf(trial));
    const before = JSON.stringify(frozen);
    scoreAndExplain([rubric], frozen);
    expect(JSON.stringify(frozen)).toBe(before);
  });

  test('hide a fact of the trial of the same name', () => {
    expect(derivedOf({ size: { expr: '1' } }, { size: 2 }).derived[0]?.value).toBe(1);
  });

  test('are read by criteria, by whatever reads a fact, and by CEL', () => {
    const keys = {
      contract,
      criteria: {
        path: { weight: 0.5, fail_when: { field: 'quality_flagged', op: 'eq', value: true } },
        cel: { weight: 0.5, fail_when: { expr: 'quality_flagged && is_too_short' } },
      },
    };
    expect(derivedOf(facts, trial, keys).tree?.score).toBe(0);
    expect(derivedOf(facts, { output: 'Paris.', word_count: 1 }, keys).tree?.score).toBe(1);
  });
});

describe('what a derived fact is', () => {
  test.each<{ name: string; derive: object; facts: object; value: unknown }>([
    {
      name: 'a condition that does not hold',
      derive: { field: 'a', op: 'gt', value: 1 },
      facts: { a: 1 },
      value: false,
    },
    { name: 'a condition on an absent fact', derive: { field: 'a', op: 'gt', value: 1 }, facts: {}, value: undefined },
    { name: 'a number', derive: { expr: 'word_count / 4' }, facts: { word_count: 1 }, value: 0.25 },
    { name: 'an object', derive: { expr: '{"n": word_count}' }, facts: { word_count: 1 }, value: { n: 1 } },
    { name: 'an expression without its fact', derive: { expr: 'word_count / 4' }, facts: {}, value: undefined },
    { name: 'a division by zero', derive: { expr: '1 / word_count' }, facts: { word_count: 0 }, value: undefined },
  ])('$name', ({ derive, facts, value }) => {
    const { derived } = derivedOf({ x: derive }, facts as Record<string, unknown>, { contract });
    expect(derived.map((one) => one.value)).toEqual([value]);
  });

  test('an absent fact is warned of once, and what needs it is indeterminate', () => {
    const derive = { b: { field: 'a', op: 'exists' }, c: { expr: 'word_count > d' }, d: { expr: 'word_count' } };
    const { warnings, tree } = derivedOf(
      derive,
      {},
      {
        contract,
        criteria: { x: { weight: 1, pass_when: { field: 'c', op: 'ne', value: true } } },
      },
    );
    expect(warnings).toEqual(['fact `word_count` is absent']);
    expect(tree).toMatchObject({ verdict: 'warn', score: 0, children: [{ explanation: 'c is indeterminate' }] });
  });

  test('a member that a derived fact lacks is warned of', () => {
    const criteria = { x: { weight: 1, pass_when: { expr: 'order.total < 100' } } };
    const { warnings } = derivedOf({ order: { expr: '{"n": word_count}' } }, { word_count: 1 }, { contract, criteria });
    expect(warnings).toEqual(['fact `order.total` is absent']);
  });

  test.each([
    { name: 'a list of items', keys: { each: { over: { field: 'd' }, node: { pass_when: { passed: 'y' } } } } },
    { name: 'a table', keys: { lookup: { field: 'd', table: { a: 1 } } } },
    { name: 'an expression', keys: { pass_when: { expr: 'd > 1' } } },
  ])('$name that rests on a derived fact does not warn again', ({ keys }) => {
    const criteria = { x: { weight: 1, ...keys }, y: { weight: 1, pass_when: { field: 'scenario', op: 'exists' } } };
    const { warnings } = derivedOf({ d: { expr: 'word_count' } }, {}, { contract, criteria, weights: 'relative' });
    expect(warnings).toEqual(['fact `word_count` is absent']);
  });

  test('a long expression is cut where it is explained, and one that reads nothing stands alone', () => {
    const sum = Array.from({ length: 50 }, () => 'word_count').join(' + ');
    const { derived } = derivedOf({ one: { expr: '1' }, sum: { expr: sum } }, { word_count: 1 }, { contract });
    expect(derived.map(({ explanation }) => explanation)).toEqual(['1', `${sum.slice(0, 117)}...: word_count is 1`]);
  });

  test('one name for a criterion and a derived fact makes no cycle', () => {
    const criteria = { short: { weight: 1, pass_when: { field: 'short', op: 'eq', value: true } } };
    const derive = { short: { field: 'output', measure: 'words', op: 'lt', value: 5 } };
    expect(derivedOf(derive, {}, { criteria }).tree?.score).toBe(1);
  });
});

describe('what is refused', () => {
  const exists = (field: string) => ({ field, op: 'exists' });

  test.each<{ name: string; keys: object; problems: readonly string[] }>([
    {
      name: 'a cycle, with its members in order',
      keys: { derive: { a: exists('b'), b: { not: exists('c.x') }, c: { expr: 'a' } } },
      problems: ['/derive/a cycle a needs b, b needs c, c needs a'],
    },
    { name: 'a fact that needs itself', keys: { derive: { a: exists('a') } }, problems: ['/derive/a cycle a needs a'] },
    {
      name: 'a name of the native format',
      keys: { derive: { output: exists('a') } },
      problems: ['/derive/output hidden-fact'],
    },
    { name: 'a key of every trial', keys: { derive: { error: exists('a') } }, problems: ['/derive/error hidden-fact'] },
    {
      name: 'a name of the contract',
      keys: { contract, derive: { plan: exists('a') } },
      problems: ['/derive/plan hidden-fact'],
    },
    { name: 'a name in capitals', keys: { derive: { Plan: exists('a') } }, problems: ['/derive/Plan bad-key'] },
    {
      name: 'a score',
      keys: { derive: { a: { score: 'answered', op: 'gt', value: 0 } } },
      problems: ['/derive/a/score bad-condition'],
    },
    {
      name: 'a verdict in CEL',
      keys: { derive: { a: { expr: 'passed("answered")' } } },
      problems: ['/derive/a/expr bad-condition'],
    },
    {
      name: 'the name of a node in CEL',
      keys: { derive: { a: { expr: 'answered' } } },
      problems: ['/derive/a/expr bad-expression "answered", at its character 1'],
    },
    {
      name: 'an unknown fact in CEL',
      keys: { contract, derive: { a: { expr: 'wordcount' } } },
      problems: ['/derive/a/expr bad-expression "wordcount", at its character 1'],
    },
    { name: 'nothing', keys: { derive: {} }, problems: ['/derive bad-value {}'] },
    {
      name: 'a condition of no kind',
      keys: { derive: { a: { description: 'x' } } },
      problems: ['/derive/a bad-condition none of them'],
    },
    {
      name: 'a table without rows',
      keys: { derive: { a: { lookup: { field: 'b', table: {} } } } },
      problems: ['/derive/a/lookup/table bad-value {}'],
    },
    { name: 'no condition at all', keys: { derive: { a: true } }, problems: ['/derive/a bad-value true'] },
  ])('$name', ({ keys, problems }) => {
    expect(pointedIn(refusal(keys))).toEqual(problems);
  });
});

test('a rubric that derives nothing says nothing of it', () => {
  const rubric: Rubric = loadRubric('r.yml', 'rubric: r\nversion: 1.0.0\nmetric: R\nformula: "1"\n');
  expect(rubric.derived).toEqual([]);
  expect(scoreAndExplain([rubric], trialOf()).rubrics[0]).not.toHaveProperty('derived');
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) deepFreeze(member);
    Object.freeze(value);
  }
  return value;
}

describe('a derived fact from a table', () => {
  const table = { free: 3, enterprise: 1, '7': 'seven', true: [1], none: null };
  const lookUp = (facts: object, more: object = {}) => {
    const rubric = rubricOf({ derive: { tier: { lookup: { field: 'customer.plan', table, ...more } } } });
    const result = scoreAndExplain([rubric], trialOf({ output: '', ...facts })).rubrics[0];
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
    const result = scoreAndExplain([rubricOf({ derive })], trialOf({ output: '' })).rubrics[0];
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
});
