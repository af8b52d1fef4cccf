import { describe, expect, test } from 'vitest';
import type { JudgeCheck, QuestionCheck } from '../../../schemas/types/judge-check.ts';
import { type AskingRubric, judgedRates, onlyAdvises } from '../../../src/gating/policy/judged-rates.ts';

const HOW = { asked: 'sha256:a', models: ['m'], temperature: 0, votes: 3 };
const RIGHT: QuestionCheck = {
  ...HOW,
  counts: { both_yes: 30, both_no: 28, judge_yes: 1, judge_no: 1 },
  unanswered: 0,
};
const REQUIRE = { labels: 50, agreement: 0.85, effect: 'advise' } as const;

/** A rubric whose criterion `manner` rests on the question `polite`; `short` rests on none. */
const RUBRIC: AskingRubric = {
  id: 'reply',
  metric: 'RM',
  restsOn: ['polite'],
  criteria: [
    { key: 'manner', restsOn: ['polite'] },
    { key: 'short', restsOn: [] },
    { key: 'draft', restsOn: ['kind'], status: 'proposed' },
  ],
  asked: { polite: HOW },
};

const checkOf = (questions: JudgeCheck['questions'], rubric = 'reply'): JudgeCheck => {
  return { schema: 1, rubric, date: '2026-11-29', questions };
};
const standing = (check: JudgeCheck | null, require: typeof REQUIRE | null = REQUIRE) =>
  judgedRates([RUBRIC], check === null ? [] : [check], require).standings[0];

describe('a judge', () => {
  test.each([
    ['holds by a check above the line', checkOf({ polite: RIGHT }), 'holds', [], 60],
    ['lacks a check', null, 'missing', [], undefined],
    ['lacks one of this rubric', checkOf({ polite: RIGHT }, 'other'), 'missing', [], undefined],
    ['lacks one of this question', checkOf({ kind: RIGHT }), 'missing', [], undefined],
    [
      'has too few labels',
      checkOf({ polite: { ...RIGHT, counts: { ...RIGHT.counts, both_yes: 19 } } }),
      'below',
      [],
      49,
    ],
    [
      'is right too seldom',
      checkOf({ polite: { ...RIGHT, counts: { ...RIGHT.counts, judge_no: 4 } } }),
      'below',
      [],
      63,
    ],
    [
      'was asked otherwise',
      checkOf({ polite: { ...RIGHT, asked: 'sha256:b', models: ['a', 'b'], temperature: null, votes: 1 } }),
      'stale',
      [
        { what: 'the question', old: 'sha256:b', new: 'sha256:a' },
        { what: 'the model', old: 'a, b', new: 'm' },
        { what: 'the temperature', old: "the service's", new: '0' },
        { what: 'the votes', old: '1', new: '3' },
      ],
      undefined,
    ],
  ])('%s', (_, check, state, moved, labels) => {
    const found = standing(check);
    expect(found).toMatchObject({ name: 'reply/polite', state, moved });
    expect(found?.right?.labels).toBe(labels);
  });

  test('needs no check if the policy requires none, and its known error is still known', () => {
    expect(standing(null, null)).toMatchObject({ state: 'holds', right: null });
    const poor = checkOf({ polite: { ...RIGHT, counts: { ...RIGHT.counts, judge_no: 40 } } });
    expect(standing(poor, null)).toMatchObject({ state: 'holds', right: { labels: 99 } });
    expect(standing(checkOf({ polite: { ...RIGHT, votes: 1 } }), null)).toMatchObject({ state: 'holds', right: null });
  });
});

test('what rests on a judge without a check only advises; a proposed criterion never blocks, so it needs none', () => {
  const judged = judgedRates([RUBRIC], [], REQUIRE);
  const rates = ['RM', 'reply/manner', 'reply/short', 'reply/draft', 'TCR'];
  expect(rates.filter((rate) => onlyAdvises({ judged }, rate))).toEqual(['RM', 'reply/manner']);
  const held = judgedRates([RUBRIC], [checkOf({ polite: RIGHT })], REQUIRE);
  expect(rates.filter((rate) => onlyAdvises({ judged: held }, rate))).toEqual([]);
});
