import { describe, expect, test } from 'vitest';
import { must } from '../../src/contract/must.ts';
import { stratumByRun } from '../../src/gating/collapse.ts';
import { decidedBy } from '../../src/gating/evaluate.ts';
import { placeFreshTrials } from '../../src/gating/fresh-places.ts';
import { defaultPolicy } from '../../src/gating/policy/resolve-policy.ts';
import { withScenarioResults } from '../../src/gating/signs-of-drop.ts';
import {
  asksToConfirm,
  brokenAgainst,
  readConfirmation,
  scenarioWords,
} from '../../src/gating/statistics/confirmation.ts';
import { weightedHolm } from '../../src/gating/statistics/multiplicity.ts';
import {
  dropOf,
  pooledTest,
  type Stratum,
  singleTest,
  stratumP,
  stratumScore,
} from '../../src/gating/statistics/stratified.ts';
import { many, run } from './build-run.ts';
import reference from './confirm-reference.json' with { type: 'json' };
import { decideRun } from './decide-run.ts';

interface Case {
  readonly id: string;
  readonly fn: string;
  // biome-ignore lint/suspicious/noExplicitAny: every function of the file has inputs of its own
  readonly inputs: any;
  // biome-ignore lint/suspicious/noExplicitAny: and results
  readonly expected: any;
}

/** The evidence contract goes before the reference: of six trials for five the first five keep their places, copies too (E5). */
const CHANGED: Readonly<Record<string, Case['expected']>> = { 'fresh-4': { used: ['c', 'd', 'e'], missing: 2 } };

const cases = (reference.cases as unknown as readonly Case[]).map((one) => {
  return { ...one, expected: CHANGED[one.id] ?? one.expected };
});

/** A scenario as the reference writes it. */
interface Written {
  readonly x: number;
  readonly k: number;
  readonly M: number;
  readonly N: number;
}

const countOf = ({ failed, scored }: Case['inputs']) => ({ failed, trials: scored });

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
    const against = brokenAgainst(countOf(candidate), runs.map(countOf));
    const main = against && {
      failed: against.reduce((sum, { failed }) => sum + failed, 0),
      trials: against.reduce((sum, { trials }) => sum + trials, 0),
    };
    expect(main).toEqual(selected ? { failed: M, trials: N } : null);
  },
  ask({ k, alpha, share, paired, tolerance, collapse_p, first_look_blocks, lost }, expected) {
    const broken = lost.map(({ M, N }: Written) => ({ main: { failed: M, trials: N } }));
    const question = { broken, paired, tolerance, level: alpha * share, collapseP: collapse_p };
    expect(!first_look_blocks && asksToConfirm(question.broken, question)).toBe(expected.asked);
    const allFail = lost.map((one: Written) => stratumOf({ ...one, x: k, k }));
    expectNear(pooledTest(allFail).p, expected.best_p.value);
    expectNear(dropOf(allFail, paired), expected.largest_drop.value);
  },
  collapse_runs({ scenarios }, expected) {
    const strata = scenarios.map(({ candidate, main }: Case['inputs']) =>
      stratumByRun(countOf(candidate), main.map(countOf)),
    );
    expect(strata).toEqual(expected.strata.map(stratumOf));
    const { score, p } = pooledTest(strata);
    expect(score).toBe(expected.score);
    expectNear(p, expected.p.value);
  },
  fresh_trials({ first_look, confirm, k }, expected) {
    const [scenario] = run({ a: { trials: [1], asks: null } }).scenarios;
    const first = { ...must(scenario, 'it'), trials: first_look.map((facts: string) => ({ facts })) };
    const trials = confirm.map((facts: string | null, trial: number) => ({ scenario: 'a', attempt: 1, trial, facts }));
    const used = placeFreshTrials(trials, { first, asked: k, isDeclared: false }).counted.map(({ facts }) => facts);
    expect({ used, missing: k - used.length }).toEqual({ used: expected.used, missing: expected.missing });
  },
  partial_confirm({ strata, threshold, budget }, expected) {
    const surplus = { failed: 0, trials: 0 };
    const scenarios = strata.map(({ failed, scored, missing, M, N }: Case['inputs']) => ({
      candidate: { failed, trials: scored, asked: scored + missing, surplus },
      main: { failed: M, trials: N, asked: 0, surplus },
    }));
    expect(readConfirmation(scenarios, { level: threshold, budget }).result).toBe(expected.result);
  },
  scenario_words({ strata }, { words }) {
    expect(scenarioWords(strata.map(stratumOf))).toEqual(words);
  },
  family({ hypotheses }, { adjusted }) {
    const found = weightedHolm(hypotheses);
    for (const [index, { test: name }] of hypotheses.entries()) expectNear(found[index] ?? Number.NaN, adjusted[name]);
  },
  run_decision(inputs, { decision, exit_code, why }) {
    const { decided, exit, signs } = decideOn(inputs);
    expect({ decided, exit }).toEqual({ decided: decision, exit: exit_code });
    const tests = ['paired-t', 'history-t', 'collapse', 'confirm'].filter((test) => why.includes(test));
    if (tests.length > 0) expect(signs).toEqual(tests);
  },
  unfit_baseline({ candidate, baseline, alpha }, expected) {
    const of = (results: readonly (number | null)[]) =>
      run(
        many(results.length, (index) => {
          const score = results[index];
          return [score === null || score === undefined ? 'infrastructure' : score];
        }),
      );
    const main = of(baseline);
    // A run without any verdict has no score, and the rubric all the same.
    expect(decideRun(of(candidate), main, `alpha: ${alpha}`).decision).toBe(expected.decision);
  },
};

/** What decides a run whose tests say this; the p of what is not there is 1. */
function decideOn(inputs: Case['inputs']) {
  const { runs, collapse_p, confirm_p, confirm_rejects = false } = inputs;
  const answer = { result: confirm_rejects ? 'blocks' : 'does not block', p: confirm_p, drop: 1, hypothesis: { rate } };
  const results = {
    policy: defaultPolicy,
    tests: [],
    collapse: collapse_p === undefined ? null : { p: collapse_p, tests: [], drop: 0, scenarios: [] },
    confirm: { answers: confirm_p === undefined ? null : [answer], scenarios: [] },
    broke: confirm_rejects ? [answer] : [],
  };
  const metric = testedMetric(inputs, runs);
  const tested = { rubrics: [{ metric, criteria: [], moreRates: [] }], further: [] };
  const { rates } = withScenarioResults(results as never, tested as never);
  const signs = rates.flatMap((rate) => rate.signs.map((sign) => sign.test));
  const findings = [...findingsOf(inputs), ...(signs.length === 0 ? [] : [{ code: 'inconclusive', effect: 'warn' }])];
  const decided = decidedBy(findings as never, { policy: defaultPolicy, baseline: null, rates });
  const exit =
    decided === 'inconclusive' ? (inputs.awaiting_confirm ? 2 : 0) : { pass: 0, fail: 1, invalid: 3 }[decided];
  return { decided, exit, signs };
}

const rate = { kind: 'metric', rule: { tolerance: 0.02 } };

function testedMetric(inputs: Case['inputs'], runs: number) {
  const { delta, paired_p, history_p } = inputs;
  return {
    kind: 'metric',
    rule: { tier: 'supporting', tolerance: 0.02, threshold: inputs.has_threshold ? 0.5 : null },
    runs: { compared: Array.from({ length: runs }) },
    candidate: 0.5,
    delta,
    state: inputs.insufficient ? 'insufficient' : inputs.metric_improved ? 'improved' : 'inconclusive',
    decidedBy: [],
    signs: [],
    evidence: [
      ...(paired_p === undefined ? [] : [{ test: 'paired-t', p: paired_p, adjusted_p: 1 }]),
      ...(history_p === undefined ? [] : [{ test: 'history-t', p: history_p, adjusted_p: 1 }]),
    ],
  };
}

function findingsOf(inputs: Case['inputs']) {
  const codes = [
    ...(inputs.awaiting_confirm ? ['confirm-awaited'] : []),
    ...(inputs.baseline === 'unfit' ? ['baseline-unfit'] : []),
    ...(inputs.baseline === 'lost' ? ['baseline-expired'] : []),
    ...(inputs.error_share > 0.05 && !inputs.both_readings_fail ? ['errors-undecided'] : []),
    ...(inputs.both_readings_fail || (inputs.confirm_rejects && !inputs.metric_improved) ? ['scenarios-broke'] : []),
  ];
  const effects: Record<string, string> = { 'errors-undecided': 'invalid', 'scenarios-broke': 'block' };
  return codes.map((code) => ({ code, effect: effects[code] ?? 'warn' }));
}

describe.each(Object.entries(CHECKS))('%s', (fn, check) => {
  const own = cases.filter((one) => one.fn === fn);

  test('has cases', () => expect(own.length).toBeGreaterThan(2));

  test.each(own)('$id', ({ inputs, expected }) => check(inputs, expected));
});
