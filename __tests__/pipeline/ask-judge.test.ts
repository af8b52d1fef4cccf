import { describe, expect, test } from 'vitest';
import { UserError } from '../../src/errors.ts';
import { ApiError } from '../../src/io/api-error.ts';
import { NO_ANSWERS } from '../../src/io/judge/answer-file.ts';
import type { Reply } from '../../src/io/judge/reply.ts';
import { askJudge, inOrder } from '../../src/pipeline/ask-judge.ts';
import type { Judge } from '../../src/pipeline/judge-votes.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { judgeTrial } from '../../src/scoring/judge-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';

const question = (text: string, keys: object = {}) => ({
  weight: 1,
  question: text,
  judge: { sees: ['output'] },
  ...keys,
});
const rubricThatAsks = (criteria: object) => rubricOf({ weights: 'relative', criteria });

/** A judge who answers by the question, and the questions that were put. */
function judgeWho(answers: Readonly<Record<string, unknown>>, votes = 1): Judge & { readonly put: string[] } {
  const put: string[] = [];
  const ask = async (messages: readonly { readonly content: string }[]): Promise<Reply> => {
    const { question: text } = JSON.parse(messages[1]?.content ?? '') as { question: string };
    put.push(text);
    const answer = answers[text];
    if (answer instanceof Error) throw answer;
    return { answer: answer as boolean, reason: `${text} Well.`, model: 'm-1' };
  };
  return { ask, model: 'm', votes, answers: NO_ANSWERS, put };
}

function verdictOf(rubric: Rubric, trial: Trial): string | undefined {
  return judgeTrial([rubric], trial).rubrics[0]?.judgement.verdict;
}

const polite = question('Polite?');
const both = rubricThatAsks({ polite, short: question('Short?', { when: { passed: 'polite' } }) });

describe('what is asked', () => {
  test('is every question that the verdict needs, and the answers stand in the trial', async () => {
    const judge = judgeWho({ 'Polite?': true, 'Short?': true });
    const { trial, votes } = await askJudge([[both]], trialOf({ output: 'Hi.' }), judge);
    expect(judge.put).toEqual(['Polite?', 'Short?']);
    expect(trial.judge).toEqual({
      model: 'm-1',
      polite: [{ answer: true, question: 'Polite?', reason: 'Polite? Well.', sees: ['output'] }],
      short: [{ answer: true, question: 'Short?', reason: 'Short? Well.', sees: ['output'] }],
    });
    expect(votes).toHaveLength(2);
    expect(verdictOf(both, trial)).toBe('pass');
  });

  test.each<{ name: string; trial: Trial; answers: object; put: readonly string[] }>([
    { name: 'not what does not apply', trial: trialOf(), answers: { 'Polite?': false }, put: ['Polite?'] },
    {
      name: 'nothing of a trial that the agent crashed',
      trial: { ...trialOf(), error: { kind: 'agent', message: 'gone', classified: true } },
      answers: {},
      put: [],
    },
    {
      name: 'nothing of a trial without a verdict',
      trial: { ...trialOf(), error: { kind: 'infrastructure', message: 'gone', classified: true } },
      answers: {},
      put: [],
    },
    {
      name: 'not what was answered before',
      trial: trialOf({ judge: { polite: true } }),
      answers: { 'Short?': true },
      put: ['Short?'],
    },
    {
      name: 'again what somebody answered to another question',
      trial: trialOf({ judge: { polite: { answer: true, question: 'Rude?' }, short: true } }),
      answers: { 'Polite?': true },
      put: ['Polite?'],
    },
    {
      name: 'again what is no answer',
      trial: trialOf({ judge: { polite: 'perhaps', short: true } }),
      answers: { 'Polite?': true },
      put: ['Polite?'],
    },
  ])('$name', async ({ trial, answers, put }) => {
    const judge = judgeWho(answers as Record<string, unknown>);
    await askJudge([[both]], trial, judge);
    expect(judge.put).toEqual(put);
  });

  test('by two versions of a rubric, each by its own words', async () => {
    const main = rubricThatAsks({ polite });
    const own = rubricThatAsks({ polite: question('Not rude?') });
    const judge = judgeWho({ 'Polite?': false, 'Not rude?': true });
    const { trial } = await askJudge([[own], [main]], trialOf({ output: 'Hi.' }), judge);
    expect([verdictOf(main, trial), verdictOf(own, trial)]).toEqual(['warn', 'pass']);
    expect((await askJudge([[own], [main]], trial, judge)).votes).toEqual([]);
  });

  test('by two versions that show something else', async () => {
    const main = rubricThatAsks({ polite });
    const own = rubricThatAsks({ polite: { ...polite, judge: { sees: ['input'] } } });
    const { trial } = await askJudge([[own], [main]], trialOf({ output: 'Hi.' }), judgeWho({ 'Polite?': true }));
    expect([verdictOf(main, trial), verdictOf(own, trial)]).toEqual(['pass', 'pass']);
  });

  test('as often as it shall be', async () => {
    const judge = judgeWho({ 'Polite?': true }, 3);
    const { trial } = await askJudge([[rubricThatAsks({ polite })]], trialOf(), judge);
    expect(judge.put).toHaveLength(3);
    expect((trial.judge as { polite: unknown[] }).polite).toHaveLength(3);
  });
});

test('everybody who judged a trial is named', async () => {
  const { trial } = await askJudge(
    [[rubricThatAsks({ polite })]],
    trialOf({ judge: { model: 'people', helpful: true } }),
    judgeWho({ 'Polite?': true }),
  );
  expect(trial.judge).toMatchObject({ model: 'm-1, people', helpful: true });
});

test('F38: a question without an answer is no pass and no fail, and says why', async () => {
  const rubric = rubricThatAsks({ polite });
  const judge = judgeWho({ 'Polite?': new ApiError(503, 'the model answers HTTP 503') });
  const { trial, votes } = await askJudge([[rubric]], trialOf(), judge);
  expect(judge.put).toHaveLength(1);
  expect(votes).toMatchObject([{ answer: null, reason: 'the model answers HTTP 503' }]);
  const [judged] = judgeTrial([rubric], trial).rubrics;
  expect([judged?.judgement.verdict, judged?.fault]).toEqual([
    'error',
    '`polite` has no answer: the model answers HTTP 503',
  ]);
});

test('a judge that cannot be asked at all ends it', async () => {
  const refused = new UserError({ code: 'judge-refused', what: 'no key' });
  const asked = askJudge([[rubricThatAsks({ polite })]], trialOf(), judgeWho({ 'Polite?': refused }));
  await expect(asked).rejects.toBe(refused);
});

async function listOf<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('several items at once', () => {
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  test('come in their own order, never more than so many', async () => {
    let running = 0;
    let most = 0;
    const work = async (item: number): Promise<number> => {
      most = Math.max(most, ++running);
      await wait(item % 3);
      running--;
      return item;
    };
    const items = Array.from({ length: 20 }, (_, index) => index);
    expect(await listOf(inOrder(items, 4, work))).toEqual(items);
    expect(most).toBe(4);
  });

  test('end with the first that fails', async () => {
    const work = async (item: number): Promise<number> => {
      await wait(item);
      throw new Error(`no ${item}`);
    };
    await expect(listOf(inOrder([2, 1, 0], 3, work))).rejects.toThrow('no 2');
  });
});
