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
      explanation: 'as judged under `graded`, calibrated',
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

  test('that did not apply does not apply here', () => {
    const nodes = { graded: { ...graded, when: { field: 'asked', op: 'exists' } } };
    expect(judgeNode({ ...using({ threshold: 0.1 }), nodes }, { grade: 'A' }).tree).toMatchObject({
      verdict: 'skipped',
      children: [{ verdict: 'skipped', score: null }, {}],
    });
  });
});

test.each<{ name: string; node: object; says: RegExp }>([
  {
    name: 'a name that is none',
    node: using({ use: 'grade' }),
    says: /no criterion or node `grade`.*Did you mean `graded`\?/,
  },
  { name: 'itself', node: using({ use: 'again' }), says: /circle \(found again needs again\)/ },
])('refused: $name', ({ node, says }) => {
  expect(refusalOf({ ...node })).toEqual([expect.stringMatching(says)]);
});
