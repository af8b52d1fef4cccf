import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { must } from '../../../src/contract/must.ts';
import { comparisonContext } from '../../../src/gating/comparing/comparison-context.ts';
import { NO_TRIALS, type Rate, type UntestedRate } from '../../../src/gating/comparing/rate.ts';
import { testRates } from '../../../src/gating/comparing/test-rates.ts';
import { readPolicy } from '../../../src/gating/policy/read-policy.ts';
import { defaultPolicy } from '../../../src/gating/policy/resolve-policy.ts';
import { many, merge, run } from '../build-run.ts';

/** The trial of each scenario on main, and in the candidate. */
type Trials = readonly (readonly [main: number, candidate: number])[];

const times = (count: number, main: number, candidate: number): Trials =>
  Array.from({ length: count }, () => [main, candidate] as const);

const reportOf = (trials: Trials, side: 0 | 1, rubric = 'task-completion'): Report =>
  run(Object.fromEntries(trials.map((scores, index) => [`s-${String(index).padStart(3, '0')}`, [scores[side]]])), {
    rubric,
    metric: rubric === 'task-completion' ? 'TCR' : rubric,
  });

const testedRates = (candidate: Report, runs: readonly Report[], policyText = '') => {
  const policy = readPolicy('agent-gate.yml', policyText === '' ? '{}' : policyText);
  return testRates(comparisonContext(policy, { candidate, runs })).rates;
};

const testedMetric = (trials: Trials, policyText = ''): Rate | undefined =>
  testedRates(reportOf(trials, 1), [reportOf(trials, 0)], policyText)[0];

describe('a metric under the tests', () => {
  it.each([
    { name: 'a drop that chance cannot explain', trials: [...times(12, 1, 0), ...times(28, 1, 1)], state: 'regressed' },
    { name: 'a rise that chance cannot explain', trials: [...times(12, 0, 1), ...times(28, 1, 1)], state: 'improved' },
    { name: 'a drop that may be chance', trials: [...times(2, 1, 0), ...times(38, 1, 1)], state: 'inconclusive' },
    { name: 'no change in few scenarios', trials: times(40, 1, 1), state: 'inconclusive' },
    { name: 'no change in many scenarios', trials: times(200, 1, 1), state: 'unchanged' },
    { name: 'four scenarios', trials: times(4, 1, 0), state: 'insufficient' },
    { name: 'no run of main to compare with', trials: [], state: 'not-comparable' },
  ])('with $name is $state', ({ trials, state }) => {
    expect(testedMetric(trials)?.state).toBe(state);
  });

  it('with a drop has difference, means, bounds and evidence over the same scenarios', () => {
    const metric = testedMetric([...times(12, 1, 0), ...times(28, 1, 1)]);
    expect(metric).toMatchObject({
      delta: -0.3,
      paired: { scenarios: 40, candidate: 0.7, baseline: 1 },
      interval: { lower: expect.any(Number), upper: expect.any(Number) },
      decidedBy: ['paired-t'],
      evidence: [{ test: 'paired-t' }],
    });
  });

  it('without a run of main has no numbers of a change', () => {
    const [metric] = testedRates(reportOf(times(6, 1, 1), 1), []);
    const nothing = { delta: null, paired: null, interval: null, detectable: null, sample: null, evidence: [] };
    expect(metric).toMatchObject({ state: 'no-baseline', ...nothing });
  });

  it('with -0 on one side has a difference of 0', () => {
    expect(Object.is(testedMetric(times(6, 0, -0))?.delta, 0)).toBe(true);
  });
});

describe('the family of rates that may block', () => {
  const broken = [...times(5, 1, 0), ...times(45, 1, 1)];
  const names = Array.from({ length: 9 }, (_, index) => `x-${index}`);
  const with9Others = (side: 0 | 1): Report =>
    names.reduce((report, name) => merge(report, reportOf(times(50, 1, 1), side, name)), reportOf(broken, side));
  const pOfBroken = (policyText: string): number | undefined =>
    testedRates(with9Others(1), [with9Others(0)], policyText).find(({ name }) => name === 'TCR')?.evidence[0]
      ?.adjusted_p;
  const alone = testedMetric(broken, 'gate: { criteria: { "*": { tier: advisory } } }')?.evidence[0]?.adjusted_p;
  const rules = (tier: string) => `{ ${names.map((name) => `${name}: { tier: ${tier} }`).join(', ')} }`;

  it('loses no power to rates that are only shown', () => {
    expect(alone).toEqual(expect.any(Number));
    expect(pOfBroken(`gate: { metrics: ${rules('advisory')}, criteria: { "*": { tier: advisory } } }`)).toBe(alone);
  });

  it('loses power to further rates that may block', () => {
    const p = pOfBroken(`gate: { metrics: ${rules('supporting')}, criteria: { "*": { tier: advisory } } }`);
    expect(p).toBeGreaterThan(alone ?? 1);
  });
});

describe('a metric under `noise: none`', () => {
  it.each([
    {
      name: 'the smallest drop of one scenario',
      trials: [...times(9, 0, 1), [0.8, 0.79] as const],
      state: 'regressed',
    },
    { name: 'one scenario alone that fell', trials: times(1, 1, 0.5), state: 'regressed' },
    { name: 'a rise', trials: [...times(3, 1, 1), [0.5, 0.6] as const], state: 'improved' },
    { name: 'a difference in the last digit', trials: times(3, 0.1 + 0.2, 0.3), state: 'unchanged' },
  ])('with $name is $state, without a test', ({ trials, state }) => {
    const metric = testedMetric(trials, 'noise: none');
    expect(metric?.state).toBe(state);
    expect(metric?.evidence).toEqual([]);
    expect(metric?.decidedBy).toEqual(state === 'unchanged' ? [] : ['exact']);
  });

  it('is compared with the newest run of main alone', () => {
    const [same, better] = [run({ a: [1, 0], b: [1, 1] }), run({ a: [1, 1], b: [1, 1] })];
    const [metric] = testedRates(same, [same, better], 'noise: none');
    expect(metric).toMatchObject({ state: 'unchanged', delta: 0, paired: { baseline: 0.75 } });
  });

  it('without a scenario on both sides is insufficient', () => {
    const [metric] = testedRates(
      run({ a: ['infrastructure'], b: [1] }),
      [run({ a: [1], b: ['infrastructure'] })],
      'noise: none\ngate: { scenarios: { min_overlap: 0 } }',
    );
    expect(metric?.state).toBe('insufficient');
  });
});

describe('further rates of a rubric', () => {
  /** Thirty scenarios, of which the first ten are about refunds; `failing` of them fail, and each trial costs as much. */
  const shop = (failing: number, cost: number): Report => {
    const report = run(many(30, (index) => [index < failing ? 0 : 1]));
    const scenarios = report.scenarios.map((scenario, index) => ({
      ...scenario,
      tags: index < 10 ? ['refunds'] : [],
      usage: { cost_usd: cost + (index % 3) / 100 },
    }));
    return { ...report, scenarios };
  };
  const context = comparisonContext(defaultPolicy, { candidate: shop(8, 0.3), runs: [shop(0, 0.1)] });
  const [rubric] = context.rubrics;
  const metric = must(rubric, 'the rubric').metric;
  const slice: UntestedRate = {
    ...metric,
    key: `${metric.key} [refunds]`,
    family: 'shown',
    countIn: (scenario) => (scenario.tags.includes('refunds') ? metric.countIn(scenario) : NO_TRIALS),
  };
  const saving: UntestedRate = {
    ...metric,
    key: 'cost_usd',
    family: 'shown',
    countIn: ({ usage: { cost_usd: cost = 0 } = {} }) => ({ passed: 0, total: 1, scores: [-cost] }),
  };
  const { rubrics } = testRates({
    ...context,
    rubrics: [{ ...must(rubric, 'the rubric'), moreRates: [slice, saving] }],
  });

  it.each([
    { name: 'a slice over its scenarios', at: 0, state: 'regressed', scenarios: 10, delta: -0.8 },
    { name: 'usage over all scenarios', at: 1, state: 'regressed', scenarios: 30, delta: -0.2 },
  ])('are tested like any other: $name', ({ at, state, scenarios, delta }) => {
    const rate = rubrics[0]?.moreRates[at];
    expect(rate).toMatchObject({ state, paired: { scenarios } });
    expect(rate?.delta).toBeCloseTo(delta, 12);
  });
});
