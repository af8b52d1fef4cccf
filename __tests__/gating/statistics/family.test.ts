import { describe, expect, it } from 'vitest';
import { type CriterionSample, type MetricSample, sampleOf } from '../../../bench/simulation/samples.ts';
import { compareFamily } from '../../../src/gating/statistics/family.ts';
import { type FamilySettings, GATE_SETTINGS } from '../../../src/gating/statistics/gate-settings.ts';
import { LIFT, type SampleComparison, SCORES, TALLY } from '../../../src/gating/statistics/samples.ts';
import { tTest } from '../../../src/gating/statistics/student-t.ts';

const SETTINGS = { ...GATE_SETTINGS, alpha: 0.05 };

function compareSamples(
  metrics: readonly MetricSample[],
  criteria: readonly CriterionSample[],
  settings: FamilySettings,
) {
  return compareFamily(
    [...metrics.map((one) => sampleOf(one, SCORES)), ...criteria.map((one) => sampleOf(one, TALLY))],
    settings,
  );
}

/** n scenarios with the same trial scores each, on both sides. */
function metricOf(n: number, candidate: readonly number[], ...baseline: readonly (readonly number[])[]): MetricSample {
  return { key: 'TCR', tolerance: 0.02, scenarios: Array.from({ length: n }, () => ({ candidate, baseline })) };
}

function only(metric: MetricSample, criteria: readonly CriterionSample[] = []): SampleComparison {
  const [comparison] = compareSamples([metric], criteria, SETTINGS).comparisons;
  if (comparison === undefined) throw new Error('no comparison');
  return comparison;
}

function criterionOf(key: string, broken: number, fixed: number, same: number): CriterionSample {
  const pair = (before: number, now: number) => ({
    candidate: { passed: now, total: 1 },
    baseline: [{ passed: before, total: 1 }],
  });
  const scenarios = [
    ...Array.from({ length: broken }, () => pair(1, 0)),
    ...Array.from({ length: fixed }, () => pair(0, 1)),
    ...Array.from({ length: same }, () => pair(1, 1)),
  ];
  return { key, tolerance: 0.02, scenarios };
}

describe('the state of a metric', () => {
  it.each([
    ['no scenario on both sides', metricOf(0, [1], [1]), 'not-comparable'],
    ['no trial on the candidate', metricOf(9, [], [1]), 'not-comparable'],
    ['no trial in any run of main', metricOf(9, [1], [], []), 'not-comparable'],
    ['one scenario, all lost', metricOf(1, [0], [1]), 'insufficient'],
    ['four scenarios, all lost', metricOf(4, [0], [1]), 'insufficient'],
    ['five scenarios, all lost', metricOf(5, [0], [1]), 'regressed'],
    ['five scenarios, all won', metricOf(5, [1], [0]), 'improved'],
    ['114 scenarios that pass once on each side', metricOf(114, [1], [1]), 'inconclusive'],
    ['115 scenarios that pass once on each side', metricOf(115, [1], [1]), 'unchanged'],
    ['36 scenarios that pass three times', metricOf(36, [1, 1, 1], [1, 1, 1]), 'inconclusive'],
    ['37 scenarios that pass three times', metricOf(37, [1, 1, 1], [1, 1, 1]), 'unchanged'],
    ['a drop with evidence, yet within the tolerance', metricOf(50, [0.981], [1]), 'inconclusive'],
    ['a drop of just the tolerance', metricOf(50, [0.98], [1]), 'regressed'],
  ])('%s', (_, metric, state) => {
    expect(only(metric).state).toBe(state);
  });

  it('rests on families where scenarios share one', () => {
    const metric = metricOf(8, [0], [1]);
    const scenarios = metric.scenarios.map((scenario, i) => ({ ...scenario, family: `case-${i % 4}` }));
    expect(only(metric).state).toBe('regressed');
    expect(only({ ...metric, scenarios }).state).toBe('insufficient');
  });

  it.each([
    { name: 'thirty in one beside ten alone', sizes: [30, ...Array<number>(10).fill(1)], state: 'insufficient' },
    { name: 'twenty in one beside twenty alone', sizes: [20, ...Array<number>(20).fill(1)], state: 'regressed' },
    { name: 'five of eight', sizes: [8, 8, 8, 8, 8], state: 'regressed' },
  ])('counts families, unless one holds most of the suite: $name', ({ sizes, state }) => {
    const scenarios = sizes.flatMap((size, family) =>
      Array.from({ length: size }, () => ({ candidate: [0], baseline: [[1]], family: `case-${family}` })),
    );
    expect(only({ ...metricOf(0, []), scenarios }).state).toBe(state);
  });

  it.each([
    { name: 'all by the same', falls: [0.15, 0.15, 0.15, 0.15, 0.15], state: 'regressed' },
    { name: 'one of them further', falls: [0.15, 0.15, 0.15, 0.15, 1], state: 'regressed' },
    { name: 'one of them not at all', falls: [0.15, 0.15, 0.15, 0, 1], state: 'inconclusive' },
    { name: 'one of them hardly', falls: [0.15, 0.15, 0.15, 0.02, 1], state: 'inconclusive' },
  ])('takes it for evidence that every scenario fell clearly: $name', ({ falls, state }) => {
    const scenarios = falls.map((fall) => ({
      candidate: Array<number>(5).fill(1 - fall),
      baseline: [[1, 1, 1, 1, 1]],
    }));
    expect(only({ ...metricOf(0, []), scenarios }).state).toBe(state);
  });

  it('gives a candidate with fewer trials more noise than main has', () => {
    const runs = [0.6, 0.8, 1, 0.8, 0.6].map((passed) => [1, 2, 3, 4, 5].map((trial) => (trial <= passed * 5 ? 1 : 0)));
    // Each scenario has its good run at another time, so that no run is better than another.
    const turned = (start: number) => runs.map((_, index) => runs[(start + index) % runs.length] ?? []);
    const historyP = (candidate: readonly number[]): number | undefined =>
      only({
        ...metricOf(0, []),
        scenarios: Array.from({ length: 20 }, (_, start) => ({ candidate, baseline: turned(start) })),
      }).evidence.find(({ test }) => test === 'history-t')?.worse;
    const [few, many] = [historyP([0.6]), historyP([0.6, 0.6, 0.6, 0.6, 0.6])];
    expect(many).toBeLessThan(0.001);
    expect(few).toBeGreaterThan((many ?? 1) * 10);
  });

  it('leans down where a drop is larger than the tolerance and proven by nothing', () => {
    const metric = metricOf(9, [1], [1]);
    const comparison = only({ ...metric, scenarios: [{ candidate: [0], baseline: [[1]] }, ...metric.scenarios] });
    expect(comparison).toMatchObject({ state: 'inconclusive', decidedBy: [] });
  });

  it('passes over runs of main without a trial of the scenario', () => {
    expect(only(metricOf(6, [0.5], [1], [], [1]))).toMatchObject({ baseline: 1, scenarios: 6, state: 'regressed' });
  });
});

describe('a suite that collapses, by the settings of the gate', () => {
  const suites = [5, 6, 7, 10, 20].flatMap((n) =>
    [1, 3, 5].flatMap((k) => [1, 2, 3].map((metrics) => ({ n, k, metrics }))),
  );

  it.each(suites)(
    'blocks where all of $n scenarios x $k trials broke, as where all but one did, under $metrics metrics',
    (suite) => {
      const states = Array.from({ length: suite.n + 1 }, (_, broken) => stateWhere(suite, broken));
      expect(states.at(-1)).toBe('regressed');
      const first = states.indexOf('regressed');
      expect(states.slice(first)).toEqual(states.slice(first).map(() => 'regressed'));
    },
  );

  function stateWhere({ n, k, metrics }: (typeof suites)[number], broken: number): string | undefined {
    const scores = (score: number): readonly number[] => Array.from({ length: k }, () => score);
    const scenarios = Array.from({ length: n }, (_, i) => ({
      candidate: scores(i < broken ? 0 : 1),
      baseline: [scores(1)],
    }));
    const all = Array.from({ length: metrics }, (_, i) => ({ key: `M${i}`, tolerance: 0.02, scenarios }));
    return compareSamples(all, [], GATE_SETTINGS).comparisons[0]?.state;
  }
});

describe('the tests of a family', () => {
  it('asks the history from three runs on', () => {
    const tests = (runs: number) =>
      only(metricOf(6, [1], ...Array.from({ length: runs }, () => [1]))).evidence.map(({ test }) => test);
    expect(tests(2)).toEqual(['paired-t']);
    expect(tests(3)).toEqual(['paired-t', 'history-t']);
  });

  it('counts flips of a criterion only where both sides have one trial of one run', () => {
    const metric = metricOf(20, [1], [1]);
    const flips = criterionOf('polite', 5, 0, 15);
    const [, single] = compareSamples([metric], [flips], SETTINGS).comparisons;
    const twice = flips.scenarios.map((scenario) => ({
      ...scenario,
      baseline: [...scenario.baseline, ...scenario.baseline],
    }));
    const [, pooled] = compareSamples([metric], [{ ...flips, scenarios: twice }], SETTINGS).comparisons;
    expect(single?.evidence[0]).toMatchObject({ test: 'mcnemar-mid-p', worse: expect.closeTo(2 ** -6, 14) });
    expect(pooled?.evidence[0]?.test).toBe('paired-t');
  });

  it('needs more evidence of one criterion among many', () => {
    const metric = metricOf(40, [1], [1]);
    const broken = criterionOf('polite', 8, 0, 32);
    const others = Array.from({ length: 9 }, (_, i) => criterionOf(`other-${i}`, 0, 0, 40));
    const [, alone] = compareSamples([metric], [broken], SETTINGS).comparisons;
    const [, among] = compareSamples([metric], [broken, ...others], SETTINGS).comparisons;
    expect(alone?.state).toBe('regressed');
    expect(among?.state).toBe('inconclusive');
  });

  it('shares the weight of the paired tests between metrics', () => {
    const [one, other] = compareSamples([metricOf(6, [0], [1]), metricOf(6, [0], [1])], [], SETTINGS).comparisons;
    expect(one?.evidence[0]?.adjustedWorse).toBe(2 ** -5);
    expect(other?.evidence[0]?.adjustedWorse).toBe(2 ** -5);
  });
});

describe('the history test', () => {
  const steady = { candidate: [1, 1, 1, 1, 1], baseline: Array.from({ length: 5 }, () => [1, 1, 1, 1, 1]) };
  const lost = { ...steady, candidate: [0, 0, 0, 0, 0] };
  const shaky = { candidate: [1, 0, 1, 1, 1], baseline: Array.from({ length: 5 }, () => [1, 0, 1, 1, 1]) };
  const stateOf = (scenarios: MetricSample['scenarios']) => {
    const [comparison] = compareSamples([{ key: 'TCR', tolerance: 0.02, scenarios }], [], GATE_SETTINGS).comparisons;
    return comparison?.state;
  };
  const rest = (n: number) => Array.from({ length: n }, () => steady);

  it('takes one lost scenario for a flip while trials may be copies of each other', () => {
    expect(stateOf([lost, ...rest(19)])).toBe('inconclusive');
  });

  it('takes it for a loss once trials of main have been seen to differ within its runs', () => {
    expect(stateOf([lost, shaky, shaky, shaky, ...rest(16)])).toBe('regressed');
  });

  it('takes two lost scenarios for a loss either way', () => {
    expect(stateOf([lost, lost, ...rest(18)])).toBe('regressed');
  });
});

describe('the history test of a lift', () => {
  const contrast = (agent: readonly number[], arm: readonly number[]) => ({ with: agent, without: arm });
  /** Twenty scenarios that never waver on main, of which so many lost all of their lift here. */
  const historyP = (lost: number, arm: readonly number[] = [0, 0, 0]): number | undefined => {
    const main = contrast([1, 1, 1], arm);
    const scenarios = Array.from({ length: 20 }, (_, index) => ({
      candidate: index < lost ? contrast([0, 0, 0], arm) : main,
      baseline: Array.from({ length: 5 }, () => main),
    }));
    const sample = sampleOf({ key: 'lift', tolerance: 0.05, scenarios }, LIFT);
    const [comparison] = compareFamily([sample], GATE_SETTINGS).comparisons;
    return comparison?.evidence.find(({ test }) => test === 'history-t')?.worse;
  };

  it('has one flip of a trial on each side as its least noise, and of a run where its trials repeat each other', () => {
    // A history without any variance counts as copies: 1 / 5 for each side, and so much again for the new run.
    const error = Math.sqrt((1 / 5 + 1 / 5) * (1 + 1 / 5)) / 20;
    expect(historyP(2)).toBeCloseTo(tTest(-2 / 20, error, 4).worse, 12);
  });

  it('has flips of trials as its least noise once trials of main have been seen to differ', () => {
    const error = Math.sqrt((1 / 15 + 1 / 15) * (1 + 1 / 5)) / 20;
    expect(historyP(2, [0, 1, 0])).toBeCloseTo(tTest(-2 / 20, error, 4).worse, 12);
  });
});
