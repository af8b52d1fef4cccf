import { describe, expect, test } from 'vitest';
import type { Asking } from '../../src/rubric/evaluation.ts';
import { type JudgeVote, shownHash } from '../../src/rubric/nodes/judge-answers.ts';
import { openQuestions, questionsOf, withAnswers, withoutStale, withStored } from '../../src/scoring/answer-trial.ts';
import { ANSWERS, type Trial } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';
import { question } from '../support/asking-place.ts';

const vote = (answer: boolean, shown = {}): readonly JudgeVote[] => [
  { answer, model: 'm', question: 'Polite?', reason: '', shown: shownHash(shown) },
];

const asked = (id: string, shown = {}, isOfItems = false): Asking => ({
  id,
  key: id,
  question: 'Polite?',
  form: 'yes_no',
  model: null,
  isOfItems,
  shown,
});

describe('answers are put to a trial', () => {
  test('beside those that it has, in one order whatever came first', () => {
    const votes = vote(true);
    const one = withAnswers(withAnswers(trialOf(), [[asked('b'), votes]]), [[asked('a'), votes]]);
    const other = withAnswers(trialOf(), [
      [asked('b'), votes],
      [asked('a'), votes],
    ]);
    expect(JSON.stringify(one[ANSWERS])).toBe(JSON.stringify({ a: votes, b: votes }));
    expect(JSON.stringify(other[ANSWERS])).toBe(JSON.stringify({ a: votes, b: votes }));
    expect(Object.keys(withAnswers(one, [[asked('c'), votes]])[ANSWERS] ?? {})).toEqual(['a', 'b', 'c']);
  });

  test('in place of older ones to the same, and leave the trial itself as it is', () => {
    const trial = withAnswers(trialOf(), [[asked('a'), vote(false)]]);
    expect(withAnswers(trial, [[asked('a'), vote(true)]])[ANSWERS]).toEqual({ a: vote(true) });
    expect(trial[ANSWERS]).toEqual({ a: vote(false) });
  });

  test('for each item, in one order whatever came first', () => {
    const [first, second] = [{ turn: 'Hi.' }, { turn: 'Bye.' }];
    const about = (...shown: readonly object[]) =>
      shown.reduce<Trial>(
        (trial, one) => withAnswers(trial, [[asked('a', one, true), vote('turn' in one && one.turn === 'Hi.', one)]]),
        trialOf(),
      )[ANSWERS];
    expect(about(first, second)).toEqual(about(second, first, second));
    expect(about(first, second)?.a).toHaveLength(2);
  });
});

describe('what is open', () => {
  const polite = question('Polite?');
  const rubric = rubricOf({ criteria: { polite } });

  test('is all that the verdicts of the rubrics need, each once', () => {
    const same = rubricOf({ rubric: 'same', criteria: { other: polite } });
    const two = rubricOf({ rubric: 'two', weights: 'relative', criteria: { a: question('A?'), b: question('B?') } });
    const open = openQuestions([rubric, same, two], trialOf({ output: 'Hi.' }));
    expect(open.map(({ question: asked, shown }) => [asked, shown])).toEqual([
      ['Polite?', { output: 'Hi.' }],
      ['A?', { output: 'Hi.' }],
      ['B?', { output: 'Hi.' }],
    ]);
  });

  test('is nothing that only whoever made the trial can answer', () => {
    const own = rubricOf({ criteria: { polite: { ...polite, sees: undefined } } });
    expect(openQuestions([own], trialOf())).toEqual([]);
  });

  test.each([
    { name: 'a criterion', keys: { criteria: { polite } }, is: true },
    { name: 'a node', keys: { nodes: { polite: { ...polite, weight: undefined } } }, is: true },
    { name: 'none', keys: {}, is: false },
    { name: 'one that sees nothing', keys: { criteria: { polite: { ...polite, sees: undefined } } }, is: false },
  ])('is looked for where a rubric has a question: $name', ({ keys, is }) => {
    expect(questionsOf([rubricOf(keys)]).length > 0).toBe(is);
  });
});

describe('an answer is stale', () => {
  const rubric = rubricOf({ criteria: { polite: question('Polite?') } });
  const [{ id } = { id: '' }] = questionsOf([rubric]);
  const kept = (votes: unknown, output: string) =>
    withoutStale([rubric], withStored(trialOf({ output }), { [id]: votes }))[ANSWERS];

  test.each([
    { name: 'not where the same is shown', votes: vote(true, { output: 'Hi.' }), is: [id] },
    { name: 'where something else was', votes: vote(true, { output: 'sha256:0011' }), is: [] },
    { name: 'where nothing was', votes: vote(true, { output: null }), is: [] },
    { name: 'where one of several votes is', votes: [...vote(true, { output: 'Hi.' }), ...vote(true)], is: [] },
    { name: 'where it is none', votes: 'yes', is: [] },
  ])('$name', ({ votes, is }) => {
    expect(Object.keys(kept(votes, 'Hi.') ?? {})).toEqual(is);
  });

  test('and no other is', () => {
    const trial = withStored(trialOf({ output: 'Hi.' }), { other: vote(true) });
    expect(withoutStale([rubric], trial)).toBe(trial);
    expect(withoutStale([rubric], trialOf())[ANSWERS]).toBeUndefined();
  });
});
