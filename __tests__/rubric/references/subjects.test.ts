import { describe, expect, test } from 'vitest';
import { judgeNode } from '../rubric-of.ts';

/** Named nodes: one that holds, one that does not, one whose fact is absent, one that does not apply. */
const nodes = {
  held: { pass_when: { field: 'yes', op: 'eq', value: true } },
  failed: { fail_when: { field: 'yes', op: 'eq', value: true } },
  unknown: { pass_when: { field: 'absent', op: 'eq', value: true } },
  skipped: { pass_when: { field: 'yes', op: 'exists' }, when: { field: 'yes', op: 'eq', value: false } },
};

/** How a criterion with these keys comes out beside the nodes. */
const asked = (keys: object) =>
  judgeNode({ criteria: { asked: { weight: 1, ...keys } }, nodes }, { yes: true }).tree.children?.[0];

describe('who asks for another node', () => {
  test.each<{ name: string; keys: object; verdict: string; explanation: string }>([
    { name: 'one that passed', keys: { pass_when: { passed: 'held' } }, verdict: 'pass', explanation: 'held passed' },
    {
      name: 'one that did not',
      keys: { pass_when: { not: { passed: 'failed' } } },
      verdict: 'pass',
      explanation: 'failed did not pass',
    },
    {
      name: 'one that is indeterminate',
      keys: { pass_when: { passed: 'unknown' } },
      verdict: 'fail',
      explanation: 'unknown is indeterminate',
    },
    {
      name: 'whether one that is indeterminate did not pass',
      keys: { pass_when: { not: { passed: 'unknown' } } },
      verdict: 'fail',
      explanation: 'unknown is indeterminate',
    },
    {
      name: 'the other way round',
      keys: { fail_when: { passed: 'unknown' } },
      verdict: 'fail',
      explanation: 'unknown is indeterminate',
    },
    {
      name: 'for its score',
      keys: { pass_when: { score: 'unknown', op: 'lt', value: 0.5 } },
      verdict: 'fail',
      explanation: 'unknown is indeterminate',
    },
    {
      name: 'in CEL',
      keys: { pass_when: { expr: '!passed("unknown")' } },
      verdict: 'fail',
      explanation: '!passed("unknown") is indeterminate: unknown is indeterminate',
    },
    {
      name: 'in a formula',
      keys: { formula: '1 - score("unknown")', threshold: 0.5 },
      verdict: 'fail',
      explanation: '1 - score("unknown") is indeterminate: unknown is indeterminate',
    },
    {
      name: 'one that does not apply',
      keys: { pass_when: { not: { passed: 'skipped' } } },
      verdict: 'pass',
      explanation: 'skipped was skipped',
    },
    {
      name: 'the score of one that does not apply',
      keys: { pass_when: { score: 'skipped', op: 'lt', value: 0.5 } },
      verdict: 'fail',
      explanation: 'skipped was skipped and has no score',
    },
    {
      name: 'one that is indeterminate, by using it at a low severity',
      keys: { use: 'unknown', severity: 'low' },
      verdict: 'fail',
      explanation: 'as judged under `unknown`',
    },
    {
      name: 'one that was answered with no, by using it at a low severity',
      keys: { use: 'failed', severity: 'low' },
      verdict: 'fail',
      explanation: 'as judged under `failed`',
    },
  ])('$name', ({ keys, verdict, explanation }) => {
    expect(asked(keys)).toMatchObject({ verdict, explanation });
  });

  const gone = { field: 'absent', op: 'eq', value: true };
  const rests: readonly { name: string; node: object }[] = [
    ...['weighted_sum', 'cap_by_worst', 'majority_vote', 'weighted_median'].map((combine) => ({
      name: `parts, by ${combine}`,
      node: { combine, criteria: { part: { weight: 1, pass_when: gone } } },
    })),
    ...['min', 'strict', 'mean', 'median'].map((combine) => ({
      name: `parts, by ${combine}`,
      node: { combine, criteria: { part: { pass_when: gone } } },
    })),
    {
      name: 'one part of two',
      node: {
        threshold: 0.9,
        criteria: {
          a: { weight: 0.5, pass_when: gone },
          b: { weight: 0.5, pass_when: { field: 'yes', op: 'eq', value: true } },
        },
      },
    },
    {
      name: 'an item of a list',
      node: { each: { over: { field: 'list' }, node: { pass_when: { ...gone, field: 'item.absent' } } } },
    },
    {
      name: 'a rule that adds',
      node: { threshold: 0.5, rules: [{ name: 'bonus', weight: 1, condition: gone }] },
    },
    {
      name: 'a terminal rule',
      node: { rules: [{ name: 'leak', weight: -1, terminal: true, condition: gone }] },
    },
    { name: 'where it applies', node: { when: gone, pass_when: { field: 'yes', op: 'exists' } } },
    {
      name: 'where it applies, else a fail',
      node: { when: gone, otherwise: 'fail', pass_when: { field: 'yes', op: 'exists' } },
    },
    { name: 'another such node', node: { use: 'first' } },
  ];

  test.each(rests)('nothing passes on one that rests on what is indeterminate: $name', ({ node }) => {
    const first = { criteria: { part: { weight: 1, pass_when: gone } } };
    const others = { first, bad: node };
    const facts = { yes: true, list: [{}] };
    const verdictOf = (keys: object) => judgeNode({ ...keys, nodes: others }, facts).tree.verdict;
    const criteria = (keys: object) => ({ criteria: { asked: { weight: 1, ...keys } } });
    expect(verdictOf({ formula: '1 - score("bad")', threshold: 0.4 })).toBe('fail');
    expect(verdictOf(criteria({ severity: 'high', fail_when: { passed: 'bad' } }))).toBe('fail');
    expect(verdictOf(criteria({ severity: 'high', pass_when: { score: 'bad', op: 'lt', value: 0.7 } }))).toBe('fail');
    expect(verdictOf(criteria({ severity: 'high', pass_when: { expr: '!passed("bad")' } }))).toBe('fail');
  });

  test('what passes at the least has passed', () => {
    const parts = {
      a: { weight: 0.2, pass_when: gone },
      b: { weight: 0.8, pass_when: { field: 'yes', op: 'exists' } },
    };
    const sure = { threshold: 0.8, criteria: parts };
    const tree = judgeNode(
      { criteria: { asked: { weight: 1, pass_when: { passed: 'sure' } } }, nodes: { sure } },
      { yes: 1 },
    );
    expect(tree.tree.verdict).toBe('pass');
  });

  test.each([
    { name: 'a number', op: 'gte', value: 0.3333333333333333 },
    { name: 'one of several', op: 'in', value: [0.3333333333333333, 1] },
    { name: 'a fact', op: 'gte', value: { field: 'least' } },
  ])('may write a third with all its digits, as $name', ({ op, value }) => {
    const third = { criteria: { a: { weight: 1, pass_when: { passed: 'held' } }, b: { weight: 2, use: 'failed' } } };
    const rubric = {
      criteria: { asked: { weight: 1, pass_when: { score: 'third', op, value } } },
      nodes: { ...nodes, third: { ...third, weights: 'relative' } },
    };
    expect(judgeNode(rubric, { yes: true, least: 0.3333333333333333 }).tree.score).toBe(1);
  });

  test('gets its verdict', () => {
    expect(asked({ pass_when: { passed: 'skipped' } })?.observed).toEqual([
      { field: 'verdict of skipped', value: 'skipped' },
    ]);
  });

  test('a missing fact is reported once, by the node that needs it', () => {
    expect(judgeNode({ criteria: { a: { weight: 1, use: 'unknown' } }, nodes }, { yes: true }).warnings).toEqual([
      'fact `absent` is absent',
    ]);
  });
});

describe('outcomes read what is reported', () => {
  test.each<{ name: string; when: object }>([
    { name: 'that it did not pass', when: { not: { passed: 'unknown' } } },
    { name: 'its score', when: { score: 'unknown', op: 'eq', value: 0 } },
    { name: 'the whole', when: { not: { passed: 'total' } } },
    { name: 'the whole in CEL', when: { expr: '!passed("total") && score("total") == 0' } },
  ])('$name', ({ when }) => {
    const criteria = { a: { weight: 1, use: 'unknown' } };
    const outcomes = [{ name: 'missed', when }, { name: 'other' }];
    expect(judgeNode({ criteria, nodes, outcomes }, { yes: true }).outcome).toBe('missed');
  });
});

test('the end of a tree that is indeterminate is no pass, however mild', () => {
  const unknown = { label: 'unknown', node: { fail_when: { field: 'absent', op: 'eq', value: 1 } } };
  const tree = { if: { field: 'yes', op: 'exists' }, then: unknown, else: { score: 1, label: 'other' } };
  expect(asked({ tree, severity: 'low' })).toMatchObject({ verdict: 'fail', score: 0, severity: 'low' });
});
