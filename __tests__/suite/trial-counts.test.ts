import { expect, test } from 'vitest';
import { startTrialCounts } from '../../src/suite/trial-counts.ts';

test('a trial counts by its error, else by a verdict that is true or false', () => {
  const { add, counts } = startTrialCounts();
  const error = { kind: 'judge', message: 'overloaded', classified: true } as const;
  add({ scenario: 'a', trial: 1, error: null, harness: { passed: true } });
  add({ scenario: 'a', trial: 2, error: null, harness: { passed: false } });
  add({ scenario: 'b', trial: 1, error, harness: { passed: true } });
  add({ scenario: 'b', trial: 2, error: null, harness: { passed: 'yes' } });
  expect(counts()).toEqual({
    trials: 4,
    scenarios: 2,
    passed: 1,
    failed: 1,
    errors: { agent: 0, infrastructure: 0, judge: 1 },
  });
});
