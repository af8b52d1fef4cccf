import { Session } from 'node:inspector';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { missingOf } from '../../src/gating/comparing/scores.ts';
import { decide } from '../../src/gating/decide.ts';
import { sum } from '../../src/gating/statistics/moments.ts';
import { tauBench } from '../support/tau-bench.ts';
import { many, merge, run, type TrialSketch } from './build-run.ts';
import { decideRun } from './decide-run.ts';

/** Counts the calls of the gate's functions by name, as V8 itself counts them. */
function callsDuring(work: () => void): ReadonlyMap<string, number> {
  const session = new Session();
  session.connect();
  const calls = new Map<string, number>();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  work();
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { url, functions } of result) {
      if (!url.includes('/src/gating/')) continue;
      for (const { functionName, ranges } of functions)
        calls.set(functionName, (calls.get(functionName) ?? 0) + (ranges[0]?.count ?? 0));
    }
  });
  session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  return calls;
}

/** Two rubrics of one criterion each. */
const suite = (trialsOf: (index: number) => readonly TrialSketch[]): Report => {
  const sketch = many(30, trialsOf);
  return merge(run(sketch), run(sketch, { rubric: 'tool-use', metric: 'TUR' }));
};
const main = suite(() => [1]);
const FACTS = ['gateContext', 'pairScenarios', 'rubricsInOrder', 'testRates', 'suiteEffects', 'waivedScenarios'];

describe('each fact of a reading is derived once', () => {
  it.each([
    { name: 'a red run has one reading', candidate: suite((index) => [index < 10 ? 0 : 1]), readings: 1 },
    {
      name: 'trials without a verdict are read as they stand, as passes and as fails',
      candidate: suite((index) => [index < 10 ? 0 : index < 14 ? 'infrastructure' : 1]),
      readings: 3,
    },
  ])('$name', ({ candidate, readings }) => {
    const calls = callsDuring(() => expect(decideRun(candidate, main).decision).toBe('fail'));
    expect(Object.fromEntries(FACTS.map((name) => [name, calls.get(name)]))).toEqual(
      Object.fromEntries(FACTS.map((name) => [name, readings])),
    );
  });
});

it('in the red example a reading finds each rule once, and reads each rate once in each scenario of a run', () => {
  const { input } = tauBench();
  const calls = callsDuring(() => expect(decide(input).decision).toBe('fail'));
  const reports = [input.candidate, ...input.baselines.map(({ report }) => report)];
  const { rubrics } = input.candidate;
  const criteria = sum(rubrics.map((rubric) => rubric.criteria.length));
  const scenarios = sum(reports.map((report) => report.scenarios.length));
  // Findings name scenarios by the actual report, so a reading with filled trials reads these scenarios there too.
  const filled = input.candidate.scenarios.filter((scenario) => missingOf(scenario) > 0).length;
  const readings = 3;
  expect(calls.get('gateContext')).toBe(readings);
  expect(calls.get('metricRule')).toBe(readings * rubrics.length);
  expect(calls.get('criterionRule')).toBe(readings * criteria);
  for (const [name, rates] of [['scoresOf', rubrics.length] as const, ['tallyOf', criteria] as const]) {
    expect(calls.get(name)).toBeGreaterThan(rates * scenarios);
    expect(calls.get(name)).toBeLessThanOrEqual(readings * rates * (scenarios + filled));
  }
});
