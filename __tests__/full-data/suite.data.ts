import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../../src/io/files.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import type { Selection } from '../../src/suite/select-trials.ts';
import type { Step, ToolCallStep, Trial } from '../../src/suite/trial.ts';
import { READING } from '../suite/reading.ts';

const data = process.env.AGENT_GATE_DATA ?? '';
const home = join(import.meta.dirname, '../..');
/** Mappings that only this data needs. */
const OWN = ['reflexion', 'devai', 'agent-fs'];

function read(mapping: string, file: string, select: readonly Selection[] = []): readonly Trial[] {
  const path = OWN.includes(mapping) ? `__tests__/full-data/mappings/${mapping}.yml` : `mappings/${mapping}.yml`;
  const files = findResultFiles([file], data);
  return [...readRun(files, { ...READING, mapping: loadMapping(path, readText(path, home)), select })];
}

function passes(trials: readonly Trial[]): number {
  return trials.filter((trial) => (trial.harness as { passed: boolean }).passed).length;
}

function calls(trial: Trial): readonly ToolCallStep[] {
  return (trial.trace ?? []).filter((step: Step) => step.type === 'tool_call');
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe.skipIf(data === '')('the published data', () => {
  describe('tau-bench', () => {
    it('gives 200 airline trials with the published passes by trial', () => {
      const trials = read('tau-bench', 'tau-bench/airline-gpt-4o-4trials.json');
      expect(trials).toHaveLength(200);
      expect([0, 1, 2, 3].map((number) => passes(trials.filter(({ trial }) => trial === number)))).toEqual([
        21, 22, 20, 21,
      ]);
      expect(mean(trials.map((trial) => calls(trial).length))).toBeCloseTo(5.82, 2);
      expect(mean(trials.map((trial) => trial.messages as number))).toBeCloseTo(26.5, 1);
      expect(
        trials.filter((trial) => calls(trial).some(({ tool }) => tool === 'transfer_to_human_agents')),
      ).toHaveLength(48);
    });

    it.each([
      ['retail-A-tool-calling', 73, 0, 30.36, 7.93],
      ['retail-B-preconditions', 70, 0, 32.58, 8.76],
      ['retail-C-assertions-0618', 35, 34, 17.98, 4.72],
    ])('gives the published figures of %s', (name, pass, errors, messages, toolCalls) => {
      const trials = read('tau-bench', `tau-bench/${name}.json`);
      expect(trials).toHaveLength(100);
      expect(passes(trials)).toBe(pass);
      expect(trials.filter(({ error }) => error !== null)).toHaveLength(errors);
      expect(mean(trials.map((trial) => trial.messages as number))).toBeCloseTo(messages, 2);
      expect(mean(trials.map((trial) => calls(trial).length))).toBeCloseTo(toolCalls, 2);
    });

    it('reads every argument as an object and answers every call', () => {
      for (const name of [
        'airline-gpt-4o-4trials',
        'retail-A-tool-calling',
        'retail-B-preconditions',
        'retail-C-assertions-0618',
      ]) {
        const all = read('tau-bench', `tau-bench/${name}.json`).flatMap(calls);
        expect(all.filter(({ args }) => typeof args !== 'object')).toEqual([]);
        expect(all.filter(({ result }) => result === undefined)).toEqual([]);
      }
    });

    it('tells the 12 infrastructure errors from the 22 crashes of the agent', () => {
      const errors = read('tau-bench', 'tau-bench/retail-C-assertions-0618.json').flatMap(({ error }) => error ?? []);
      expect(errors.every(({ classified }) => classified)).toBe(true);
      expect(errors.filter(({ kind }) => kind === 'infrastructure')).toHaveLength(12);
      expect(errors.filter(({ kind }) => kind === 'agent')).toHaveLength(22);
    });
  });

  describe('promptfoo', () => {
    const file = 'promptfoo/retrieval_results.json';
    const provider = (name: string) => ({ fact: 'provider', value: `python:provider_retrieval.py:retrieve_${name}` });

    it.each([
      ['base', 83, 0.5002],
      ['level_two', 90, 0.5382],
      ['level_three', 92, 0.5402],
    ])('gives the published passes and scores of %s', (name, pass, score) => {
      const trials = read('promptfoo-v2', file, [provider(name)]);
      expect(trials).toHaveLength(100);
      expect(passes(trials)).toBe(pass);
      expect(mean(trials.map((trial) => (trial.harness as { score: number }).score))).toBeCloseTo(score, 4);
    });

    it('sees the one crash among the failures', () => {
      const errors = read('promptfoo-v2', file, [provider('base')]).filter(({ error }) => error !== null);
      expect(errors.map(({ error }) => error?.message.slice(0, 60))).toEqual([
        'Error: Error running Python script: _pickle.UnpicklingError:',
      ]);
    });

    it('gives the same 100 scenarios whatever the provider', () => {
      const ids = ['base', 'level_two', 'level_three'].map((name) => {
        return read('promptfoo-v2', file, [provider(name)])
          .map(({ scenario }) => scenario)
          .sort();
      });
      expect(new Set(ids[0]).size).toBe(100);
      expect(ids[1]).toEqual(ids[0]);
      expect(ids[2]).toEqual(ids[0]);
    });

    it('suggests a provider when none is selected', () => {
      expect(() => read('promptfoo-v2', file)).toThrow('--select provider=python:provider_retrieval.py:retrieve_');
    });

    it.each([
      ['classification_results', 68, [48, 48, 47, 49, 48, 64, 63, 64, 64, 61, 65, 65, 64, 64, 65]],
      ['text_to_sql_results', 3, [2, 2, 2, 1, 1, 2, 2, 2, 3, 1]],
    ])('gives the published passes by column of %s', (name, count, expected) => {
      const columns = expected.map((_, index) => {
        return read('promptfoo-csv', `promptfoo/${name}.csv`, [{ fact: 'column', value: String(index + 1) }]);
      });
      expect(columns.map((trials) => trials.length)).toEqual(expected.map(() => count));
      expect(columns.map(passes)).toEqual(expected);
    });
  });

  describe('Inspect AI', () => {
    const popularity = '*_popularity*';
    const folder = 'inspect-logs';

    it.each([
      ['2025-02-11T15-18', popularity, 10, 8, 2, 640],
      ['2025-02-11T15-17', popularity, 10, 0, 0, 640],
      ['2025-09-23', popularity, 100, 63, 37, 6155],
      ['2025-05-12', '*_security*', 3, 3, 0, 1992],
      ['2025-09-23', '*_security*', 16, 11, 5, 10_901],
      ['2025-05-12', '*_browser*', 1, 1, 0, 15_516],
    ])('gives the published figures of %s%s', (day, name, count, passed, failed, tokens) => {
      const trials = read('inspect', `${folder}/${day}${name}`);
      expect(trials).toHaveLength(count);
      const verdicts = trials.map(({ harness }) => (harness as { passed?: boolean }).passed);
      expect([true, false].map((verdict) => verdicts.filter((one) => one === verdict).length)).toEqual([
        passed,
        failed,
      ]);
      const spent = trials.map(({ usage = {} }) => (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0));
      expect(spent.reduce((sum, amount) => sum + amount, 0)).toBe(tokens);
    });

    it('sees the four tool calls of the browser', () => {
      const trials = read('inspect', `${folder}/2025-05-12*_browser.json`);
      expect(trials.flatMap(calls).map(({ tool }) => tool)).toEqual([
        'web_browser_go',
        ...Array(3).fill('web_browser_click'),
      ]);
    });

    it.each(['popularity', 'no-samples'])('refuses the cancelled log of %s', (name) => {
      expect(() => read('inspect', `${folder}/2025-05-12*_${name}.json`)).toThrow('it was cancelled');
    });

    it.each([
      ['2025-02-11T15-18', '2025-09-23', popularity, 10, ['1'], ['3']],
      ['2025-05-12', '2025-09-23', popularity, 3, ['1'], ['3']],
      ['2025-05-12', '2025-09-23', '*_security*', 3, [], []],
    ])('from %s to %s of %s %i samples are shared, lost are %j and gained %j', (before, now, name, ...expected) => {
      const [first, second] = [before, now].map((day) => verdictsOf(`${folder}/${day}${name}`));
      const shared = [...(first ?? [])].filter(([scenario]) => second?.has(scenario));
      const flips = (from: boolean): readonly string[] =>
        shared.flatMap(([scenario, was]) => (was === from && second?.get(scenario) !== from ? [scenario] : []));
      const ids = (from: boolean) => flips(from).map((scenario) => scenario.split('/')[1]);
      expect([shared.length, ids(true), ids(false)]).toEqual(expected);
    });

    /** Passes by scenario, those of a cancelled log too: it holds whole samples. */
    function verdictsOf(file: string): ReadonlyMap<string, boolean> {
      const text = readText('mappings/inspect.yml', home).replace(/^unfinished:\n(?: .*\n)+/m, '');
      const mapping = loadMapping('inspect.yml', text);
      const trials = readRun(findResultFiles([file], data), { ...READING, mapping });
      return new Map([...trials].map(({ scenario, harness }) => [scenario, (harness as { passed: boolean }).passed]));
    }
  });

  describe('reflexion', () => {
    it.each([
      ['simple-run1', 397, 318],
      ['simple-run2', 397, 320],
      ['reflexion-run1', 397, 306],
      ['reflexion-run3-partial', 257, 204],
    ])('gives the published figures of %s', (name, count, solved) => {
      const trials = read('reflexion', `reflexion-mbpp/${name}.jsonl`);
      expect(trials).toHaveLength(count);
      expect(passes(trials)).toBe(solved);
    });
  });

  describe('DevAI', () => {
    it.each([
      ['MetaGPT', 81, 86],
      ['GPT-Pilot', 163, 170],
      ['OpenHands', 157, 159],
    ])('gives the published figures of %s by both judges, on the same requirements', (agent, human, model) => {
      const judged = ['human_as_a_judge', 'agent_as_a_judge/gray_box'].map((judge) =>
        read('devai', `devai-judgments/${agent}/${judge}/*.json`),
      );
      expect(judged.map(passes)).toEqual([human, model]);
      const [ids, others] = judged.map((trials) => trials.map(({ scenario }) => scenario).sort());
      expect(ids).toHaveLength(366);
      expect(others).toEqual(ids);
      expect(judged.map((trials) => new Set(trials.map(({ family }) => family)).size)).toEqual([55, 55]);
    });
  });

  describe('agent-fs', () => {
    const errorsOf = (trials: readonly Trial[]) => trials.map(({ error }) => error?.kind ?? 'none');
    const count = (kinds: readonly string[], kind: string) => kinds.filter((one) => one === kind).length;

    it('tells a judge that was down and calls that were never made from failures', () => {
      const kinds = errorsOf(read('agent-fs', 'agent-fs-summary/summary-2026-02-13T17-38.json'));
      expect(kinds).toHaveLength(81);
      expect(['judge', 'infrastructure', 'agent', 'none'].map((kind) => count(kinds, kind))).toEqual([68, 13, 0, 0]);
    });

    it('gives the published passes and usage of the day on which all went well', () => {
      const trials = read('agent-fs', 'agent-fs-summary/summary-2026-02-14T14-45.json');
      expect(count(errorsOf(trials), 'none')).toBe(81);
      expect(passes(trials)).toBe(22);
      expect(new Set(trials.map(({ scenario }) => scenario)).size).toBe(27);
      const gpt = trials.filter(({ model }) => model === 'gpt-5.2');
      expect(passes(gpt)).toBe(6);
      expect(mean(gpt.map(({ usage }) => usage?.latency_ms ?? 0)) / 1000).toBeCloseTo(152.0, 1);
    });
  });
});
