import { describe, expect, it } from 'vitest';
import type { JudgeCount } from '../../schemas/types/report.ts';
import type { Question } from '../../src/rubric/evaluation.ts';
import { startJudges } from '../../src/scoring/report.ts';
import { ANSWERS, type Trial } from '../../src/suite/trial.ts';

const trial = (judge?: unknown): Trial => ({
  scenario: 's',
  trial: 1,
  error: null,
  ...(judge === undefined ? {} : { judge }),
});

/** A question of this id, to which an answer may be recorded as `judge.key_ID`. */
const asking = (id: string): Question => ({
  id,
  key: `key_${id}`,
  question: 'Is it?',
  form: 'yes_no',
  model: null,
  isOfItems: false,
  shown: () => ({}),
});

function judgesOf(...facts: readonly unknown[]) {
  const judges = startJudges([]);
  for (const judge of facts) judges.add(trial(judge));
  return judges.finish();
}

describe('the judges of a run', () => {
  it.each([
    { name: 'a model', judge: { model: 'small', is_correct: true }, is: 'small' },
    { name: 'a model with its version', judge: { model: 'small', version: '2026-05-01' }, is: 'small 2026-05-01' },
    { name: 'a version that is a number', judge: { model: 'small', version: 3 }, is: 'small 3' },
    { name: 'facts without a model', judge: { is_correct: true }, is: null },
    { name: 'a version without a model', judge: { version: '3' }, is: null },
    { name: 'a model that is no text', judge: { model: { name: 'small' } }, is: null },
    { name: 'a model of blanks', judge: { model: ' ' }, is: null },
    { name: 'a long name, cut', judge: { model: 'm'.repeat(500) }, is: expect.stringMatching(/^m{110,117}\.{3}$/) },
  ])('are named by $name', ({ judge, is }) => {
    expect(judgesOf(judge)).toEqual([{ judge: is, trials: 1 }]);
  });

  const by = (...models: readonly unknown[]) => models.map((model) => ({ answer: true, model }));
  const asked = (judge: string, question = 'a'): JudgeCount => ({ judge, trials: 1, question });
  const recorded = (judge: string): JudgeCount => ({ judge, trials: 1 });
  it.each<{ name: string; judge?: unknown; answers: Readonly<Record<string, unknown>>; is: readonly JudgeCount[] }>([
    { name: 'each once', answers: { a: by('x', 'y', 'x'), b: by('x') }, is: [asked('x'), asked('y'), asked('x', 'b')] },
    {
      name: 'beside whom the harness names',
      judge: { model: 'h' },
      answers: { a: by('x') },
      is: [recorded('h'), asked('x')],
    },
    {
      name: 'also where the harness names the same',
      judge: { model: 'x' },
      answers: { a: by('x') },
      is: [recorded('x'), asked('x')],
    },
    {
      name: 'or whom the harness names with an answer in its place',
      judge: { model: 'h', key_a: true },
      answers: { b: by('x') },
      is: [recorded('h'), asked('h'), asked('x', 'b')],
    },
    {
      name: 'but not with what is no answer',
      judge: { model: 'h', key_a: null, key_b: { answer: true, question: 'Another?' } },
      answers: { a: by('x'), b: by('x') },
      is: [recorded('h'), asked('x'), asked('x', 'b')],
    },
    { name: 'and not for questions of other rubrics', answers: { a: by('x'), other: by('y') }, is: [asked('x')] },
    { name: 'and not where nobody answered', answers: { a: by('', 'x', ' ', null) }, is: [asked('x')] },
    {
      name: 'and not in what is no list of answers',
      answers: { a: 'x', b: [7, null], c: by('x') },
      is: [asked('x', 'c')],
    },
  ])('are those who were asked, $name', ({ judge, answers, is }) => {
    const judges = startJudges(['a', 'b', 'c'].map(asking));
    judges.add({ ...trial(judge), [ANSWERS]: answers });
    expect(judges.finish()).toEqual(is);
  });

  it('are absent where nobody of those who were asked has answered', () => {
    const judges = startJudges(['a', 'b', 'c'].map(asking));
    judges.add({ ...trial(), [ANSWERS]: { a: by('') } });
    expect(judges.finish()).toBeUndefined();
  });

  it('are absent where no trial holds facts of one', () => {
    expect(judgesOf(undefined, 'yes', null)).toBeUndefined();
  });

  it('are counted and sorted, whatever the order of the trials', () => {
    const facts = [{ model: 'b' }, {}, { model: 'a' }, { model: 'b' }];
    const counted = [
      { judge: null, trials: 1 },
      { judge: 'a', trials: 1 },
      { judge: 'b', trials: 2 },
    ];
    expect(judgesOf(...facts)).toEqual(counted);
    expect(judgesOf(...facts.toReversed())).toEqual(counted);
  });
});
