import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { ApiError } from '../../src/io/api-error.ts';
import type { AnswerLine } from '../../src/io/judge/answer-file.ts';
import type { Reply } from '../../src/io/judge/reply.ts';
import { type Judge, startAsking } from '../../src/pipeline/ask-judge.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { answerTrial } from '../../src/scoring/answer-trial.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';

interface Put {
  readonly question: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A judge who answers by the question, what was put to it, and what it keeps. */
function judgeWho(answer: (put: Put) => boolean | Error, votes = 1) {
  const put: Put[] = [];
  const kept: AnswerLine[] = [];
  const lineOf = (asked: string) => kept.findLast((line) => line.asked === asked);
  const judge: Judge = {
    ask: async (messages): Promise<Reply> => {
      const one = JSON.parse(messages[1]?.content ?? '') as Put;
      put.push(one);
      await Promise.resolve();
      const given = answer(one);
      if (given instanceof Error) throw given;
      return { answer: given, reason: 'Because of KEY.', model: 'm-1' };
    },
    by: { model: 'm', votes },
    answers: {
      find: lineOf,
      isComplete: (asked) => lineOf(asked)?.votes.every((vote) => vote.answer !== null) ?? false,
      add: (line) => void kept.push(line),
    },
    redact: (text) => text.replaceAll('KEY', '***'),
  };
  return { judge, put, kept, questions: () => put.map(({ question }) => question) };
}

const question = (text: string, keys: object = {}) => ({
  weight: 1,
  question: text,
  judge: { sees: ['output'] },
  ...keys,
});
const rubricThatAsks = (criteria: object, keys: object = {}): Rubric =>
  rubricOf({ weights: 'relative', criteria, ...keys });
const polite = question('Polite?');
const both = rubricThatAsks({ polite, short: question('Short?', { when: { passed: 'polite' } }) });
const yes = (): boolean => true;

async function askAbout(sets: readonly (readonly Rubric[])[], trial: Trial, asked = judgeWho(yes)) {
  const asker = startAsking(sets, asked.judge);
  await asker.askAbout(trial);
  return { ...asked, results: await asker.results(), trial: answerTrial(sets, trial, asked.judge.answers.find) };
}

function verdictOf(rubric: Rubric, trial: Trial): string | undefined {
  return judgeTrial([rubric], trial).rubrics[0]?.judgement.verdict;
}

describe('what is asked', () => {
  test('is every question that the verdict needs, and the gate finds the answers', async () => {
    const { questions, trial, results } = await askAbout([[both]], trialOf({ output: 'Hi.' }));
    expect(questions()).toEqual(['Polite?', 'Short?']);
    expect(results.map(({ votes }) => votes)).toEqual([
      [{ answer: true, model: 'm-1', reason: 'Because of ***.' }],
      [{ answer: true, model: 'm-1', reason: 'Because of ***.' }],
    ]);
    expect(verdictOf(both, trial)).toBe('pass');
  });

  const crashed = (kind: 'agent' | 'judge') => ({ ...trialOf(), error: { kind, message: 'gone', classified: true } });
  test.each<{ name: string; trial: Trial; answer?: () => boolean; put: readonly string[] }>([
    { name: 'not what does not apply', trial: trialOf(), answer: () => false, put: ['Polite?'] },
    { name: 'nothing of a trial that the agent crashed', trial: crashed('agent'), put: [] },
    { name: 'nothing of a trial without a verdict', trial: crashed('judge'), put: [] },
    { name: 'not what somebody has answered', trial: trialOf({ judge: { polite: true } }), put: ['Short?'] },
    {
      name: 'again what is no answer',
      trial: trialOf({ judge: { polite: 'perhaps', short: true } }),
      put: ['Polite?'],
    },
  ])('$name', async ({ trial, answer = yes, put }) => {
    expect((await askAbout([[both]], trial, judgeWho(answer))).questions()).toEqual(put);
  });

  test('nothing that a verdict stands without', async () => {
    const harm = { field: 'output', op: 'contains', value: 'bomb' };
    const tree = { if: harm, then: { score: 0, label: 'harm' }, else: { node: { use: 'polite' }, label: 'manners' } };
    const nodes = { polite: { ...polite, weight: undefined } };
    const rubric = rubricOf({ criteria: undefined, tree, nodes });
    expect((await askAbout([[rubric]], trialOf({ output: 'a bomb' }))).questions()).toEqual([]);
    expect((await askAbout([[rubric]], trialOf({ output: 'Hi.' }))).questions()).toEqual(['Polite?']);
  });

  test.each<{ name: string; own: Rubric }>([
    { name: 'other words', own: rubricThatAsks({ polite: question('Not rude?') }) },
    { name: 'other facts', own: rubricThatAsks({ polite: { ...polite, judge: { sees: ['input'] } } }) },
    {
      name: 'another form',
      own: rubricThatAsks({ polite: { ...polite, judge: { sees: ['output'], answer: 'percent' } } }),
    },
    {
      name: 'facts of the same name that follow otherwise',
      own: rubricThatAsks(
        { polite: { ...polite, judge: { sees: ['last'] } } },
        { derive: { last: { expr: 'input' } } },
      ),
    },
  ])('each of two rubrics that share a name, by its own words: $name', async ({ own }) => {
    const main = rubricThatAsks(
      { polite: { ...polite, judge: { sees: ['last'] } } },
      { derive: { last: { expr: 'output' } } },
    );
    const trial = trialOf({ input: 'Help!', output: 'Hi.' });
    const { put, trial: answered } = await askAbout([[main], [own]], trial);
    expect(put).toHaveLength(2);
    expect(verdictOf(main, answered)).toBe('pass');
  });

  test('the same about the same facts once, whoever needs it', async () => {
    const asked = judgeWho(yes);
    const asker = startAsking([[both]], asked.judge);
    const trials = [1, 2, 3].map((trial) => ({ ...trialOf({ output: 'Hi.' }), trial }));
    await Promise.all(trials.map(asker.askAbout));
    expect(asked.questions()).toEqual(['Polite?', 'Short?']);
    const again = startAsking([[both]], asked.judge);
    await again.askAbout(trialOf({ output: 'Hi.' }));
    expect(asked.put).toHaveLength(2);
    expect((await again.results()).map(({ isKnown }) => isKnown)).toEqual([true, true]);
  });

  test('as often as it shall be', async () => {
    const { put, kept } = await askAbout([[rubricThatAsks({ polite })]], trialOf(), judgeWho(yes, 3));
    expect([put.length, kept[0]?.votes.length]).toEqual([3, 3]);
  });
});

describe('F38: a judge that does not answer', () => {
  const down = () => new ApiError(503, 'the model answers HTTP 503');

  test('gives no pass and no fail, and says why', async () => {
    const rubric = rubricThatAsks({ polite });
    const { put, results, trial } = await askAbout([[rubric]], trialOf(), judgeWho(down));
    expect([put.length, results[0]?.votes[0]?.answer]).toEqual([1, null]);
    const [judged] = judgeTrial([rubric], trial).rubrics;
    expect([judged?.judgement.verdict, judged?.fault]).toEqual([
      'error',
      '`polite` has no answer: the model answers HTTP 503',
    ]);
  });

  test('is asked again by the next run', async () => {
    const asked = judgeWho(down);
    await askAbout([[rubricThatAsks({ polite })]], trialOf(), asked);
    await askAbout([[rubricThatAsks({ polite })]], trialOf(), asked);
    expect(asked.put).toHaveLength(2);
  });

  test('is left alone after fifty questions in a row', async () => {
    const asked = judgeWho(down);
    const asker = startAsking([[rubricThatAsks({ polite })]], asked.judge);
    for (let trial = 0; trial < 60; trial++) await asker.askAbout(trialOf({ output: `${trial}` }));
    expect(asked.put).toHaveLength(50);
    expect((await asker.results()).at(-1)?.votes[0]?.reason).toContain('50 questions in a row');
  });

  test('ends it where it cannot be asked at all', async () => {
    const refused = new UserError({ code: 'judge-refused', what: 'no key' });
    const asked = judgeWho(() => refused);
    await expect(askAbout([[rubricThatAsks({ polite })]], trialOf(), asked)).rejects.toBe(refused);
  });
});
