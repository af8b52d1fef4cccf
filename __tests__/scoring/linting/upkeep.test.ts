import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import { findings, findingsOf, META, RULE, sourceOf } from './lint-source-of.ts';

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
  const due = lintRubric(sourceOf({ threshold })).find(({ code }) => code === 'review-due');
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

test('steps and derived facts that nothing refers to are named', () => {
  const steps = {
    read: { tool: 'get_*' },
    write: { tool: 'set_*' },
    noted: { tool: 'note', args: { a: { field: 'sum' } } },
  };
  const derive = { sum: { expr: 'size(trace)' }, twice: { expr: 'sum * 2' }, spare: { expr: '1' } };
  const condition = { and: [{ trace: { exists: { is: 'write' } } }, { trace: { absence: { is: 'noted' } } }] };
  expect(findingsOf('unused-name', { steps, derive, rules: [{ ...RULE, condition }] })).toEqual([
    '/steps/read advice unused-name',
    '/derive/twice advice unused-name',
    '/derive/spare advice unused-name',
  ]);
});

test.each([
  { weights: [60, 40, -30], finds: ['/rules/0/weight warning rule-outweighs-score'] },
  { weights: [0.5, -1.5], finds: ['/rules/1/weight warning rule-outweighs-score'] },
  { weights: [1, -1, 0.25], finds: [] },
])('rules that weigh $weights', ({ weights, finds }) => {
  const rules = weights.map((weight, index) => ({ ...RULE, name: `r${index}`, weight }));
  expect(findingsOf('rule-outweighs-score', { rules })).toEqual(finds);
});
