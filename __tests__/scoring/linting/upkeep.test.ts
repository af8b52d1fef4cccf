import { expect, test } from 'vitest';
import { loadRubric } from '../../../src/rubric/load-rubric.ts';
import { lintRubric } from '../../../src/scoring/linting/lint-rubric.ts';
import { findings, findingsOf, LONG, META, REASON, RULE, sourceOf } from './lint-source-of.ts';

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
