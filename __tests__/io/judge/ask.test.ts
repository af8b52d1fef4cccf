import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import type { WhyUnanswered } from '../../../src/gating/findings/evidence.ts';
import type { JudgeSettings } from '../../../src/gating/policy/resolve-policy.ts';
import { type AskQuestion, connectJudge, type JudgeAddress } from '../../../src/io/judge/ask.ts';
import type { JudgeVote } from '../../../src/rubric/nodes/judge-answers.ts';
import { type Asking, shownHash } from '../../../src/scoring/answer-trial.ts';
import { type ModelReply, type ModelRequest, type ModelSim, startModel } from '../../support/model-sim.ts';

const KEY = 'key-of-the-judge-0123456789';
const BY: JudgeSettings = { model: 'small-judge', votes: 1, temperature: null };
const asking: Asking = { id: 'sha256:a', question: 'Is it?', form: 'yes_no', shown: { output: 'Hi.' } };
const YES: ModelReply = { says: { reason: 'It is.', answer: 'yes' } };

let model: ModelSim | undefined;
afterEach(async () => {
  await model?.close();
  model = undefined;
});

async function putTo(
  reply: (request: ModelRequest, count: number) => ModelReply,
  judgeBudgetMs = 6000,
): Promise<AskQuestion> {
  model = await startModel(reply);
  return connectJudge({
    env: { AGENT_GATE_JUDGE_URL: model.url, AGENT_GATE_JUDGE_KEY: KEY },
    judgeBudgetMs,
  });
}

/** An address at which nobody listens, and so little time that nothing is repeated. */
async function nobody(): Promise<JudgeAddress> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { env: { AGENT_GATE_JUDGE_URL: `http://127.0.0.1:${port}/` }, judgeBudgetMs: 40 };
}

const votes = async (put: AskQuestion, judge = BY): Promise<readonly JudgeVote[]> => {
  const { votes: given, missing } = await put(asking, judge);
  if (missing !== null) throw new Error(missing.why);
  return given;
};
const whyNone = async (put: AskQuestion, judge: JudgeSettings | null = BY): Promise<WhyUnanswered> => {
  const { missing } = await put(asking, judge);
  if (missing !== null) return missing;
  throw new Error('there is an answer');
};

describe('a question is put', () => {
  test('to the judge that is named, and its answer is a vote', async () => {
    const put = await putTo(() => ({ ...(YES as object), as: 'small-judge-2026' }) as ModelReply);
    expect(await votes(put)).toEqual([
      { answer: true, model: 'small-judge-2026', question: 'Is it?', reason: 'It is.', shown: shownHash(asking) },
    ]);
    expect(model?.requests).toMatchObject([{ model: 'small-judge', key: KEY, asked: { facts: { output: 'Hi.' } } }]);
  });

  test('as often as the policy says, at its temperature', async () => {
    const put = await putTo((_, count) => ({ says: { answer: count === 2 ? 'no' : 'yes' } }));
    const given = await votes(put, { ...BY, votes: 3, temperature: 0.5 });
    expect(given.map(({ answer }) => answer).sort()).toEqual([false, true, true]);
    expect(model?.requests.map(({ temperature }) => temperature)).toEqual([0.5, 0.5, 0.5]);
  });

  test('and has no answer when one vote is missing; the others are returned', async () => {
    const put = await putTo((_, count) => (count === 3 ? { status: 400 } : YES));
    const { votes: given, missing } = await put(asking, { ...BY, votes: 3 });
    expect(missing).toMatchObject({ why: 'the model answers HTTP 400' });
    expect(given.map(({ answer }) => answer)).toEqual([true, true]);
  });

  test('as often as votes are missing, where some were given before', async () => {
    const put = await putTo(() => YES);
    const { votes: before } = await put(asking, { ...BY, votes: 3 });
    const { votes: further, missing } = await put(asking, { ...BY, votes: 5 }, before);
    expect([further.length, missing, model?.requests.length]).toEqual([2, null, 5]);
  });

  test('never without a judge in the policy', async () => {
    const put = await putTo(() => YES);
    const { missing } = await put(asking, null);
    expect([missing?.why, missing?.next]).toEqual([
      'the policy that decides names no judge',
      expect.stringContaining('judge: { model: NAME }'),
    ]);
    expect(model?.requests).toEqual([]);
  });

  test.each([{}, { AGENT_GATE_JUDGE_URL: '' }])('never without an address: %j', async (env) => {
    const { why, next } = await whyNone(connectJudge({ env }));
    expect([why, next]).toEqual(['AGENT_GATE_JUDGE_URL is not set', expect.stringContaining('AGENT_GATE_JUDGE_KEY')]);
  });

  test.each([
    { name: 'an address', env: { AGENT_GATE_JUDGE_URL: 'models.example' } },
    { name: 'a key', env: { AGENT_GATE_JUDGE_URL: 'http://127.0.0.1:1/', AGENT_GATE_JUDGE_KEY: 'a\u{1F511}' } },
  ])('only where $name can be one', ({ env }) => {
    expect(() => connectJudge({ env })).toThrow(UserError);
  });
});

describe('patience', () => {
  test.each([
    { status: 401, next: 'AGENT_GATE_JUDGE_KEY' },
    { status: 403, next: 'the key may use this model' },
    { status: 404, next: 'AGENT_GATE_JUDGE_URL' },
    { status: 405, next: 'AGENT_GATE_JUDGE_URL' },
  ])('ends with what no further question will change: HTTP $status', async ({ status, next }) => {
    const put = await putTo(() => ({ status }));
    const first = await whyNone(put);
    expect(first).toEqual({ why: `the model answers HTTP ${status}`, next: expect.stringContaining(next) });
    expect(await whyNone(put)).toEqual(first);
    expect(model?.requests).toHaveLength(1);
  });

  test('does not end with what another question may change', async () => {
    const put = await putTo((_, count) => (count === 1 ? { status: 400 } : YES));
    expect(await whyNone(put)).toEqual({
      why: 'the model answers HTTP 400',
      next: expect.stringContaining('rejects the request'),
    });
    expect(await votes(put)).toHaveLength(1);
  });

  test('does not end with questions that the model refuses, however many', async () => {
    const put = await putTo((_, count) => (count <= 60 ? { says: '', refusal: 'I will not.' } : YES));
    for (let count = 1; count <= 20; count++)
      expect(await whyNone(put)).toMatchObject({ why: 'the model refused to answer' });
    expect(await votes(put)).toHaveLength(1);
  });

  test('ends after sixteen questions in a row that cannot be put', async () => {
    const put = connectJudge(await nobody());
    const reasons = new Set<WhyUnanswered>();
    for (let count = 1; count <= 18; count++) reasons.add(await whyNone(put));
    // From the sixteenth on it is the very same, as nothing is sent any more.
    expect(reasons.size).toBe(16);
  });

  test.each([
    { name: 'is broken', reply: { status: 503 } },
    { name: 'limits how often it is asked', reply: { status: 429, headers: { 'retry-after': '1' } } },
    { name: 'answers in no form', reply: { says: 'I cannot judge this.' } },
  ])('ends after sixteen in a row where the service $name', async ({ reply }) => {
    const put = await putTo(() => reply, 40);
    for (let count = 1; count <= 16; count++) await whyNone(put);
    const asked = model?.requests.length;
    await whyNone(put);
    expect(model?.requests).toHaveLength(asked ?? 0);
  });

  test('begins anew with every answer', async () => {
    let isUp = false;
    const put = await putTo(() => (isUp ? YES : 'reset'), 600);
    for (const round of [1, 2]) {
      isUp = false;
      for (let count = 1; count <= 15; count++) await whyNone(put);
      isUp = true;
      expect(await votes(put), `round ${round}`).toHaveLength(1);
    }
  });
});
