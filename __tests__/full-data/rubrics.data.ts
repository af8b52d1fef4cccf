import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { readText } from '../../src/io/files.ts';
import { findResultFiles } from '../../src/io/find-files.ts';
import { loadRubrics } from '../../src/rubric/load-rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { loadMapping } from '../../src/suite/mapping/mapping.ts';
import { readRun } from '../../src/suite/read-run.ts';
import { READING } from '../suite/reading.ts';

/** Folder of published suites, each as its authors left it; the figures below are theirs or counted by hand. */
const data = process.env.AGENT_GATE_DATA ?? 'data';

const mapping = loadMapping('tau-bench.yml', readText('mappings/tau-bench.yml', '.'));
const rubrics = loadRubrics(
  ['rubrics/harness-verdict.yml', 'rubrics/tool-use.yml'].map((file) => ({ file, text: readText(file, '.') })),
);

function measure(file: string): Report {
  const report = startReport(rubrics);
  for (const trial of readRun(findResultFiles([`tau-bench/${file}`], data), { ...READING, mapping })) {
    report.add(scoreTrial(rubrics, trial));
  }
  return report.finish();
}

/** Passes and trials of a criterion of the rubric for tool use. */
function rate({ rubrics: reports }: Report, key: string): readonly [number, number] {
  const criterion = reports.find(({ rubric }) => rubric === 'tool-use')?.criteria.find((one) => one.key === key);
  return [criterion?.passed ?? -1, criterion?.total ?? -1];
}

describe('tau-bench retail', () => {
  test.each([
    { file: 'retail-A-tool-calling.json', score: 0.73, short: 62, writes: 86 },
    { file: 'retail-B-preconditions.json', score: 0.7, short: 49, writes: 88 },
  ])('$file', ({ file, score, short, writes }) => {
    const report = measure(file);
    expect(report.rubrics.find(({ rubric }) => rubric === 'harness-verdict')?.score).toBe(score);
    expect(rate(report, 'within_30_messages')).toEqual([short, 100]);
    expect(rate(report, 'authenticated_before_write')).toEqual([writes, writes]);
  });

  test('a crash before the first message passes nothing', () => {
    const report = measure('retail-C-assertions-0618.json');
    const { agent } = report.trials.errored;
    // Counting an empty trace as short would make it 83.
    expect(rate(report, 'within_30_messages')).toEqual([49, 66 + agent]);
    expect(rate(report, 'authenticated_before_write')).toEqual([59, 59 + agent]);
  });
});

test('tau-bench airline', () => {
  const report = measure('airline-gpt-4o-4trials.json');
  expect(report.rubrics.find(({ rubric }) => rubric === 'harness-verdict')).toMatchObject({
    score: 0.42,
    trials: { passed: 84, total: 200 },
  });
  expect(rate(report, 'no_human_transfer')).toEqual([200 - 48, 200]);
  expect(rate(report, 'within_30_messages')).toEqual([133, 200]);
  expect(rate(report, 'authenticated_before_write')).toEqual([87, 118]);
});
