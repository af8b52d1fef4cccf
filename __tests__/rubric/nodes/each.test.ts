import { describe, expect, test } from 'vitest';
import { turnsOf } from '../../../src/rubric/nodes/each.ts';
import { scoreTrial } from '../../../src/scoring/score-trial.ts';
import type { Step } from '../../../src/suite/trial.ts';
import { pointedIn } from '../../support/mistakes-in.ts';
import { judgeNode, refusalOf, rubricOf, trialOf } from '../rubric-of.ts';

const passes = (field: string) => ({ pass_when: { field, op: 'eq', value: true } });
const overList = { over: { field: 'list' }, node: passes('item') };

describe('a list', () => {
  test.each([
    { name: 'all pass', list: [true, true], score: 1, verdict: 'pass' },
    { name: 'one fails', list: [true, false], score: 0.5, verdict: 'fail' },
    { name: 'none passes', list: [false], score: 0, verdict: 'fail' },
  ])('of which $name', ({ list, score, verdict }) => {
    const { tree } = judgeNode({ each: overList }, { list });
    expect(tree).toMatchObject({ kind: 'each', score, verdict });
    expect(tree.children?.map(({ key, score: own }) => [key, own])).toEqual(
      list.map((own, index) => [`${index}`, own ? 1 : 0]),
    );
  });

  test('joins the explanations of its items', () => {
    const { tree } = judgeNode({ each: overList, threshold: 0.5 }, { list: [true, false] });
    expect(tree).toMatchObject({
      verdict: 'pass',
      explanation:
        'reaches the threshold of 0.5; did not pass: 1; item by item: item (true) equals true | item (false) does not equal true',
    });
  });

  test('combined by the mean says what the default says', () => {
    const lists = [[true, true], [true, false], []];
    const of = (each: object, own = {}) => lists.map((list) => judgeNode({ ...own, each }, { list }).tree);
    const written = { ...overList, combine: 'mean' };
    expect(of(written)).toEqual(of(overList));
    expect(of(written, { threshold: 0.5 })).toEqual(of(overList, { threshold: 0.5 }));
  });

  test('of many items keeps each of them, and joins what fits', () => {
    const { tree } = judgeNode({ each: overList }, { list: Array.from({ length: 200 }, () => true) });
    expect(tree.children).toHaveLength(200);
    expect(tree.explanation).toHaveLength(1000);
  });

  test('whose items fail mildly does not pass: every item has to', () => {
    const node = { severity: 'low', ...passes('item') };
    expect(judgeNode({ each: { ...overList, node } }, { list: [true, false] }).tree.verdict).toBe('fail');
  });

  test('whose items only warn warns', () => {
    const node = { lookup: { field: 'item', table: { '1': 1, '0.5': 0.5 } } };
    const { tree } = judgeNode({ each: { ...overList, node } }, { list: [1, 0.5] });
    expect(tree).toMatchObject({ score: 0.75, verdict: 'warn' });
    expect(tree.explanation).toMatch(/^did not pass: 1; item by item: /);
  });

  test.each([
    { severity: 'critical', item: 0.5, verdict: 'fail', says: /^did not pass: 1; / },
    { severity: 'high', item: 0.5, verdict: 'fail', says: /^did not pass: 1; / },
    { severity: 'medium', item: 0.5, verdict: 'warn', says: /^did not pass: 1; / },
    { severity: 'low', item: 0.5, verdict: 'warn', says: /^did not pass: 1; / },
    { severity: 'low', item: 'unknown', verdict: 'fail', says: /^did not pass: 1; / },
    { severity: 'critical', item: 1, verdict: 'pass', says: /^item by item|^item/ },
  ])('whose own severity is $severity, an item $item', ({ severity, item, verdict, says }) => {
    const node = { lookup: { field: 'item', table: { '1': 1, '0.5': 0.5 } } };
    const { tree } = judgeNode({ severity, each: { ...overList, node } }, { list: [1, item] });
    expect(tree).toMatchObject({ verdict, severity });
    expect(tree.explanation).toMatch(says);
  });

  test('combined by a way that leaves the verdict to the severity says whose', () => {
    const each = { ...overList, combine: 'median' };
    const says = (own: object) => judgeNode({ ...own, each }, { list: [true, false] }).tree.explanation;
    expect(says({})).toMatch(/^the median counts; worst severity medium; did not pass: 1; /);
    expect(says({ severity: 'high' })).toMatch(/^the median counts; severity high; did not pass: 1; /);
  });

  test('of many items tells the beginning', () => {
    const list = Array.from({ length: 60 }, () => false);
    const { explanation } = judgeNode({ each: overList }, { list }).tree;
    expect(explanation).toMatch(/^did not pass: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, \.\.\.; item by item: item \(false\)/);
    expect(explanation.length).toBeLessThan(1100);
  });

  test.each([
    {
      combine: 'min',
      score: 0,
      verdict: 'warn',
      says: /^the lowest counts, that of 1; worst severity medium; did not pass: 1; item by item: item/,
    },
    { combine: 'majority_vote', score: 0.666666666667, verdict: 'pass', says: /^the majority/ },
    { combine: 'strict', score: 0, verdict: 'fail', says: /^all have to pass; did not pass: 1; item by item: / },
    {
      combine: 'median',
      score: 1,
      verdict: 'warn',
      says: /^the median counts; worst severity medium; did not pass: 1; item by item: /,
    },
    {
      combine: 'weighted_sum',
      score: 0.666666666667,
      verdict: 'warn',
      says: /^worst severity medium; did not pass: 1; item by item: item/,
    },
  ])('combined by $combine', ({ combine, score, verdict, says }) => {
    const { tree } = judgeNode({ each: { ...overList, combine } }, { list: [true, false, true] });
    expect(tree).toMatchObject({ score, verdict });
    expect(tree.explanation).toMatch(says);
  });

  test('says of none that is asked that it was skipped, and nothing of a way to combine', () => {
    const each = {
      ...overList,
      combine: 'min',
      node: { when: { field: 'item', op: 'gt', value: 1 }, ...passes('item') },
    };
    const { tree } = judgeNode({ each }, { list: [0, 1] });
    expect(tree.verdict).toBe('skipped');
    expect(tree.explanation).toBe(
      'no item is asked; item by item: does not apply: item (0) is not above 1 | does not apply: item (1) is not above 1',
    );
  });

  test('leaves out items to which the node does not apply', () => {
    const node = { when: { field: 'item', op: 'ne', value: 'n/a' }, ...passes('item') };
    const each = { ...overList, node };
    expect(judgeNode({ each }, { list: [true, 'n/a'] }).tree).toMatchObject({ score: 1, verdict: 'pass' });
    expect(judgeNode({ each }, { list: ['n/a'] }).tree).toMatchObject({ score: null, verdict: 'skipped' });
  });

  test.each([
    { answer: undefined, score: null, verdict: 'skipped' },
    { answer: 'skip', score: null, verdict: 'skipped' },
    { answer: 'pass', score: 1, verdict: 'pass' },
    { answer: 'fail', score: 0, verdict: 'fail' },
  ])('without items, or with none that is asked: $answer', ({ answer, score, verdict }) => {
    const each = { ...overList, ...(answer && { on_empty: answer }) };
    expect(judgeNode({ each }, { list: [] }).tree).toMatchObject({
      score,
      verdict,
      explanation: 'no item in list counts',
    });
    const node = { when: { field: 'item', op: 'ne', value: 'n/a' }, ...passes('item') };
    for (const combine of [undefined, 'min', 'majority_vote', 'strict', 'median']) {
      const asked = { ...each, node, ...(combine && { combine }) };
      const { tree } = judgeNode({ each: asked }, { list: ['n/a'] });
      expect(tree).toMatchObject({
        score,
        verdict,
        explanation: expect.stringMatching(/^no item is asked; item by item: /),
      });
      expect(tree.children).toHaveLength(1);
    }
  });

  test('whose items may all be left out for want of a fact is indeterminate, whatever the answer without items', () => {
    const node = { when: { field: 'item.kind', op: 'eq', value: 'call' }, ...passes('item.ok') };
    const { tree, warnings } = judgeNode({ each: { ...overList, node, on_empty: 'pass' } }, { list: [{}] });
    expect(tree.verdict).not.toBe('pass');
    expect(warnings).toEqual(['fact `item.kind` is absent']);
  });

  test.each([
    { name: 'absent', facts: {}, explanation: 'list is absent', warning: 'fact `list` is absent' },
    {
      name: 'text',
      facts: { list: 'a' },
      explanation: 'list ("a") is not a list',
      warning: 'fact `list` is not a list',
    },
  ])('that is $name is indeterminate, even where no item passes', ({ facts, explanation, warning }) => {
    const { tree, warnings } = judgeNode({ each: { ...overList, on_empty: 'pass' } }, facts);
    expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation });
    expect(warnings).toEqual([warning]);
  });
});

describe('names of items', () => {
  const lists = [[{ ok: true }, { ok: true }], [{ ok: false }]];

  test('nest, the inner beside the outer', () => {
    const inner = {
      over: { field: 'row.cells' },
      as: 'cell',
      node: { pass_when: { field: 'cell', op: 'lte', value: { field: 'row.most' } } },
    };
    const each = { over: { field: 'rows' }, as: 'row', node: { each: inner } };
    const rows = [
      { most: 3, cells: [1, 3] },
      { most: 1, cells: [1, 2] },
    ];
    const { tree } = judgeNode({ each }, { rows });
    expect(tree).toMatchObject({ score: 0.75, verdict: 'fail' });
    expect(tree.children?.[1]?.children?.map(({ verdict }) => verdict)).toEqual(['pass', 'fail']);
    expect(tree.children?.[1]?.explanation).toBe(
      'did not pass: 1; item by item: cell (1) is at most row.most (1) | cell (2) is above row.most (1)',
    );
  });

  test('shadow outer ones and facts', () => {
    const each = { over: { field: 'lists' }, node: { each: { over: { field: 'item' }, node: passes('item.ok') } } };
    const { tree } = judgeNode({ each }, { lists, item: { ok: false } });
    expect(tree.children?.map(({ score }) => score)).toEqual([1, 0]);
  });

  test('can be read by expressions', () => {
    const each = { over: { field: 'list' }, as: 'price', node: { pass_when: { expr: 'price * 2.0 <= 10.0' } } };
    expect(judgeNode({ each }, { list: [5, 6] }).tree.children?.map(({ verdict }) => verdict)).toEqual([
      'pass',
      'fail',
    ]);
  });

  test('reach into trees, lookups and composites', () => {
    const node = {
      criteria: {
        graded: { weight: 0.5, lookup: { field: 'item.grade', table: { A: 1, B: 0.5 } } },
        branched: {
          weight: 0.5,
          tree: {
            if: { field: 'item.ok', op: 'eq', value: true },
            then: { node: passes('item.ok') },
            else: { score: 0, label: 'not ok' },
          },
        },
      },
    };
    const each = { over: { field: 'list' }, node };
    const { tree } = judgeNode(
      { each },
      {
        list: [
          { grade: 'A', ok: true },
          { grade: 'B', ok: false },
        ],
      },
    );
    expect(tree.children?.map(({ score }) => score)).toEqual([1, 0.25]);
  });
});

const say = (role: string, text: string): Step => ({ type: 'message', role, text });
const call = (tool: string, error: string | null = null): Step => ({ type: 'tool_call', tool, args: {}, error });
const trace = [
  say('system', 'Be kind.'),
  say('user', 'Book a table.'),
  call('find_table'),
  say('assistant', 'Which day?'),
  say('user', 'Friday.'),
  call('book_table', 'full'),
  call('book_table'),
  say('assistant', 'One moment.'),
  say('assistant', 'Booked.'),
  say('user', 'Thanks.'),
];

describe('the steps of a trace', () => {
  const each = {
    over: { steps: { tool: 'book_*' } },
    as: 'call',
    node: { pass_when: { field: 'call.error', op: 'eq', value: null } },
  };

  test('are those that fit', () => {
    const { tree } = judgeNode({ each }, { trace });
    expect(tree).toMatchObject({ score: 0.5, verdict: 'fail' });
    expect(tree.children).toHaveLength(2);
  });

  test('may be none', () => {
    expect(judgeNode({ each }, { trace: [] }).tree).toMatchObject({
      verdict: 'skipped',
      explanation: 'no item in steps that fit {"tool":"book_*"} counts',
    });
  });

  test('is indeterminate where what they are compared with is absent', () => {
    const steps = { tool: 'book_*', args: { day: { field: 'wanted.day' } } };
    const compared = { ...each, over: { steps }, on_empty: 'pass' };
    const { tree, warnings } = judgeNode({ each: compared }, { trace });
    expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation: 'wanted.day is absent' });
    expect(tree.observed).toEqual([{ field: 'wanted.day' }]);
    expect(warnings).toEqual(['fact `wanted.day` is absent']);
    expect(judgeNode({ each: compared }, { trace, wanted: { day: 'none' } }).tree.verdict).toBe('pass');
    expect(judgeNode({ each: compared }, { wanted: { day: 'none' } }).tree.explanation).toBe('trace is absent');
  });

  test('is indeterminate without a trace', () => {
    const { tree, warnings } = judgeNode({ each }, {});
    expect(tree).toMatchObject({ score: 0, verdict: 'fail', explanation: 'trace is absent' });
    expect(warnings).toEqual(['fact `trace` is absent']);
  });
});

describe('the turns of a conversation', () => {
  test('start at each message of the role and run to the next', () => {
    expect(turnsOf(trace, 'user')).toEqual([
      { text: 'Book a table.', steps: trace.slice(1, 4), reply: 'Which day?' },
      { text: 'Friday.', steps: trace.slice(4, 9), reply: 'Booked.' },
      { text: 'Thanks.', steps: trace.slice(9) },
    ]);
    expect(turnsOf(trace, 'robot')).toEqual([]);
  });

  test('of the assistant are their own replies', () => {
    expect(turnsOf(trace, 'assistant').map(({ text, reply }) => [text, reply])).toEqual([
      ['Which day?', 'Which day?'],
      ['One moment.', 'One moment.'],
      ['Booked.', 'Booked.'],
    ]);
  });

  test('are asked one by one, and a turn without a reply is indeterminate', () => {
    const node = { pass_when: { field: 'turn.reply', measure: 'words', op: 'gte', value: 1 } };
    const { tree, warnings } = judgeNode({ each: { over: { turns: 'user' }, as: 'turn', node } }, { trace });
    expect(tree.children?.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'fail']);
    expect(warnings).toEqual(['fact `turn.reply` is absent']);
  });
});

test.each<{ name: string; each: unknown; problems: readonly string[] }>([
  { name: 'no list', each: { over: {}, node: passes('item') }, problems: ['/each/over bad-value {}'] },
  {
    name: 'two lists',
    each: { over: { field: 'a', turns: 'user' }, node: passes('item') },
    problems: ['/each/over bad-node field and turns'],
  },
  { name: 'no node', each: { over: { field: 'a' } }, problems: ['/each missing-key'] },
  {
    name: 'a field that cannot be read',
    each: { ...overList, over: { field: 'a..b' } },
    problems: ['/each/over/field bad-field a..b'],
  },
  { name: 'a name of the native format', each: { ...overList, as: 'output' }, problems: ['/each/as hidden-fact'] },
  { name: 'a reserved name', each: { ...overList, as: 'total' }, problems: ['/each/as bad-key'] },
  {
    name: 'a weight',
    each: { ...overList, node: { weight: 1, ...passes('item') } },
    problems: ['/each/node/weight bad-weights'],
  },
  {
    name: 'a step that cannot be',
    each: { ...overList, over: { steps: { tool: 'a', role: 'user' } } },
    problems: ['/each/over/steps impossible-step'],
  },
  {
    name: 'a bad pattern',
    each: { ...overList, over: { steps: { text: { matches: '(' } } } },
    problems: ['/each/over/steps/text/matches bad-regex missing closing ): `(`'],
  },
  {
    name: 'a strategy that is none',
    each: { ...overList, combine: 'mode' },
    problems: ['/each/combine bad-value "mode"'],
  },
])('refused: $name', ({ each, problems }) => {
  expect(refusalOf({ each })).toEqual(problems);
});

test.each<{ name: string; facts: object; as?: string }>([
  { name: 'a derived fact', facts: { derive: { word: { expr: 'size(output)' } } }, as: 'word' },
  { name: 'a fact of the contract', facts: { contract: { properties: { word: {} } } }, as: 'word' },
  { name: 'a fact that is called as items are', facts: { contract: { properties: { item: {} } } } },
])('an item that would hide $name is refused', ({ facts, as }) => {
  const each = { over: { field: 'list' }, ...(as === undefined ? {} : { as }), node: passes('list') };
  expect(pointedIn(() => rubricOf({ ...facts, criteria: { a: { weight: 1, each } } }))).toEqual([
    expect.stringMatching(/^\/criteria\/a\/each(?:\/as)? hidden-fact$/),
  ]);
});

describe('looks at no more than 100,000 items of a trial', () => {
  const list = Array.from({ length: 200 }, (_, index) => index);
  const leaf = { pass_when: { field: 'item', op: 'gte', value: 0 } };
  const each = (as: string, node: object, field = 'list') => ({ each: { over: { field }, as, node } });

  test.each([
    { name: 'in one list', node: each('item', leaf), list: Array(100_001).fill(1) },
    { name: 'level within level', node: each('a', each('b', each('item', leaf))), list },
  ])('$name', ({ node, list }) => {
    const rubric = rubricOf({ criteria: { a: { weight: 1, ...node } } });
    expect(scoreTrial([rubric], trialOf({ list })).rubrics[0]).toMatchObject({
      judgement: { verdict: 'error', score: null },
      reason: '`each` looks at more than 100000 items of this trial',
    });
  });

  test('and judges as many', () => {
    const node = each('a', each('item', leaf));
    expect(judgeNode(node, { list }).tree.score).toBe(1);
    expect(judgeNode(each('item', leaf), { list: Array(100_000).fill(1) }).tree.score).toBe(1);
  });
});

describe('a trace condition below `each`', () => {
  const trace: readonly Step[] = ['a', 'b', 'c'].map((tool) => ({ type: 'tool_call', tool, args: { of: tool } }));
  const list = ['b', 'z'];
  const judged = (pattern: object, facts: object = {}) =>
    judgeNode(
      { each: { over: { field: 'list' }, node: { pass_when: { trace: pattern } } } },
      { list, trace, ...facts },
    );

  test('observes the same for every item, and warns once', () => {
    const { tree, warnings } = judged({ exists: { tool: 'b', args: { of: { field: 'wanted' } } } }, { wanted: 'b' });
    expect(tree.children?.map(({ observed }) => observed?.map(({ field }) => field))).toEqual(
      list.map(() => ['wanted', 'trace.1']),
    );
    expect(warnings ?? []).toEqual([]);
    const absent = judged({ exists: { tool: 'b', args: { of: { field: 'wanted' } } } });
    expect(absent.warnings).toEqual(['fact `wanted` is absent']);
  });

  test('is asked anew of every trial', () => {
    const node = { pass_when: { trace: { exists: { tool: 'b' } } } };
    const rubric = rubricOf({ criteria: { a: { weight: 1, each: { over: { field: 'list' }, node } } } });
    const scoreOf = (facts: object) => scoreTrial([rubric], trialOf({ list, ...facts })).rubrics[0]?.judgement.score;
    expect([scoreOf({ trace }), scoreOf({ trace: trace.slice(0, 1) }), scoreOf({ trace })]).toEqual([1, 0, 1]);
  });

  test.each([
    { name: 'as an argument', pattern: { exists: { tool: '*', args: { of: { field: 'item' } } } } },
    { name: 'in a bound', pattern: { exists: { tool: 'c' }, after: { tool: '*', args: { of: { field: 'item' } } } } },
    {
      name: 'as its steps',
      pattern: { exists: { tool: 'b' }, in: 'item.steps' },
      of: [{ steps: trace }, { steps: [trace[0]] }],
    },
    {
      name: 'as a reference',
      pattern: { trajectory: { mode: 'subset', reference: { field: 'item.calls' } } },
      of: [{ calls: trace }, { calls: [{ tool: 'z', args: {} }] }],
    },
  ])('that reads the item $name is asked of each', ({ pattern, of = list }) => {
    expect(judged(pattern, { list: of }).tree.children?.map(({ score }) => score)).toEqual([1, 0]);
  });
});

test('items are held against a long list without reading all of it for each of them', () => {
  let reads = 0;
  const item = (k: number) => ({
    get k() {
      reads++;
      return k;
    },
    v: 'x',
  });
  const a = Array.from({ length: 3000 }, (_, k) => item(k));
  const list = [...a].reverse();
  for (const leaf of [
    { field: 'item', op: 'in', value: { field: 'list' } },
    { field: 'list', op: 'contains', value: { field: 'item' } },
  ]) {
    const rubric = rubricOf({
      criteria: { a: { weight: 1, each: { over: { field: 'a' }, node: { pass_when: leaf } } } },
    });
    expect(scoreTrial([rubric], trialOf({ a, list })).rubrics[0]?.judgement.score).toBe(1);
  }
  expect(reads).toBeLessThan(30 * a.length);
});
