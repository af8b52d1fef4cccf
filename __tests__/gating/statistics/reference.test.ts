import { describe, expect, it } from 'vitest';
import { detectableDrop } from '../../../src/gating/statistics/detectable.ts';
import { historyTest } from '../../../src/gating/statistics/history.ts';
import { binomialUpperTail, mcnemarMidP, tango } from '../../../src/gating/statistics/mcnemar.ts';
import { mean, variance } from '../../../src/gating/statistics/moments.ts';
import { weightedHolm } from '../../../src/gating/statistics/multiplicity.ts';
import { trialNoise } from '../../../src/gating/statistics/noise.ts';
import { normalQuantile } from '../../../src/gating/statistics/normal.ts';
import { pairedTest, smallestHalfWidth } from '../../../src/gating/statistics/paired.ts';
import { effectiveSampleSize, wilson, zeroFailureUpperBound } from '../../../src/gating/statistics/proportions.ts';
import { allOfKPass, anyOfKPasses } from '../../../src/gating/statistics/reliability.ts';
import { logGamma, regularizedIncompleteBeta } from '../../../src/gating/statistics/special-functions.ts';
import { type TestResult, tCdf, tQuantile } from '../../../src/gating/statistics/student-t.ts';
import reference from './reference.json' with { type: 'json' };

interface Case {
  readonly id: string;
  readonly fn: string;
  // biome-ignore lint/suspicious/noExplicitAny: every function of the file has inputs of its own
  readonly inputs: any;
  /** Null where the statistic is not available. */
  readonly expected: Readonly<Record<string, unknown>> | null;
}

type Check = (inputs: Case['inputs']) => Record<string, unknown> | null;

const cases = reference.cases as unknown as readonly Case[];

const checks: Readonly<Record<string, Check>> = {
  normal_quantile: ({ p }) => ({ value: normalQuantile(p) }),
  t_cdf: ({ t, df }) => ({ value: tCdf(t, df) }),
  t_quantile: ({ p, df }) => ({ value: tQuantile(p, df) }),
  reg_inc_beta: ({ x, a, b }) => ({ value: regularizedIncompleteBeta(x, a, b) }),
  log_gamma: ({ x }) => ({ value: logGamma(x) }),
  binom_upper_tail: ({ k, n, p }) => ({ tail_ge: binomialUpperTail(k, n, p) }),
  wilson: ({ x, n, conf }) => ({ ...wilson(x / n, n, conf) }),
  wilson_effective_n: ({ scores, conf }) => {
    const n = effectiveSampleSize(scores);
    return { mean: mean(scores), n_eff: n, ...wilson(mean(scores), n, conf) };
  },
  zero_event_upper: ({ n, alpha }) => ({ value: zeroFailureUpperBound(n, alpha) }),
  mcnemar: ({ b, c }) => ({ midp_worse: mcnemarMidP({ broken: b, fixed: c }) }),
  tango: ({ a, b, c, d, conf }) => ({ ...tango({ broken: b, fixed: c }, a + b + c + d, conf) }),
  paired_t: ({ d }) => {
    const test = pairedTest(d) as TestResult;
    const interval = (confidence: number) => {
      const half = tQuantile((1 + confidence) / 2, test.df) * test.error;
      return [test.estimate - half, test.estimate + half];
    };
    return {
      n: test.df + 1,
      mean: test.estimate,
      sd: Math.sqrt(variance(d)),
      se: test.error,
      t: test.estimate / test.error,
      df: test.df,
      p_worse: test.worse,
      p_better: test.better,
      ci90: interval(0.9),
      ci95: interval(0.95),
    };
  },
  paired_p_zero_variance: ({ d }) => ({ p_worse: pairedTest(d)?.worse }),
  cluster_se: ({ d, cluster }) => {
    const test = pairedTest(d, cluster.map(String)) as TestResult;
    return { mean: test.estimate, se_cr1: test.error, df_cr1: test.df, p_worse_cr1: test.worse };
  },
  p_adjust: ({ p }) => ({ holm: weightedHolm(p.map((value: number) => ({ p: value, weight: 1 }))) }),
  weighted_holm: ({ p, w }) => ({
    adjusted: weightedHolm(p.map((value: number, i: number) => ({ p: value, weight: w[i] }))),
  }),
  mde_paired: ({ n, sd, alpha, power }) => ({
    formula_t: detectableDrop(sd / Math.sqrt(n), n - 1, { alpha, power }),
  }),
  history_t: ({ baseline, pr, k }) => {
    const scenarios = pr.map((candidate: number, i: number) => ({ candidate, runs: baseline[i] }));
    const test = historyTest(scenarios, k);
    if (test === null) return null;
    const paired = pairedTest(pr.map((candidate: number, i: number) => candidate - mean(baseline[i]))) as TestResult;
    return {
      delta: test.estimate,
      se: test.error,
      df: test.df,
      t: test.estimate / test.error,
      p_worse: test.worse,
      p_paired: paired.worse,
    };
  },
  suite_noise_se: ({ trials }) => ({ mean: mean(trials.map(mean)), se: trialNoise(trials).error }),
  pass_k: ({ n, c, k }) => ({ pass_at_k: anyOfKPasses(c, n, k), pass_hat_k: allOfKPass(c, n, k) }),
};

/** Expected values that the gate has no use for, with the reason; without `values` it is the whole function. */
const leftOut: Readonly<Record<string, { readonly values?: readonly string[]; readonly why: string }>> = {
  binom_upper_tail: { values: ['pmf'], why: 'the mid-p is the mean of two tails' },
  cluster_se: { values: ['se_cr0', 'se_cr2', 'df_cr2'], why: 'families are tested with CR1' },
  mcnemar: {
    values: ['exact_two_sided', 'midp_two_sided', 'exact_worse'],
    why: 'the gate asks one side only, and the mid-p is the better of its two forms',
  },
  p_adjust: { values: ['bonferroni', 'bh'], why: 'whatever may block is adjusted by Holm; no list shows shares' },
  mde_paired: { values: ['exact_noncentral_t', 'formula_z'], why: 'the drop is printed from the formula in t' },
  suite_noise_se: { values: ['df', 'upper95', 'lower95'], why: 'a threshold is tested by t' },
  normal_cdf: { why: 'every p-value comes from t or from the binomial' },
  clopper_pearson: { why: 'levels are shown by Wilson' },
  newcombe_paired: { why: 'changes of pass rates are shown by Tango' },
  newcombe_unpaired: { why: 'nothing unpaired gates' },
  bonett_price: { why: 'only its least width is used, checked below' },
  fisher_exact_less: { why: 'nothing unpaired gates' },
  signflip_exact: { why: 'the paired t agrees with it and needs no random numbers' },
  mcnemar_evalue_worse: { why: 'no scenario is judged while others still run' },
  required_scenarios: { why: 'what would do is found by the printed drop itself, which knows more than this formula' },
  welch: { why: 'nothing unpaired is tested' },
  gate: { why: 'gate-cases.test.ts' },
};

describe('reference values', () => {
  const applicable = cases.filter(({ fn }) => Object.hasOwn(checks, fn));

  it.each(applicable.map((one) => [one.id, one] as const))('%s', (_, { fn, inputs, expected }) => {
    const actual = checks[fn]?.(inputs) ?? null;
    const unused = leftOut[fn]?.values ?? [];
    const wanted = Object.entries(expected ?? {}).filter(([key]) => !unused.includes(key));
    expect(actual === null).toBe(expected === null);
    for (const [key, value] of wanted) expectClose(actual?.[key], value, fn === 'tango' ? 1e-8 : 1e-9);
  });

  it('names every function of the file as used or left out', () => {
    const unused = Object.entries(leftOut).flatMap(([fn, { values }]) => (values === undefined ? fn : []));
    const known = [...Object.keys(checks), ...unused];
    expect(new Set(cases.map(({ fn }) => fn))).toEqual(new Set(known));
  });

  it('floors a half width with the Bonett-Price width of no discordant pairs', () => {
    const rows = cases.filter(({ fn, inputs }) => fn === 'bonett_price' && inputs.b === 0 && inputs.c === 0);
    expect(rows).not.toHaveLength(0);
    for (const { inputs, expected } of rows) {
      const { a, d, conf } = inputs;
      expectClose(smallestHalfWidth(a + d, 1, (1 - conf) / 2), expected?.upper, 1e-9);
    }
  });
});

function expectClose(actual: unknown, expected: unknown, relative: number): void {
  if (Array.isArray(expected)) {
    expect(actual).toHaveLength(expected.length);
    expected.forEach((value, i) => {
      expectClose((actual as readonly unknown[])[i], value, relative);
    });
  } else if (typeof expected === 'number') {
    const slack = Math.max(1e-13, relative * Math.abs(expected));
    expect(Math.abs(Number(actual ?? Number.NaN) - expected), `${actual} against ${expected}`).toBeLessThanOrEqual(
      slack,
    );
  } else expect(actual).toEqual(expected);
}
