import { describe, expect, test } from 'vitest';
import { judgeNode, refusalOf } from './rubric-of.ts';

const is = (field: string) => ({ pass_when: { field, op: 'eq', value: true } });
const passed = (key: string) => ({ pass_when: { passed: key } });

describe('named nodes', () => {
  test('are judged in the order of their references, whatever the order of the file', () => {
    const node = {
      criteria: { last: { weight: 1, ...passed('second') } },
      nodes: { second: passed('first'), first: is('a') },
    };
    const { tree } = judgeNode(node, { a: true });
    expect(tree).toMatchObject({ score: 1, verdict: 'pass' });
    expect(tree.children?.map(({ key, weight }) => [key, weight])).toEqual([
      ['last', 1],
      ['second', 0],
      ['first', 0],
    ]);
    expect(judgeNode(node, { a: false }).tree.score).toBe(0);
  });

  test('are reported beside a score of any kind', () => {
    const lookup = { field: 'grade', table: { A: 1 } };
    const { tree } = judgeNode({ lookup, nodes: { other: is('a') } }, { grade: 'A', a: false });
    expect(tree).toMatchObject({ score: 1, verdict: 'pass', children: [{ key: 'other', verdict: 'fail', weight: 0 }] });
    expect(Object.keys(tree)[0]).toBe('children');
  });

  test('tell where the whole applies, if they do not read its parts', () => {
    const node = { when: { passed: 'asked' }, criteria: { a: { weight: 1, ...is('a') } }, nodes: { asked: is('b') } };
    expect(judgeNode(node, { a: true, b: true }).tree.verdict).toBe('pass');
    expect(judgeNode(node, { a: true, b: false }).tree.verdict).toBe('skipped');
  });

  test('are those of the rubric only: a nested key may stand twice', () => {
    const inner = (field: string) => ({ weight: 0.5, criteria: { asked: { weight: 1, ...is(field) } } });
    const { tree } = judgeNode({ criteria: { one: inner('a'), two: inner('b') } }, { a: true, b: false });
    expect(tree.score).toBe(0.5);
  });
});

test.each<{ name: string; node: object; problems: readonly string[] }>([
  {
    name: 'a name that stands twice',
    node: { criteria: { a: { weight: 1, ...is('a') } }, nodes: { a: is('b') } },
    problems: ['/nodes/a duplicate-node'],
  },
  {
    name: 'a nested name',
    node: {
      criteria: { a: { weight: 1, criteria: { inner: { weight: 1, ...is('a') } } } },
      nodes: { b: passed('inner') },
    },
    problems: ['/nodes/b/pass_when/passed unknown-node'],
  },
  {
    name: 'a cycle, with its members',
    node: { criteria: { coherence: { weight: 1, ...passed('fluency') } }, nodes: { fluency: passed('coherence') } },
    problems: ['/criteria/coherence cycle coherence needs fluency, fluency needs coherence'],
  },
  {
    name: 'a cycle through nodes below',
    node: {
      criteria: {
        a: { weight: 1, tree: { if: { passed: 'b' }, then: { score: 1, label: 'b' }, else: { node: is('c') } } },
      },
      nodes: {
        b: { rules: [{ name: 'r', weight: 1, condition: { passed: 'c' } }] },
        c: { each: { over: { field: 'l' }, node: { use: 'a' } } },
      },
    },
    problems: ['/criteria/a cycle a needs b, b needs c, c needs a'],
  },
])('refused: $name', ({ node, problems }) => {
  expect(refusalOf({ ...node })).toEqual(problems);
});
