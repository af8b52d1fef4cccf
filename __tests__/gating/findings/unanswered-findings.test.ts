import { describe, expect, test } from 'vitest';
import {
  answersUnkept,
  answersUnread,
  questionsUnanswered,
  SEE_JUDGE,
  withCure,
} from '../../../src/gating/findings/unanswered-findings.ts';
import { many, run, type TrialSketch } from '../build-run.ts';

const missing = (why: string, times = 1) => Array.from({ length: times }, () => ({ why, next: `Mend ${why}` }));

describe('questions without an answer', () => {
  test('are no finding where there are none', () => {
    expect(questionsUnanswered(5, [])).toEqual([]);
  });

  test('are counted, with why and what to do about it', () => {
    expect(questionsUnanswered(1, missing('HTTP 400'))).toEqual([
      {
        code: 'judge-unanswered',
        effect: 'warn',
        what: '1 of 1 question for a judge has no answer: HTTP 400',
        expected: 'an answer: a trial that needs one and was not answered before has no verdict of its rubric',
        next: 'Mend HTTP 400',
      },
    ]);
    expect(questionsUnanswered(1200, missing('HTTP 400', 2))[0]).toMatchObject({
      what: expect.stringMatching(/^2 of 1.?200 questions for a judge have no answer: HTTP 400$/),
    });
  });

  test.each([
    { name: 'the most frequent first', whys: [...missing('a'), ...missing('b', 2)], is: 'b (2 times); a', next: 'b' },
    { name: 'in the order of the alphabet', whys: [...missing('b'), ...missing('a')], is: 'a; b', next: 'a' },
    { name: 'three at most', whys: ['d', 'c', 'b', 'a'].flatMap((why) => missing(why)), is: 'a; b; c', next: 'a' },
  ])('tell their reasons, $name, whatever came first', ({ whys, is, next }) => {
    for (const order of [whys, whys.toReversed()])
      expect(questionsUnanswered(9, order)).toMatchObject([
        { what: expect.stringMatching(`: ${is.replaceAll(/[()]/g, '\\$&')}$`), next: `Mend ${next}` },
      ]);
  });
});

test('answers that could not be read change no decision', () => {
  expect(answersUnread('1 line')).toMatchObject({ code: 'answers-unread', effect: 'notice', actual: '1 line' });
});

test('answers that could not be kept change no decision', () => {
  expect(answersUnkept('the disk is full')).toMatchObject({
    code: 'answers-unkept',
    effect: 'notice',
    actual: 'the disk is full',
  });
});

describe('a finding for want of answers', () => {
  const lacking = (questions: number, harness: number) => {
    const report = run(many(1, Array<TrialSketch>(questions + harness).fill('judge')));
    const unjudged = { trials: questions, rubrics: { 'task-completion': questions } };
    return { ...report, scenarios: report.scenarios.map((one) => ({ ...one, unjudged })) };
  };
  test.each([
    { name: 'what helps, where the gate asked itself', noted: true, questions: 2, next: 'Mend a' },
    { name: 'what helps, where most are questions of the gate', noted: true, questions: 2, harness: 1, next: 'Mend a' },
    { name: 'to look, where the run alone knows', noted: false, questions: 2, next: SEE_JUDGE },
    { name: "to look, where the harness's own judge failed", noted: true, questions: 0, harness: 2, next: SEE_JUDGE },
    { name: 'to look, where half are of either', noted: true, questions: 1, harness: 1, next: SEE_JUDGE },
  ])('says $name', ({ noted, questions, harness = 0, next }) => {
    const findings = [
      { code: 'nothing-scored', effect: 'invalid', what: 'No verdict', next: SEE_JUDGE } as const,
      ...(noted ? questionsUnanswered(1, missing('a')) : []),
    ];
    expect(withCure(findings, lacking(questions, harness))[0]?.next).toBe(next);
  });
});
