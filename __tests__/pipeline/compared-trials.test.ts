import { expect, test } from 'vitest';
import { explainFlips } from '../../src/pipeline/compared-trials.ts';
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

test('without trials of main the errors still explain', () => {
  const { causes } = explainFlips(decision, { ...runs, main: null }).decision;
  expect(causes.map(({ kind }) => kind)).toEqual(['other', 'error', 'error']);
});
