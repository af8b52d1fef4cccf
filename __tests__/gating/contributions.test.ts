import { expect, test } from 'vitest';
import type { NodeResult } from '../../schemas/types/result.ts';
import type { ComparedScenario, ComparedTrial } from '../../src/gating/compared-trials.ts';
import { contributionsOf } from '../../src/gating/contributions.ts';
import { combinationOf } from '../../src/pipeline/compared-trials.ts';
import { criterionOf, decisionOf, metricOf } from '../support/decisions.ts';

const paired = { scenarios: 10, baseline: 0.9, candidate: 0.7 };
const metric = metricOf({ rubric: 'r', delta: -0.2, paired });
const criterion = (key: string, delta: number, scenarios = 10) =>
  criterionOf({ rubric: 'r', key, delta, paired: { ...paired, scenarios } });
const written = { criteria: { a: { weight: 3 }, b: { weight: 1 } } };
const file = combinationOf({ written });

test.each([
  { name: 'exact where the parts add up', deltas: [-0.3, 0.1], exact: true, changes: [-0.225, 0.025] },
  { name: 'marked where they do not', deltas: [-0.1, 0], exact: false, changes: [-0.075] },
])('a weighted sum is $name', ({ deltas: [a = 0, b = 0], exact, changes }) => {
  const found = contributionsOf(
    decisionOf({ metrics: [metric], criteria: [criterion('a', a), criterion('b', b)] }),
    file,
    [],
  );
  expect(found?.criteria.map(({ change }) => change)).toEqual(changes);
  expect(found?.exact).toBe(exact);
});

test('a criterion that applies in half of the scenarios counts by half', () => {
  const decision = decisionOf({ metrics: [metric], criteria: [criterion('a', -0.4, 5), criterion('b', -0.2)] });
  expect(contributionsOf(decision, file, [])?.criteria).toEqual([
    { criterion: 'a', change: -0.15 },
    { criterion: 'b', change: -0.05 },
  ]);
});

function trial(scores: readonly number[]): ComparedTrial {
  const node = (key: string, score: number, children: readonly NodeResult[] = []): NodeResult => {
    return {
      key,
      kind: 'check',
      verdict: score === 1 ? 'pass' : 'fail',
      score,
      weight: 1,
      severity: 'high',
      explanation: '',
      children,
    };
  };
  const tree = node(
    'r',
    Math.min(...scores),
    scores.map((score, index) => node('ab'[index] ?? '', score)),
  );
  const rubrics = [{ rubric: 'r', hash: '', version: '', outcome: '', tree, warnings: [] }];
  const result = { scenario: 's', trial: 1, error: null, rubrics };
  return { passed: tree.score === 1, reason: null, result, absent: [], recorded: [], steps: [] };
}

test('in a strategy that is no sum, each criterion counts alone, with main’s result', () => {
  const scenario = (now: readonly (readonly number[])[]): ComparedScenario => {
    return { scenario: 's', side: 'broke', main: [trial([1, 1])], candidate: now.map(trial) };
  };
  const decision = decisionOf({ metrics: [metric], criteria: [] });
  // The first scenario fails by `a` alone, the second by both: no criterion alone would bring it back.
  const found = contributionsOf(decision, combinationOf({ written: { ...written, combine: 'min' } }), [
    scenario([[0, 1]]),
    scenario([[0, 0]]),
  ]);
  expect(found).toEqual({ criteria: [{ criterion: 'a', change: -0.1 }], exact: false });
});

test('a rubric of one criterion, and a metric that did not move, have none', () => {
  expect(
    contributionsOf(decisionOf({ metrics: [metric] }), combinationOf({ written: { criteria: { a: {} } } }), []),
  ).toBeNull();
  expect(contributionsOf(decisionOf({ metrics: [metricOf({ delta: 0 })] }), file, [])).toBeNull();
});
