import { expect, it } from 'vitest';
import { compareOutcomes, publishRates } from '../../../src/gating/comparing/published-rates.ts';
import { many, merge, run } from '../build-run.ts';
import { contextOf } from '../decide-run.ts';

const both = (score: number) =>
  merge(run(many(30, [score])), run(many(30, [score]), { rubric: 'a-tone', metric: 'RCS', hash: 'sha256:cccc' }));
const context = contextOf(both(0), both(1));

it('metrics are published with the primary one first, criteria after them in the order of the rubrics', () => {
  const single = contextOf(both(0.5), both(1));
  const { metrics, criteria } = publishRates(single);
  expect(metrics.map(({ name }) => name)).toEqual(['TCR', 'RCS']);
  expect(criteria.map(({ rubric, key }) => `${rubric}/${key}`)).toEqual(['task-completion/done', 'a-tone/done']);
});

it('a published metric holds the numbers of its rate', () => {
  const [metric] = publishRates(context).metrics;
  const { metric: rate } = context.primary ?? {};
  expect(rate?.state).toBe('regressed');
  expect(metric).toMatchObject({
    state: 'regressed',
    candidate: 0,
    baseline: 1,
    candidate_trials: { passed: 0, total: 30 },
    baseline_trials: { passed: 30, total: 30 },
    delta: -1,
    paired: { scenarios: 30, candidate: 0, baseline: 1 },
    decided_by: rate?.decidedBy,
    evidence: rate?.evidence,
    tolerance: rate?.rule.tolerance,
  });
  expect(metric).not.toHaveProperty('leans');
});

it('outcomes are published for every rubric, as counts of both sides', () => {
  expect(compareOutcomes(context)).toContainEqual({
    rubric: 'a-tone',
    outcome: 'hard_failure',
    candidate: { passed: 30, total: 30 },
    baseline: { passed: 0, total: 30 },
    at_least: null,
    at_most: null,
  });
});
