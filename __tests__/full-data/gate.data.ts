import { describe, expect, test } from 'vitest';
import type { Decision } from '../../schemas/types/decision.ts';
import type { Report } from '../../schemas/types/report.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
import { compare, countsOf, type DataRun, gate, measure, OWN, rubricsOf, runOf, verdictIn } from './measure.ts';

const AIRLINE = 'airline-gpt-4o-4trials';
const RETAIL = 'retail-A-tool-calling';

const codesOf = ({ findings }: Decision): readonly string[] => findings.map(({ code }) => code);

describe('tau-bench', () => {
  test.each([
    { name: 'advice instead of rules', candidate: 'retail-B-preconditions', passed: 70, broke: 14, fixed: 11 },
    { name: 'the agent itself', candidate: RETAIL, passed: 73, broke: 0, fixed: 0 },
  ])('retail against $name does not fail: $broke broke, $fixed fixed', ({ candidate, passed, broke, fixed }) => {
    const decision = gate(tauBench(RETAIL), tauBench(candidate));
    expect(countsOf(decision)).toEqual({
      candidate: { passed, total: 100 },
      baseline: { passed: 73, total: 100 },
      broke,
      fixed,
    });
    expect(['pass', 'inconclusive']).toContain(decision.decision);
  });

  test('retail: an agent that crashes and loses its way fails, whatever its trials without a verdict were', () => {
    const decision = gate(tauBench(RETAIL), tauBench('retail-C-assertions-0618'));
    expect(decision).toMatchObject({ decision: 'fail', exit_code: 1 });
    expect(decision.trials).toMatchObject({ scored: 88, errored: { agent: 22, infrastructure: 12, judge: 0 } });
    expect(decision.flips.fixed).toHaveLength(5);
    expect(verdictIn(decision)).toMatchObject({ state: 'regressed', paired: { scenarios: 88 } });
    expect(codesOf(decision)).toContain('errors-immaterial');
  });

  test('retail: what broke has four causes, and the two crashes are half of it', () => {
    const candidate = () => runOf(tauBench('retail-C-assertions-0618'));
    const decision = gate(tauBench(RETAIL), tauBench('retail-C-assertions-0618'));
    const { causes, start } = explainFlips(decision, {
      main: runOf(tauBench(RETAIL)),
      candidate,
      config: { rubrics: rubricsOf(), policy: defaultPolicy },
    }).decision;
    expect(causes.map(({ kind, scenarios }) => [kind, scenarios.length])).toEqual([
      ['error', 13],
      ['arguments', 11],
      ['calls', 7],
      ['error', 5],
    ]);
    expect(start).toMatchObject({ causes: [0, 3], scenarios: 18, broke: 36, rate: expect.closeTo(0.602, 3) });
  });

  const twice = [
    [0, 1, 9, 10],
    [0, 2, 9, 8],
    [0, 3, 7, 7],
    [1, 2, 7, 5],
    [1, 3, 6, 5],
    [2, 3, 7, 8],
  ] as const;

  test.each(twice.flatMap(([a, b, broke, fixed]) => [[a, b, broke, fixed] as const, [b, a, fixed, broke] as const]))(
    'airline, the same agent twice (%i, %i), never fails and is never called unchanged: %i broke, %i fixed',
    (before, after, broke, fixed) => {
      const decision = gate(tauBench(AIRLINE, before), tauBench(AIRLINE, after));
      expect(countsOf(decision)).toMatchObject({ broke, fixed });
      expect(decision).toMatchObject({ decision: 'pass', exit_code: 0 });
      expect(verdictIn(decision).state).toBe('inconclusive');
    },
  );

  function tauBench(name: string, trial?: number): DataRun {
    const run = { mapping: 'mappings/tau-bench.yml', results: `tau-bench/${name}.json` };
    return trial === undefined ? run : { ...run, select: { fact: 'trial', value: `${trial}` } };
  }
});

describe('Inspect AI', () => {
  const log = (results: string): DataRun => ({ mapping: 'mappings/inspect.yml', results: `inspect-logs/${results}` });

  test('ten samples against a hundred of the same task: one is broke and one fixed, and no more is said', () => {
    const decision = gate(log('2025-02-11T15-18*.eval'), log('2025-09-23*_popularity*.eval'));
    expect(countsOf(decision)).toMatchObject({ broke: 1, fixed: 1 });
    expect(decision).toMatchObject({ decision: 'invalid' });
    expect(codesOf(decision)).toContain('scenarios-not-comparable');
  });

  test('a log without scores has no verdict', () => {
    const decision = gate(log('2025-02-11T15-18*.eval'), log('2025-02-11T15-17*.eval'));
    expect(decision).toMatchObject({ decision: 'invalid', trials: { scored: 0 } });
  });

  test('a `.json` log and an `.eval` log are compared', () => {
    const decision = gate(log('2025-05-12*_security*.json'), log('2025-09-23*_security*.eval'));
    expect(countsOf(decision)).toMatchObject({ broke: 0, fixed: 0 });
    expect(verdictIn(decision)).toMatchObject({
      baseline_trials: { passed: 3, total: 3 },
      candidate_trials: { passed: 11 },
    });
  });
});

describe('promptfoo', () => {
  const PASSED = { base: 83, level_two: 90, level_three: 92 };
  type Provider = keyof typeof PASSED;

  test.each<{ before: Provider; after: Provider; broke: number; fixed: number; state: string; verdict: string }>([
    { before: 'level_three', after: 'base', broke: 10, fixed: 1, state: 'regressed', verdict: 'fail' },
    { before: 'base', after: 'level_three', broke: 1, fixed: 10, state: 'improved', verdict: 'pass' },
    { before: 'base', after: 'level_two', broke: 3, fixed: 10, state: 'unchanged', verdict: 'pass' },
    { before: 'level_two', after: 'level_three', broke: 3, fixed: 5, state: 'inconclusive', verdict: 'pass' },
  ])('$before to $after is $state: $broke broke, $fixed fixed', ({ before, after, broke, fixed, state, verdict }) => {
    const decision = gate(retrieval(before), retrieval(after));
    const count = (provider: Provider) => ({ passed: PASSED[provider], total: 100 });
    expect(countsOf(decision)).toEqual({ candidate: count(after), baseline: count(before), broke, fixed });
    expect(verdictIn(decision).state).toBe(state);
    expect(decision.decision).toBe(verdict);
  });

  function retrieval(provider: Provider): DataRun {
    return {
      mapping: 'mappings/promptfoo-v2.yml',
      results: 'promptfoo/retrieval_results.json',
      select: { fact: 'provider', value: `python:provider_retrieval.py:retrieve_${provider}` },
    };
  }
});

describe.each([
  {
    judge: 'human_as_a_judge',
    passed: { MetaGPT: 81, 'GPT-Pilot': 163, OpenHands: 157 },
    flips: { worse: [120, 44], even: [59, 53], worst: [117, 35] },
  },
  {
    judge: 'agent_as_a_judge/gray_box',
    passed: { MetaGPT: 86, 'GPT-Pilot': 170, OpenHands: 159 },
    flips: { worse: [119, 46], even: [70, 59], worst: [128, 44] },
  },
])('DevAI by $judge', ({ judge, passed, flips }) => {
  type Agent = keyof typeof passed;

  test.each<{ before: Agent; after: Agent; counted: keyof typeof flips; state: string; verdict: string }>([
    { before: 'OpenHands', after: 'MetaGPT', counted: 'worse', state: 'regressed', verdict: 'fail' },
    { before: 'GPT-Pilot', after: 'MetaGPT', counted: 'worst', state: 'regressed', verdict: 'fail' },
    { before: 'GPT-Pilot', after: 'OpenHands', counted: 'even', state: 'inconclusive', verdict: 'pass' },
  ])('$before to $after is $state', ({ before, after, counted, state, verdict }) => {
    const decision = gate(judged(before), judged(after));
    const count = (agent: Agent) => ({ passed: passed[agent], total: 366 });
    const [broke, fixed] = flips[counted];
    expect(countsOf(decision)).toEqual({ candidate: count(after), baseline: count(before), broke, fixed });
    expect(decision.scenarios).toEqual({ total: 366, paired: 366, new: 0, removed: 0, changed: 0, renamed: 0 });
    expect(verdictIn(decision).state).toBe(state);
    expect(decision.decision).toBe(verdict);
  });

  test('the requirements of one task count as one case, which makes the range wider', () => {
    const sides = [measure(judged('GPT-Pilot')), measure(judged('OpenHands'))] as const;
    const clustered = verdictIn(compare(...sides)).interval;
    const single = verdictIn(compare(withoutFamilies(sides[0]), withoutFamilies(sides[1]))).interval;
    expect(widthOf(clustered)).toBeGreaterThan(widthOf(single) * 1.1);
  });

  function judged(agent: Agent): DataRun {
    return { mapping: `${OWN}/mappings/devai.yml`, results: `devai-judgments/${agent}/${judge}/*.json` };
  }

  function withoutFamilies(report: Report): Report {
    return { ...report, scenarios: report.scenarios.map(({ family, ...scenario }) => scenario) };
  }

  function widthOf(interval: { readonly lower: number; readonly upper: number } | null): number {
    return interval === null ? Number.NaN : interval.upper - interval.lower;
  }
});
