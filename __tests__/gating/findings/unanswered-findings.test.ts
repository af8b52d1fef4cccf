import { describe, expect, test } from 'vitest';
import { questionsUnanswered } from '../../../src/gating/findings/evidence.ts';
import { withCure } from '../../../src/gating/findings/trials.ts';
import { render } from '../../../src/gating/messages/catalogue.ts';
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
        asked: 1,
        missing: 1,
        reasons: [['HTTP 400', 1]],
        advice: 'Mend HTTP 400',
      },
    ]);
    expect(questionsUnanswered(1200, missing('HTTP 400', 2))[0]).toMatchObject({ asked: 1200, missing: 2 });
  });

  test.each([
    { name: 'the most frequent first', whys: [...missing('a'), ...missing('b', 2)], is: ['b', 'a'], next: 'b' },
    { name: 'in the order of the alphabet', whys: [...missing('b'), ...missing('a')], is: ['a', 'b'], next: 'a' },
    {
      name: 'three at most',
      whys: ['d', 'c', 'b', 'a'].flatMap((why) => missing(why)),
      is: ['a', 'b', 'c'],
      next: 'a',
    },
  ])('tell their reasons, $name, whatever came first', ({ whys, is, next }) => {
    for (const order of [whys, whys.toReversed()])
      expect(questionsUnanswered(9, order)).toMatchObject([
        { reasons: is.map((why) => [why, expect.any(Number)]), advice: `Mend ${next}` },
      ]);
  });
});

describe('a finding for want of answers', () => {
  const lacking = (questions: number, harness: number) => {
    const report = run(many(1, Array<TrialSketch>(questions + harness).fill('judge')));
    const unjudged = { trials: questions, rubrics: { 'task-completion': questions } };
    return { ...report, scenarios: report.scenarios.map((one) => ({ ...one, unjudged })) };
  };
  const unscored = {
    code: 'errors-left-out',
    effect: 'warn',
    missing: { infrastructure: 0, judge: 2, refused: 0 },
    total: 20,
    budget: 0.1,
    cause: 'judge',
    said: null,
  } as const;
  test.each([
    { name: 'what helps, where the gate asked itself', noted: true, questions: 2, cure: 'Mend a' },
    { name: 'what helps, where most are questions of the gate', noted: true, questions: 2, harness: 1, cure: 'Mend a' },
    { name: 'to look, where the run alone knows', noted: false, questions: 2 },
    { name: "to look, where the harness's own judge failed", noted: true, questions: 0, harness: 2 },
    { name: 'to look, where half are of either', noted: true, questions: 1, harness: 1 },
  ])('says $name', ({ noted, questions, harness = 0, cure }) => {
    const findings = [unscored, ...(noted ? questionsUnanswered(1, missing('a')).map(render) : [])];
    const [first] = withCure(findings, lacking(questions, harness));
    expect(first).toEqual({ ...unscored, ...(cure && { cure }) });
  });
});
