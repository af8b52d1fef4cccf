import { expect, test } from 'vitest';
import { unexplainedThresholds } from '../../../src/gating/findings/rubrics.ts';
import { resolvePolicy } from '../../../src/gating/policy/resolve-policy.ts';

const rule = { threshold: 0.85, rationale: 'Users call', calibrated_on: 'October' };
const policyOf = (own: object) => resolvePolicy({ gate: { metrics: { TCR: { ...rule, ...own } } } });

test.each([
  ['lower, as it was explained before', { threshold: 0.8 }, 'rationale and calibration'],
  ['higher, on the same data', { threshold: 0.9, rationale: 'They write now' }, 'calibration'],
  ['lower, with the same reason', { threshold: 0.8, calibrated_on: 'November' }, 'rationale'],
  ['lower, explained anew', { threshold: 0.8, rationale: 'Calls are cheap', calibrated_on: 'November' }, null],
  ['the same', { rationale: 'Users write' }, null],
])('a threshold of the policy that is %s', (_, own, kept) => {
  const found = unexplainedThresholds(policyOf({}), policyOf(own));
  const subject = { kind: 'metric', name: 'TCR' };
  const expected = { code: 'threshold-unexplained', effect: 'warn', subject, names: [], kept };
  expect(found).toEqual(kept === null ? [] : [expected]);
});

test('one that nothing documents, and one that is new, are no finding', () => {
  const bare = (threshold: number) => resolvePolicy({ gate: { criteria: { 'a/b': { threshold } } } });
  expect(unexplainedThresholds(bare(0.5), bare(0.4))).toEqual([]);
  expect(unexplainedThresholds(resolvePolicy({}), policyOf({}))).toEqual([]);
});
