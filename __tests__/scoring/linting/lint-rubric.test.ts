import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import type { LintSource } from '../../../src/scoring/linting/lint-source.ts';

type Keys = Readonly<Record<string, unknown>>;

const RULE = { name: 'kind', weight: 1, condition: { field: 'kind', op: 'eq', value: true } };
const META = { name: 'listed', version: '1.1.0', author: '@me', created_at: '2026-01-01' };

const SOURCE: Omit<LintSource, 'value'> = {
  placeOf: (pointer) => ({ file: pointer }),
  rubric: null,
  today: '2026-11-21',
  stored: null,
  seen: null,
  asksModel: false,
  require: [],
};

/** Every finding as `PLACE LEVEL CODE`. */
function findings(value: Keys, more: Partial<LintSource> = {}): readonly string[] {
  return lintRubric({ ...SOURCE, value, ...more }).map(({ code, level, where }) => `${where.file} ${level} ${code}`);
}

/** The same, of a rubric that loads, for one code. */
function found(code: string, more: Keys): readonly string[] {
  const value = { meta: META, rules: [RULE], ...more };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  return findings(value, { rubric }).filter((line) => line.endsWith(` ${code}`));
}

test.each([
  { review_by: '2026-11-20', isDue: true },
  { review_by: '2026-11-21', isDue: false },
  { review_by: '01/02/2027', isDue: false },
  { review_by: 'soon', isDue: false },
  { review_by: '2026', isDue: false },
])('a threshold to review by $review_by', ({ review_by, isDue }) => {
  const found = findings({ meta: META, threshold: { value: 0.5, review_by } });
  expect(found).toEqual([
    '/threshold advice threshold-undocumented',
    ...(isDue ? ['/threshold/review_by warning review-due'] : []),
  ]);
});

test('a review that is due names the owner', () => {
  const threshold = { value: 0.5, review_by: '2026-11-20', owner: '@me' };
  const due = lintRubric({ ...SOURCE, value: { threshold } }).find(({ code }) => code === 'review-due');
  expect(due?.what).toContain('@me');
});

test.each([
  { version: '1.0.9', finds: [] },
  { version: '1.1.0', finds: ['/meta/version error no-version-bump'] },
  { version: '2.0.0', finds: ['/meta/version error no-version-bump'] },
])('version 1.1.0 of a rubric that differs from version $version of main', ({ version, finds }) => {
  const value = { meta: META, rules: [RULE] };
  const rubric = loadRubric('r.yml', JSON.stringify(value));
  const written = rubric.written;
  expect(findings(value, { rubric, stored: { version, hash: 'other', written } })).toEqual(finds);
  expect(findings(value, { rubric, stored: { version, hash: rubric.hash, written } })).toEqual([]);
});

const THRESHOLD = { value: 0.5, rationale: 'Users call', calibrated_on: 'October', calibrated_at: '2026-10-01' };

test.each([
  ['a rule that changed under its version', { rules: [{ ...RULE, weight: 0.5, version: '1' }] }, ['old-version']],
  ['a rule that changed with its version', { rules: [{ ...RULE, weight: 0.5, version: '2' }] }, []],
  ['only the words of a rule', { rules: [{ ...RULE, version: '1', rationale: 'Because', question: 'Kind?' }] }, []],
  ['a rule without a version', { rules: [{ ...RULE, weight: 0.5 }] }, []],
  ['a threshold under its old rationale and data', { threshold: { ...THRESHOLD, value: 0.6 } }, ['old-rationale']],
  ['a threshold under its old data', { threshold: { ...THRESHOLD, value: 0.6, rationale: 'New' } }, ['old-rationale']],
  [
    'a threshold under its old rationale',
    { threshold: { ...THRESHOLD, value: 0.6, calibrated_at: '2026-11-01' } },
    ['old-rationale'],
  ],
  [
    'a threshold with another rationale and calibration',
    { threshold: { ...THRESHOLD, value: 0.6, rationale: 'New', calibrated_at: '2026-11-01' } },
    [],
  ],
  ['a threshold without documentation', { threshold: 0.6 }, []],
])('%s, in a rubric of a new version', (_, changed, codes) => {
  const main = { meta: { ...META, version: '1.0.0' }, threshold: THRESHOLD, rules: [{ ...RULE, version: '1' }] };
  const value = { ...main, meta: META, ...changed };
  const [stored, rubric] = [main, value].map((one) => loadRubric('r.yml', JSON.stringify(one)));
  const old = findings(value, { rubric: rubric ?? null, stored: stored ?? null }).filter((line) =>
    line.includes(' old-'),
  );
  expect(old.map((line) => line.split(' ').at(-1))).toEqual(codes);
});

const LONG = { field: 'output', measure: 'words', op: 'lte', value: 72 };
const REASON = {
  rationale: 'Longer answers were not read',
  calibrated_on: 'October',
  owner: '@me',
  review_by: '2027-01-01',
};

test.each([
  {
    name: 'under its old rationale and data',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, value: 68, cutoff: REASON },
    finds: ['/rules/0/condition/value warning old-rationale'],
  },
  {
    name: 'of a bound that now counts, under its old rationale',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, op: 'lt', cutoff: { ...REASON, calibrated_on: 'November' } },
    finds: ['/rules/0/condition/value warning old-rationale'],
  },
  {
    name: 'with another reason',
    main: { ...LONG, cutoff: REASON },
    now: { ...LONG, value: 68, cutoff: { ...REASON, rationale: 'New', calibrated_on: 'November' } },
    finds: [],
  },
  {
    name: 'of one of two, the other before it in the list',
    main: {
      and: [
        { field: 'n', op: 'gt', value: 5, cutoff: REASON },
        { ...LONG, cutoff: REASON },
      ],
    },
    now: {
      and: [
        { ...LONG, cutoff: REASON },
        { field: 'n', op: 'gt', value: 4, cutoff: REASON },
      ],
    },
    finds: ['/rules/0/condition/and/1/value warning old-rationale'],
  },
  { name: 'without any reason', main: LONG, now: { ...LONG, value: 68 }, finds: [] },
])('a changed number of a condition, $name', ({ main, now, finds }) => {
  const [stored, rubric] = [
    { version: '1.0.0', condition: main },
    { version: '1.1.0', condition: now },
  ].map(({ version, condition }) =>
    loadRubric('r.yml', JSON.stringify({ meta: { ...META, version }, rules: [{ ...RULE, condition }] })),
  );
  const value = { meta: META, rules: [{ ...RULE, condition: now }] };
  expect(findings(value, { rubric: rubric ?? null, stored: stored ?? null })).toEqual(finds);
});

test('only a new reason for a number of a condition needs no new version of the rule', () => {
  const ruleOf = (cutoff: object) => ({ ...RULE, version: '1', condition: { ...LONG, cutoff } });
  const main = { meta: { ...META, version: '1.0.0' }, rules: [ruleOf(REASON)] };
  const value = { meta: META, rules: [ruleOf({ ...REASON, rationale: 'Said better' })] };
  const [stored, rubric] = [main, value].map((one) => loadRubric('r.yml', JSON.stringify(one)));
  expect(findings(value, { rubric: rubric ?? null, stored: stored ?? null })).toEqual([]);
});

test.each([
  { name: 'a number that the policy asks nothing of', condition: LONG, require: [], finds: [] },
  {
    name: 'a number without a reason, where the policy requires one',
    condition: LONG,
    require: ['rationale' as const],
    finds: ['/rules/0/condition/value error threshold-undocumented', '/rules/0 error no-rationale'],
  },
  {
    name: 'a reason without a review, where the policy requires one',
    condition: { ...LONG, cutoff: { rationale: 'why' } },
    require: ['review' as const],
    finds: ['/rules/0/condition/cutoff error threshold-undocumented'],
  },
  {
    name: 'a review that is due',
    condition: { ...LONG, cutoff: { ...REASON, review_by: '2026-11-20' } },
    require: ['review' as const],
    finds: ['/rules/0/condition/cutoff/review_by error review-due'],
  },
  {
    name: 'whether there is one at all, which is no number to tune',
    condition: { field: 'citations', op: 'gte', value: 1 },
    require: ['review' as const],
    finds: [],
  },
  {
    name: "a number in the author's data",
    condition: { field: 'a', op: 'eq', value: { op: 'gt', field: 'b', value: 3 } },
    require: ['review' as const],
    finds: [],
  },
])('$name', ({ condition, require, finds }) => {
  expect(findings({ rules: [{ ...RULE, condition }] }, { require })).toEqual(finds);
});

test('what the policy requires is an error', () => {
  const value = { meta: META, threshold: { value: 0.5, review_by: '2026-11-20' }, rules: [RULE] };
  expect(findings(value)).toEqual([
    '/threshold advice threshold-undocumented',
    '/threshold/review_by warning review-due',
  ]);
  expect(findings(value, { require: ['review'] })).toEqual([
    '/threshold advice threshold-undocumented',
    '/threshold/review_by error review-due',
  ]);
  expect(findings(value, { require: ['rationale'] })).toEqual([
    '/threshold error threshold-undocumented',
    '/threshold/review_by warning review-due',
    '/rules/0 error no-rationale',
  ]);
  expect(findings({ ...value, threshold: 0.5 }, { require: ['review'] })).toEqual([
    '/threshold error threshold-undocumented',
  ]);
});

test('named nodes of opposite conditions contradict each other', () => {
  const nodes = {
    yes: { pass_when: { field: 'booked', op: 'eq', value: true } },
    no: { pass_when: { field: 'booked', op: 'ne', value: true } },
  };
  const opposite = (value: Keys) =>
    findings({ meta: META, nodes, ...value }).filter((line) => line.includes('opposite'));
  expect(opposite({ criteria: { a: { use: 'yes' }, b: { use: 'no' } } })).toHaveLength(1);
});

test.each([
  { name: 'no model is asked', node: { judge: 'yes_no' }, asksModel: false, finds: [] },
  { name: 'it says what the model sees', node: { judge: 'yes_no', sees: ['output'] }, asksModel: true, finds: [] },
  { name: 'no judge is asked', node: { pass_when: { field: 'a', op: 'exists' } }, asksModel: true, finds: [] },
  {
    name: 'the model would be asked',
    node: { judge: 'yes_no' },
    asksModel: true,
    finds: ['/criteria/tone/judge advice never-asked'],
  },
])('a judge without `sees`: $name', ({ node, asksModel, finds }) => {
  expect(findings({ meta: META, criteria: { tone: node } }, { asksModel })).toEqual(finds);
});

test('steps and derived facts that nothing refers to are named', () => {
  const steps = {
    read: { tool: 'get_*' },
    write: { tool: 'set_*' },
    noted: { tool: 'note', args: { a: { field: 'sum' } } },
  };
  const derive = { sum: { expr: 'size(trace)' }, twice: { expr: 'sum * 2' }, spare: { expr: '1' } };
  const condition = { and: [{ trace: { exists: { is: 'write' } } }, { trace: { absence: { is: 'noted' } } }] };
  expect(found('unused-name', { steps, derive, rules: [{ ...RULE, condition }] })).toEqual([
    '/steps/read advice unused-name',
    '/derive/twice advice unused-name',
    '/derive/spare advice unused-name',
  ]);
});

test.each([
  {
    asked: [
      { field: 'a', op: 'absent' },
      { field: 'a', op: 'exists' },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gt', value: 9 },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lt', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: true,
  },
  {
    asked: [
      { field: 'a', op: 'lte', value: 5 },
      { field: 'a', op: 'gte', value: 5 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 5 },
      { field: 'a', op: 'lt', value: 9 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'gt', value: 9 },
      { field: 'b', op: 'lt', value: 5 },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', op: 'exists' },
      { field: 'b', op: 'absent' },
    ],
    never: false,
  },
  {
    asked: [
      { field: 'a', measure: 'words', op: 'gt', value: 9 },
      { field: 'a', measure: 'lines', op: 'lt', value: 5 },
      { field: 'a', measure: 'lines', op: 'lt', value: { field: 'b' } },
    ],
    never: false,
  },
])('an `and` that nothing meets: $asked', ({ asked, never }) => {
  const lines = found('never-holds', { rules: [{ ...RULE, condition: { and: asked } }] });
  expect(lines).toEqual(never ? ['/rules/0/condition/and warning never-holds'] : []);
});

const END = { score: 1, label: 'end' };

test.each([
  { op: 'gte', value: 60 },
  { op: 'gt', value: 1 },
  { op: 'lt', value: 0 },
  { op: 'gte', value: -1 },
  { op: 'eq', value: 100 },
])('a comparison with the same answer for every score: $op $value', ({ op, value }) => {
  const tree = { if: { not: { score: 'brief', op, value } }, then: END, else: END };
  expect(findings({ tree })).toEqual(['/tree/if/not/value warning out-of-scale']);
});

test.each([
  { score: 'total', op: 'gte', value: 0.75 },
  { score: 'total', op: 'eq', value: 0 },
  { score: 'total', op: 'eq', value: 1 },
  { score: 'total', op: 'gte', value: 1 },
  { score: 'total', op: 'gte', value: { field: 'least' } },
  { field: 'points', op: 'gte', value: 60 },
])('a comparison that depends on the score: $score$field $op $value', (when) => {
  expect(findings({ outcomes: [{ name: 'good', when }, { name: 'bad' }] })).toEqual([]);
});

test.each([
  { weights: [60, 40, -30], finds: ['/rules/0/weight warning rule-outweighs-score'] },
  { weights: [0.5, -1.5], finds: ['/rules/1/weight warning rule-outweighs-score'] },
  { weights: [1, -1, 0.25], finds: [] },
])('rules that weigh $weights', ({ weights, finds }) => {
  const rules = weights.map((weight, index) => ({ ...RULE, name: `r${index}`, weight }));
  expect(found('rule-outweighs-score', { rules })).toEqual(finds);
});
