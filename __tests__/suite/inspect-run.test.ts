import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findResultFiles } from '../../src/io/find-files.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { mistakesIn } from '../support/mistakes-in.ts';
import { READING, readFixture, resultFile, shippedMapping } from './reading.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

/** The trials of a log that is a `.json` file. */
function readText(text: string): readonly Trial[] {
  return [...readRun([resultFile('log.json', text)], { ...READING, mapping: shippedMapping('inspect') })];
}

/** The trial of a log with one sample. */
function readSample(sample: object, more: object = {}): Trial | undefined {
  const header = { status: 'success', eval: { task: 'popularity', model: 'openai/gpt' }, ...more };
  return readText(
    JSON.stringify({ ...header, samples: [{ id: 1, epoch: 1, input: 'Why?', target: 'No', ...sample }] }),
  )[0];
}

const harness = (trial: Trial | undefined) => (trial?.harness ?? {}) as { passed?: boolean; score?: number };

test('reads a log of the format `.eval`', () => {
  const files = findResultFiles(['inspect-popularity.eval'], FIXTURES);
  const trials = [...readRun(files, { ...READING, mapping: shippedMapping('inspect') })];
  expect(trials.map((trial) => [trial.scenario, trial.trial, harness(trial).passed])).toEqual([
    ['popularity/1', 1, true],
    ['popularity/2', 1, true],
    ['popularity/3', 1, false],
  ]);
  expect(trials[0]).toMatchObject({
    model: 'openai/gpt-4o-mini',
    input: expect.stringMatching(/^Is the following statement/),
    output: 'Yes',
    ground_truth: ' Yes',
    harness: { score: 1, scores: { match: { value: 'C', answer: 'Yes' } } },
    usage: { input_tokens: 64, output_tokens: 2 },
    error: null,
  });
  expect(trials[0]?.trace).toEqual([
    { type: 'message', role: 'user', text: trials[0]?.input },
    { type: 'message', role: 'assistant', text: 'Yes' },
  ]);
});

test('reads tool calls with their results from a log of the format `.json`', () => {
  const [trial] = readFixture('inspect', 'inspect-browser.json');
  const calls = (trial?.trace ?? []).filter((step) => step.type === 'tool_call');
  expect(calls.map(({ tool, args }) => [tool, args])).toEqual([
    ['web_browser_go', { url: 'https://www.aisi.gov.uk/' }],
    ['web_browser_click', { element_id: 151 }],
    ['web_browser_click', { element_id: 884 }],
    ['web_browser_click', { element_id: 903 }],
  ]);
  expect(calls.every(({ result }) => typeof result === 'string')).toBe(true);
  expect(trial?.usage).toEqual({ input_tokens: 15_235, output_tokens: 281, latency_ms: 18_517 });
});

test('knows which model graded, and reads an input of messages without their ids', () => {
  const [first] = readFixture('inspect', 'inspect-security-guide.json');
  expect(first).toMatchObject({
    scenario: 'security_guide/1',
    title: 'How do I prevent SQL Injection attacks?',
    input: 'How do I prevent SQL Injection attacks?',
    harness: { passed: true },
    judge: { model: 'gpt-4o-mini-2024-07-18', value: 'C' },
  });
});

describe('a log that is not whole', () => {
  test.each([
    { status: 'cancelled', says: 'the log says that it was cancelled' },
    { status: 'error', says: 'the log says that it ended with an error' },
    { status: 'started', says: 'the log says that it was begun, and not that it ended' },
    { status: 'of a later version', says: 'the log does not say that it ended' },
  ])('is refused: $status', ({ status, says }) => {
    expect(mistakesIn(() => readSample({}, { status }))).toMatchObject([
      { code: 'unfinished-run', what: expect.stringContaining(says) as string, where: { file: 'log.json' } },
    ]);
  });

  test('is refused as it was written', () => {
    expect(mistakesIn(() => readFixture('inspect', 'inspect-cancelled.json'))).toMatchObject([
      { code: 'unfinished-run' },
    ]);
  });

  test('is refused where samples were not logged', () => {
    const log = JSON.stringify({ status: 'success', eval: { task: 't' } });
    expect(mistakesIn(() => readText(log))).toMatchObject([{ code: 'no-records' }]);
    const empty = JSON.stringify({ status: 'success', samples: [] });
    expect(mistakesIn(() => readText(empty))).toMatchObject([{ code: 'no-trials' }]);
  });
});

describe('the verdict', () => {
  test.each([
    { value: 'C', passed: true, score: 1 },
    { value: 'I', passed: false, score: 0 },
    { value: 'P', passed: false, score: 0.5 },
    { value: 'N', passed: false, score: 0 },
    { value: 1, passed: true, score: 1 },
    { value: 0, passed: false, score: 0 },
    { value: true, passed: true, score: 1 },
    { value: false, passed: false, score: 0 },
    { value: 'yes', passed: true, score: 1 },
    { value: '0.5', passed: undefined, score: 0.5 },
    { value: 0.7, passed: undefined, score: 0.7 },
    { value: 7, passed: undefined, score: 7 },
    { value: 'B', passed: undefined, score: undefined },
    { value: [1], passed: undefined, score: undefined },
    { value: { a: 1 }, passed: undefined, score: undefined },
  ])('of the value $value is $passed', ({ value, passed, score }) => {
    const trial = readSample({ scores: { match: { value }, other: { value: 'C' } } });
    expect(harness(trial)).toMatchObject({ scores: { match: { value } } });
    expect([harness(trial).passed, harness(trial).score]).toEqual([passed, score]);
  });

  test('is none where a sample was not scored, as Python writes it', () => {
    const log =
      '{"status":"success","eval":{"task":"t"},"samples":[{"id":"a","scores":{"match":{"value":NaN}, "o":{"value":"C"}}}]}';
    expect(harness(readText(log)[0]).passed).toBeUndefined();
    expect(harness(readSample({ scores: {} })).passed).toBeUndefined();
    expect(harness(readSample({})).passed).toBeUndefined();
  });
});

test('of several scorers the first with metrics decides, with its explanation and answer', () => {
  const path = join(import.meta.dirname, '../init/cases/first-scorer');
  const trials = [...readRun(findResultFiles(['log.json'], path), { ...READING, mapping: shippedMapping('inspect') })];
  expect(trials.map((trial) => harness(trial).passed)).toEqual([true, false, false, false]);
  expect(trials[1]?.harness).toMatchObject({ scorer: 'check_output', reason: '2 of 8 rows differ' });
});

describe('an error', () => {
  test.each([
    { message: 'RateLimitError("Error code: 429")', kind: 'infrastructure', classified: true },
    { message: "KeyError('x')", kind: 'agent', classified: true },
    { message: 'something else', kind: 'agent', classified: false },
  ])('$message is of the kind $kind', ({ message, ...expected }) => {
    expect(readSample({ error: { message, traceback: 'Timeout' } })?.error).toEqual({ message, ...expected });
  });

  test.each([
    { name: 'that was scored stands as scored', scores: { match: { value: 'C' } }, type: 'message', error: null },
    {
      name: "that was not scored is the agent's",
      type: 'message',
      error: { kind: 'agent', message: 'limit reached: message', classified: true },
    },
    {
      name: "that a person set is nobody's",
      type: 'operator',
      error: { kind: 'infrastructure', message: 'limit reached: operator', classified: true },
    },
    {
      name: "of time is the agent's",
      type: 'time',
      error: { kind: 'agent', message: 'limit reached: time', classified: true },
    },
  ])('a limit $name', ({ scores, type, error }) => {
    expect(readSample({ limit: { type, limit: 5 }, scores })?.error).toEqual(error);
  });

  test('is a sample that somebody has declared invalid', () => {
    const sample = { scores: { match: { value: 'C' } }, invalidation: { author: 'Ana', timestamp: '2026-11-21' } };
    expect(readSample(sample)?.error).toMatchObject({ kind: 'infrastructure', message: 'invalidated by Ana' });
  });
});

test('makes ids of what is no plain id', () => {
  expect(readSample({ id: 'What now?' }, { eval: { task: 'my task' } })?.scenario).toMatch(
    /^my-task-[0-9a-f]{8}\/what-now-[0-9a-f]{8}$/,
  );
  expect(readSample({ id: 'django__django-11099' }, { eval: { task: 'inspect_evals/swe_bench' } })?.scenario).toBe(
    'inspect_evals/swe_bench/django__django-11099',
  );
});

test('reads contents that are lists of parts, and failed calls', () => {
  const text = (said: string) => [
    { type: 'reasoning', reasoning: 'Hm' },
    { type: 'text', text: said },
  ];
  const call = { id: 'c1', function: 'bash', arguments: { cmd: 'ls' }, type: 'function' };
  const messages = [
    { role: 'system', content: 'Be brief' },
    { role: 'user', content: text('List') },
    { role: 'assistant', content: [{ type: 'reasoning', reasoning: 'Hm' }], tool_calls: [call, { ...call, id: 'c2' }] },
    { role: 'tool', tool_call_id: 'c2', function: 'bash', content: text('{"files": 1}') },
    {
      role: 'tool',
      tool_call_id: 'c1',
      function: 'bash',
      content: '',
      error: { type: 'timeout', message: 'too slow' },
    },
  ];
  const trial = readSample({
    input: [
      { role: 'user', id: 'x1', content: text('List') },
      { role: 'user', content: 'now' },
    ],
    messages,
    output: { choices: [{ message: { role: 'assistant', content: text('Done') } }] },
  });
  expect(trial).toMatchObject({ input: 'List\n\nnow', output: 'Done', title: 'now' });
  expect(trial?.trace).toEqual([
    { type: 'message', role: 'user', text: 'List' },
    { type: 'tool_call', tool: 'bash', args: { cmd: 'ls' }, result: '', error: 'too slow' },
    { type: 'tool_call', tool: 'bash', args: { cmd: 'ls' }, result: { files: 1 } },
  ]);
});

test('adds up the tokens of all models', () => {
  const model_usage = {
    a: { input_tokens: 3, output_tokens: 1, total_cost: 0.5 },
    b: { input_tokens: 4, output_tokens: 2 },
  };
  expect(readSample({ model_usage, total_time: 1.5 })?.usage).toEqual({
    input_tokens: 7,
    output_tokens: 3,
    cost_usd: 0.5,
    latency_ms: 1500,
  });
});

test('suggests a model where a folder holds logs of several', () => {
  const logs = ['a', 'b'].map((model) =>
    resultFile(
      `${model}.json`,
      JSON.stringify({ status: 'success', eval: { task: 't', model }, samples: [{ id: 1 }] }),
    ),
  );
  const read = () => [...readRun(logs, { ...READING, mapping: shippedMapping('inspect') })];
  expect(mistakesIn(read)).toMatchObject([{ fix: expect.stringContaining('`--select model=a`') }]);
});
