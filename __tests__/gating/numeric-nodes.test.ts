import { expect, test } from 'vitest';
import { attributeChanges } from '../../src/gating/attribution.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import { renderComment } from '../../src/reporting/document.ts';
import type { Rubric } from '../../src/rubric/rubric.ts';
import { startReport } from '../../src/scoring/report.ts';
import { scoreTrial } from '../../src/scoring/score-trial.ts';
import { rubricOf, trialOf } from '../rubric/rubric-of.ts';
import { decideRun } from './decide-run.ts';

const nodes = {
  fluency_score: { formula: 'fluency' },
  factual_accuracy: { formula: 'factual' },
  readability: { formula: '0.4 * min(words(output) / 100, 1) + 0.6 * score("fluency_score")' },
  composite: { formula: '0.5 * score("readability") + 0.5 * score("factual_accuracy")' },
};
const dag = (own: object = {}) =>
  rubricOf({
    rubric: 'dag',
    metric: 'composite',
    criteria: undefined,
    contract: { properties: { fluency: { type: 'number' }, factual: { type: 'number' } } },
    nodes: { ...nodes, ...own },
    formula: 'score("composite")',
  });

/** Forty scenarios, a little different from each other. */
function suite(rubric: Rubric, fluency: number) {
  const builder = startReport([rubric]);
  for (let index = 0; index < 40; index++) {
    const spread = (index % 8) / 100;
    const facts = { output: 'A short answer.', fluency: fluency + spread, factual: 0.9 + spread / 2 };
    builder.add(scoreTrial([rubric], trialOf({ scenario: `s${index}`, trial: 1, input: String(index), ...facts })));
  }
  return builder.finish();
}

const RUN = suite(dag(), 0.6);
const MAIN = suite(dag(), 0.85);

test('a report has the mean score of every node with numbers, and of no other', () => {
  const criteria = RUN.rubrics[0]?.criteria ?? [];
  expect(criteria.map(({ key, score }) => [key, score])).toEqual([
    ['fluency_score', 0.635],
    ['factual_accuracy', 0.9175],
    ['readability', 0.393],
    ['composite', 0.65525],
  ]);
  const plain = rubricOf({ criteria: { done: { weight: 1, pass_when: { field: 'a', op: 'exists' } } } });
  expect(suite(plain, 0.6).rubrics[0]?.criteria[0]).not.toHaveProperty('score');
});

test('the node that moved is named, with its change and range, and blocks like a criterion', () => {
  const { criteria, findings, decision } = decideRun(RUN, MAIN);
  expect(decision).toBe('fail');
  const moved = criteria.map(({ key, by_score, state, score }) => [key, by_score, state, score?.delta]);
  expect(moved).toEqual([
    ['fluency_score', true, 'regressed', -0.25],
    ['factual_accuracy', true, 'inconclusive', 0],
    ['readability', true, 'regressed', -0.15],
    ['composite', true, 'regressed', -0.075],
  ]);
  const found = findings.filter(({ code }) => code === 'criterion-regressed');
  expect(found.map(({ subject }) => subject)).toEqual(['dag/fluency_score', 'dag/readability', 'dag/composite']);
  expect(found[0]?.rate).toMatchObject({ candidate: 0.635, baseline: 0.885, delta: -0.25 });
});

test('a policy compares passes or scores, and holds either to its threshold', () => {
  const passes = decideRun(RUN, MAIN, 'gate: { criteria: { dag/fluency_score: { by: passes } } }').criteria[0];
  expect(passes).toMatchObject({ state: 'inconclusive', delta: 0, score: { state: 'regressed', delta: -0.25 } });
  const own = dag({ fluency_score: { formula: 'fluency', threshold: 0.5 } });
  const [run, main] = [suite(own, 0.6), suite(own, 0.85)];
  expect(decideRun(run, main).criteria[0]).not.toHaveProperty('by_score');
  const policy = 'gate: { criteria: { dag/fluency_score: { by: score, threshold: 0.7 } } }';
  const below = decideRun(run, main, policy).findings.map(({ code, subject }) => [code, subject]);
  expect(below).toContainEqual(['criterion-below-threshold', 'dag/fluency_score']);
});

test('of two versions of the rubric, the node that moved is named', () => {
  const head = dag({ fluency_score: { formula: 'fluency * 0.9' } });
  const rowOf = (rubric: Rubric) => ({
    main: { measured: [suite(rubric, 0.85)] },
    candidate: { measured: suite(rubric, 0.85) },
  });
  const effects = attributeChanges(defaultPolicy, { base: rowOf(dag()), head: rowOf(head) });
  const config = new Map(effects.map(({ subject, config: change }) => [subject, change]));
  expect(config.get('dag/factual_accuracy')).toBe(0);
  expect(config.get('dag/fluency_score')).toBeCloseTo(-0.0885, 12);
  expect(effects.every(({ agent }) => agent === 0)).toBe(true);
});

test('the comment shows a mean score beside passes as watched', () => {
  const own = dag({ fluency_score: { formula: 'fluency', threshold: 0.5 } });
  const decision = decideRun(suite(own, 0.6), suite(own, 0.85));
  const row = renderComment(decision, { links: {} })
    .split('\n')
    .find((line) => line.includes('fluency_<wbr>score · mean'));
  expect(row).toMatch(/🔻 \|.* mean score \|.*only watched/);
});
