import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRun } from '../../src/suite/read-run.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import { factAt, type Trial } from '../../src/suite/trial.ts';
import { messagesIn, mistakesIn, subjectsIn } from '../support/mistakes-in.ts';
import { READING, readFixture, resultFile, shippedMapping } from './reading.ts';

const passed = (trials: readonly Trial[]) => trials.map((trial) => (trial.harness as { passed: boolean }).passed);

describe('shipped mappings', () => {
  it.each(readdirSync(join(import.meta.dirname, '../../mappings')))('%s carries its file name', (file) => {
    expect(`${shippedMapping(file.replace('.yml', '')).name}.yml`).toBe(file);
  });
});

describe('tau-bench', () => {
  it('reads repeated trials, verdicts, ground truth and usage of tools', () => {
    const trials = readFixture('tau-bench', 'tau-bench-airline.json');
    expect(trials.map(({ scenario, trial, messages }) => [scenario, trial, messages])).toEqual([
      ['48', 0, 12],
      ['48', 1, 10],
    ]);
    expect(passed(trials)).toEqual([true, true]);
    expect(trials[0]).toMatchObject({ error: null, harness: { score: 1 }, input: expect.stringContaining('You') });
    expect(trials[0]?.trace?.some((step) => step.type === 'message' && step.role === 'system')).toBe(false);
    const lastText = trials[0]?.trace?.findLast((step) => step.type === 'message' && step.role === 'assistant');
    expect(trials[0]?.output).toBe(lastText?.type === 'message' ? lastText.text : '');
  });

  it('reads Python arguments, results without ids, and tells crashes of the agent from those of the infrastructure', () => {
    const trials = readFixture('tau-bench', 'tau-bench-retail.json');
    expect(trials.map(({ scenario, error }) => [scenario, error?.kind, error?.classified])).toEqual([
      ['35', undefined, undefined],
      ['68', undefined, undefined],
      ['1', 'agent', true],
      ['28', 'infrastructure', true],
    ]);
    expect(passed(trials)).toEqual([false, true, false, false]);
    const calls = (trials[1]?.trace ?? []).filter((step) => step.type === 'tool_call');
    expect(calls.every(({ args, result }) => typeof args === 'object' && result !== undefined)).toBe(true);
    expect(calls[0]).toMatchObject({ tool: expect.any(String), args: expect.any(Object) });
  });

  it('tells a task without actions, which expects no call, from a run that records no task', () => {
    const task = { instruction: 'Ask for nothing', actions: [], outputs: [] };
    const records = [
      { task_id: 1, trial: 0, reward: 1, traj: [], info: { task } },
      { task_id: 2, trial: 0, reward: 0, traj: [], info: { error: 'rate limit' } },
    ];
    const file = resultFile('r.json', JSON.stringify(records));
    const trials = [...readRun([file], { ...READING, mapping: shippedMapping('tau-bench') })];
    expect(trials.map(({ ground_truth: truth }) => truth)).toEqual([
      { actions: [], calls: [], outputs: [] },
      undefined,
    ]);
  });

  it('catches a record that comes twice', () => {
    const text = readFileSync(join(import.meta.dirname, 'fixtures/tau-bench-retail.json'), 'utf8');
    const [record] = JSON.parse(text) as unknown[];
    const file = resultFile('r.json', JSON.stringify([record, record]));
    const refusals = subjectsIn(() => [...readRun([file], { ...READING, mapping: shippedMapping('tau-bench') })]);
    expect(refusals).toEqual(['r.json#/1 repeated-trial']);
  });
});

describe('promptfoo-v2', () => {
  const select = (name: string) => [{ fact: 'provider', value: `python:provider_retrieval.py:retrieve_${name}` }];

  it('gives every provider the same scenarios', () => {
    const ids = ['base', 'level_two', 'level_three'].map((name) =>
      readFixture('promptfoo-v2', 'promptfoo-v2.json', select(name)).map(({ scenario }) => scenario),
    );
    expect(ids[0]).toHaveLength(3);
    expect(ids[1]?.toSorted()).toEqual(ids[0]?.toSorted());
    expect(ids[0]?.[0]).toMatch(/^how-can-you-create-multiple-test-cases-for-an-[a-z-]*-[0-9a-f]{8}$/);
  });

  it('takes a failed assertion for a failure and only a crash for an error', () => {
    const trials = readFixture('promptfoo-v2', 'promptfoo-v2.json', select('base'));
    expect(passed(trials)).toEqual([true, false, false]);
    expect(trials.map(({ error }) => error?.message.slice(0, 34))).toEqual([
      undefined,
      undefined,
      'Error: Error running Python script',
    ]);
    expect(trials[0]).toMatchObject({
      harness: { score: expect.any(Number), reason: expect.any(String) },
      usage: { latency_ms: expect.any(Number) },
      ground_truth: { query: expect.any(String) },
    });
  });

  it('suggests a provider when none is selected', () => {
    const messages = messagesIn(() => readFixture('promptfoo-v2', 'promptfoo-v2.json')).join();
    expect(messages).toContain('--select provider=python:');
  });

  it('gives a test the id that later versions give it', () => {
    const older = readFixture('promptfoo-v2', 'shipped/promptfoo-v2.json', [{ fact: 'column', value: '4' }]);
    const newer = readFixture('promptfoo', 'shipped/promptfoo.json', [{ fact: 'prompt.index', value: '3' }]);
    const facts = ({ scenario, trial, output, harness }: Trial) => [scenario, trial, output, harness];
    expect(older.map(facts)).toEqual(newer.map(facts));
  });
});

describe('promptfoo', () => {
  /** What newer versions write for one test: which one, of which prompt, and its result. */
  const result = (testIdx: number, keys: object) => ({
    promptIdx: 0,
    testIdx,
    testCase: { vars: { q: `q${testIdx % 2}` } },
    success: true,
    prompt: { raw: 'p', label: 'my prompts' },
    gradingResult: { pass: true, reason: 'All assertions passed', componentResults: [] },
    ...keys,
  });
  const read = (results: readonly object[], select: readonly Selection[] = []) => {
    const file = resultFile('r.json', JSON.stringify({ results: { results } }));
    return [...readRun([file], { ...READING, mapping: shippedMapping('promptfoo'), select })];
  };

  it('takes what --repeat asks again for further trials', () => {
    const trials = read([0, 1, 2, 3].map((index) => result(index, {})));
    expect(trials.map(({ scenario, trial }) => [scenario.slice(0, 2), trial])).toEqual([
      ['q0', 1],
      ['q1', 1],
      ['q0', 2],
      ['q1', 2],
    ]);
  });

  it('tells tests with the same variables apart by description and assertions', () => {
    const test = (testIdx: number, declared: object) =>
      result(testIdx, { testCase: { vars: { q: 'a' }, ...declared } });
    const is = (value: string, threshold?: number) => ({ assert: [{ type: 'contains', value, threshold }] });
    const declared = [
      {},
      { description: 'polite' },
      is('x'),
      is('y'),
      { ...is('x'), description: 'polite' },
      is('x', 0.5),
    ];
    const ids = read(declared.map((keys, index) => test(index, keys))).map(({ scenario }) => scenario);
    expect(new Set(ids).size).toBe(5);
    expect(ids[5]).toBe(ids[2]);
  });

  it('reads lines, which hold the results alone', () => {
    const text = [0, 1].map((index) => JSON.stringify(result(index, {}))).join('\n');
    const lines = readRun([resultFile('r.jsonl', text)], { ...READING, mapping: shippedMapping('promptfoo') });
    expect([...lines]).toEqual(read([result(0, {}), result(1, {})]));
  });

  it('refuses a file that holds only the failures', () => {
    const results = { stats: { successes: 40, failures: 1 }, results: [result(0, { success: false })] };
    const file = resultFile('r.json', JSON.stringify({ results }));
    const reading = { ...READING, mapping: shippedMapping('promptfoo') };
    expect(subjectsIn(() => [...readRun([file], reading)])).toEqual(['r.json other-totals expect.passed']);
  });

  it('suggests a prompt when none is selected', () => {
    const results = [result(0, {}), result(0, { promptIdx: 1 })];
    expect(messagesIn(() => read(results)).join()).toContain('--select prompt.index=0');
    expect(read(results, [{ fact: 'prompt.index', value: '1' }])).toHaveLength(1);
  });

  const FAILED = { pass: false, reason: 'Expected output to contain "x"', assertion: { type: 'contains' } };
  const DOWN = 'API error: 429 Too Many Requests\n{"error":{}}';
  const UNGRADED = { pass: false, reason: DOWN, metadata: { graderError: true } };
  const graded = (reason: string, ...componentResults: readonly object[]) => ({
    success: false,
    error: reason,
    gradingResult: { pass: false, reason, componentResults },
  });
  it.each<{ name: string; keys: object; kind: string | undefined }>([
    { name: 'a grader that is down', keys: graded(DOWN, UNGRADED), kind: 'judge' },
    {
      name: 'in a set of assertions',
      keys: graded(DOWN, { pass: false, componentResults: [UNGRADED] }, UNGRADED),
      kind: 'judge',
    },
    { name: 'of an older version', keys: graded(DOWN, { pass: false, reason: DOWN }), kind: 'judge' },
    {
      name: 'a grader without JSON, of an older version',
      keys: graded('Could not extract JSON from llm-rubric response'),
      kind: 'judge',
    },
    {
      name: 'marked as a whole',
      keys: { success: false, gradingResult: { ...UNGRADED, reason: 'No output' } },
      kind: 'judge',
    },
    { name: 'and the agent failed beside it', keys: graded(DOWN, FAILED, UNGRADED), kind: undefined },
    {
      name: 'and the agent failed beside it, of an older version',
      keys: graded(DOWN, FAILED, { pass: false, reason: DOWN }),
      kind: undefined,
    },
    { name: 'a failure alone', keys: graded(FAILED.reason, FAILED), kind: undefined },
    {
      name: 'the agent’s own service',
      keys: { success: false, error: DOWN, gradingResult: null },
      kind: 'infrastructure',
    },
    {
      name: 'a grader that is down, where the rest was enough',
      keys: { gradingResult: { pass: true, reason: 'Aggregate score', componentResults: [UNGRADED] } },
      kind: undefined,
    },
  ])('tells a trouble of the grader from a failure: $name', ({ keys, kind }) => {
    expect(read([result(0, keys)])[0]?.error?.kind).toBe(kind);
  });
});

describe('promptfoo-csv', () => {
  const column = (value: string) => [{ fact: 'column', value }];

  it.each([
    ['1', [true, false, true]],
    ['2', [true, false, true]],
    ['3', [true, false, true]],
    ['4', [true, false, true]],
  ])('reads column %s whose header repeats', (value, expected) => {
    expect(passed(readFixture('promptfoo-csv', 'promptfoo-classification.csv', column(value)))).toEqual(expected);
  });

  it('takes verdict, score, output and provider from cell and header', () => {
    const [, second] = readFixture('promptfoo-csv', 'promptfoo-classification.csv', column('1'));
    expect(second).toMatchObject({
      provider: 'Haiku: T-0.0',
      ground_truth: { label: 'Billing Inquiries' },
      harness: { passed: false, score: 0.5 },
      output: expect.stringMatching(/^(?!Expected output to contain)/),
    });
  });

  it('reads cells over many lines', () => {
    expect(passed(readFixture('promptfoo-csv', 'promptfoo-sql.csv', column('1')))).toEqual([true, false]);
    expect(readFixture('promptfoo-csv', 'promptfoo-sql.csv', column('2'))[0]?.provider).toBe('3 Haiku');
  });

  it.each([
    ['shipped/promptfoo.csv', '2', ['1 true', '2 true', '1 false', '2 false', '1 false', '1 true']],
    ['shipped/promptfoo-0.91.csv', '2', ['1 true', '1 true']],
  ])(
    'numbers what --repeat asks again in %s where a description shows it, and refuses the others',
    (file, value, expected) => {
      const bytes = readFileSync(join(import.meta.dirname, 'fixtures', file));
      const trials: Trial[] = [];
      const mapping = shippedMapping('promptfoo-csv');
      const run = readRun([resultFile(file, bytes)], { ...READING, mapping, select: column(value) });
      const mistakes = mistakesIn(() => {
        for (const trial of run) trials.push(trial);
      });
      expect(mistakes[0]?.code).toBe('repeated-trial');
      expect(trials.map(({ trial, harness }) => `${trial} ${factAt({ harness }, 'harness.passed')}`)).toEqual(expected);
    },
  );

  it.each([
    ['a column each', '[m] p,Status,Score,Grader Reason\nhi,FAIL,0.25,too short', 'hi'],
    ['one cell', '[m] p\n"[FAIL] (0.25, tone: 1)\n\ntoo short\n---\nhi\n\nFail Reason: too short"', 'hi'],
  ])('takes verdict, output, score and reason from %s', (_, result, output) => {
    const file = resultFile('r.csv', result.replace(/^/, 'q,').replace('\n', '\na,'));
    const [trial] = readRun([file], { ...READING, mapping: shippedMapping('promptfoo-csv') });
    expect(trial).toMatchObject({ output, harness: { passed: false, score: 0.25, reason: 'too short' } });
  });

  it('suggests a column when none is selected', () => {
    expect(messagesIn(() => readFixture('promptfoo-csv', 'promptfoo-sql.csv')).join()).toContain('--select column=1');
  });
});
