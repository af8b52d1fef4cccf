import { describe, expect, test } from 'vitest';
import {
  type Answers,
  answerOfModels,
  isRecorded,
  questionId,
  readAnswers,
  whyNone,
} from '../../../src/rubric/nodes/judge-answers.ts';

const QUESTION = 'Is it polite?';

describe('an answer that the trial records', () => {
  test.each<{ recorded: unknown; form: 'yes_no' | 'percent'; score: number | undefined }>([
    { recorded: true, form: 'yes_no', score: 1 },
    { recorded: [true, false], form: 'yes_no', score: 0 },
    { recorded: [true, false, true], form: 'yes_no', score: 1 },
    { recorded: 1, form: 'yes_no', score: undefined },
    { recorded: 75, form: 'percent', score: 0.75 },
    { recorded: [10, 90, 60, 70], form: 'percent', score: 0.6 },
    { recorded: 101, form: 'percent', score: undefined },
    { recorded: -1, form: 'percent', score: undefined },
    { recorded: [], form: 'percent', score: undefined },
    { recorded: { answer: true, question: ` ${QUESTION} ` }, form: 'yes_no', score: 1 },
    { recorded: { answer: true, question: 'Is it long?' }, form: 'yes_no', score: undefined },
    { recorded: [{ answer: true, question: 'Is it long?' }, false], form: 'yes_no', score: 0 },
  ])('$recorded as $form scores $score', ({ recorded, form, score }) => {
    expect(readAnswers(recorded, form, QUESTION)?.score).toBe(score);
  });

  test('comes with the first reason for the answer that counts', () => {
    const votes = [
      { answer: false, reason: 'curt' },
      { answer: true, reason: '' },
      { answer: true, reason: 'greets' },
    ];
    expect(readAnswers(votes, 'yes_no', QUESTION)?.reason).toBe('greets');
  });

  test.each<[unknown, boolean]>([
    [undefined, false],
    [null, false],
    [{ answer: null }, false],
    [{ answer: true, question: 'Is it long?' }, false],
    [[], true],
    ['rubbish', true],
    [false, true],
  ])('%j counts as recorded: %s', (recorded, expected) => {
    expect(isRecorded(recorded, QUESTION)).toBe(expected);
  });

  test.each<[unknown, string]>([
    [undefined, 'judge.a is absent'],
    [{ answer: null, reason: 'rate limit' }, 'rate limit'],
    [{ answer: true, question: 'Is it long?' }, /^judge\.a \(.*\) does not answer "Is it polite\?"$/ as never],
    ['yes', 'judge.a ("yes") is not true or false'],
  ])('%j gives the reason why there is no answer', (recorded, reason) => {
    expect(whyNone('judge.a', recorded, 'yes_no', QUESTION)).toMatch(reason);
  });
});

describe('a panel of models', () => {
  const says = (score: number, reason = ''): Answers => ({ given: [score], score, reason });

  test.each<[string, readonly (Answers | undefined)[], number | undefined]>([
    ['the majority decides', [says(1), says(0), says(1)], 1],
    ['a tie is a no', [says(1), says(0)], 0],
    ['numbers give the lower median', [says(0.6), says(0.8)], 0.6],
    ['a missing answer that changes nothing is left out', [says(1), says(1), undefined], 1],
    ['a missing answer that decides leaves it open', [says(1), says(0), undefined], undefined],
  ])('%s', (_, answers, score) => {
    expect(answerOfModels(answers)?.score).toBe(score);
  });

  test('gives a reason of a model that agrees with it', () => {
    expect(answerOfModels([says(0, 'curt'), says(1), says(1, 'greets')])?.reason).toBe('greets');
  });
});

test('a question has another id for other facts, another form and another model', () => {
  const question = { question: QUESTION, form: 'yes_no' as const };
  const ids = [
    questionId(question, ['output']),
    questionId(question, ['input', 'output']),
    questionId({ ...question, form: 'percent' }, ['output']),
    questionId({ ...question, model: 'a' }, ['output']),
  ];
  expect(new Set(ids).size).toBe(4);
  expect(questionId({ ...question, model: null }, ['output'])).toBe(ids[0]);
});
