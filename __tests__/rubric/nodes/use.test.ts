import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from '../rubric-of.ts';

const graded = { lookup: { field: 'grade', table: { A: 1, B: 0.5 } } };

/** A rubric of one criterion that uses the node `graded`. */
const using = (keys: object = {}) => ({
  criteria: { again: { weight: 1, use: 'graded', ...keys } },
  nodes: { graded },
});

const used = (keys: object, grade: string) => judgeNode(using(keys), { grade }).tree.children?.[0];

describe('a node used again', () => {
  test('counts as it was judged', () => {
    expect(used({}, 'B')).toMatchObject({
      kind: 'use',
      score: 0.5,
      verdict: 'warn',
      weight: 1,
      explanation: 'as judged under `graded`',
    });
  });

  test('is marked anew by a threshold', () => {
    expect(used({ threshold: 0.5 }, 'B')).toMatchObject({
      verdict: 'pass',
      explanation: 'as judged under `graded`; reaches the threshold of 0.5',
    });
  });

  test('that passed passes under any severity', () => {
    expect(used({ severity: 'critical' }, 'A')).toMatchObject({ verdict: 'pass', severity: 'critical' });
  });

  test('goes by the score that its own calibration gives', () => {
    const calibration = [
      { from: 0, to: 0 },
      { from: 0.5, to: 0.2 },
      { from: 1, to: 1 },
    ];
    const nodes = { graded: { ...graded, threshold: 0.5 } };
    const { tree } = judgeNode({ ...using({ calibration }), nodes }, { grade: 'B' });
    expect(tree.children?.[0]).toMatchObject({
      verdict: 'warn',
      score: 0.2,
      raw: 0.5,
      explanation: 'as judged under `graded`; calibrated from 0.5 to 0.2; here severity medium decides',
    });
    expect(used({ calibration }, 'A')).toMatchObject({ verdict: 'pass', score: 1 });
  });

  test('of a criterion that passed passes too, though that has a severity', () => {
    const node = {
      criteria: { asked: { weight: 1, pass_when: { field: 'a', op: 'exists' } } },
      nodes: { again: { use: 'asked', severity: 'critical' } },
    };
    expect(judgeNode(node, { a: 1 }).tree.children?.[1]).toMatchObject({ key: 'again', verdict: 'pass' });
  });

  const no = { pass_when: { field: 'grade', op: 'eq', value: 'A' } };
  const missed = { ...graded, threshold: 0.75 };

  test.each<{ name: string; node: object }>([
    { name: 'a missed threshold', node: missed },
    { name: 'all that have to pass', node: { combine: 'strict', criteria: { one: no } } },
    { name: 'the majority', node: { combine: 'majority_vote', criteria: { one: { weight: 1, ...no } } } },
    {
      name: 'each item',
      node: { each: { over: { field: 'marks' }, node: { pass_when: { field: 'item', op: 'eq', value: 'A' } } } },
    },
    {
      name: 'a terminal rule',
      node: {
        rules: [{ name: 'bad', weight: -1, terminal: true, condition: { field: 'grade', op: 'eq', value: 'B' } }],
      },
    },
    { name: 'the answer where it does not apply', node: { ...graded, when: no.pass_when, otherwise: 'fail' } },
    {
      name: 'a tree that ends in a missed threshold',
      node: { tree: { if: no.pass_when, then: { score: 1, label: 'a' }, else: { node: missed } }, severity: 'low' },
    },
  ])('stays failed by $name, however mild it is here', ({ node }) => {
    const rubric = { ...using({ severity: 'low' }), nodes: { graded: node } };
    const { tree } = judgeNode(rubric, { grade: 'B', marks: ['B'] });
    expect(tree.children?.[0]).toMatchObject({
      verdict: 'fail',
      severity: 'low',
      explanation: 'as judged under `graded`',
    });
  });

  test('is weighed anew where its severity alone decided', () => {
    expect(used({ severity: 'high' }, 'B')).toMatchObject({
      verdict: 'fail',
      explanation: 'as judged under `graded`; here severity high decides',
    });
    expect(used({ severity: 'low' }, 'B')?.verdict).toBe('pass');
  });

  const identity = [
    { from: 0, to: 0 },
    { from: 1, to: 1 },
  ];
  const lowered = [
    { from: 0, to: 0 },
    { from: 1, to: 0.8 },
  ];
  const fallsShort = (severity: string) => ({
    criteria: {
      one: { weight: 0.5, pass_when: { field: 'grade', op: 'exists' } },
      other: { weight: 0.5, severity, ...no },
    },
  });

  test.each<{ name: string; node: object; keys: object; verdict: string; severity: string; grade?: string }>([
    {
      name: 'a threshold missed here has the severity of the node that reached its own',
      node: { ...graded, severity: 'critical', threshold: 0.5 },
      keys: { threshold: 0.9 },
      verdict: 'fail',
      severity: 'critical',
    },
    {
      name: 'by default medium',
      node: { ...graded, threshold: 0.5 },
      keys: { threshold: 0.9 },
      verdict: 'fail',
      severity: 'medium',
    },
    {
      name: 'also where that was flawless',
      node: graded,
      grade: 'A',
      keys: { threshold: 0.9, calibration: lowered },
      verdict: 'fail',
      severity: 'medium',
    },
    {
      name: 'or the one written here',
      node: { ...graded, severity: 'critical', threshold: 0.5 },
      keys: { threshold: 0.9, severity: 'low' },
      verdict: 'fail',
      severity: 'low',
    },
    {
      name: 'and of a node with parts the worst that did not pass',
      node: { ...fallsShort('high'), threshold: 0.5 },
      keys: { threshold: 0.9 },
      verdict: 'fail',
      severity: 'high',
    },
    {
      name: 'a severity makes no failure of what a milder one let pass',
      node: { ...graded, severity: 'low' },
      keys: { severity: 'critical' },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'nor of parts',
      node: fallsShort('low'),
      keys: { severity: 'critical' },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'a severity decides nothing where a threshold did',
      node: { ...graded, threshold: 0.5 },
      keys: { severity: 'critical' },
      verdict: 'pass',
      severity: 'critical',
    },
    {
      name: 'a calibration leaves the severity as it is',
      node: { ...graded, severity: 'low' },
      keys: { calibration: identity },
      verdict: 'pass',
      severity: 'low',
    },
    {
      name: 'also where it lowers the score',
      node: { ...graded, severity: 'high' },
      grade: 'A',
      keys: { calibration: lowered },
      verdict: 'fail',
      severity: 'high',
    },
    {
      name: 'and of parts',
      node: fallsShort('low'),
      keys: { calibration: identity },
      verdict: 'pass',
      severity: 'low',
    },
  ])('$name', ({ node, keys, verdict, severity, grade = 'B' }) => {
    const { tree } = judgeNode({ ...using(keys), nodes: { graded: node } }, { grade });
    expect(tree.children?.[0]).toMatchObject({ verdict, severity });
    const whole = { if: { field: 'grade', op: 'exists' }, then: { node }, else: { score: 0, label: 'none' } };
    expect(judgeNode({ ...keys, tree: whole }, { grade }).tree).toMatchObject({ verdict, severity });
  });

  test('that did not apply does not apply here', () => {
    const nodes = { graded: { ...graded, when: { field: 'asked', op: 'exists' } } };
    expect(judgeNode({ ...using({ threshold: 0.1 }), nodes }, { grade: 'A' }).tree).toMatchObject({
      verdict: 'skipped',
      children: [{ verdict: 'skipped', score: null }, {}],
    });
  });
});

test.each<{ name: string; node: object; problems: readonly string[] }>([
  {
    name: 'a name that is none',
    node: using({ use: 'grade' }),
    problems: ['/criteria/again/use unknown-node'],
  },
  { name: 'itself', node: using({ use: 'again' }), problems: ['/criteria/again cycle again needs again'] },
])('refused: $name', ({ node, problems }) => {
  expect(refusalOf({ ...node })).toEqual(problems);
});
