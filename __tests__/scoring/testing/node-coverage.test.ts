import { describe, expect, test } from 'vitest';
import { examine, tried } from './examined.ts';

test('every node is counted by how often it passed and did not', () => {
  expect(examine().nodes.map(({ path, passed, failed }) => [path, passed, failed])).toEqual([
    ['brief', 1, 1],
    ['kind', 1, 1],
    ['kind.asked', 1, 1],
    ['kind.polite', 1, 1],
  ]);
});

describe('only nodes that were asked are counted', () => {
  const rows: readonly { name: string; body: string; trials: readonly string[]; values: unknown; seen: unknown }[] = [
    {
      name: 'where a criterion does not apply',
      body: `criteria:
  short:
    weight: 1
    threshold: 0.5
    when: { field: kind, op: eq, value: chat }
    otherwise: pass
    pass_when: { field: n, op: lt, value: 5 }
`,
      trials: ['{ kind: mail, n: 4 }', '{ kind: mail, n: 5 }', '{ kind: mail, n: 6 }', '{ kind: chat, n: 1 }'],
      values: [['threshold of `short`', null, false, 1]],
      seen: [['short', 1, 0]],
    },
    {
      name: 'a list of such criteria, whose own reason begins alike',
      body: `criteria:
  all:
    weight: 1
    each:
      over: { field: list }
      node: { when: { field: item.n, op: gte, value: 5 }, otherwise: fail, pass_when: { field: item.n, op: lt, value: 8 } }
  some:
    weight: 1
    when: { field: list, op: empty }
    otherwise: fail
    criteria: { a: { weight: 1, pass_when: { field: b, op: exists } } }
weights: relative
`,
      trials: ['{ list: [{ n: 4 }, { n: 6 }] }', '{ list: [{ n: 5 }] }'],
      values: [],
      seen: [
        ['all', 1, 1],
        ['some', 0, 0],
        ['some.a', 0, 0],
        ['all.*', 2, 0],
      ],
    },
    {
      name: 'a branch of a tree that was not taken',
      body: `tree:
  if: { field: n, op: lt, value: 5 }
  then: { score: 1, label: few }
  else:
    if: { field: n, op: lt, value: 8 }
    then: { score: 0.5, label: some }
    else: { score: 0, label: many }
`,
      trials: ['{ n: 4 }', '{ n: 7 }'],
      values: [],
      seen: [],
    },
    {
      name: 'a part of a condition that was not needed, and what is no number',
      body: `criteria:
  a: { weight: 1, pass_when: { and: [{ field: x, op: exists }, { field: n, op: gt, value: 2 }] } }
`,
      trials: ['{ n: 1 }', '{ x: 1, n: two }', '{ x: 1, n: 3 }'],
      values: [],
      seen: [['a', 1, 2]],
    },
    {
      name: 'a rule after one that ended the list',
      body: `rules:
  - { name: end, weight: -1, terminal: true, condition: { field: x, op: exists } }
  - { name: few, weight: 1, condition: { field: n, op: lt, value: 5 } }
`,
      trials: ['{ x: 1, n: 4 }', '{ n: 6 }'],
      values: [],
      seen: [
        ['end', 1, 1],
        ['few', 0, 1],
      ],
    },
    {
      name: 'facts that follow, requirements and steps of a trace',
      body: `require: [{ that: { field: n, op: gte, value: 0 } }]
derive: { many: { field: n, op: gt, value: 3 } }
criteria:
  once: { weight: 1, pass_when: { trace: { count: { of: { tool: a }, at_least: 1, at_most: 2 } } } }
`,
      trials: ['{ n: -1 }', '{ n: 2, trace: [{ type: tool_call, tool: a }, { type: tool_call, tool: b }] }'],
      values: [],
      seen: [['once', 1, 0]],
    },
  ];
  test.each(rows)('$name', ({ body, trials, values, seen }) => {
    expect(tried(body, ...trials)).toMatchObject({ values, seen });
  });
});

describe('nodes at the ends of a tree are distinguished', () => {
  const asks = (fact: string, threshold: number) =>
    `node: { threshold: ${threshold}, criteria: { i: { weight: 1, pass_when: { field: ${fact}, op: eq, value: true } } } }`;

  test('at either end', () => {
    const body = `tree:
  if: { field: k, op: eq, value: a }
  then: { ${asks('i', 0.5)} }
  else: { ${asks('i', 0.9)} }
`;
    expect(tried(body, '{ k: a, i: true }', '{ k: b, i: false }')).toMatchObject({
      values: [
        ['threshold of `then`', null, false, 1],
        ['threshold of `else`', 0, false, null],
      ],
      seen: [
        ['then', 1, 0],
        ['then.i', 1, 0],
        ['else', 0, 1],
        ['else.i', 0, 1],
      ],
    });
  });

  test('where one question follows another', () => {
    const body = `criteria:
  tree:
    weight: 1
    tree:
      if: { field: k, op: eq, value: a }
      then: { ${asks('i', 0.5)} }
      else:
        if: { field: k, op: eq, value: b }
        then: { ${asks('i', 0.9)} }
        else: { score: 0, label: other }
`;
    expect(tried(body, '{ k: a, i: true }', '{ k: b, i: false }')).toMatchObject({
      values: [
        ['threshold of `tree.then`', null, false, 1],
        ['threshold of `tree.else_then`', 0, false, null],
      ],
      seen: [
        ['tree', 1, 1],
        ['tree.then', 1, 0],
        ['tree.then.i', 1, 0],
        ['tree.else_then', 0, 1],
        ['tree.else_then.i', 0, 1],
      ],
    });
  });
});

test('named nodes count only in trials that the rubric scores', () => {
  const body = `when: { field: output, op: exists }
nodes:
  helper:
    threshold: 0.5
    tree: { if: { field: n, op: gt, value: 1 }, then: { score: 1, label: more }, else: { score: 0, label: less } }
criteria: { a: { weight: 1, pass_when: { field: output, op: eq, value: x } } }
`;
  const { seen, values } = tried(body, '{ n: 1 }', '{ n: 2 }', '{ n: 3, output: x }');
  expect(seen).toContainEqual(['helper', 1, 0]);
  expect(values).toContainEqual(['threshold of `helper`', null, false, 1]);
});

const FORK =
  'tree: { if: { field: a, op: eq, value: true }, then: { node: { use: checked } }, else: { score: 0, label: no } }';
const ITEMS = 'each: { over: { field: list }, node: { use: checked } }';

test.each([
  { name: 'a tree', root: FORK, part: 'then' },
  { name: 'a list', root: ITEMS, part: '*' },
])('nodes beside the score of $name keep their names', ({ root, part }) => {
  const rubric = `rubric: short
version: 1.0.0
metric: TCR
${root}
nodes:
  checked: { pass_when: { field: b, op: gte, value: 3 }, threshold: 0.5 }
`;
  const cases = `rubric: short
cases:
  - { name: one, trial: { a: true, b: 3, list: [1] }, expect: { score: 1, nodes: { checked: { score: 1 } } } }
  - { name: other, trial: { a: true, b: 2, list: [1] }, expect: { score: 0 } }
`;
  const { nodes, boundaries } = examine(cases, rubric);
  expect(nodes.map(({ path, passed, failed }) => [path, passed, failed])).toEqual([
    ['checked', 1, 1],
    [part, 1, 1],
  ]);
  expect(boundaries.find(({ what }) => what === 'threshold of `checked`')).toMatchObject({ below: 0, above: 1 });
});
