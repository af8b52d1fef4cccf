import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { mistakesIn } from '../support/mistakes-in.ts';
import { READING, resultFile } from './reading.ts';

/** Mappings that the checks against published data need, and no user. */
const FOLDER = join(import.meta.dirname, '../full-data/mappings');

function read(mapping: string, fixture: string): readonly Trial[] {
  const file = `${mapping}.yml`;
  const bytes = readFileSync(join(import.meta.dirname, 'fixtures', fixture));
  const loaded = loadMapping(file, readFileSync(join(FOLDER, file), 'utf8'));
  return [...readRun([resultFile(fixture, bytes)], { ...READING, mapping: loaded })];
}

const harness = (trials: readonly Trial[]) => trials.map((trial) => trial.harness);

it.each(readdirSync(FOLDER))('%s carries its file name', (file) => {
  expect(`${loadMapping(file, readFileSync(join(FOLDER, file), 'utf8')).name}.yml`).toBe(file);
});

describe('reflexion', () => {
  it('reads tasks, solutions, tests and what was solved, with reflections or without', () => {
    const trials = read('reflexion', 'reflexion.jsonl');
    expect(trials.map(({ scenario }) => scenario)).toEqual([
      'mbpp_295_sum_div',
      'mbpp_59_is_octagonal',
      'mbpp_89_closest_num',
    ]);
    expect(harness(trials)).toEqual([{ passed: false }, { passed: true }, { passed: true }]);
    expect(trials[0]).toMatchObject({
      trial: 1,
      error: null,
      input: expect.stringContaining('the sum of all divisors'),
      output: expect.stringContaining('return'),
      ground_truth: expect.stringContaining('def check(candidate)'),
    });
  });
});

describe('devai', () => {
  it('makes a scenario of every requirement, in a family by task', () => {
    const trials = read('devai', 'devai-human.json');
    expect(trials.map(({ scenario, family }) => [scenario, family])).toEqual([
      ['13/0', '13'],
      ['13/1', '13'],
      ['13/2', '13'],
      ['13/3', '13'],
    ]);
    expect(harness(trials).map((one) => (one as { passed: boolean }).passed)).toEqual([true, true, true, false]);
    expect(trials[0]).toMatchObject({
      title: expect.stringContaining('`data/content.jpg`'),
      category: 'Dataset or Environment',
      input: expect.stringContaining('image style transfer'),
    });
    expect(trials[0]?.tags?.length).toBeGreaterThan(1);
  });

  it('gives the same scenarios by the other judge, however the files spell the task and the requirement', () => {
    const [human, agent] = [read('devai', 'devai-human.json'), read('devai', 'devai-agent.json')];
    const asked = (trials: readonly Trial[]) => trials.map(({ scenario, family, input }) => [scenario, family, input]);
    expect(asked(agent)).toEqual(asked(human));
    expect(agent[2]?.title).not.toBe(human[2]?.title);
  });

  it('refuses a file without requirements', () => {
    const mapping = loadMapping('devai.yml', readFileSync(join(FOLDER, 'devai.yml'), 'utf8'));
    const file = resultFile('13.json', '{"name": "13_Style", "query": "?"}');
    expect(mistakesIn(() => [...readRun([file], { ...READING, mapping })])).toMatchObject([{ code: 'no-records' }]);
  });
});

describe('agent-fs', () => {
  it('tells whose fault it was that nobody judged', () => {
    const trials = read('agent-fs', 'agent-fs-judge-down.json');
    expect(trials.map(({ scenario, trial, error }) => [scenario, trial, error?.kind, error?.message])).toEqual([
      [
        'chatgpt-gpt-5.3-codex-spark/tumor-vaccine-ici',
        1,
        'infrastructure',
        'Failed to extract chatgpt_account_id from access token.',
      ],
      ['gpt-5.2/gcse-chemistry-8-9', 2, 'infrastructure', 'terminated'],
      ['glm-5/trappist1b-atmosphere', 3, 'infrastructure', 'Request was aborted.'],
      ['gpt-5.2/tumor-vaccine-ici', 1, 'judge', 'judge: LLM JSON call failed after 2 attempt(s)'],
    ]);
    expect(trials.every(({ error }) => error?.classified)).toBe(true);
  });

  it('takes any other error of the agent for its own', () => {
    const mapping = loadMapping('agent-fs.yml', readFileSync(join(FOLDER, 'agent-fs.yml'), 'utf8'));
    const result = { model: 'm', taskId: 't', runIndex: 1, success: false, agentError: 'TypeError: x', grader: {} };
    const file = resultFile('summary.json', JSON.stringify({ results: [result] }));
    const [trial] = readRun([file], { ...READING, mapping });
    expect(trial?.error).toEqual({ kind: 'agent', message: 'TypeError: x', classified: true });
  });

  it('reads verdicts and usage of a day on which all went well', () => {
    const trials = read('agent-fs', 'agent-fs.json');
    expect(harness(trials)).toEqual([
      { passed: false, schema: true, tool_trace: true },
      { passed: true, schema: true, tool_trace: true },
    ]);
    expect(trials.map(({ error }) => error)).toEqual([null, null]);
    expect(trials[0]?.usage).toEqual({
      latency_ms: 123156,
      cost_usd: 0.1175193,
      input_tokens: 700606,
      output_tokens: 11443,
    });
  });

  it('reads the deterministic checks though the judge was down', () => {
    const trials = read('agent-fs-checks', 'agent-fs-judge-down.json');
    expect(trials.map(({ error }) => error?.kind)).toEqual([
      'infrastructure',
      'infrastructure',
      'infrastructure',
      undefined,
    ]);
    expect(harness(trials).at(-1)).toEqual({ schema: true, tool_trace: true });
  });
});
