import { expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { draftCases, draftRubric } from '../../src/scoring/draft-rubric.ts';
import { examineRubric } from '../../src/scoring/testing/examine-rubric.ts';
import { surveyTrials } from '../../src/suite/survey-trials.ts';
import { editorMarks } from '../support/editor-check.ts';

const SCHEMA = 'https://example.com/x.schema.json';
const SIMPLE = [{ key: 'a', isList: false }];

const draftOf = (...keys: readonly string[]) =>
  draftRubric(
    's',
    keys.map((key) => ({ key, isList: false })),
    SCHEMA,
  );

test.each([
  { suite: 'booking', id: 'booking' },
  { suite: 'My Booking_app.v2', id: 'my-booking-app-v2' },
  { suite: '2024 agents', id: 'suite-2024-agents' },
  { suite: `a${'-b'.repeat(49)}`, id: `a${'-b'.repeat(31)}` },
])('the suite $suite has the rubric $id', ({ suite, id }) => {
  const draft = draftRubric(suite, SIMPLE, SCHEMA);
  expect(loadRubric('x.yml', draft.text).id).toBe(id);
  expect(draft.id).toBe(id);
});

test('one question is the whole score, several count alike', () => {
  expect(loadRubric('x.yml', draftOf('a').text).written).not.toHaveProperty('weights');
  expect(loadRubric('x.yml', draftOf('a', 'b', 'c').text).written).toMatchObject({
    weights: 'relative',
    criteria: { a: { weight: 1 }, b: { weight: 1 }, c: { weight: 1 } },
  });
});

test('lists are compared as sets, whatever else as it is', () => {
  const draft = draftRubric('s', [...SIMPLE, { key: 'b', isList: true }], SCHEMA);
  expect(draft.criteria.map(({ op }) => op)).toEqual(['eq', 'same_items']);
  expect(draft.text).toContain(
    'pass_when: { field: final_state.b, op: same_items, value: { field: ground_truth.b } }\n',
  );
  expect(draft.isPlaceholder).toBe(false);
});

test.each([
  {
    name: 'words',
    facts: ['bookedTime', 'booked-time', 'booked time'],
    keys: ['booked_time', 'booked_time_2', 'booked_time_3'],
  },
  { name: 'reserved words', facts: ['total', 'Prototype'], keys: ['fact_total', 'fact_prototype'] },
  { name: 'digits and other scripts', facts: ['2nd', '時間', '場所'], keys: ['fact_2nd', 'fact_', 'fact__2'] },
  { name: 'a long name', facts: ['x'.repeat(90)], keys: ['x'.repeat(50)] },
])('facts named by $name make criteria that a rubric may have', ({ facts, keys }) => {
  const draft = draftOf(...facts);
  expect(draft.criteria.map(({ key }) => key)).toEqual(keys);
  expect(loadRubric('x.yml', draft.text).criteria.map(({ key }) => key)).toEqual(keys);
});

test('what a path cannot name is not asked for; where nothing is left, an output is', () => {
  const draft = draftOf('a.b', '', '__proto__', '007', 'c');
  expect(draft.criteria.map(({ compares }) => compares)).toEqual(['c']);
  expect(draft.leftOut).toEqual(['a.b', '', '__proto__', '007']);
  const { isPlaceholder, criteria } = draftOf('a.b');
  expect([isPlaceholder, criteria.map(({ key }) => key)]).toEqual([true, ['answered']]);
});

test('a rubric has no more questions than it may have', () => {
  const keys = Array.from({ length: 250 }, (_, index) => `k${index}`);
  const draft = draftOf(...keys);
  expect(loadRubric('x.yml', draft.text).criteria).toHaveLength(200);
  expect(draft.leftOut).toEqual(keys.slice(200));
});

/** What the cases of a drafted rubric say, drafted from trials. */
function examined(...facts: readonly object[]) {
  const trials = facts.map((own, index) => ({ scenario: `s/${index}`, trial: 1, error: null, ...own }));
  const { shared, first } = surveyTrials(trials);
  if (first === null) throw new Error('no trial');
  const draft = draftRubric('s', shared, SCHEMA);
  const rubric = loadRubric('s.yml', draft.text);
  const text = draftCases(draft, { rubric, trial: first, schema: SCHEMA });
  const found = examineRubric({
    rubric: { file: 's.yml', text: draft.text },
    test: { file: 's.test.yml', text },
  });
  expect(editorMarks('rubric', rubric.written)).toEqual([]);
  expect(found.mismatches).toEqual([]);
  return { text, found };
}

const both = (a: unknown) => ({ ground_truth: { a }, final_state: { a } });

test.each([
  { name: 'a text', facts: both('x') },
  { name: 'the very text that stands for another', facts: both('another') },
  { name: 'a number', facts: both(3) },
  { name: 'zero', facts: both(0) },
  { name: 'a boolean', facts: both(false) },
  { name: 'null', facts: both(null) },
  { name: 'a list', facts: both(['x']) },
  { name: 'an empty list', facts: both([]) },
  { name: 'an object', facts: both({ x: [1] }) },
  { name: 'an empty object', facts: both({}) },
  { name: 'a fact that is wrong', facts: { ground_truth: { a: 1 }, final_state: { a: 2 } } },
  { name: 'an output', facts: { output: 'Done.' } },
  { name: 'an empty output', facts: { output: '' } },
  { name: 'an output that is no text', facts: { output: { rows: [] } } },
  { name: 'no fact at all', facts: {} },
])('cases of $name hold, and see the question both to pass and to fail', ({ facts }) => {
  const { found } = examined(facts);
  expect(found).toMatchObject({ cases: 2, nodes: [{ passed: 1, failed: 1 }] });
});

test.each([
  { name: 'a text', value: 'x' },
  { name: 'a list', value: ['x'] },
])(
  'a fact that the first trial has not reached is wrong in its case, and right in the changed one: $name',
  ({ value }) => {
    const wanted = { ground_truth: { a: value } };
    const { text } = examined({ ...wanted, final_state: {} }, { ...wanted, final_state: { a: value } });
    expect(text.match(/expect: .*/g)).toEqual([
      'expect: { score: 0, criteria: { a: fail } }',
      'expect: { score: 1, criteria: { a: pass } }',
    ]);
  },
);

test('a case changes one fact that is right, and leaves those that are wrong', () => {
  const { text } = examined({
    ground_truth: { a: 1, b: 2, c: 3 },
    final_state: { a: 0, b: 2, c: 3, d: 4 },
    input: 'x',
  });
  expect(text.split('\n').slice(2).join('\n')).toBe(`rubric: s
cases:
  - name: s/0, trial 1
    trial:
      ground_truth:
        a: 1
        b: 2
        c: 3
      final_state:
        a: 0
        b: 2
        c: 3
    expect: { score: 0.666666666667, criteria: { a: fail, b: pass, c: pass } }
  - name: s/0, trial 1, with another final_state.b
    trial:
      ground_truth:
        a: 1
        b: 2
        c: 3
      final_state:
        a: 0
        b: 0
        c: 3
    expect: { score: 0.333333333333, criteria: { a: fail, b: fail, c: pass } }
`);
});

test('of a long output only the beginning stands in a case, and no half of a character', () => {
  const { text } = examined({ output: `${'x'.repeat(199)}😀${'y'.repeat(1000)}` });
  expect(text).toContain(`output: ${'x'.repeat(199)}\n`);
});
