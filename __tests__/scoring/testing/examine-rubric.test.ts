import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import runSchema from '../../../schemas/rubric-test-run.schema.json' with { type: 'json' };
import type { RubricTestRun } from '../../../schemas/types/rubric-test-run.ts';
import { schemaCheck } from '../../../src/contract/schema-check.ts';
import { renderRubricTests, renderRubricTestsJson } from '../../../src/reporting/rubric-checks.ts';
import { examineRubric } from '../../../src/scoring/testing/examine-rubric.ts';
import { expectGolden } from '../../support/golden.ts';
import { subjectsIn } from '../../support/mistakes-in.ts';

const RUBRIC = `rubric: short
version: 1.0.0
metric: TCR
threshold: { value: 0.5, rationale: half is enough }
criteria:
  brief:
    weight: 0.5
    pass_when: { field: output, measure: words, op: lt, value: 3 }
  kind:
    weight: 0.5
    threshold: 0.6
    criteria:
      asked: { weight: 0.4, pass_when: { field: asked, op: eq, value: true } }
      polite: { weight: 0.6, pass_when: { field: tone, op: gte, value: 0.5 } }
outcomes:
  - { name: done, when: { score: total, op: gte, value: 0.8 } }
  - { name: not_done }
`;

const CASES = `rubric: short
cases:
  - name: brief and polite
    trial: { output: all done, asked: true, tone: 0.7 }
    expect: { score: 1, outcome: done }
  - name: long and rude
    trial: { output: one two three, tone: 0.2 }
    expect: { score: 0, outcome: not_done }
  - name: never judged
    trial: { error: { kind: infrastructure, message: down } }
    expect: { score: null }
`;

const examine = (cases = CASES, rubric = RUBRIC) =>
  examineRubric({ rubric: { file: 'short.yml', text: rubric }, test: { file: 'short.test.yml', text: cases } });

const rendered = (examined: ReturnType<typeof examine>) =>
  renderRubricTests({ rubrics: [examined], untested: [], problems: [] });

test('counts how often every node passed and did not', () => {
  expect(examine().nodes.map(({ path, passed, failed }) => [path, passed, failed])).toEqual([
    ['brief', 1, 1],
    ['kind', 1, 1],
    ['kind.asked', 1, 1],
    ['kind.polite', 1, 1],
  ]);
});

test('says how near the cases come to every threshold', () => {
  const near = examine().boundaries.map(({ where, what, bound, below, at, above }) => {
    return [where.line, what, bound, below, at, above];
  });
  expect(near).toEqual([
    [4, 'threshold of the rubric', 0.5, 0, false, 1],
    [11, 'threshold of `kind`', 0.6, 0, false, 1],
  ]);
});

test('says how near the cases come to every number under a cutoff, wherever its condition stands', () => {
  const cutoff = '{ rationale: why }';
  const rubric = `rubric: short
version: 1.0.0
metric: TCR
derive:
  is_long: { field: output, measure: words, op: gt, value: 40, cutoff: ${cutoff} }
criteria:
  calls:
    weight: 1
    each:
      over: { field: calls }
      as: call
      node: { pass_when: { field: call.cost, op: between, value: [2, 9], cutoff: ${cutoff} } }
nodes:
  warm: { pass_when: { and: [{ field: tone, op: gte, value: 0.5, cutoff: ${cutoff} }, { field: n, op: lt, value: 3 }] } }
outcomes:
  - { name: done, when: { score: total, op: gte, value: 1, cutoff: ${cutoff} } }
  - { name: not_done }
`;
  const cases = `rubric: short
cases:
  - { name: a, trial: { output: all done, tone: 0.7, calls: [{ cost: 3 }, { cost: 10 }] }, expect: { outcome: not_done } }
  - { name: b, trial: { output: all done, tone: warm, calls: [{ cost: 4 }] }, expect: { outcome: done } }
`;
  const near = examine(cases, rubric).boundaries.map(({ where, what, bound, below, at, above, untried }) => {
    return [where.line, what, bound, below, at, above, untried.join()];
  });
  expect(near).toEqual([
    [5, 'cutoff of `derive.is_long: words of output`', 40, 2, false, null, 'above'],
    [12, 'cutoff of `calls.*: call.cost`', 2, null, false, 3, 'below'],
    [12, 'cutoff of `calls.*: call.cost`', 9, 4, false, 10, ''],
    [14, 'cutoff of `warm: tone`', 0.5, null, false, 0.7, 'below'],
    [16, 'cutoff of `outcomes.0: score of total`', 1, 0.5, true, null, ''],
  ]);
});

test('the terminal shows every mismatch with its place and reason, and what was never tried', () => {
  const rubrics = [examine(CASES.replace('score: 1', 'score: 0.9'))];
  const problems = [{ code: 'x', what: 'no::file', where: { file: '::error::a.yml' } }];
  const text = renderRubricTests({ rubrics, untested: ['other.yml'], problems });
  expectGolden(join(import.meta.dirname, 'golden/terminal.txt'), text);
  const document: unknown = JSON.parse(
    renderRubricTestsJson({ rubrics: [...rubrics, examine()], untested: ['other.yml'], problems }),
  );
  const check = schemaCheck<RubricTestRun>(runSchema);
  expect(check.problems(document, (pointer) => ({ file: 'stdout', pointer }))).toEqual([]);
});

test('a trial that crashed is asked for nothing but its outcome', () => {
  const crash = `rubric: short\ncases: [{ name: crash, trial: { error: boom }, expect: { score: 0, criteria: { brief: fail } } }]\n`;
  const near = examine(crash).boundaries.map(({ below, at, above }) => [below, at, above]);
  expect(near).toEqual(Array(2).fill([null, false, null]));
  expect(examine(crash).nodes.map(({ passed, failed }) => passed + failed)).toEqual([0, 0, 0, 0]);
});

test('rules fire or do not, items of a list count together, and nodes may never be asked', () => {
  const rubric = `rubric: listed
version: 1.0.0
metric: TCR
nodes:
  signs:
    rules:
      - { name: helps, weight: 0.5, condition: { field: helps, op: eq, value: true } }
      - { name: harms, weight: -1, condition: { field: harms, op: eq, value: true } }
      - { name: shouts, weight: -0.1, condition: { field: shouts, op: eq, value: true } }
  turns:
    each:
      over: { field: turns }
      node: { pass_when: { field: item.words, op: lte, value: 5 } }
  rare: { when: { field: rare, op: exists }, pass_when: { field: rare, op: eq, value: true } }
criteria:
  all: { weight: 1, use: turns }
`;
  const cases = `rubric: listed
cases:
  - { name: one, trial: { harms: false, shouts: true, turns: [{ words: 4 }, { words: 5 }] }, expect: { score: 1 } }
`;
  const examined = examine(cases, rubric);
  const text = rendered(examined);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'signs.helps never fired',
      'signs.harms never fired',
      'signs.shouts always fired',
      'rare was never asked',
      'turns.* never failed',
    ]),
  );
});

/** Values that the cases bring about, by what is compared; and how often each node was seen. */
function tried(body: string, ...trials: readonly string[]) {
  const rubric = `rubric: short\nversion: 1.0.0\nmetric: M\n${body}`;
  const cases = trials.map((trial, index) => `  - { name: c${index}, trial: ${trial}, expect: { warnings: [] } }`);
  const examined = examine(`rubric: short\ncases:\n${cases.join('\n')}\n`, rubric);
  const values = examined.boundaries.map(({ what, below, at, above }) => [what, below, at, above]);
  const untried = examined.boundaries.map((one) => one.untried);
  return { values, untried, seen: examined.nodes.map(({ path, passed, failed }) => [path, passed, failed]) };
}

test.each([
  { threshold: 0.6, untried: ['below', 'above'] },
  { threshold: 1, untried: ['below', 'at'] },
])('a threshold of $threshold needs cases: $untried', ({ threshold, untried }) => {
  const part = (weight: number) => `{ weight: ${weight}, pass_when: { field: n, op: eq, value: ${weight} } }`;
  const body = `threshold: ${threshold}\nwhen: { field: m, op: exists }\ncriteria:\n  a: ${part(0.6)}\n  b: ${part(0.4)}\n`;
  expect(tried(body, '{ n: 1 }').untried).toEqual([untried]);
});

describe('only what was asked counts', () => {
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

test('named nodes count in trials alone that the rubric judges', () => {
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

test('shows the mistakes of the rubric and of its cases together', () => {
  const attempt = () => examine(CASES.replace('trial:', 'trail:'), RUBRIC.replace('measure:', 'meassure:'));
  expect(subjectsIn(attempt)).toEqual([
    'short.yml:8:33 unknown-key meassure',
    'short.test.yml:3:5 missing-key trial',
    'short.test.yml:4:5 unknown-key trail',
  ]);
});

test("names the threshold that a judge's number has where none is written", () => {
  const judged = (judge: string): string =>
    RUBRIC.replace(/ {2}kind:[\s\S]*outcomes:/, `  kind: { weight: 0.5, question: Kind?, ${judge} }\noutcomes:`);
  const cases = `rubric: short
cases:
  - name: kind enough
    trial: { output: all done, judge: { kind: 70 } }
    expect: { verdict: pass }
  - name: not kind
    trial: { output: all done, judge: { kind: 60 } }
    expect: { verdict: pass }
`;
  const of = (judge: string) => examine(cases, judged(judge)).boundaries.at(-1);
  expect(of('judge: percent')).toMatchObject({
    where: { line: 9 },
    what: 'threshold of `kind`',
    bound: 0.7,
    below: 0.6,
    at: true,
    untried: ['above'],
  });
  expect(of('judge: percent, threshold: 0.6')).toMatchObject({ what: 'threshold of `kind`', bound: 0.6, at: true });
  expect(of('judge: yes_no')?.what).not.toContain('kind');
});
