import { describe, expect, test } from 'vitest';
import runSchema from '../../../schemas/rubric-test-run.schema.json' with { type: 'json' };
import { schemaCheck } from '../../../src/contract/schema-check.ts';
import {
  type RubricTestDocument,
  renderRubricTests,
  renderRubricTestsJson,
} from '../../../src/reporting/rubric-tests.ts';
import { examineRubric } from '../../../src/scoring/testing/examine-rubric.ts';

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

const examine = (mutate: boolean, cases = CASES, rubric = RUBRIC) =>
  examineRubric({ rubric: { file: 'short.yml', text: rubric }, test: { file: 'short.test.yml', text: cases } }, mutate);

test('counts how often every node passed and did not', () => {
  expect(examine(false).nodes.map(({ path, passed, failed }) => [path, passed, failed])).toEqual([
    ['brief', 1, 1],
    ['kind', 1, 1],
    ['kind.asked', 1, 1],
    ['kind.polite', 1, 1],
  ]);
});

test('says how near the cases come to every threshold and bound', () => {
  const near = examine(false).boundaries.map(({ where, what, bound, below, at, above }) => {
    return [where.line, what, bound, below, at, above];
  });
  expect(near).toEqual([
    [4, 'threshold of the rubric', 0.5, 0, false, 1],
    [8, '`words of output` lt', 3, 2, true, null],
    [11, 'threshold of `kind`', 0.6, 0, false, 1],
    [14, '`tone` gte', 0.5, 0.2, false, 0.7],
    [16, '`score of total` gte', 0.8, 0, false, 1],
  ]);
});

describe('small changes of the rubric', () => {
  test('that no case notices are listed with their place and what would notice them', () => {
    const { mutation } = examine(true);
    expect(mutation?.total).toBe((mutation?.noticed ?? 0) + (mutation?.survivors.length ?? 0));
    const survivors = mutation?.survivors.map(({ where, what, add }) => `${where.line}: ${what}. ${add}`);
    expect(survivors).toContain('14: `gte` became `gt`. Add cases with `tone` just below, at and above the bound');
    expect(survivors).toContain('4: threshold moved from 0.5 to 0.55. Add cases that score just below and exactly 0.5');
    expect(survivors?.filter((line) => line.startsWith('8:'))).toEqual([]);
  });

  test('that change what a case does not expect name the case and the expectation', () => {
    const half = `rubric: short\ncases:\n  - { name: half, trial: { output: no }, expect: { verdict: pass } }\n`;
    const adds = examine(true, half).mutation?.survivors.map(({ add }) => add);
    expect(adds?.find((add) => !add.startsWith('Add'))).toMatch(/^Expect `.+: .+` in the case "half"$/);
  });

  test('are not tried where the cases do not hold', () => {
    expect(examine(true, CASES.replace('score: 1', 'score: 0.9')).mutation).toBeNull();
  });
});

test('the terminal shows every mismatch with its place and reason, and what was never tried', () => {
  const rubrics = [examine(false, CASES.replace('score: 1', 'score: 0.9'))];
  const problems = [{ code: 'x', what: 'no::file', where: { file: '::error::a.yml' } }];
  expect(renderRubricTests({ rubrics, problems }).split('\n')).toEqual([
    'FAIL  short.test.yml: 1 not as expected, of 3 cases',
    '      short.test.yml:5:15: case "brief and polite": score expected 0.9, found 1',
    expect.stringMatching(/^ {8}because: /),
    '      seen both to pass and to fail: 4 of 4 nodes',
    '      tried below, at and above: 0 of 5 bounds',
    '        short.yml:4:1: threshold of the rubric 0.5: never at; nearest 0 below, 1 above',
    '        short.yml:8:57: `words of output` lt 3: never above; nearest 2 below',
    '        short.yml:11:5: threshold of `kind` 0.6: never at; nearest 0 below, 1 above',
    '        short.yml:14:65: `tone` gte 0.5: never at; nearest 0.2 below, 0.7 above',
    '        short.yml:16:50: `score of total` gte 0.8: never at; nearest 0 below, 1 above',
    'BAD   ::error::a.yml: no::file',
    '',
  ]);
  const document: unknown = JSON.parse(renderRubricTestsJson({ rubrics: [...rubrics, examine(true)], problems }));
  const check = schemaCheck<RubricTestDocument>(runSchema);
  expect(check.problems(document, (pointer) => ({ file: 'stdout', pointer }))).toEqual([]);
});

test('the terminal lists the changes that no case notices', () => {
  const text = renderRubricTests({ rubrics: [examine(true)], problems: [] });
  expect(text).toMatch(/\n {6}small changes of the rubric that a case notices: \d+ of \d+\n {8}short\.yml:/);
});

test('a trial that crashed comes near no bound', () => {
  const crash = `rubric: short\ncases: [{ name: crash, trial: { error: boom }, expect: { score: 0, criteria: { brief: fail } } }]\n`;
  const near = examine(true, crash).boundaries.map(({ below, at, above }) => [below, at, above]);
  expect(near).toEqual(Array(5).fill([null, false, null]));
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
  const examined = examine(false, cases, rubric);
  const text = renderRubricTests({ rubrics: [examined], problems: [] });
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      'signs.helps never fired',
      'signs.harms never fired',
      'signs.shouts always fired',
      'rare was never asked',
      'turns.* never failed',
      'short.yml:13:56: `item.words` lte 5: never above; nearest 4 below',
    ]),
  );
});

const FORK =
  'tree: { if: { field: a, op: eq, value: true }, then: { node: { use: checked } }, else: { score: 0, label: no } }';
const ITEMS = 'each: { over: { field: list }, node: { use: checked } }';

test.each([
  { name: 'a tree', root: FORK },
  { name: 'a list', root: ITEMS },
])('nodes beside the score of $name keep their names', ({ root }) => {
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
  const { nodes, boundaries } = examine(false, cases, rubric);
  expect(nodes.map(({ path, passed, failed }) => [path, passed, failed])).toEqual([
    ['checked', 1, 1],
    ['*', 1, 1],
  ]);
  expect(boundaries.find(({ what }) => what === 'threshold of `checked`')).toMatchObject({ below: 0, above: 1 });
});

test('asks for no value that cannot be: above a threshold of 1, below a score or a size of 0', () => {
  const rubric = `rubric: short
version: 1.0.0
metric: TCR
threshold: 1
criteria:
  brief: { weight: 1, pass_when: { field: output, measure: words, op: gt, value: 0 } }
outcomes:
  - { name: none, when: { score: total, op: lte, value: 0 } }
  - { name: odd, when: { score: total, op: gt, value: 2 } }
  - { name: low, when: { field: heat, op: lt, value: 0 } }
  - { name: some }
`;
  const cases = `rubric: short\ncases: [{ name: one, trial: { heat: 0 }, expect: { score: 0 } }]\n`;
  const found = examine(false, cases, rubric).boundaries.map(({ what, untried }) => [what, untried]);
  expect(found).toEqual([
    ['threshold of the rubric', ['at']],
    ['`words of output` gt', ['at', 'above']],
    ['`score of total` lte', ['above']],
    ['`score of total` gt', []],
    ['`heat` lt', ['below', 'above']],
  ]);
});

test('shows the mistakes of the rubric and of its cases together', () => {
  const attempt = () => examine(false, CASES.replace('trial:', 'trail:'), RUBRIC.replace('measure:', 'meassure:'));
  expect(attempt).toThrow(/unknown key `meassure`(.|\n)*unknown key `trail`/);
});
