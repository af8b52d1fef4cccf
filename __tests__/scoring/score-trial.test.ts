import { expect, test } from 'vitest';
import { changedKeys } from '../../src/rubric/changed-keys.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { explainTrial } from '../../src/scoring/result-tree.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { decideRun } from '../gating/decide-run.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';

const has = (field: string) => ({ field, op: 'exists' });
const done = { weight: 1, pass_when: has('output') };
const polite = { weight: 0.5, severity: 'critical', pass_when: has('thanks') };

const withPolite = (own: object = {}) => rubricOf({ criteria: { done, polite: { ...polite, ...own } } });
const resultOf = (rubric: Rubric, facts: object = { output: 'x' }) =>
  explainTrial(scoreTrial([rubric], trialOf({ scenario: 'a', trial: 1, ...facts }))).rubrics[0];

function reportOf(rubric: Rubric, facts: (index: number) => object) {
  const builder = startReport([rubric]);
  for (let index = 0; index < 20; index++)
    builder.add(scoreTrial([rubric], trialOf({ scenario: `s${index}`, trial: 1, output: 'x', ...facts(index) })));
  return builder.finish();
}

test('a proposed criterion is shown with its verdict, and moves neither score nor verdict', () => {
  const { tree } = resultOf(withPolite({ status: 'proposed' })) ?? {};
  expect(tree).toMatchObject({ score: 1, verdict: 'pass' });
  expect(tree?.children?.map(({ key, verdict, weight }) => [key, verdict, weight])).toEqual([
    ['done', 'pass', 1],
    ['polite', 'fail', 0],
  ]);
});

test('only the weights of the others have to sum to 1', () => {
  expect(() => withPolite()).toThrow('do not sum to 1');
  expect(() => withPolite({ status: 'deprecated' })).toThrow('do not sum to 1');
});

test.each([
  ['proposed', 'advisory', 'pass'],
  ['deprecated', 'supporting', 'fail'],
  ['active', 'supporting', 'fail'],
] as const)('what is %s has the tier %s, and a drop of it gives %s', (status, tier, decision) => {
  const weights = status === 'proposed' ? [1, 0.5] : [0.9, 0.1];
  const criteria = { done: { ...done, weight: weights[0] }, polite: { ...polite, weight: weights[1], status } };
  const rubric = rubricOf({ threshold: 0.5, criteria });
  const [run, main] = [reportOf(rubric, () => ({})), reportOf(rubric, () => ({ thanks: true }))];
  const decided = decideRun(run, main);
  expect(decided.decision).toBe(decision);
  const own = decided.criteria.find(({ key }) => key === 'polite');
  expect(own).toMatchObject({ tier, state: 'regressed', candidate: { passed: 0, total: 20 } });
  expect(own?.status).toBe(status === 'active' ? undefined : status);
});

test('a trial has a verdict without the answer to a proposed question', () => {
  const tone = { question: 'Polite?', weight: 0.1, judge: 'yes_no', sees: ['output'], status: 'proposed' };
  expect(resultOf(rubricOf({ criteria: { done, tone } }))?.tree).toMatchObject({ verdict: 'pass', score: 1 });
  const asked = { done: { ...done, weight: 0.9 }, tone: { ...tone, status: 'active' } };
  expect(resultOf(rubricOf({ criteria: asked }))?.tree.verdict).toBe('error');
});

test('a proposed rule fires without weight, ends no list and overrides nothing', () => {
  const rule = (name: string, weight: number, own: object = {}) => ({ name, weight, condition: has('output'), ...own });
  const rules = [
    rule('answers', 0.8),
    rule('leaks', -1, { terminal: true, overrides: ['answers'], status: 'proposed' }),
  ];
  const { tree } = resultOf(rubricOf({ criteria: undefined, threshold: 0.5, rules })) ?? {};
  expect(tree).toMatchObject({ score: 0.8, verdict: 'pass', severity: 'none' });
  expect(tree?.children?.map(({ key, verdict, weight }) => [key, verdict, weight])).toEqual([
    ['answers', 'pass', 0.8],
    ['leaks', 'fail', 0],
  ]);
});

test.each([
  [
    'inside another criterion',
    { criteria: { whole: { weight: 1, criteria: { inner: { ...done, status: 'proposed' } } } } },
  ],
  ['as all there is', { criteria: { done: { ...done, status: 'proposed' } } }],
])('a proposed criterion %s is refused', (_, written) => {
  expect(() => rubricOf(written)).toThrow('proposed');
});

test.each([
  ['new and proposed', {}, { polite: { ...polite, status: 'proposed' } }, [['criterion', 'none']]],
  [
    'proposed, and another condition',
    { polite: { ...polite, status: 'proposed' } },
    { polite: { ...polite, pass_when: has('y'), status: 'proposed' } },
    [['pass_when', 'none']],
  ],
  ['active, then deprecated', { polite }, { polite: { ...polite, status: 'deprecated' } }, [['status', 'none']]],
  ['active, then proposed', { polite }, { polite: { ...polite, status: 'proposed' } }, [['status', 'milder']]],
  ['proposed, then active', { polite: { ...polite, status: 'proposed' } }, { polite }, [['status', 'unknown']]],
])('%s: what that does to what passes', (_, old, now, expected) => {
  const written = (own: object) => rubricOf({ weights: 'relative', criteria: { done, ...own } });
  const found = changedKeys(written(old), written(now)).filter(({ part }) => part === 'criterion');
  expect(found.map(({ what, moves }) => [what, moves])).toEqual(expected);
});
