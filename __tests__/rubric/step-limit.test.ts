import { describe, expect, test } from 'vitest';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { rubricOf, trialOf } from './rubric-of.ts';

type Keys = Readonly<Record<string, unknown>>;

/** Forty levels of references, each twice as many as the one before. */
function doubling(keyword: 'allOf' | 'anyOf' | 'oneOf', end: object): object {
  const levels = Array.from({ length: 40 }, (_, level) => {
    const next = { $ref: `#/$defs/d${level + 1}` };
    return [`d${level}`, { [keyword]: [next, next] }] as const;
  });
  return { $ref: '#/$defs/d0', $defs: { ...Object.fromEntries(levels), d40: end } };
}

/** Derived facts that each list the one before twice. */
function doubled(first: string): Keys {
  const levels = Array.from({ length: 40 }, (_, level) => [
    `f${level}`,
    { expr: level === 0 ? first : `[f${level - 1}, f${level - 1}]` },
  ]);
  return Object.fromEntries(levels);
}

const asks = (pass_when: object): Keys => ({ criteria: { a: { weight: 1, pass_when } } });
const each = (pass_when: object, over: object = { field: 'input.list' }): Keys => ({
  each: { over, node: { pass_when } },
  criteria: undefined,
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const calls = (count: number, args: (index: number) => unknown) =>
  numbers(count).map((index) => ({ type: 'tool_call', tool: 't', args: args(index) }));

/** Rubrics that would take hours, or more memory than there is. */
const STOPPED: readonly { name: string; keys: Keys; facts: Keys; what: string }[] = [
  {
    name: 'a schema of references that double',
    keys: asks({ field: 'output', op: 'matches_schema', value: doubling('allOf', { type: 'string' }) }),
    facts: { output: 'x' },
    what: 'the schema {',
  },
  {
    name: 'a schema of alternatives that double and never fit',
    keys: asks({ field: 'output', op: 'matches_schema', value: doubling('anyOf', { type: 'integer' }) }),
    facts: { output: 'x' },
    what: 'the schema {',
  },
  {
    name: 'a schema that reads a long text again and again',
    keys: asks({ field: 'output', op: 'matches_schema', value: doubling('oneOf', { minLength: 2 }) }),
    facts: { output: 'x'.repeat(1_000_000) },
    what: 'the schema {',
  },
  {
    name: 'a contract of references that double',
    keys: { contract: doubling('allOf', { type: 'object' }) },
    facts: { output: 'x' },
    what: 'the schema {',
  },
  {
    name: 'derived lists that share their items, compared by an operator',
    keys: { derive: doubled('[output]'), ...asks({ field: 'f39', op: 'eq', value: { field: 'f38' } }) },
    facts: { output: 'x' },
    what: 'the derived fact `f',
  },
  {
    name: 'derived lists that share their items, as a set',
    keys: { derive: doubled('[output]'), ...asks({ field: 'f39', op: 'subset_of', value: [] }) },
    facts: { output: 'x' },
    what: 'the derived fact `f',
  },
  {
    name: 'many texts looked for in a long one',
    keys: asks({ field: 'output', op: 'contains_any', value: { field: 'ground_truth' } }),
    facts: { output: 'x'.repeat(1_000_000), ground_truth: numbers(10_000).map((index) => `no ${index}`) },
    what: 'the comparison `output contains_any`',
  },
  {
    name: 'a text read for every item of a list',
    keys: each({ field: 'output', op: 'contains', value: 'y' }),
    facts: { input: { list: numbers(50_000) }, output: 'x'.repeat(1_000_000) },
    what: 'the comparison `output contains`',
  },
  {
    name: 'a list read for every one of its items',
    keys: each({ field: 'input.list', op: 'superset_of', value: [0] }),
    facts: { input: { list: numbers(20_000) } },
    what: 'the comparison `input.list superset_of`',
  },
  {
    name: 'an expression on the list for every one of its items',
    keys: each({ expr: 'input.list.exists(one, one == item)' }),
    facts: { input: { list: numbers(20_000) } },
    what: 'the expression input.list.exists(',
  },
  {
    name: 'the trace searched for every one of its steps',
    keys: each({ trace: { absence: { tool: 'none' } } }, { steps: { tool: 't' } }),
    facts: { trace: calls(20_000, () => ({})) },
    what: 'a trace condition on `trace`',
  },
  {
    name: 'the words of a text counted for every item of a list',
    keys: each({ field: 'output', measure: 'words', op: 'gt', value: 1 }),
    facts: { input: { list: numbers(50_000) }, output: 'x y '.repeat(10_000) },
    what: 'words of output',
  },
  {
    name: 'a schema checked for every item of a list, on all of it',
    keys: each({ field: 'input.list', op: 'matches_schema', value: { uniqueItems: true } }),
    facts: { input: { list: numbers(20_000) } },
    what: 'the schema {',
  },
  {
    name: 'a trajectory where every call fits every expected one in part',
    keys: asks({
      trace: { trajectory: { reference: { field: 'ground_truth' }, mode: 'unordered', args: 'subset' } },
    }),
    facts: { trace: calls(3000, (index) => ({ index })), ground_truth: calls(3000, () => ({})) },
    what: 'the trajectory of `trace`',
  },
];

describe('is stopped without a verdict, and the reason names the place', () => {
  test.each(STOPPED)('$name', ({ keys, facts, what }) => {
    const judged = scoreTrial([rubricOf(keys)], trialOf(facts));
    expect(judged.rubrics[0]).toMatchObject({ judgement: { verdict: 'error', score: null } });
    expect(judged.rubrics[0]?.reason).toContain(what);
    expect(judged.rubrics[0]?.reason).toMatch(/ was stopped: it takes more than 1000000 steps on this trial$/);
    expect(explainTrial(judged).rubrics[0]?.tree.verdict).toBe('error');
  });
});

/** Large, and read a few times. */
const JUDGED: readonly { name: string; keys: Keys; facts: Keys }[] = [
  {
    name: 'unique items, two hundred thousand of them',
    keys: asks({ field: 'input.list', op: 'matches_schema', value: { uniqueItems: true } }),
    facts: { input: { list: numbers(200_000).map((index) => ({ index, inside: { index } })) } },
  },
  {
    name: 'a long text with a long part that repeats itself',
    keys: asks({ field: 'output', op: 'not_contains', value: { field: 'ground_truth' } }),
    facts: { output: 'a'.repeat(8_000_000), ground_truth: `${'a'.repeat(1_000_000)}b${'a'.repeat(1_000_000)}` },
  },
  {
    name: 'the same in an expression',
    keys: asks({ expr: '!output.contains(ground_truth)' }),
    facts: { output: 'a'.repeat(8_000_000), ground_truth: `${'a'.repeat(1_000_000)}b${'a'.repeat(1_000_000)}` },
  },
  {
    name: 'a text of the largest record, by two hundred conditions',
    keys: asks({
      and: Array.from({ length: 100 }, (_, index) => ({ field: 'output', op: 'not_contains', value: `y${index}` })),
    }),
    facts: { output: 'x'.repeat(4_000_000) },
  },
  {
    name: 'calls with the arguments of the reference, two thousand of them',
    keys: asks({ trace: { trajectory: { reference: { field: 'ground_truth' }, mode: 'unordered' } } }),
    facts: {
      trace: calls(2000, (index) => ({ index })),
      ground_truth: calls(2000, (index) => ({ index: 1999 - index })),
    },
  },
  {
    name: 'every item of a long list',
    keys: each({ field: 'item', op: 'gte', value: 0 }),
    facts: { input: { list: numbers(50_000) } },
  },
];

test.each(JUDGED)('is judged: $name', ({ keys, facts }) => {
  const judged = scoreTrial([rubricOf(keys)], trialOf(facts));
  expect(judged.rubrics[0]?.judgement.verdict).toBe('pass');
});

test('what an each took is not taken from the next condition, nor from its explanation', () => {
  const keys = {
    criteria: {
      items: {
        weight: 0.5,
        each: { over: { field: 'input.list' }, node: { pass_when: { expr: 'input.list.exists(x, x == item)' } } },
      },
      after: { weight: 0.5, pass_when: { expr: 'input.list.all(x, input.list.exists(y, x == y))' } },
    },
  };
  const judged = scoreTrial([rubricOf(keys)], trialOf({ input: { list: numbers(900) } }));
  expect(judged.rubrics[0]?.judgement.verdict).toBe('pass');
  expect(explainTrial(judged).rubrics[0]?.tree.children).toMatchObject([{ verdict: 'pass' }, { verdict: 'pass' }]);
});
