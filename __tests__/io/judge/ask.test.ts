import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { UserError } from '../../../src/errors.ts';
import type { WhyUnanswered } from '../../../src/gating/findings/judge.ts';
import type { JudgeSettings } from '../../../src/gating/policy/resolve-policy.ts';
import { type AskQuestion, connectJudge, type JudgeAddress } from '../../../src/io/judge/ask.ts';
import type { Asking } from '../../../src/rubric/evaluation.ts';
import { type JudgeVote, shownHash } from '../../../src/rubric/nodes/judge-answers.ts';
import { type ModelReply, type ModelRequest, type ModelSim, startModel } from '../../support/model-sim.ts';
import { quickClock } from '../../support/quick-clock.ts';

const KEY = 'key-of-the-judge-0123456789';
const BY: JudgeSettings = { model: 'small-judge', votes: 1, temperature: null };
const asking: Asking = {
  id: 'sha256:a',
  key: 'is_it',
  question: 'Is it?',
  form: 'yes_no',
  model: null,
  isOfItems: false,
  shown: { output: 'Hi.' },
};
const YES: ModelReply = { says: { reason: 'It is.', answer: 'yes' } };

let model: ModelSim | undefined;
afterEach(async () => {
  await model?.close();
  model = undefined;
});

async function putTo(
  reply: (request: ModelRequest, count: number) => ModelReply,
  way: Pick<JudgeAddress, 'judgeBudgetMs' | 'clock'> = { clock: quickClock() },
): Promise<AskQuestion> {
  model = await startModel(reply);
  return connectJudge({
    env: { AGENT_GATE_JUDGE_URL: model.url, AGENT_GATE_JUDGE_KEY: KEY },
    ...way,
  });
}

/** An address at which nobody listens. */
async function nobody(): Promise<JudgeAddress> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { env: { AGENT_GATE_JUDGE_URL: `http://127.0.0.1:${port}/` }, clock: quickClock() };
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
      { answer: true, model: 'small-judge-2026', question: 'Is it?', reason: 'It is.', shown: shownHash(asking.shown) },
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
    { status: 403, next: 'the key may use' },
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
    const put = await putTo(() => reply);
    for (let count = 1; count <= 16; count++) await whyNone(put);
    const asked = model?.requests.length;
    await whyNone(put);
    expect(model?.requests).toHaveLength(asked ?? 0);
  });

  test('ends with the first question where the service hangs, or limits the rate without end', async () => {
    for (const [reply, way] of [
      ['silence', { judgeBudgetMs: 300 }],
      [{ status: 429, headers: { 'retry-after': '0' } }, undefined],
      [{ status: 429 }, undefined],
    ] as const) {
      const put = await putTo(() => reply, way);
      const first = await whyNone(put);
      const asked = model?.requests.length ?? 0;
      expect(await whyNone(put)).toBe(first);
      expect(model?.requests).toHaveLength(asked);
      await model?.close();
    }
  });

  test('does not end where others are answered meanwhile', async () => {
    const put = await putTo(({ asked }) => (asked.question === 'Hang?' ? 'silence' : YES), { judgeBudgetMs: 3000 });
    await votes(put);
    const hanging = put({ ...asking, question: 'Hang?' }, BY);
    await votes(put);
    expect((await hanging).missing).not.toBeNull();
    expect(await votes(put)).toHaveLength(1);
  });

  const used = (usage: object): ModelReply => ({
    status: 200,
    body: JSON.stringify({ choices: [{ message: { content: '{"answer":"yes"}' } }], usage }),
  });

  test.each([
    { name: 'of the service', usage: { cost: 0.4 }, more: {}, requests: 3 },
    {
      name: 'of the policy',
      usage: { prompt_tokens: 200_000, completion_tokens: 100_000 },
      more: { usd_per_million_tokens: { input: 1, output: 2 } },
      requests: 3,
    },
    { name: 'of nobody', usage: { prompt_tokens: 200_000 }, more: {}, requests: 1 },
  ])('ends with the cost that a run may have, by the prices $name', async ({ usage, more, requests }) => {
    const put = await putTo(() => used(usage));
    const judge = { ...BY, votes: 9, max_cost_usd: 1, ...more } as const;
    const { votes: given, missing } = await put(asking, judge);
    expect([given.length, missing?.why]).toEqual([requests, expect.stringContaining('max_cost_usd')]);
    expect((await put(asking, judge)).missing?.why).toContain('max_cost_usd');
    expect(model?.requests).toHaveLength(requests);
  });

  test('ends with the time that a run may take', async () => {
    let now = 0;
    model = await startModel(() => {
      now += 20_000;
      return YES;
    });
    const put = connectJudge({ env: { AGENT_GATE_JUDGE_URL: model.url }, clock: { ...quickClock(), now: () => now } });
    const { votes: given, missing } = await put(asking, { ...BY, votes: 9, max_seconds: 50 });
    expect([given.length, missing?.why]).toEqual([3, expect.stringContaining('max_seconds')]);
  });

  test('begins anew with every answer', async () => {
    let isUp = false;
    const put = await putTo(() => (isUp ? YES : 'reset'));
    for (const round of [1, 2]) {
      isUp = false;
      for (let count = 1; count <= 15; count++) await whyNone(put);
      isUp = true;
      expect(await votes(put), `round ${round}`).toHaveLength(1);
    }
  });
});
