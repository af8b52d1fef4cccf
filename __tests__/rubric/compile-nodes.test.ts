import { describe, expect, it, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
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

describe('what rests on a judge', () => {
  const header = 'rubric: sample\nversion: 1.0.0\nmetric: TCR\n';
  const ok = '{ field: done, op: eq, value: true }';
  const judged = '{ field: judge.ok, op: eq, value: true }';

  /** Whether the whole rests on a judge, and which counted parts do. */
  function byJudge(body: string) {
    const { byJudge: whole, criteria } = loadRubric('r.yml', `${header}${body}\n`);
    return { whole, parts: criteria.filter((one) => one.byJudge).map(({ key }) => key) };
  }

  describe('a rubric rests on a judge', () => {
    it.each([
      { name: 'nowhere', body: `criteria: { a: { weight: 1, pass_when: ${ok} } }`, whole: false, parts: [] },
      {
        name: 'in the one criterion that reads its facts',
        body: `criteria: { a: { weight: 0.5, pass_when: ${ok} }, b: { weight: 0.5, pass_when: ${judged} } }`,
        whole: true,
        parts: ['b'],
      },
      {
        name: 'in what a judge is asked',
        body: `criteria: { a: { weight: 0.5, pass_when: ${ok} }, b: { weight: 0.5, question: 'Is it?', judge: yes_no } }`,
        whole: true,
        parts: ['b'],
      },
      {
        name: 'in what a model is asked',
        body: "criteria: { a: { weight: 1, question: 'Is it?', judge: yes_no, sees: [output] } }",
        whole: true,
        parts: ['a'],
      },
      {
        name: 'in an expression',
        body: "criteria: { a: { weight: 1, pass_when: { expr: 'judge.ok == true' } } }",
        whole: true,
        parts: ['a'],
      },
      {
        name: 'through a derived fact of a derived fact',
        body: `derive: { one: ${judged}, two: { expr: one } }\ncriteria: { a: { weight: 1, pass_when: { field: two, op: eq, value: true } } }`,
        whole: true,
        parts: ['a'],
      },
      {
        name: 'through another node',
        body: `criteria: { a: { weight: 1, pass_when: { passed: n } } }\nnodes: { n: { pass_when: ${judged} } }`,
        whole: true,
        parts: ['a', 'n'],
      },
      {
        name: 'in a node besides, and not as a whole',
        body: `criteria: { a: { weight: 1, pass_when: ${ok} } }\nnodes: { n: { pass_when: ${judged} } }`,
        whole: false,
        parts: ['n'],
      },
      {
        name: 'in what says when it applies',
        body: `criteria: { a: { weight: 1, when: ${judged}, pass_when: ${ok} } }`,
        whole: true,
        parts: ['a'],
      },
      {
        name: 'not in a fact of such a name below another',
        body: 'criteria: { a: { weight: 1, pass_when: { field: harness.judge, op: eq, value: true } } }',
        whole: false,
        parts: [],
      },
    ])('$name', ({ body, whole, parts }) => {
      expect(byJudge(body)).toEqual({ whole, parts });
    });
  });
});
