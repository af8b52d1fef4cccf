import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import type { LintSource } from '../../../src/scoring/linting/lint-source.ts';

type Keys = Readonly<Record<string, unknown>>;

const RULE = { name: 'kind', weight: 1, condition: { field: 'kind', op: 'eq', value: true } };
const META = { name: 'listed', version: '1.1.0', author: '@me', created_at: '2026-01-01' };

const SOURCE: Omit<LintSource, 'value'> = {
  placeOf: (pointer) => ({ file: pointer }),
  isBare: () => true,
  rubric: null,
  today: '2026-11-21',
  hasCases: true,
  stored: null,
  seen: null,
  asksModel: false,
};

function findings(value: Keys, more: Partial<LintSource> = {}): readonly string[] {
  return lintRubric({ ...SOURCE, value, ...more }).map(({ code, what, where }) => `${where.file} ${code}: ${what}`);
}

test('a header with an author and a day answers for what stands below it', () => {
  expect(findings({ meta: META, rules: [{ ...RULE, rationale: 'why' }], changelog: [] })).toEqual([]);
});

test('who and when are said once where nobody says them', () => {
  expect(findings({ rules: [RULE, { ...RULE, name: 'brief', rationale: 'why' }], changelog: [] })).toEqual([
    ' undocumented: the rubric has neither `owner` nor `since`',
    '/rules/0 undocumented: rule `kind` has no `rationale`',
  ]);
});

test('a rule without a name goes by its place, also in a file that does not load', () => {
  expect(findings({ meta: META, rules: [{ weight: 1 }, 'odd'], changelog: [] })).toEqual([
    '/rules/0 undocumented: rule `0` has neither `name` nor `rationale`',
  ]);
});

test.each([
  { name: 'somebody', owner: '@me', says: ' by @me' },
  { name: 'nobody', owner: undefined, says: '' },
])('a review that is due of $name', ({ owner, says }) => {
  const threshold = { value: 0.5, review_by: '2026-11-20', ...(owner && { owner }) };
  expect(findings({ meta: META, threshold, changelog: [] })).toContain(
    `/threshold/review_by review-due: the threshold was to be reviewed by 2026-11-20${says}`,
  );
});

test.each(['01/02/2027', 'soon', '2026'])('what is no day is due on none: %s', (review_by) => {
  const found = findings({ meta: META, threshold: { value: 0.5, review_by }, changelog: [] });
  expect(found.filter((line) => line.includes('review-due'))).toEqual([]);
});

test('criteria and nodes that are written as a list have no names to speak of', () => {
  const found = findings({ meta: META, criteria: [{ weight: 1 }], nodes: [{ use: 'a' }], changelog: [] });
  expect(found.filter((line) => line.includes('undocumented'))).toEqual([]);
});

test('a changed rubric raises its version where the version stands, and a rule without weight weighs 1', () => {
  const value = { meta: META, rules: [RULE] };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  const stored = (version: string, rules: readonly object[]) => ({ version, hash: 'other', value: { rules } });
  const found = findings(value, { rubric, stored: stored('1.1.0', [{ name: 'kind', weight: 0.5 }, { name: 'gone' }]) });
  expect(found.filter((line) => line.startsWith('/meta/version'))).toEqual([
    "/meta/version no-version-bump: the rubric differs from main's, and both are version 1.1.0",
    '/meta/version no-major-bump: what makes the score changed since main, and the major version did not: `gone` is gone, `kind` weighs 1, not 0.5',
  ]);
});

test('named nodes of opposite conditions contradict each other but at different ends of a tree', () => {
  const nodes = {
    yes: { pass_when: { field: 'booked', op: 'eq', value: true } },
    no: { pass_when: { field: 'booked', op: 'ne', value: true } },
  };
  const end = (use: string) => ({ node: { use }, label: use });
  const tree = { if: { field: 'free', op: 'eq', value: true }, then: end('yes'), else: end('no') };
  const opposite = (value: Keys) =>
    findings({ meta: META, nodes, ...value }).filter((line) => line.includes('opposite'));
  expect(opposite({ tree })).toEqual([]);
  expect(opposite({ criteria: { a: { use: 'yes' }, b: { use: 'no' } } })).toHaveLength(1);
});

const NODE = { pass_when: { field: 'a', op: 'exists' } };
const LEAVES = { if: { passed: 'b' }, then: { score: 1, label: 'yes' }, else: { score: 0, label: 'no' } };
/** A tree whose ends have criteria of the same names. */
const ENDS = (weight: number) => {
  const end = (own: number, label: string) => {
    const criteria = { p: { ...NODE, weight: own }, q: { ...NODE, weight: 1 } };
    return { label, node: { weights: 'relative', criteria } };
  };
  return { if: { passed: 'b' }, then: end(weight, 'yes'), else: end(1, 'no') };
};
const TABLE = { field: 'a', table: { label: 1, b: 0 } };

test.each([
  {
    name: 'a map of the score',
    now: { calibration: [{ from: 0, to: 0 }] },
    before: {},
    says: '`calibration` of `a` changed',
  },
  {
    name: 'no relative weights, which sum to the same shares',
    now: { weights: 'relative', criteria: { p: { ...NODE, weight: 1 } } },
    before: { criteria: { p: { ...NODE, weight: 1 } } },
    says: undefined,
  },
  {
    name: 'the answer elsewhere',
    now: { otherwise: 'pass' },
    before: {},
    says: '`otherwise` of `a` is "pass", not "skip"',
  },
  {
    name: 'a question turned round',
    now: { fail_when: { passed: 'b' } },
    before: { pass_when: { passed: 'b' } },
    says: '`a` asks with `fail_when`, not `pass_when`',
  },
  {
    name: 'a question at the end of a tree turned round',
    now: { tree: { ...LEAVES, then: { node: { fail_when: { passed: 'b' } } } } },
    before: { tree: { ...LEAVES, then: { node: { pass_when: { passed: 'b' } } } } },
    says: '`tree` of `a` changed',
  },
  { name: 'a formula', now: { formula: 'b' }, before: { formula: 'c' }, says: '`formula` of `a` is "b", not "c"' },
  {
    name: 'a row of a table, whatever its name',
    now: { lookup: TABLE },
    before: { lookup: { ...TABLE, table: { label: 0.5, b: 0 } } },
    says: '`lookup` of `a` changed',
  },
  {
    name: 'the score of a leaf',
    now: { tree: LEAVES },
    before: { tree: { ...LEAVES, else: { score: 0.1, label: 'no' } } },
    says: '`tree` of `a` changed',
  },
  {
    name: 'how items are combined',
    now: { each: { over: {}, node: NODE, combine: 'min' } },
    before: { each: { over: {}, node: NODE } },
    says: '`each` of `a` changed',
  },
  {
    name: 'a weight at one end of a tree, where the other has the same names',
    now: { tree: ENDS(2) },
    before: { tree: ENDS(1) },
    says: '`a.then.p` weighs 2, not 1',
  },
  {
    name: 'a judge who gives a number in place of a yes',
    now: { judge: 'percent' },
    before: { judge: 'yes_no' },
    says: '`judge` of `a` is "percent", not "yes_no"',
  },
  {
    name: 'no judge who sees something else',
    now: { judge: 'yes_no', sees: ['a'] },
    before: { judge: 'yes_no', sees: ['a', 'b'] },
    says: undefined,
  },
  {
    name: 'no judge who is asked in place of a condition',
    now: { judge: 'yes_no' },
    before: { pass_when: { field: 'a', op: 'exists' } },
    says: undefined,
  },
  {
    name: 'a severity that caps the whole',
    now: { combine: 'cap_by_worst', criteria: { p: { ...NODE, severity: 'none' } } },
    before: { combine: 'cap_by_worst', criteria: { p: { ...NODE, severity: 'high' } } },
    says: '`severity` of `a.p` is "none", not "high"',
  },
  {
    name: 'a threshold that makes a vote',
    now: { combine: 'majority_vote', criteria: { p: { formula: 'b', threshold: 0.5 } } },
    before: { combine: 'majority_vote', criteria: { p: { formula: 'b', threshold: { value: 0.8 } } } },
    says: '`threshold` of `a.p` is 0.5, not 0.8',
  },
  {
    name: 'a threshold at the end of a tree, all of whose parts have to pass',
    now: {
      combine: 'strict',
      criteria: { p: { tree: { ...LEAVES, then: { node: { formula: 'b', threshold: 0.5 } } } } },
    },
    before: { combine: 'strict', criteria: { p: { tree: { ...LEAVES, then: { node: { formula: 'b' } } } } } },
    says: '`tree` of `a.p` changed',
  },
  {
    name: 'a threshold of items that all have to pass',
    now: { each: { over: {}, combine: 'strict', node: { formula: 'b', threshold: 0.5 } } },
    before: { each: { over: {}, combine: 'strict', node: { formula: 'b' } } },
    says: '`each` of `a` changed',
  },
  {
    name: 'no severity of a yes or no in a vote',
    now: { combine: 'majority_vote', criteria: { p: { ...NODE, severity: 'none' } } },
    before: { combine: 'majority_vote', criteria: { p: NODE } },
    says: undefined,
  },
  {
    name: 'no severity or threshold that is the usual one',
    now: { combine: 'cap_by_worst', criteria: { p: { formula: 'b', severity: 'medium' } } },
    before: { combine: 'cap_by_worst', criteria: { p: { formula: 'b' } } },
    says: undefined,
  },
  {
    name: 'no condition, threshold, severity or words',
    now: { tree: LEAVES, threshold: 0.5, severity: 'high', rationale: 'why' },
    before: { tree: { ...LEAVES, if: { passed: 'c' }, then: { score: 1, label: 'ja' } } },
    says: undefined,
  },
])('a change of what makes the score needs a major version: $name', ({ now, before, says }) => {
  const rubricOf = (a: object) => ({ criteria: { a: { weight: 1, ...a } } });
  const rubric = loadRubric('r.yml', JSON.stringify({ meta: META, rules: [RULE] }));
  const stored = { version: '1.0.0', hash: 'other', value: rubricOf(before) };
  const found = findings({ meta: META, ...rubricOf(now) }, { rubric, stored });
  const bump = 'what makes the score changed since main, and the major version did not: ';
  const changes = found.filter((line) => line.startsWith('/meta/version'));
  expect(changes).toEqual(says === undefined ? [] : [`/meta/version no-major-bump: ${bump}${says}`]);
});

test.each([
  { name: 'no model is asked', node: { judge: 'yes_no' }, asksModel: false, says: [] },
  { name: 'it says what the model sees', node: { judge: 'yes_no', sees: ['output'] }, asksModel: true, says: [] },
  { name: 'no judge is asked', node: { pass_when: { field: 'a', op: 'exists' } }, asksModel: true, says: [] },
  {
    name: 'the model would be asked',
    node: { judge: 'yes_no' },
    asksModel: true,
    says: ['/criteria/tone/judge never-asked: `tone` has no `sees`, so that the model of the policy is never asked'],
  },
])('a question for a judge without `sees` is named where it matters: $name', ({ node, asksModel, says }) => {
  const found = findings({ meta: META, criteria: { tone: node }, changelog: [] }, { asksModel });
  expect(found.filter((line) => line.includes('never-asked'))).toEqual(says);
});

const CALLED = {
  over: { field: 'calls' },
  as: 'call',
  node: {
    criteria: {
      sound: {
        pass_when: {
          and: [
            { field: 'item.error', op: 'absent' },
            { field: 'call.id', op: 'exists' },
          ],
        },
      },
      same: { pass_when: { field: 'call.day', op: 'eq', value: { field: 'item.day' } } },
      inner: { each: { over: { field: 'item' }, as: 'guest', node: { pass_when: { field: 'item', op: 'exists' } } } },
    },
  },
};
const reads = (place: string, path: string, name = 'call') =>
  `/criteria/a/each/node/criteria/${place} item-renamed: \`${path}\` reads a fact of the trial: the items are called \`${name}\` here`;

test.each([
  {
    name: 'where they have another',
    more: {},
    says: [
      reads('sound/pass_when/and/0/field', 'item.error'),
      reads('same/pass_when/value/field', 'item.day'),
      reads('inner/each/over/field', 'item'),
      reads('inner/each/node/pass_when/field', 'item', 'guest'),
    ],
  },
  { name: 'but not where the contract has such a fact', more: { contract: { properties: { item: {} } } }, says: [] },
  { name: 'but not where one is derived', more: { derive: { item: { expr: '1' } } }, says: [] },
  {
    name: 'but not where others are called so, and it is refused',
    more: { nodes: { b: { each: { over: { field: 'x' }, node: NODE } } } },
    says: [],
  },
])('the usual name of items is found $name', ({ more, says }) => {
  const found = findings({ meta: META, criteria: { a: { each: CALLED } }, changelog: [], ...more });
  expect(found.filter((line) => line.includes('item-renamed'))).toEqual(says);
});

/** What the checks of this code say of a rubric that loads. */
function found(code: string, more: Keys): readonly string[] {
  const value = { meta: META, rules: [RULE], ...more };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  return findings(value, { rubric }).filter((line) => line.includes(` ${code}: `));
}

test('steps and derived facts that nothing refers to are named', () => {
  const steps = {
    read: { tool: 'get_*' },
    write: { tool: 'set_*' },
    noted: { tool: 'note', args: { a: { field: 'sum' } } },
  };
  const derive = { sum: { expr: 'size(trace)' }, twice: { expr: 'sum * 2' }, spare: { expr: '1' } };
  const condition = { and: [{ trace: { exists: { is: 'write' } } }, { trace: { absence: { is: 'noted' } } }] };
  expect(found('unused-name', { steps, derive, rules: [{ ...RULE, condition }] })).toEqual([
    '/steps/read unused-name: nothing in the rubric refers to the step `read`',
    '/derive/twice unused-name: nothing in the rubric refers to the derived fact `twice`',
    '/derive/spare unused-name: nothing in the rubric refers to the derived fact `spare`',
  ]);
});

test.each([
  {
    asked: [
      { field: 'a', op: 'absent' },
      { field: 'a', op: 'exists' },
    ],
    never: 'a',
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gt', value: 9 },
    ],
    never: 'a',
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: 'a',
  },
  {
    asked: [
      { field: 'a', op: 'lte', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: undefined,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 5 },
      { field: 'a', op: 'lt', value: 9 },
    ],
    never: undefined,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 9 },
      { field: 'b', op: 'lt', value: 5 },
    ],
    never: undefined,
  },
  {
    asked: [
      { field: 'a', op: 'exists' },
      { field: 'b', op: 'absent' },
    ],
    never: undefined,
  },
  {
    asked: [
      { field: 'a', measure: 'words', op: 'gt', value: 9 },
      { field: 'a', measure: 'lines', op: 'lt', value: 5 },
      { field: 'a', measure: 'lines', op: 'lt', value: { field: 'b' } },
    ],
    never: undefined,
  },
])('an `and` that nothing meets: $asked', ({ asked, never }) => {
  const says = `/rules/0/condition/and never-holds: this never holds: no \`${never}\` meets all that is asked of it`;
  const lines = found('never-holds', { rules: [{ ...RULE, condition: { and: asked } }] });
  expect(lines).toEqual(never === undefined ? [] : [says]);
});

test.each([
  { when: { score: 'total', op: 'gte', value: 0 }, isFound: true },
  { when: { score: 'total', op: 'lte', value: 1 }, isFound: true },
  { when: { score: 'total', op: 'gte', value: 0.1 }, isFound: false },
  { when: { field: 'a', op: 'gte', value: 0 }, isFound: false },
])('an outcome behind one that every trial fits: $when', ({ when, isFound }) => {
  const outcomes = [{ name: 'fine', when }, { name: 'other', when: { field: 'a', op: 'exists' } }, { name: 'rest' }];
  const what = 'every trial fits the outcome `fine`, and none comes to those behind it';
  expect(found('outcome-unreachable', { outcomes })).toEqual(
    isFound ? [`/outcomes/0 outcome-unreachable: ${what}`] : [],
  );
});

test.each([
  { versions: ['1.1.0', '1.0.0', '0.9.0'], says: [] },
  { versions: ['1.1.0', '1.1.0'], says: [] },
  {
    versions: ['1.0.0', '1.1.0'],
    says: ['/changelog/1 changelog-order: the changelog is not newest first: 1.1.0 stands below an older version'],
  },
  {
    versions: ['1.10.0', '1.1.0'],
    says: ['/changelog/0 changelog-order: the changelog speaks of version 1.10.0, and the rubric is 1.1.0'],
  },
])('a changelog of $versions', ({ versions, says }) => {
  const changelog = versions.map((version) => ({ version, date: '2026-01-01', change: 'x' }));
  expect(found('changelog-order', { changelog })).toEqual(says);
});

test.each([
  { op: 'gte', value: 60, says: 'Scores are 0 to 1, not percent: write 0.6' },
  { op: 'lt', value: 12.5, says: 'Scores are 0 to 1, not percent: write 0.125' },
  { op: 'gte', value: 4, says: 'Compare it with a number from 0 to 1' },
  { op: 'gt', value: 1, says: 'Compare it with a number from 0 to 1' },
  { op: 'lt', value: 0, says: 'Compare it with a number from 0 to 1' },
  { op: 'gte', value: -1, says: 'Compare it with a number from 0 to 1' },
  { op: 'eq', value: 100, says: 'Scores are 0 to 1, not percent: write 1' },
])('a bound that every score meets or none: $op $value', ({ op, value, says }) => {
  const tree = { if: { not: { score: 'brief', op, value } }, then: END, else: END };
  expect(scaleFindings({ tree })).toEqual([
    `/tree/if/not/value: the score of \`brief\` is 0 to 1: \`${op} ${value}\` is the same for every score. ${says}`,
  ]);
});

test.each([
  { score: 'total', op: 'gte', value: 0.75 },
  { score: 'total', op: 'eq', value: 0 },
  { score: 'total', op: 'eq', value: 1 },
  { score: 'total', op: 'gte', value: 1 },
  { score: 'total', op: 'gte', value: { field: 'least' } },
  { field: 'points', op: 'gte', value: 60 },
])('a bound that scores may meet or not: $score$field $op $value', (when) => {
  expect(scaleFindings({ outcomes: [{ name: 'good', when }, { name: 'bad' }] })).toEqual([]);
});

test.each([
  { weights: [60, 40, -30], says: ['/rules/0/weight: rule `r0` weighs 60: alone it takes the score'] },
  { weights: [0.5, -1.5], says: ['/rules/1/weight: rule `r1` weighs -1.5: alone it takes the score'] },
  { weights: [1, -1, 0.25], says: [] },
])('rules that weigh $weights', ({ weights, says }) => {
  const rules = weights.map((weight, index) => ({ ...RULE, name: `r${index}`, weight }));
  expect(scaleFindings({ rules })).toEqual(
    says.map((start) => `${start}, which is 0 to 1, to its end. Weights of rules are shares of 1, not points`),
  );
});

const END = { score: 1, label: 'end' };

function scaleFindings(value: Keys): readonly string[] {
  const found = lintRubric({ ...SOURCE, value }).filter(({ code }) => code === 'out-of-scale');
  return found.map(({ what, next, where }) => `${where.file}: ${what}. ${next.split(/, both|: of/, 1)}`);
}

test.each([
  { op: 'eq', value: '“thank you”', says: 'the curly quotes of `“thank you”` are part of the text' },
  {
    op: 'contains_any',
    value: ['thanks', '‘thank you’'],
    says: 'the curly quotes of `‘thank you’` are part of the text',
  },
  {
    op: 'eq',
    value: 'ground_truth.time',
    says: '`ground_truth.time` is a text. The fact is `{ field: ground_truth.time }`',
  },
  { op: 'in', value: ['plan.name'], says: '`plan.name` is a text. The fact is `{ field: plan.name }`' },
  { op: 'eq', value: 'yes', says: '`yes` is a text. Booleans are `true` and `false`' },
  { op: 'ne', value: 'Off', says: '`Off` is a text. Booleans are `true` and `false`' },
  { op: 'contains', value: 'yes', says: undefined },
  { op: 'eq', value: 'output.json', says: undefined },
  { op: 'eq', value: 'ground_truth', says: undefined },
  { op: 'eq', value: 'ground_truth..', says: undefined },
  { op: 'eq', value: true, says: undefined },
])('a text without quotes that looks like something else: $op $value', ({ op, value, says }) => {
  const condition = { field: 'a', op, value };
  const file = { contract: { properties: { plan: {} } }, rules: [{ ...RULE, condition }] };
  const misread = (isBare: boolean) =>
    lintRubric({ ...SOURCE, value: file, isBare: () => isBare }).filter(({ code }) => code === 'misread-text');
  expect(misread(true).map(({ what, next }) => `${what}. ${next}`)).toEqual(
    says === undefined ? [] : [expect.stringContaining(says)],
  );
  expect(misread(false)).toEqual([]);
});

test('the name of a tool, or of a file in a text, is no fact', () => {
  const file = {
    contract: { properties: { orders: {} } },
    rules: [{ ...RULE, condition: { trace: { exists: { tool: 'orders.create', text: 'usage.md' } } } }],
  };
  const found = lintRubric({ ...SOURCE, value: file, isBare: () => true });
  expect(found.filter(({ code }) => code === 'misread-text')).toEqual([]);
});
