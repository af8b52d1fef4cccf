import { describe, expect, test } from 'vitest';
import { progressText, questionsUnanswered } from '../../../src/gating/findings/judge.ts';

const missing = (why: string, times = 1) => Array.from({ length: times }, () => ({ why, next: `Mend ${why}` }));

describe('questions without an answer', () => {
  test('are no finding where there are none', () => {
    expect(questionsUnanswered(5, [])).toEqual([]);
  });

  test('are counted, with why and what to do about it', () => {
    expect(questionsUnanswered(2, missing('HTTP 400'))).toEqual([
      {
        code: 'judge-unanswered',
        effect: 'warn',
        asked: 2,
        missing: 1,
        reason: 'HTTP 400',
        advice: 'Mend HTTP 400',
      },
    ]);
    expect(questionsUnanswered(1200, missing('HTTP 400', 2))[0]).toMatchObject({ asked: 1200, missing: 2 });
  });

  test('make a run inconclusive where the judge never answered', () => {
    expect(questionsUnanswered(2, missing('HTTP 400', 2))).toMatchObject([{ code: 'judge-silent', effect: 'warn' }]);
  });

  test.each([
    { name: 'the most frequent', whys: [...missing('a'), ...missing('b', 2)], reason: 'b' },
    { name: 'the first in the alphabet', whys: [...missing('b'), ...missing('a')], reason: 'a' },
  ])('tell $name reason, whatever came first', ({ whys, reason }) => {
    for (const order of [whys, whys.toReversed()])
      expect(questionsUnanswered(9, order)).toMatchObject([{ reason, advice: `Mend ${reason}` }]);
  });
});

test.each([
  {
    spent: { requests: 2, retries: 0, input_tokens: 0, output_tokens: 0, cost_usd: null },
    text: 'The judge: 0 of 2 questions',
  },
  {
    spent: { requests: 2, retries: 1, input_tokens: 1, output_tokens: 0, cost_usd: 0 },
    text: 'The judge: 0 of 2 questions, 1 retry, 1 token',
  },
  {
    spent: { requests: 2, retries: 2, input_tokens: 800, output_tokens: 100, cost_usd: 0.5 },
    text: 'The judge: 0 of 2 questions, 2 retries, 900 tokens, $0.5000',
  },
])('the progress of a judge says what it has used: $text', ({ spent, text }) => {
  expect(progressText(0, 2, spent)).toBe(text);
});
