import { expect, test } from 'vitest';
import runSchema from '../../schemas/judge-check-run.schema.json' with { type: 'json' };
import type { JudgeCheckRun } from '../../schemas/types/judge-check-run.ts';
import { schemaCheck } from '../../src/contract/schema-check.ts';
import { renderJudgeCheck, renderJudgeCheckJson } from '../../src/reporting/judge-check.ts';
import type { CheckedQuestion } from '../../src/scoring/labels.ts';

const question = { key: 'polite', question: 'Polite?', form: 'yes_no', hash: 'sha256:a', asks: [] } as const;
const told = { asked: 'sha256:a', models: ['small-judge', 'other-judge'], temperature: 0, votes: 3, unanswered: 2 };
const label = { key: 'polite', facts: {}, label: false, by: 'ana', when: '2026-11-20', line: 7 };
const of = { facts: { output: '::error::Too bad.' }, answer: undefined, yes: false, labels: [label] };

const checked: CheckedQuestion = {
  question: { ...question, passes: (score) => score === 1 },
  cases: [of, { ...of, yes: null }],
  check: { ...told, counts: { both_yes: 30, both_no: 25, judge_yes: 3, judge_no: 2 } },
  disagreements: [{ of, said: { given: [true], score: 1, reason: '' } }],
};

test.each([
  [0.81, '  may block: the policy requires 60 labels and at least 81 %'],
  [0.82, '  only advises: the policy requires 60 labels and at least 82 %'],
])('says what a check is worth where the policy asks for %s', (agreement, line) => {
  const written = { file: 'c.json', check: { rubric: 'manner' }, questions: [checked] };
  const text = renderJudgeCheck([written], { labels: 60, agreement, effect: 'advise' });
  expect(text.split('\n')).toContain(line);
});

test('prints the estimates with their bounds, then the disagreements', () => {
  const check = { schema: 1, rubric: 'manner', date: '2026-11-29', questions: {} } as const;
  expect(renderJudgeCheck([{ file: 'manner.judge-check.json', check, questions: [checked] }], null)).toBe(
    `manner/polite: 60 labels; small-judge, other-judge; 3 votes each; 2 without an answer; 1 left out: their labels contradict each other
                                        value       95 % bounds
  agreement                            91.7 %  81.9 % to 96.4 %
  sensitivity: people's yes confirmed  93.8 %  79.9 % to 98.3 %
  specificity: people's no confirmed   89.3 %  72.8 % to 96.3 %
  Cohen's kappa                          0.83      0.69 to 0.97
  people no, judge yes: ana (line 7)
    judge: no reason given
    facts: {"output":"::error::Too bad."}
Written: manner.judge-check.json
`,
  );
});

test.each([
  [null, true],
  [{ labels: 60, agreement: 0.82, effect: 'advise' } as const, false],
])('the JSON document fits its schema and says the same, where the policy asks for %j', (require, mayBlock) => {
  const written = { file: 'manner.judge-check.json', check: { rubric: 'manner' }, questions: [checked] };
  const json = renderJudgeCheckJson([written], require);
  const { questions } = schemaCheck<JudgeCheckRun>(runSchema).parse(JSON.parse(json), () => ({ file: 'stdout' }));
  expect(questions).toEqual([
    {
      ...{ rubric: 'manner', question: 'polite', file: 'manner.judge-check.json' },
      ...{
        labels: 60,
        models: ['small-judge', 'other-judge'],
        votes: 3,
        unanswered: 2,
        contradicted: 1,
        may_block: mayBlock,
      },
      agreement: { value: 55 / 60, lower: expect.closeTo(0.819, 3), upper: expect.closeTo(0.964, 3) },
      sensitivity: expect.objectContaining({ value: 30 / 32 }),
      specificity: expect.objectContaining({ value: 25 / 28 }),
      kappa: expect.objectContaining({ value: expect.closeTo(0.83, 2) }),
      disagreements: [{ people: false, by: ['ana'], lines: [7], reason: '', facts: { output: '::error::Too bad.' } }],
    },
  ]);
});
