import { describe, expect, it } from 'vitest';
import { type CriterionSample, type MetricSample, sampleOf } from '../../../bench/simulation/samples.ts';
import { detectableDrop } from '../../../src/gating/statistics/detectable.ts';
import { compareFamily } from '../../../src/gating/statistics/family.ts';
import { smallestHalfWidth } from '../../../src/gating/statistics/paired.ts';
import { type SampleComparison, SCORES, type StatisticalTest, TALLY } from '../../../src/gating/statistics/samples.ts';
import { WEIGHTS } from '../../../src/gating/statistics/weights.ts';
import reference from './reference.json' with { type: 'json' };

type Run = Readonly<Record<string, readonly string[]>>;

interface GateCase {
  readonly id: string;
  readonly fn: string;
  readonly inputs: {
    readonly weights: Readonly<Record<string, number>>;
    readonly alpha: number;
    readonly tolerance: number;
    readonly baseline_runs: readonly Run[];
    readonly pr: Run;
  };
  readonly expected: {
    readonly n_paired: number;
    readonly runs: number;
    readonly tcr?: Readonly<Record<string, number | null>>;
    readonly adjusted?: Readonly<Record<string, number | null>>;
    readonly criteria?: Readonly<Record<string, Readonly<Record<string, number | string | null>>>>;
    readonly verdict: string;
    readonly because?: readonly string[];
  };
}

/** The settings the reference values were computed with; the product's own are stricter. */
const REFERENCE_WEIGHTS = {
  ...WEIGHTS,
  withHistory: { paired: 0.4, history: 0.3, criteria: 0.3 },
  withoutHistory: { paired: 0.7, history: 0, criteria: 0.3 },
};

const names: Readonly<Record<StatisticalTest, string>> = {
  'paired-t': 'paired-t',
  'history-t': 'history-t',
  'mcnemar-mid-p': 'mcnemar-midp',
};

const cases = (reference.cases as unknown as readonly GateCase[]).filter(({ fn }) => fn === 'gate');

describe('end-to-end reference suites', () => {
  it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { inputs, expected }) => {
    const { metric, criteria } = samplesOf(inputs);
    const [tcr, ...others] = compareFamily([sampleOf(metric, SCORES), ...criteria.map((one) => sampleOf(one, TALLY))], {
      alpha: inputs.alpha,
      power: 0.8,
      weights: REFERENCE_WEIGHTS,
    }).comparisons;
    if (tcr === undefined) throw new Error('no comparison of the metric');
    const regressed = [tcr, ...others].some(({ state }) => state === 'regressed');
    expect(regressed ? 'regressed' : tcr.state).toBe(expected.verdict);
    expect(reasons([tcr, ...others])).toEqual(expected.because ?? []);
    expect(tcr.scenarios).toBe(expected.n_paired);
    expectNumbers(numbersOfMetric(tcr, inputs.alpha), expected.tcr ?? {});
    expectNumbers(adjustedOf([tcr, ...others]), expected.adjusted ?? {});
    for (const criterion of others) expectCriterion(criterion, expected.criteria?.[criterion.key] ?? { n: 0 });
  });

  it('has all fourteen', () => {
    expect(cases).toHaveLength(14);
  });
});

function samplesOf({ weights, tolerance, baseline_runs, pr }: GateCase['inputs']): {
  readonly metric: MetricSample;
  readonly criteria: readonly CriterionSample[];
} {
  const keys = Object.keys(weights);
  const paired = Object.keys(pr).filter((id) => baseline_runs.every((run) => id in run));
  const score = (trial: string) => keys.reduce((sum, key, i) => sum + (weights[key] ?? 0) * Number(trial[i]), 0);
  const tally = (trials: readonly string[], i: number) => ({
    passed: trials.filter((trial) => trial[i] === '1').length,
    total: trials.length,
  });
  const sides = paired.map((id) => ({ candidate: pr[id] ?? [], baseline: baseline_runs.map((run) => run[id] ?? []) }));
  return {
    metric: {
      key: 'tcr',
      tolerance,
      scenarios: sides.map(({ candidate, baseline }) => ({
        candidate: candidate.map(score),
        baseline: baseline.map((run) => run.map(score)),
      })),
    },
    criteria: keys.map((key, i) => ({
      key,
      tolerance,
      scenarios: sides.map(({ candidate, baseline }) => ({
        candidate: tally(candidate, i),
        baseline: baseline.map((run) => tally(run, i)),
      })),
    })),
  };
}

function reasons(comparisons: readonly SampleComparison[]): string[] {
  return comparisons
    .filter(({ state }) => state === 'regressed')
    .flatMap(({ key, decidedBy }) => decidedBy.map((test) => label(key, test)));
}

function label(key: string, test: StatisticalTest): string {
  if (key !== 'tcr') return `criterion:${key}`;
  return test === 'history-t' ? 'tcr_history' : 'tcr_paired';
}

function adjustedOf(comparisons: readonly SampleComparison[]): Record<string, number | null> {
  const none = comparisons.map(({ key }) => [label(key, 'paired-t'), null] as const);
  const some = comparisons.flatMap(({ key, evidence }) =>
    evidence.map(({ test, adjustedWorse }) => [label(key, test), adjustedWorse] as const),
  );
  return Object.fromEntries([['tcr_history', null], ...none, ...some]);
}

function numbersOfMetric(tcr: SampleComparison, alpha: number): Record<string, number | null> {
  const paired = tcr.evidence.find(({ test }) => test === 'paired-t');
  return {
    base: tcr.baseline,
    pr: tcr.candidate,
    delta: tcr.estimate,
    se: tcr.basis?.error ?? null,
    p_worse: paired?.worse ?? null,
    p_better: paired?.better ?? null,
    p_history: tcr.evidence.find(({ test }) => test === 'history-t')?.worse ?? null,
    lower: tcr.interval?.lower ?? null,
    upper: tcr.interval?.upper ?? null,
    mde80: textbookDrop(tcr, alpha),
  };
}

/** What the reference calls detectable; `visibleDrop` adds to it the tolerance, and the noise that a drop brings. */
function textbookDrop({ basis, detectable }: SampleComparison, alpha: number): number | null {
  if (basis === null || detectable === null) return null;
  const { scenarios, trials, error, df, demand } = basis;
  const drop = Math.max(detectableDrop(error, df, demand), smallestHalfWidth(scenarios, trials, alpha));
  expect(detectable).toBeGreaterThanOrEqual(drop);
  return drop;
}

function numbersOfCriterion({ scenarios, estimate, evidence }: SampleComparison): Record<string, number | null> {
  return { n: scenarios, delta: estimate, p_worse: evidence[0]?.worse ?? null, p_better: evidence[0]?.better ?? null };
}

function expectCriterion(criterion: SampleComparison, expected: Readonly<Record<string, unknown>>): void {
  expectNumbers(numbersOfCriterion(criterion), expected);
  const [evidence] = criterion.evidence;
  if (evidence !== undefined) expect(names[evidence.test]).toBe(expected.test);
}

function expectNumbers(actual: Record<string, number | null>, expected: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(actual)) {
    const wanted = expected[key] ?? null;
    if (value === null || wanted === null) expect(value, key).toBe(wanted);
    else expect(Math.abs(value - Number(wanted)), key).toBeLessThanOrEqual(1e-8);
  }
}
