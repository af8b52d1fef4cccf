import { expect, test } from 'vitest';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import type { Trial } from '../../src/suite/trial.ts';
import { decideRun } from '../gating/decide-run.ts';
import { rubricOf, trialOf } from './rubric-of.ts';

const is = (field: string) => ({ field: `output.${field}`, op: 'eq', value: true });
const tree = (reject: object = { score: 0, label: 'REJECT' }) => ({
  if: is('readable'),
  then: {
    if: is('factual'),
    then: { score: 1, label: 'APPROVE' },
    else: { score: 0.5, label: 'REVIEW' },
  },
  else: reject,
});
const rubric = rubricOf({ criteria: undefined, tree: tree() });

function reportOf(own: Rubric, trials: readonly Trial[]) {
  const builder = startReport([own]);
  for (const trial of trials) builder.add(scoreTrial([own], trial));
  return builder.finish();
}

const crash = { kind: 'agent', message: 'down', classified: true } as const;
const trials = [
  { output: { readable: true, factual: true } },
  { output: { readable: true, factual: false } },
  { output: { readable: true, factual: false } },
  { output: { readable: false, factual: true } },
  { output: {} },
  { error: crash },
].map((facts, trial) => trialOf({ scenario: `s${trial}`, trial, ...facts }));

const outcomesOf = (own: Rubric) =>
  reportOf(own, trials).rubrics[0]?.outcomes.map(({ outcome, trials: count }) => [outcome, count]);

test('the labels of a tree are counted like outcomes; a crash, and a path without end, are hard failures', () => {
  expect(outcomesOf(rubric)).toEqual([
    ['APPROVE', 1],
    ['REVIEW', 2],
    ['REJECT', 1],
    ['hard_failure', 2],
  ]);
});

test('own outcomes, or an end without a label, leave them out', () => {
  expect(
    outcomesOf(rubricOf({ criteria: undefined, tree: tree({ node: { pass_when: is('factual') } }) }))?.[0]?.[0],
  ).toBe('successful_completion');
  const outcomes = [{ name: 'good', when: { score: 'total', op: 'eq', value: 1 } }, { name: 'bad' }];
  expect(outcomesOf(rubricOf({ criteria: undefined, tree: tree(), outcomes }))).toEqual([
    ['good', 1],
    ['bad', 5],
  ]);
});

test('a policy limits the share of a label', () => {
  const policy = 'gate: { outcomes: { REJECT: { at_most: 0.1 } } }';
  const { findings, outcomes } = decideRun(reportOf(rubric, trials), null, policy);
  expect(findings.map(({ code, subject }) => [code, subject])).toContainEqual(['outcome-above-limit', 'REJECT']);
  expect(outcomes.find(({ outcome }) => outcome === 'REJECT')?.candidate).toEqual({ passed: 1, total: 6 });
});
