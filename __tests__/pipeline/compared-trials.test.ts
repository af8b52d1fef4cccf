import { expect, test } from 'vitest';
import { compareTrials, explainFlips } from '../../src/pipeline/compared-trials.ts';
import { tauBench } from '../support/tau-bench.ts';

const { decision, runs } = tauBench();
const { main } = runs;

test('a red run of tau-bench is explained by its crashes and its calls', () => {
  const { causes, start } = explainFlips(decision, runs).decision;
  expect(causes.map(({ kind, scenarios }) => [kind, scenarios])).toEqual([
    ['arguments', ['22', '23', '29']],
    ['calls', ['25', '33', '35']],
    ['error', ['36', '37']],
    ['error', ['27']],
  ]);
  expect(start).toMatchObject({ causes: [2, 3], scenarios: 3, broke: 9 });
});

test("main's trials that are kept explain the same again", () => {
  const { decision: explained, mainTrials } = explainFlips(decision, runs);
  const bytes = new TextEncoder().encode(mainTrials.join('\n'));
  const kept = {
    ...main,
    mapping: null,
    files: [{ file: 'main-trials.jsonl', chunks: () => [bytes], isEvidence: true as const }],
  };
  expect(explainFlips(decision, { ...runs, main: kept }).decision).toEqual(explained);
});

test('each scenario that flipped has its trials of both sides, with steps', () => {
  const { scenarios } = compareTrials(decision, runs);
  const flipped = [...decision.flips.broke, ...decision.flips.fixed];
  expect(scenarios.map(({ scenario }) => scenario)).toEqual(flipped.map(({ scenario }) => scenario));
  expect(scenarios.every((one) => one.main.length === 1 && one.candidate.length === 1)).toBe(true);
  expect(scenarios[0]?.main[0]?.steps.length).toBeGreaterThan(0);
});

test('without trials of main the errors still explain', () => {
  const { causes } = explainFlips(decision, { ...runs, main: null }).decision;
  expect(causes.map(({ kind }) => kind)).toEqual(['error', 'error', 'other']);
});
