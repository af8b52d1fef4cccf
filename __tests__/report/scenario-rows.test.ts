import { expect, test } from 'vitest';
import type { Report, ScenarioReport } from '../../schemas/types/report.ts';
import { type MeasuredRun, scenarioRows } from '../../src/report/scenario-rows.ts';
import { decisionOf } from '../support/decisions.ts';

const scenario = (
  id: string,
  scores: readonly number[],
  passed: number,
  more: Partial<ScenarioReport> = {},
): ScenarioReport => ({
  scenario: id,
  content: `sha256:${id}`,
  tags: [],
  errored: { agent: 0, infrastructure: 0, judge: 0 },
  rubrics: { r: { scores, passed, criteria: { c: { passed, total: scores.length } }, failures: [] } },
  ...more,
});
const run = (isCompared: boolean, ...scenarios: readonly ScenarioReport[]): MeasuredRun => ({
  name: 'main',
  label: 'x',
  url: undefined,
  scores: {},
  report: { scenarios } as unknown as Report,
  isCompared,
});
const rowsOf = (own: readonly ScenarioReport[], runs: readonly MeasuredRun[], flips = {}) =>
  scenarioRows(
    { scenarios: own } as unknown as Report,
    decisionOf({ flips: { ...decisionOf({}).flips, ...flips } }),
    runs,
    'r',
  );
const crashed = { errored: { agent: 1, infrastructure: 0, judge: 0 } };

test.each([
  ['all trials pass', scenario('a', [1, 1], 2), 'p'],
  ['all fail', scenario('a', [0, 0.5], 0), 'f'],
  ['some pass, though others crash', scenario('a', [0, 1], 1, crashed), 'm'],
  ['none passes and one crashed', scenario('a', [0, 0], 0, crashed), 'c'],
  ['none has a verdict', scenario('a', [], 0), 'u'],
])('a cell tells that %s', (_, own, cell) => {
  expect(rowsOf([own], []).map(({ cells }) => cells)).toEqual([cell]);
});

test('a row has a cell for each run, oldest first; other content under the same id is another scenario', () => {
  const other = scenario('a', [0], 0, { content: 'sha256:other' });
  const runs = [run(false, scenario('a', [0], 0)), run(true), run(true, other), run(true, scenario('a', [1], 1))];
  expect(rowsOf([scenario('a', [0, 1], 1)], runs)[0]).toMatchObject({ cells: 'foopm', isFlaky: true });
});

test.each([
  ['passes in one run and fails in the next', [1], [0], true, true],
  ['passes in every run', [1], [1], true, false],
  ['fails in a run that is not compared', [1], [0], false, false],
])('a scenario that %s is flaky, or not', (_, newer, older, isCompared, isFlaky) => {
  const runOf = (scores: readonly number[], compared = true) => run(compared, scenario('a', scores, scores[0] ?? 0));
  const [row] = rowsOf([scenario('a', [1], 1)], [runOf(older, isCompared), runOf(newer)]);
  expect(row?.isFlaky).toBe(isFlaky);
});

test('the sides are means over the compared runs alone', () => {
  const used = (cost: number) => ({ usage: { cost_usd: cost } });
  const runs = [
    run(false, scenario('a', [0], 0, used(9))),
    run(true, scenario('a', [1], 1, used(0.1)), scenario('b', [1], 1)),
    run(true, scenario('a', [0.5], 0, { ...used(0.2), title: 'on main' })),
  ];
  const [a, b] = rowsOf([scenario('a', [0], 0, { ...used(0.3), tags: ['t'] }), scenario('b', [1], 1)], runs, {
    broke: [{ scenario: 'a', baseline: 1, candidate: 0 }],
  });
  expect(a).toMatchObject({
    score: [0.75, 0],
    cost: [0.15, 0.3],
    latency: [null, null],
    title: 'on main',
    state: 'broke',
  });
  expect(a).toMatchObject({ tags: ['t'], criteria: ['r/c'] });
  expect(b).toMatchObject({ score: [1, 1], cost: [null, null], state: 'passed', criteria: [] });
});
