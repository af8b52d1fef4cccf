import { describe, expect, test } from 'vitest';
import { type Config, compileConfig } from '../../../src/io/config.ts';
import { measureFile } from '../../../src/pipeline/baseline/score-baseline.ts';
import { run } from '../../gating/build-run.ts';

/** A config of one rubric that asks for that answer. */
function configOf(answer: string): Config {
  const text = `
rubric: demo
version: 1.0.0
metric: TCR
criteria:
  answered:
    question: Is it the answer?
    weight: 1
    pass_when: { field: output, op: eq, value: '${answer}' }
`;
  return compileConfig({ mapping: null, rubrics: [{ file: 'rubrics/demo.yml', text }], policy: null });
}

function fileOf({ rubrics }: Config) {
  const [rubric] = rubrics;
  const report = run({ a: [1] }, { rubric: rubric?.id ?? '', hash: rubric?.hash ?? '' });
  return { schema: 1, suite: 'demo', origin: {}, written: '2026-11-21', report } as const;
}

describe('a committed baseline', () => {
  const old = configOf('yes');
  const changed = configOf('no');
  const file = fileOf(old);
  const { report } = file;

  test('is used as it is where one config scores both sides', () => {
    expect(measureFile(file, { base: old, head: null, decidedBy: null })).toEqual({
      report,
      head: { measured: report },
      history: [],
      notes: [],
    });
  });

  test('serves both configs where they differ in the policy alone', () => {
    const measured = measureFile(file, { base: old, head: { ...old }, decidedBy: 'main' });
    expect(measured).toMatchObject({ report, head: { measured: report } });
  });

  test('has no report under rubrics that did not measure it', () => {
    const measured = measureFile(file, { base: old, head: changed, decidedBy: 'main' });
    expect(measured).toMatchObject({ report, head: { unavailable: 'the committed baseline keeps no trials' } });
  });

  test('has one under the own rubrics that measured it, whatever decides', () => {
    expect(measureFile(file, { base: changed, head: old, decidedBy: 'main' })).toMatchObject({
      head: { measured: report },
    });
  });
});
