import { describe, expect, test } from 'vitest';
import { render } from '../../../src/gating/findings/catalogue.ts';
import { progressText, questionsUnanswered, uncheckedJudges } from '../../../src/gating/findings/judge.ts';
import type { JudgeStanding } from '../../../src/gating/policy/judged-rates.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';

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

describe('judges without a check that holds', () => {
  const base = resolvePolicy({ judge: { model: 'm', require: { effect: 'fail' } } });
  const judge = (name: string, state: JudgeStanding['state'], more: Partial<JudgeStanding> = {}): JudgeStanding => {
    const [rubric = '', question = ''] = name.split('/');
    return { name, rubric, question, state, moved: [], right: null, ...more };
  };
  const right = { value: 0.9, lower: 0.8, upper: 0.95, labels: 60 };
  const moved = [
    { what: 'the question', old: 'sha256:a', new: 'sha256:b' },
    { what: 'the votes', old: '1', new: '3' },
  ] as const;
  const standings = [
    judge('r/kind', 'holds'),
    judge('r/polite', 'stale', { moved }),
    judge('r/short', 'below', { right }),
    judge('s/safe', 'missing'),
  ];
  const [kind, polite, short, safe] = standings as [JudgeStanding, JudgeStanding, JudgeStanding, JudgeStanding];

  test('are one finding, which names what moved and the command', () => {
    const ofRate = new Map([
      ['M', [kind, polite]],
      ['r/short', [short]],
      ['s/safe', [safe]],
      ['r/kind', [kind]],
    ]);
    const [finding, ...others] = uncheckedJudges({ ...base, judged: { standings, ofRate } });
    expect([finding?.effect, others]).toEqual(['block', []]);
    expect(finding && render(finding)).toMatchObject({
      what: '`M`, `r/short`, `s/safe` only advise: the check of the judge of `r/polite` is stale, since the question changed and the votes changed from 1 to 3, the judge of `r/short` is right in 90 % of 60 labels (at least 80 %); `judge.require` asks for at least 85 %, and 50 labels and the judge of `s/safe` has no check',
      next: 'Add labels by `agent-gate label BUNDLE` or sharpen the question, then run `agent-gate judge-check` and merge the file that it writes',
    });
  });

  test.each([
    { name: 'the question changed', unchecked: polite, next: /^Add labels by `agent-gate label BUNDLE`, then run/ },
    { name: 'there is no check', unchecked: safe, next: /^Run `agent-gate judge-check`/ },
  ])('say whether labels are needed first: $name', ({ unchecked, next }) => {
    const [finding] = uncheckedJudges({ ...base, judged: { standings, ofRate: new Map([['M', [unchecked]]]) } });
    expect(finding && render(finding).next).toMatch(next);
  });

  test('are none where nothing that rests on them would block', () => {
    const judged = { standings, ofRate: new Map([['M', [safe]]]) };
    const advisory = { gate: { metrics: { M: { tier: 'advisory' } } }, judge: { model: 'm', require: {} } } as const;
    expect(uncheckedJudges({ ...resolvePolicy(advisory), judged })).toEqual([]);
    expect(uncheckedJudges({ ...base, judged: { standings, ofRate: new Map([['M', [kind]]]) } })).toEqual([]);
  });
});
