import { expect, test } from 'vitest';
import { renderJudgeCheck } from '../../src/reporting/judge-check.ts';
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

const standing = { name: 'manner/polite', rubric: 'manner', question: 'polite', moved: [], right: null } as const;

test.each([
  ['holds', '  may block: the policy requires 50 labels and at least 85 %'],
  ['below', '  only advises: the policy requires 50 labels and at least 85 %'],
] as const)('says what a check that %s is worth', (state, line) => {
  const check = { schema: 1, rubric: 'manner', date: '2026-11-29', questions: {} } as const;
  const written = { file: 'c.json', check, questions: [checked], standings: [{ ...standing, state }] };
  const text = renderJudgeCheck([written], { labels: 50, agreement: 0.85, effect: 'advise' });
  expect(text.split('\n')).toContain(line);
});

test('prints the estimates with their bounds, then the disagreements', () => {
  const check = { schema: 1, rubric: 'manner', date: '2026-11-29', questions: {} } as const;
  expect(
    renderJudgeCheck([{ file: 'manner.judge-check.json', check, questions: [checked], standings: [] }], null),
  ).toBe(
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
