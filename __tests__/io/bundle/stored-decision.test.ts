import { expect, test } from 'vitest';
import { decisionOfBundle } from '../../../src/io/bundle/stored-decision.ts';
import { mistakesIn } from '../../support/mistakes-in.ts';
import { tauBench } from '../../support/tau-bench.ts';

const bundle = (decision: unknown) => ({ label: 'old', json: () => JSON.parse(JSON.stringify(decision)) });

test('a stored decision is read as it was written', () => {
  const { decision } = tauBench();
  expect(decisionOfBundle(bundle(decision))).toEqual(JSON.parse(JSON.stringify(decision)));
});

test.each([
  ['lacks a part that this version reads', { flips: undefined }],
  ['has another form', { metrics: null }],
])('a stored decision that %s is a mistake of the bundle, not a bug', (_, part) => {
  const problems = mistakesIn(() => decisionOfBundle(bundle({ ...tauBench().decision, ...part })));
  expect(problems[0]?.where?.file).toBe('old/decision.json');
});
