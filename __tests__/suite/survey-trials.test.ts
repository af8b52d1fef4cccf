import { expect, test } from 'vitest';
import { surveyTrials } from '../../src/suite/survey-trials.ts';
import type { Trial } from '../../src/suite/trial.ts';

const trialsOf = (...facts: readonly object[]): readonly Trial[] =>
  facts.map((own, index) => ({ scenario: `s-${index % 2}`, trial: index, error: null, ...own }));
const crash = { kind: 'agent', message: 'boom', classified: true };

test('counts trials, scenarios, trials without an error, verdicts and outputs, and keeps the first bad verdict', () => {
  const trials = trialsOf(
    { error: crash, output: 'x', harness: { passed: 1 } },
    { harness: { passed: true }, output: '' },
    { harness: { passed: 'yes' }, output: null },
    { harness: { passed: 0 } },
    { harness: { passed: null } },
  );
  expect(surveyTrials(trials)).toEqual({
    trials: 5,
    failed: 0,
    errors: { agent: 1, infrastructure: 0, judge: 0 },
    scenarios: 2,
    withoutError: 4,
    verdicts: 1,
    passed: 1,
    badVerdict: trials[2],
    outputs: 1,
    shared: [],
  });
});

test.each([
  {
    name: 'a key on both sides',
    facts: [{ ground_truth: { a: 1, b: 2 }, final_state: { a: 3, c: 2 } }],
    shared: ['a'],
  },
  {
    name: 'a key that every trial has, in the order of the first ground truth',
    facts: [
      { ground_truth: { c: 1, a: 1, b: 1 }, final_state: { a: 1, b: 1, c: 1 } },
      { ground_truth: { a: null, c: 1 }, final_state: { b: 1, c: 1, a: 1 } },
    ],
    shared: ['c', 'a'],
  },
  {
    name: 'a key that the final state of one trial lacks',
    facts: [
      { ground_truth: { a: 1, b: 1 }, final_state: { b: 1 } },
      { ground_truth: { a: 1, b: 1 }, final_state: { a: 1 } },
    ],
    shared: ['a', 'b'],
  },
  {
    name: 'a key where one trial has no final state, or one that is a text',
    facts: [
      { ground_truth: { a: 1 } },
      { ground_truth: { a: 1 }, final_state: { a: 1 } },
      { ground_truth: { a: 1 }, final_state: 'a' },
    ],
    shared: ['a'],
  },
  {
    name: 'nothing where one valid trial has no ground truth',
    facts: [{ ground_truth: { a: 1 }, final_state: { a: 1 } }, { final_state: { a: 1 } }],
    shared: [],
  },
  { name: 'nothing that no final state has', facts: [{ ground_truth: { a: 1 }, final_state: { b: 1 } }], shared: [] },
  {
    name: 'what crashed trials cannot have',
    facts: [{ error: crash }, { ground_truth: { a: 1 }, final_state: { a: 1 } }],
    shared: ['a'],
  },
  {
    name: 'nothing that only the language gives to an object',
    facts: [{ ground_truth: { toString: 1 }, final_state: {} }],
    shared: [],
  },
  { name: 'nothing of texts', facts: [{ ground_truth: 'a', final_state: 'a' }], shared: [] },
  { name: 'nothing of lists', facts: [{ ground_truth: ['a'], final_state: ['a'] }], shared: [] },
])('finds shared $name', ({ facts, shared }) => {
  expect(surveyTrials(trialsOf(...facts)).shared.map(({ key }) => key)).toEqual(shared);
});

test.each([
  { name: 'lists everywhere', states: [[], ['a']], isList: true },
  { name: 'a list here and a text there', states: [['a'], 'a'], isList: false },
  { name: 'a text here and a list there', states: ['a', ['a']], isList: false },
  { name: 'a list in the only state that holds it, the second', states: [undefined, ['a']], isList: true },
  { name: 'a list in the only state that holds it, the first', states: [['a'], undefined], isList: true },
])('knows $name', ({ states, isList }) => {
  const facts = states.map((a) => ({ ground_truth: { a: [] }, final_state: { a } }));
  expect(surveyTrials(trialsOf(...facts)).shared).toEqual([{ key: 'a', isList }]);
});
