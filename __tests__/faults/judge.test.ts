import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/io/config.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import type { JudgeAddress } from '../../src/io/judge/ask.ts';
import { headDecides } from '../../src/pipeline/configs.ts';
import { startJudge } from '../../src/pipeline/judging.ts';
import { scoreRun } from '../../src/pipeline/score-run.ts';
import { DEFAULT_RULES } from '../../src/suite/redaction/redaction.ts';
import { firstVerdict, judge, line, rubricThatAsks, shippedRubric } from '../bad-inputs/judging.ts';
import { type AskingPlace, openAsking, question } from '../support/asking-place.ts';
import type { ModelReply } from '../support/model-sim.ts';
import { quickClock } from '../support/quick-clock.ts';

/** What a harness may record of a judge that gave no verdict; none of it is one. */
const NO_VERDICTS: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['said nothing', {}],
  ['is recorded as null', { judge: null }],
  ['refused, in words where the facts belong', { judge: "I'm sorry, I can't help with that." }],
  ['refused, in words where the verdict belongs', { judge: { ok: 'I cannot judge this.', score: 'n/a' } }],
  ['answered with JSON cut in half', { judge: { ok: '{"ok": tr', score: '0.' } }],
  ['answered null', { judge: { ok: null, score: null } }],
  ['answered with a list', { judge: { ok: [true], score: [1] } }],
  ['answered with an object', { judge: { ok: { value: true }, score: { value: 1 } } }],
  ['answered yes', { judge: { ok: 'yes', score: '1' } }],
  ['answered 1 for true', { judge: { ok: 1 } }],
];

const CONDITIONS: readonly (readonly [string, unknown])[] = [
  ['that it said true', { field: 'judge.ok', op: 'eq', value: true }],
  ['for a score of half', { field: 'judge.score', op: 'gte', value: 0.5 }],
  ['for no score above half', { not: { field: 'judge.score', op: 'gt', value: 0.5 } }],
];

/** Any other value is one that is not false, so these hold only for what is not there at all. */
const DOUBLE_NEGATIVES: readonly (readonly [string, unknown])[] = [
  ['that it said something else than false', { field: 'judge.ok', op: 'ne', value: false }],
  ['that it did not say false', { not: { field: 'judge.ok', op: 'eq', value: false } }],
];

function expectNoPass(condition: unknown, facts: Readonly<Record<string, unknown>>): void {
  const results = line({ output: 'Done.', ...facts });
  expect(firstVerdict(rubricThatAsks(condition, { threshold: 1 }), results).verdict).not.toBe('pass');
}

describe('F38: a judge that gives no verdict', () => {
  test.each(['judge', 'infrastructure'])('is an errored trial where the harness says so by the kind %s', (kind) => {
    const results = line({ output: 'Done.', error: { kind, message: 'refused' } });
    const { report, trials } = judge(shippedRubric('answer-quality'), results);
    expect([trials[0]?.rubrics, report.trials.scored]).toEqual([[], 0]);
  });

  // A list is how several votes are recorded.
  const unvoted = NO_VERDICTS.filter(([name]) => name !== 'answered with a list');
  test.each(unvoted)('passes no shipped rubric: it %s', (_, { judge: said }) => {
    const facts = { output: 'Done.', ...(said === undefined ? {} : { judge: renamed(said) }) };
    expect(firstVerdict(shippedRubric('answer-quality'), line(facts)).verdict).not.toBe('pass');
  });

  for (const [asks, condition] of CONDITIONS)
    test.each(NO_VERDICTS)(`is no pass for a rubric that asks ${asks}: it %s`, (_, facts) => {
      expectNoPass(condition, facts);
    });

  for (const [asks, condition] of DOUBLE_NEGATIVES)
    test.each(NO_VERDICTS.slice(0, 3))(`is no pass for a rubric that asks ${asks}: it %s`, (_, facts) => {
      expectNoPass(condition, facts);
    });
});

describe('F38: a judge that the gate asks, and that gives no answer', () => {
  let place: AskingPlace;
  beforeEach(async () => {
    place = await openAsking();
    place.rubric({ polite: question('Polite?') });
    place.results({ output: 'fine' }, { output: 'odd' });
  });
  afterEach(() => place.remove());

  /** How the run ends where the model replies so about the second trial. */
  async function askWith(reply: ModelReply, time: Pick<JudgeAddress, 'judgeBudgetMs' | 'clock'>) {
    place.answer(({ asked }) => (asked.facts.output === 'odd' ? reply : { says: { answer: 'yes' } }));
    const { root, env } = place;
    const { ask, notes } = startJudge({ root, env, ...time });
    const head = loadConfig({ root, rubrics: ['rubric.yml'], policy: 'policy.yml' });
    const configs = headDecides(head);
    const files = findResultFiles(['results.jsonl'], root);
    const run = { files, mapping: null, select: [], redaction: DEFAULT_RULES };
    return { ...scoreRun(await ask(run, configs), head), notes: notes(configs) };
  }

  test.each<{ name: string; reply: ModelReply }>([
    { name: 'right', reply: { says: { answer: 'no' } } },
    { name: 'slow', reply: { says: { answer: 'no' }, afterMs: 500 } },
    { name: 'right, in a fence', reply: { says: '```json\n{"answer": "no"}\n```' } },
  ])('has answered where it is $name', async ({ reply }) => {
    const { trials, rubrics, notes } = await askWith(reply, { clock: quickClock() });
    expect(trials).toMatchObject({ scored: 2, errored: { judge: 0 } });
    expect(rubrics[0]?.score).toBe(0.5);
    expect(notes).toMatchObject([{ code: 'judge-asked', questions: 2, missing: 0, retries: 0 }]);
  });

  test.each<{ name: string; reply: ModelReply; why: string; time?: Pick<JudgeAddress, 'judgeBudgetMs'> }>([
    { name: 'refuses', reply: { says: null, refusal: 'No.' }, why: 'the model refused to answer' },
    { name: 'answers in prose', reply: { says: 'I cannot judge this.' }, why: 'JSON' },
    { name: 'sends JSON cut in half', reply: { says: '{"answer": "ye' }, why: 'JSON' },
    { name: 'says maybe', reply: { says: { answer: 'maybe' } }, why: 'no answer' },
    { name: 'says nothing', reply: { says: '' }, why: 'JSON' },
    { name: 'sends an empty body', reply: { status: 200 }, why: 'no message' },
    { name: 'sends no message', reply: { status: 200, body: '{}' }, why: 'no message' },
    { name: 'fails', reply: { status: 500 }, why: 'the model answers HTTP 500' },
    { name: 'is down', reply: { status: 503 }, why: 'the model answers HTTP 503' },
    { name: 'limits the rate for ever', reply: { status: 429 }, why: 'the model answers HTTP 429' },
    {
      name: 'limits the rate for ever, and says for how long',
      reply: { status: 429, headers: { 'retry-after': '5' } },
      why: 'the model answers HTTP 429',
    },
    { name: 'does not take the question', reply: { status: 400 }, why: 'the model answers HTTP 400' },
    { name: 'does not know the key', reply: { status: 401 }, why: 'the model answers HTTP 401' },
    { name: 'breaks the connection', reply: 'reset', why: 'the model cannot be reached' },
    { name: 'hangs', reply: 'silence', why: 'the model cannot be reached', time: { judgeBudgetMs: 5000 } },
  ])('leaves the trial alone without a verdict, as an error of the judge: it $name', async ({ reply, why, time }) => {
    const { trials, errored, notes } = await askWith(reply, time ?? { clock: quickClock() });
    expect(trials).toMatchObject({ scored: 1, errored: { agent: 0, infrastructure: 0, judge: 1 } });
    expect(errored).toMatchObject([{ scenario: 's1', kind: 'judge', message: expect.stringContaining(why) }]);
    expect(notes).toMatchObject([
      { code: 'judge-unanswered', missing: 1 },
      { code: 'judge-asked', questions: 2, missing: 1 },
    ]);
  });
});

/** The same answer under the names that the rubric reads. */
function renamed(said: unknown): unknown {
  if (said === null || typeof said !== 'object') return said;
  const { ok } = said as { readonly ok?: unknown };
  return { addresses_request: ok, is_correct: ok, appropriate_tone: ok };
}
