import { describe, expect, test } from 'vitest';
import type { RuleFile } from '../../../schemas/types/rubric.ts';
import { judgeNode, refusalOf } from '../rubric-of.ts';
import { judgeRules, partOf, rule, verdicts } from './rules-of.ts';

describe('an override', () => {
  const rules = [
    rule('short', 0.3),
    rule('fitting', 0.4, { overrides: ['short', 'long'] }),
    rule('long', -0.3),
    rule('forced', 0.1, { overrides: ['fitting'] }),
  ];

  test('silences the rules that it names', () => {
    const tree = judgeRules(rules, ['short', 'fitting', 'long']);
    expect(tree).toMatchObject({ score: 0.4, explanation: 'fired: fitting' });
    expect(verdicts(tree)).toEqual(['skipped', 'pass', 'skipped', 'fail']);
    expect(partOf(tree, 'short')).toMatchObject({ score: null, explanation: 'overridden by fitting' });
  });

  test('by a rule that is indeterminate silences what adds, and nothing that takes away', () => {
    const condition = { field: 'gone', op: 'eq', value: true } as const;
    const unknown = rule('mild', -0.1, { condition, overrides: ['good', 'harsh'] });
    const rules = [rule('good', 1), unknown, rule('harsh', -1), rule('other', 0.5)];
    const { tree } = judgeNode({ rules }, { good: true, harsh: true, other: true });
    expect(tree).toMatchObject({ raw: -0.6, explanation: 'fired: harsh, other; counts as fired: mild' });
    expect(partOf(tree, 'good')).toMatchObject({ explanation: 'overridden by mild, which is indeterminate' });
  });

  test.each([
    {
      name: 'a chain of them',
      keys: { threshold: 0.9 },
      rules: [rule('x', 0.4, { overrides: ['y'] }), rule('y', 0.4, { overrides: ['z'] }), rule('z', 1)],
      facts: { y: true, z: true },
      judged: { score: 0, verdict: 'fail' },
    },
    {
      name: 'one that would have failed badly',
      keys: {},
      rules: [rule('x', 0.4, { overrides: ['y'] }), rule('y', 0.4, { severity: 'critical' }), rule('z', 1)],
      facts: { y: false, z: true },
      judged: { score: 1, verdict: 'fail', severity: 'critical' },
    },
  ])('by a rule that is indeterminate lets no list pass: $name', ({ keys, rules, facts, judged }) => {
    expect(judgeNode({ rules, ...keys }, facts).tree).toMatchObject(judged);
  });

  test('by a rule that did not fire, or is overridden itself, does nothing', () => {
    expect(judgeRules(rules, ['short', 'long'])).toMatchObject({ score: 0, explanation: 'fired: short, long' });
    expect(judgeRules(rules, ['short', 'fitting', 'forced'])).toMatchObject({
      score: 0.4,
      explanation: 'fired: short, forced',
    });
  });
});

test.each<{ name: string; rules: readonly RuleFile[]; problems: readonly string[] }>([
  { name: 'a weight of 0', rules: [rule('a', 0)], problems: ['/rules/0/weight bad-weights'] },
  { name: 'a name twice', rules: [rule('a', 1), rule('a', -1)], problems: ['/rules/1/name duplicate-node'] },
  { name: 'a reserved name', rules: [rule('total', 1)], problems: ['/rules/0/name bad-key'] },
  {
    name: 'an override of nothing',
    rules: [rule('polite', 1, { overrides: ['pollite'] })],
    problems: ['/rules/0/overrides/0 unknown-node'],
  },
  {
    name: 'an override of a terminal rule',
    rules: [rule('a', 1, { overrides: ['b'] }), rule('b', -1, { terminal: true })],
    problems: ['/rules/0/overrides/0 bad-node'],
  },
  {
    name: 'an override of itself',
    rules: [rule('a', 1, { overrides: ['a'] })],
    problems: ['/rules/0/overrides cycle a overrides a'],
  },
  {
    name: 'a cycle of overrides',
    rules: [rule('a', 1, { overrides: ['b'] }), rule('b', 1, { overrides: ['c'] }), rule('c', 1, { overrides: ['a'] })],
    problems: ['/rules/1/overrides cycle b overrides c, c overrides a, a overrides b'],
  },
])('rules with $name are refused', ({ rules, problems }) => {
  expect(refusalOf({ rules })).toEqual(problems);
});
