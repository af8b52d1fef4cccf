import { describe, expect, it, test } from 'vitest';
import type { CriterionReport, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import {
  countsOnce,
  criterionRates,
  isPassOrFail,
  metricRate,
  NO_TRIALS,
  pooled,
  trialRange,
} from '../../../src/gating/comparing/rate.ts';
import { defaultPolicy, metricRule, type RateRule } from '../../../src/gating/policy/resolve-policy.ts';
import { run } from '../build-run.ts';

const report = run({ a: [1, 0.5], b: [0], c: ['infrastructure'] });
const [rubric] = report.rubrics as readonly [RubricReport];
const [a, b, c] = report.scenarios as readonly [ScenarioReport, ScenarioReport, ScenarioReport];
const RULE = metricRule(defaultPolicy, 'TCR');
const none = { comparable: [], compared: [], isNewestOnly: false };
const input = (
  rule: Partial<RateRule> = {},
  more: { policy?: typeof defaultPolicy; baselines?: RubricReport[] } = {},
) => ({
  policy: defaultPolicy,
  rule: { ...RULE, ...rule },
  runs: none,
  baselines: [],
  once: countsOnce(),
  ...more,
});

describe('the rate of a metric', () => {
  const metric = metricRate(rubric, input());

  it('counts passes, trials and scores of a scenario', () => {
    expect(metric.countIn(a)).toEqual({ passed: 1, total: 2, scores: [1, 0.5] });
    expect(metric.valueIn(a)).toBe(0.75);
  });

  it('without a trial in a scenario has no value there', () => {
    expect(metric.countIn(c)).toBe(NO_TRIALS);
    expect(metric.valueIn(c)).toBeNull();
  });

  it('counts a scenario once, however often it is asked for', () => {
    expect(metric.countIn(a)).toBe(metric.countIn(a));
  });

  it('pools the counts of main, and averages its scores over runs that have one', () => {
    const baselines = [rubric, { ...rubric, score: 1, trials: { passed: 2, total: 2 } }, { ...rubric, score: null }];
    const { baseline, baselineCount } = metricRate(rubric, input({}, { baselines }));
    expect(baseline).toBeCloseTo((0.375 + 1) / 2, 12);
    expect(baselineCount).toEqual({ passed: 4, total: 8 });
  });

  it.each([
    { name: 'a supporting one may block', rule: { tier: 'supporting' }, family: 'blocking' },
    { name: 'an advisory one is only shown', rule: { tier: 'advisory' }, family: 'shown' },
  ] as const)('has a family of tests: $name', ({ rule, family }) => {
    expect(metricRate(rubric, input(rule)).family).toBe(family);
  });

  it('tolerates no drop under `noise: none`', () => {
    const policy = { ...defaultPolicy, noise: 'none' as const };
    expect(metricRate(rubric, input({ tolerance: 0.1 }, { policy })).rule.tolerance).toBe(0);
  });
});

describe('the rates of a criterion', () => {
  const scored: CriterionReport = { key: 'polite', passed: 1, total: 2, skipped: 0, score: 0.6 };
  const scenario: ScenarioReport = {
    ...a,
    rubrics: {
      [rubric.rubric]: {
        scores: [1, 0],
        passed: 1,
        criteria: { polite: { passed: 1, total: 2, scores: [0.9, 0.3] } },
        failures: [],
      },
    },
  };

  it('of passes alone are one', () => {
    const [passes, meanScore] = criterionRates(rubric, { key: 'done', passed: 1, total: 3, skipped: 0 }, input());
    expect(passes).toMatchObject({ key: 'task-completion/done', unit: 'passes', family: 'blocking' });
    expect(passes.candidate).toBeCloseTo(1 / 3, 12);
    expect(meanScore).toBeUndefined();
  });

  it('with scores and compared passes are two, of which the mean score only informs', () => {
    const [passes, meanScore] = criterionRates(rubric, scored, input());
    expect(passes.countIn(scenario)).toEqual({ passed: 1, total: 2 });
    expect(meanScore).toMatchObject({ unit: 'score', family: 'mean-scores', candidate: 0.6 });
    expect(meanScore?.countIn(scenario)).toEqual({ passed: 1, total: 2, scores: [0.9, 0.3] });
    expect(meanScore?.key).not.toBe(passes.key);
  });

  it.each([
    { name: 'the policy says `by: score`', criterion: scored, rule: { by: 'score' } as const },
    { name: 'the rubric says so', criterion: { ...scored, by_score: true as const }, rule: {} },
  ])('are one by scores where $name', ({ criterion, rule }) => {
    const [score, ...others] = criterionRates(rubric, criterion, input(rule));
    expect(score).toMatchObject({ unit: 'score', family: 'blocking', candidate: 0.6 });
    expect(score.valueIn(scenario)).toBeCloseTo(0.6, 12);
    expect(others).toEqual([]);
  });

  it('of a proposed criterion are advisory, whatever the policy says', () => {
    const [passes] = criterionRates(rubric, { ...scored, status: 'proposed' }, input({ tier: 'critical' }));
    expect(passes).toMatchObject({ family: 'shown', rule: { tier: 'advisory' } });
  });
});

test('a further rate needs a `countIn` alone: outside of a slice it counts nothing', () => {
  const metric = metricRate(rubric, input());
  const slice = {
    ...metric,
    key: 'task-completion [refunds]',
    countIn: (scenario: ScenarioReport) => (scenario === b ? metric.countIn(scenario) : NO_TRIALS),
  };
  expect(trialRange(report, slice)).toEqual({ fewest: 1, most: 1 });
  expect(isPassOrFail(report, slice)).toBe(true);
  expect(isPassOrFail(report, metric)).toBe(false);
});

test.each([
  { name: 'no run', counts: [], sum: null },
  {
    name: 'two runs',
    counts: [
      { passed: 1, total: 2 },
      { passed: 0, total: 3 },
    ],
    sum: { passed: 1, total: 5 },
  },
])('the pooled count of $name', ({ counts, sum }) => {
  expect(pooled(counts)).toEqual(sum);
});
