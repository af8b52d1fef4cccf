import { describe, expect, test } from 'vitest';
import {
  asksToConfirm,
  brokenOnMain,
  dropOf,
  freshTrials,
  readConfirmation,
  scenarioWords,
  stratumByRun,
} from '../../src/gating/confirm.ts';
import { weightedHolm } from '../../src/gating/statistics/multiplicity.ts';
import {
  pooledTest,
  type Stratum,
  singleTest,
  stratumP,
  stratumScore,
} from '../../src/gating/statistics/stratified.ts';
import reference from './confirm-reference.json' with { type: 'json' };

interface Case {
  readonly id: string;
  readonly fn: string;
  // biome-ignore lint/suspicious/noExplicitAny: every function of the file has inputs of its own
  readonly inputs: any;
  // biome-ignore lint/suspicious/noExplicitAny: and results
  readonly expected: any;
}

const cases = reference.cases as unknown as readonly Case[];

/** A scenario as the reference writes it. */
interface Written {
  readonly x: number;
  readonly k: number;
  readonly M: number;
  readonly N: number;
}

const stratumOf = ({ x, k, M, N }: Written): Stratum => ({
  candidate: { failed: x, trials: k },
  main: { failed: M, trials: N },
});

function expectNear(actual: number, expected: number): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected));
}

const CHECKS: Readonly<Record<string, (inputs: Case['inputs'], expected: Case['expected']) => void>> = {
  stratum(inputs, expected) {
    expectNear(stratumP(stratumOf(inputs)), expected.p.value);
    expect(stratumScore(stratumOf(inputs))).toBe(expected.score);
  },
  pooled({ strata }, expected) {
    const { score, p } = pooledTest(strata.map(stratumOf));
    expect({ score, rejects: p <= 0.008 }).toEqual({ score: expected.score, rejects: expected.at_most_0_008 });
    expectNear(p, expected.p.value);
  },
  single({ strata }, expected) {
    const { smallest, p } = singleTest(strata.map(stratumOf));
    expectNear(smallest, expected.smallest.value);
    expectNear(p, expected.p.value);
  },
  lost({ candidate, main_newest_first: runs }, { selected, M, N }) {
    expect(brokenOnMain(candidate, runs)).toEqual(selected ? { failed: M, trials: N } : null);
  },
  ask({ k, alpha, share, paired, tolerance, collapse_p, first_look_blocks, lost }, expected) {
    const broken = lost.map(({ M, N }: Written) => ({ main: { failed: M, trials: N } }));
    const question = { broken, trials: k, paired, tolerance, level: alpha * share, collapseP: collapse_p };
    expect(!first_look_blocks && asksToConfirm(question)).toBe(expected.asked);
    const allFail = lost.map((one: Written) => stratumOf({ ...one, x: k, k }));
    expectNear(pooledTest(allFail).p, expected.best_p.value);
    expectNear(dropOf(allFail, paired), expected.largest_drop.value);
  },
  collapse_runs({ scenarios }, expected) {
    const strata = scenarios.map(({ candidate, main }: Case['inputs']) => stratumByRun(candidate, main));
    expect(strata).toEqual(expected.strata.map(stratumOf));
    const { score, p } = pooledTest(strata);
    expect(score).toBe(expected.score);
    expectNear(p, expected.p.value);
  },
  fresh_trials({ first_look, confirm, k }, expected) {
    const used = freshTrials(first_look, confirm, k);
    expect({ used, missing: k - used.length }).toEqual({ used: expected.used, missing: expected.missing });
  },
  partial_confirm({ strata, threshold, budget }, expected) {
    const scenarios = strata.map(({ failed, scored, missing, M, N }: Case['inputs']) => ({
      ...stratumOf({ x: failed, k: scored, M, N }),
      missing,
    }));
    const { result, missing } = readConfirmation(scenarios, { level: threshold, budget });
    expect(result).toBe(expected.result);
    expectNear(missing, expected.missing_share);
  },
  scenario_words({ strata }, { words }) {
    expect(scenarioWords(strata.map(stratumOf))).toEqual(words);
  },
  family({ hypotheses }, { adjusted }) {
    const found = weightedHolm(hypotheses);
    for (const [index, { test: name }] of hypotheses.entries()) expectNear(found[index] ?? Number.NaN, adjusted[name]);
  },
};

describe.each(Object.entries(CHECKS))('%s', (fn, check) => {
  const own = cases.filter((one) => one.fn === fn);

  test('has cases', () => expect(own.length).toBeGreaterThan(2));

  test.each(own)('$id', ({ inputs, expected }) => check(inputs, expected));
});
