import { expect, test } from 'vitest';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { normaliseTrial } from '../../src/suite/normalise-trial.ts';

const rubric = loadRubric(
  'r.yml',
  'rubric: r\nversion: 1.0.0\nmetric: TCR\ncriteria:\n  ok:\n    weight: 1\n    pass_when: { field: ok, op: eq, value: true }\n',
);

const trials: readonly object[] = [
  { scenario: 'a', trial: 1, input: 'x', ok: true },
  { scenario: 'a', trial: 1, input: 'x', ok: false, arm: 'no-skill' },
  { scenario: 'a', trial: 2, input: 'x', ok: true, arm: 'no-skill' },
  { scenario: 'a', trial: 1, input: 'x', ok: false, arm: 'no-op' },
  { scenario: 'b', trial: 1, input: 'y', ok: true },
  { scenario: 'b', trial: 1, error: { kind: 'infrastructure', message: '429' }, arm: 'no-skill' },
  { scenario: 'c', trial: 1, input: 'z', ok: true, arm: 'no-skill' },
];

function reportOf(hasArms: boolean, order: readonly object[] = trials) {
  const report = startReport([rubric], { hasArms });
  for (const trial of order)
    report.add(
      scoreTrial(
        [rubric],
        normaliseTrial(trial, (pointer) => ({ file: 'r', pointer })),
      ),
    );
  return report.finish();
}

test('trials of arms stand beside their scenario, and count for nothing else', () => {
  const { trials: counts, errored, scenarios } = reportOf(true);
  expect(counts).toMatchObject({ scored: 2, errored: { infrastructure: 0 } });
  expect(errored).toEqual([]);
  expect(scenarios.map(({ scenario, arms }) => [scenario, arms])).toEqual([
    [
      'a',
      {
        'no-op': { content: scenarios[0]?.content, rubrics: { r: { scores: [0], passed: 0 } } },
        'no-skill': { content: scenarios[0]?.content, rubrics: { r: { scores: [0, 1], passed: 1 } } },
      },
    ],
    // A trial without a verdict has no score; a scenario of arms alone did not run.
    ['b', { 'no-skill': { content: expect.any(String), rubrics: {} } }],
  ]);
});

test('the order of the trials does not matter', () => {
  expect(reportOf(true, trials.toReversed())).toEqual(reportOf(true));
});

test('without arms they are trials like any other', () => {
  expect(reportOf(false).trials).toMatchObject({ scored: 6, errored: { infrastructure: 1 } });
});
