import { expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { questionId, shownHash } from '../../src/rubric/nodes/judge-answers.ts';
import { knownCase, proposeLabels } from '../../src/scoring/propose-labels.ts';
import { ANSWERS, type Trial } from '../../src/suite/trial.ts';

const polite = { weight: 1, question: 'Polite?', judge: 'yes_no', sees: ['output'] };
const rubricOf = (criteria: object) =>
  loadRubric(
    'r.yml',
    JSON.stringify({ rubric: 'manner', version: '1.0.0', metric: 'M', weights: 'relative', criteria }),
  );
const RUBRIC = rubricOf({ polite });
const ID = questionId({ question: 'Polite?', form: 'yes_no' }, ['output']);

/** A trial with this output, and the votes of a model on it. */
const trial = (scenario: string, output: string, answers: readonly boolean[], more: object = {}): Trial => {
  const vote = { model: 'm', question: 'Polite?', reason: '', shown: shownHash({ output }) };
  return {
    scenario,
    trial: 0,
    output,
    error: null,
    [ANSWERS]: { [ID]: answers.map((answer) => ({ ...vote, answer })) },
    ...more,
  };
};
const NONE = { flipped: new Set<string>(), labelled: new Set<string>() };
const found = (trials: readonly Trial[], known = NONE, rubric = RUBRIC) =>
  proposeLabels(rubric, rubric.judged, trials, known).map(({ scenario, why }) => [scenario, why]);

test('proposes disagreeing votes, then flips, then rare answers, then any', () => {
  const many = ['a', 'b', 'c', 'd'].map((name) => trial(name, name, [true]));
  const trials = [...many, trial('no', 'no', [false]), trial('split', 'split', [true, false, true])];
  expect(found(trials, { ...NONE, flipped: new Set(['c', 'split']) }).slice(0, 3)).toEqual([
    ['split', 'votes disagree'],
    ['c', 'its scenario flipped'],
    ['no', 'rare answer'],
  ]);
  expect(found(trials)).toHaveLength(6);
});

test('proposes twenty at most, the same in any order of the trials, and none that has a label', () => {
  const trials = Array.from({ length: 30 }, (_, index) => trial(`s${index}`, `o${index}`, [true]));
  const first = found(trials);
  expect([first.length, found(trials.toReversed())]).toEqual([20, first]);
  const labelled = new Set(trials.slice(0, 25).map(({ output }) => knownCase('polite', { output: output as string })));
  expect(found(trials, { ...NONE, labelled })).toHaveLength(5);
});

test('gives the question, its facts and an open label, once for the same facts', () => {
  const [line, ...others] = proposeLabels(
    RUBRIC,
    RUBRIC.judged,
    [trial('a', 'Hi', [true]), trial('b', 'Hi', [false])],
    NONE,
  );
  expect(others).toEqual([]);
  expect(line).toEqual({
    ...{ key: 'polite', question: 'Polite?', facts: { output: 'Hi' } },
    ...{ label: null, by: '', when: '', scenario: 'b', why: 'votes disagree' },
  });
});

test('knows recorded answers, and proposes nothing that no model may see', () => {
  const recorded = { scenario: 'a', trial: 0, output: 'Hi', error: null, judge: { polite: [true, false] } };
  expect(found([recorded])).toEqual([['a', 'votes disagree']]);
  const bare = rubricOf({ polite: { weight: 1, question: 'Polite?', judge: 'yes_no' } });
  expect(found([recorded], NONE, bare)).toEqual([]);
});

test('asks about each item of an `each`, and what follows from an answer', () => {
  const rubric = rubricOf({
    turns: {
      weight: 1,
      each: { over: { turns: 'assistant' }, as: 'turn', node: { question: 'Kind?', judge: 'yes_no' } },
    },
    polite,
    short: { weight: 1, question: 'Short?', judge: 'yes_no', sees: ['output'], when: { passed: 'polite' } },
  });
  const trace = ['Hi', 'Bye'].map((text) => ({ type: 'message', role: 'assistant', text }));
  const keys = (answers: readonly boolean[]) =>
    proposeLabels(rubric, rubric.judged, [trial('a', 'x', answers, { trace })], NONE)
      .map(({ key }) => key)
      .sort();
  expect(keys([true])).toEqual(['polite', 'short', 'turns', 'turns']);
  expect(keys([false])).toEqual(['polite', 'turns', 'turns']);
});
