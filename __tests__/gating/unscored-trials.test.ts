import { describe, expect, it } from 'vitest';
import type { Report, RubricReport } from '../../schemas/types/report.ts';
import { baselineOf } from '../../src/gating/decide.ts';
import { many, merge, run, type TrialSketch } from './build-run.ts';
import { decideRun, notices, reasons } from './decide-run.ts';

const good = run(many(100, [1]));
/** A hundred scenarios: the first ones as given, the rest pass. */
const with100 = (...firsts: readonly TrialSketch[]): Report => run(many(100, (index) => [firsts[index] ?? 1]));
/** The trials without a verdict lack it by a rubric: its step budget ended. */
const refused = (report: Report): Report => {
  return { ...report, errored: report.errored.map((trial) => ({ ...trial, refused: true })) };
};
/** The trials without a verdict recorded nothing, and the policy counts that as an error. */
const empty = (report: Report): Report => {
  return { ...report, errored: report.errored.map((trial) => ({ ...trial, empty: true })) };
};
/** The same with two trials each, of which the second passes. */
const twice = (...firsts: readonly TrialSketch[]): Report => run(many(100, (index) => [firsts[index] ?? 1, 1]));
const repeat = (count: number, trial: TrialSketch): readonly TrialSketch[] => new Array<TrialSketch>(count).fill(trial);

/** Counts of two real runs of tau-bench retail: main passes 73; the assertions agent passes 35, lost 43 and gained 5. */
function retail(): { main: Report; assertions: Report } {
  const main = [...repeat(73, 1), ...repeat(27, 0)];
  const assertions = [
    ...repeat(30, 1),
    ...repeat(18, 0),
    ...repeat(7, 'infrastructure'),
    ...repeat(18, 'crash'),
    ...repeat(5, 1),
    ...repeat(13, 0),
    ...repeat(5, 'infrastructure'),
    ...repeat(4, 'crash'),
  ];
  return { main: with100(...main), assertions: with100(...assertions) };
}

describe('trials without a verdict', () => {
  it('do not save a run that lost 43 scenarios', () => {
    const { main, assertions } = retail();
    const decision = decideRun(assertions, main);
    expect(decision.decision).toBe('fail');
    expect(decision.metrics[0]).toMatchObject({
      state: 'regressed',
      baseline: 0.73,
      candidate_trials: { passed: 35, total: 88 },
      paired: { scenarios: 88 },
    });
    expect(decision.metrics[0]?.delta).toBeCloseTo(-31 / 88, 9);
    expect(decision.trials).toEqual({
      scored: 88,
      errored: { agent: 22, infrastructure: 12, judge: 0 },
      unclassified: 0,
    });
    expect(decision.scenarios).toEqual({ total: 100, paired: 88, new: 0, removed: 0, changed: 0, renamed: 0 });
    expect(notices(decision)).toEqual(['scenarios-unjudged', 'errored-trials', 'errors-immaterial']);
  });

  it('within the budget that leave a scenario without a trial are waited for, without their share, which is not why', () => {
    const { findings } = decideRun(with100(...repeat(5, 'judge')), run(many(100, [1])));
    expect(findings.find(({ code }) => code === 'errors-awaited')).toMatchObject({
      expected: 'a trial with a verdict in every scenario, and none that a rubric refuses',
    });
    expect(findings.find(({ code }) => code === 'errors-awaited')).not.toHaveProperty('actual');
  });

  it('hold the run after an outage of 59 of 80, which is never a failure', () => {
    const outage = run(many(80, (index) => (index < 59 ? ['infrastructure'] : [1])));
    const decision = decideRun(outage, run(many(80, [1])));
    expect(decision.decision).toBe('inconclusive');
    expect(decision.exit_code).toBe(2);
    expect(decision.trials).toMatchObject({ scored: 21, errored: { infrastructure: 59 } });
    expect(reasons(decision)).toEqual(['warn errors-undecided']);
  });

  it('hold a run that hardly ran, also where nothing could block', () => {
    const decision = decideRun(run(many(40, (index) => (index < 39 ? ['infrastructure'] : [1]))), null);
    expect(decision.decision).toBe('inconclusive');
    expect(decision.findings[0]).toMatchObject({ code: 'errors-undecided', effect: 'warn', actual: '97.5 %' });
    expect(baselineOf(decision)).toBe('unfit');
  });

  it.each([
    { count: 1, what: 'No trial of this run was scored: 1 trial (infrastructure) has no verdict' },
    { count: 2, what: 'No trial of this run was scored: 2 trials (infrastructure) have no verdict' },
  ])('are counted in a sentence: $count', ({ count, what }) => {
    const { findings } = decideRun(run(many(count, ['infrastructure'])), null);
    expect(findings.map((finding) => finding.what)).toContain(what);
  });

  it('are left out within the budget, with the reason that they give', () => {
    const { findings } = decideRun(twice(...repeat(5, 'judge')), twice());
    const [left] = findings.filter(({ code }) => code === 'errors-left-out');
    expect(left).toMatchObject({ effect: 'warn', why: '5 trials: judge error' });
    expect(left).not.toHaveProperty('expected');
  });

  it('of main within the budget are left out where they decide, and it is said', () => {
    const main = run(many(40, (index) => [index < 2 ? 'infrastructure' : 1]));
    const decision = decideRun(run(many(40, (index) => [index < 4 ? 0 : 1])), main);
    expect([decision.decision, ...notices(decision)]).toContain('baseline-left-out');
  });

  const rows: readonly {
    name: string;
    candidate: Report;
    baseline?: Report;
    policy?: string;
    decision: string;
    reasons: readonly string[];
  }[] = [
    {
      name: 'within the budget, undecided, every scenario with a trial: the rest decides, and says so',
      candidate: twice(...repeat(10, 'judge')),
      baseline: twice(),
      decision: 'pass',
      reasons: ['warn errors-left-out'],
    },
    {
      name: 'within the budget, undecided, scenarios without a trial: held',
      candidate: with100(...repeat(5, 'judge')),
      decision: 'inconclusive',
      reasons: ['warn errors-awaited'],
    },
    {
      name: 'one past the budget, undecided: held',
      candidate: twice(...repeat(11, 'judge')),
      baseline: twice(),
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'past the budget as main is too, so missing at random: the rest decides',
      candidate: with100(...repeat(10, 'infrastructure')),
      baseline: with100(...repeat(90, 1), ...repeat(5, 'infrastructure')),
      decision: 'pass',
      reasons: ['warn errors-left-out'],
    },
    {
      name: 'as many as twice the budget, and clearly more than on main: held',
      candidate: with100(...repeat(10, 'infrastructure')),
      baseline: with100(...repeat(90, 1), ...repeat(3, 'infrastructure')),
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'more than twice the budget, as main has some: held',
      candidate: with100(...repeat(11, 'infrastructure')),
      baseline: with100(...repeat(90, 1), ...repeat(5, 'infrastructure')),
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'refused by a rubric, as main has some: held',
      candidate: refused(with100(...repeat(5, 'infrastructure'))),
      baseline: with100(...repeat(90, 1), ...repeat(5, 'infrastructure')),
      decision: 'inconclusive',
      reasons: ['warn errors-awaited'],
    },
    {
      name: 'empty, as many as main has: held, never missing at random',
      candidate: empty(with100(...repeat(10, 'infrastructure'))),
      baseline: empty(with100(...repeat(90, 1), ...repeat(5, 'infrastructure'))),
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'a wider budget of the policy',
      candidate: twice(...repeat(12, 'infrastructure')),
      baseline: twice(),
      policy: 'errors: { budget: 0.06 }',
      decision: 'pass',
      reasons: ['warn errors-left-out'],
    },
    {
      name: 'past the budget, but too few to matter: pass',
      candidate: with100(...repeat(10, 'infrastructure')),
      policy: 'gate: { metrics: { TCR: { tolerance: 0.2 } }, criteria: { "*": { tolerance: 0.2 } } }',
      decision: 'pass',
      reasons: ['warn errors-past-budget'],
    },
    {
      name: 'a threshold that they cannot reach: fail',
      candidate: with100(...repeat(40, 0), ...repeat(10, 'infrastructure')),
      baseline: with100(...repeat(40, 0)),
      policy: 'gate: { metrics: { TCR: { threshold: 0.8, tolerance: 0.5 } }, criteria: { "*": { tier: advisory } } }',
      decision: 'fail',
      reasons: ['block metric-below-threshold TCR'],
    },
    {
      name: 'an outcome limit that they may break: held',
      candidate: with100(...repeat(10, 'infrastructure')),
      policy:
        'gate: { metrics: { TCR: { tolerance: 0.5 } }, criteria: { "*": { tier: advisory } }, outcomes: { hard_failure: { at_most: 0.05 } } }',
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'an outcome share that they may bring: held',
      candidate: with100(...repeat(10, 'infrastructure')),
      policy:
        'gate: { metrics: { TCR: { tolerance: 0.5 } }, criteria: { "*": { tier: advisory } }, outcomes: { partial_failure: { at_least: 0.05 } } }',
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'the sixth paired scenario is missing and the other five are broke: fail',
      candidate: run({ ...many(5, [0]), 's-005': ['infrastructure'] }),
      baseline: run(many(6, [1])),
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
    },
    {
      name: 'a drop that vanishes either way, since the missing scenarios failed before: pass',
      candidate: run({ ...many(39, [1]), 's-039': [0], ...many(60, ['infrastructure'], 'x') }),
      baseline: run({ ...many(40, [1]), ...many(60, [0], 'x') }),
      policy: 'gate: { metrics: { TCR: { tolerance: 0.1 } }, criteria: { "*": { tolerance: 0.1 } } }',
      decision: 'pass',
      reasons: ['warn errors-past-budget'],
    },
    {
      name: 'a scenario that must pass has none, within the budget: held',
      candidate: with100('infrastructure'),
      policy: 'gate: { scenarios: { must_pass: [s-000] } }',
      decision: 'inconclusive',
      reasons: ['warn errors-awaited'],
    },
    {
      name: 'a scenario that must pass has none, at random: invalid',
      candidate: with100('infrastructure'),
      baseline: with100(1, 'infrastructure'),
      policy: 'gate: { scenarios: { must_pass: [s-000] } }',
      decision: 'invalid',
      reasons: ['invalid must-pass-unjudged s-000', 'warn errors-left-out'],
    },
    {
      name: 'a scenario that must pass has none, and the run is lost anyway: fail',
      candidate: with100('infrastructure', ...repeat(30, 0)),
      policy: 'gate: { scenarios: { must_pass: [s-000] } }',
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'warn must-pass-unjudged s-000'],
    },
    {
      name: 'both readings inconclusive, with a drop that larger noise may hide: held past the budget',
      candidate: run(many(20, (index) => [index < 2 ? 'infrastructure' : index < 3 ? 0 : 1])),
      baseline: run(many(20, [1])),
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'the same drop of a criterion alone, which larger noise may hide: held past the budget',
      candidate: run(many(20, (index) => [index < 2 ? 'infrastructure' : index < 3 ? 0 : 1])),
      baseline: run(many(20, [1])),
      policy: 'gate: { metrics: { TCR: { tier: advisory } }, criteria: { task-completion/done: {} } }',
      decision: 'inconclusive',
      reasons: ['warn errors-undecided'],
    },
    {
      name: 'the same drop where it cannot block',
      candidate: run(many(20, (index) => [index < 2 ? 'infrastructure' : index < 3 ? 0 : 1])),
      baseline: run(many(20, [1])),
      policy: 'gate: { metrics: { TCR: { tier: advisory } }, criteria: { "*": { tier: advisory } } }',
      decision: 'pass',
      reasons: ['warn errors-past-budget'],
    },
    {
      name: 'the same drop beside a scenario that has to pass and does not: fail',
      candidate: run(many(20, (index) => [index < 2 ? 'infrastructure' : index < 3 ? 0 : 1])),
      baseline: run(many(20, [1])),
      policy: 'gate: { scenarios: { must_pass: [s-002] } }',
      decision: 'fail',
      reasons: ['block must-pass-failed s-002'],
    },
    {
      name: 'missing in the only baseline past the budget, and they decide: inconclusive',
      candidate: with100(...repeat(3, 0)),
      baseline: with100(...repeat(6, 'infrastructure')),
      decision: 'inconclusive',
      reasons: ['warn baseline-unfit'],
    },
    {
      name: 'missing in the only baseline past the budget, and main can only be worse: pass',
      candidate: run(many(200, [1])),
      baseline: run(many(200, (index) => [index < 20 ? 'infrastructure' : 1])),
      decision: 'pass',
      reasons: ['warn baseline-unfit-agreed'],
    },
    {
      name: 'missing in the only baseline past the budget, and a regression either way: fail',
      candidate: with100(...repeat(40, 0)),
      baseline: with100(...repeat(6, 'infrastructure')),
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'warn baseline-unfit-agreed'],
    },
    {
      name: 'missing in the only baseline past the budget under on_no_baseline: fail: fail',
      candidate: with100(...repeat(3, 0)),
      baseline: with100(...repeat(6, 'infrastructure')),
      policy: 'on_no_baseline: fail',
      decision: 'fail',
      reasons: ['block baseline-unfit'],
    },
  ];
  it.each(rows)('$name', ({ candidate, baseline = good, policy, decision, reasons: expected }) => {
    const decided = decideRun(candidate, baseline, policy);
    expect({ decision: decided.decision, reasons: reasons(decided) }).toEqual({ decision, reasons: expected });
  });

  it('that decide nothing are named, also where only the filled runs have enough scenarios to fail', () => {
    const four = run(many(6, (index) => [index < 2 ? 'infrastructure' : 0]));
    const decided = decideRun(four, run(many(6, [1])));
    expect(decided.decision).toBe('fail');
    expect(notices(decided)).toEqual(['scenarios-unjudged', 'errored-trials', 'errors-immaterial']);
  });

  /** Nobody has answered in any trial what a second rubric asks. */
  function unanswered(report: Report): Report {
    const [own] = report.rubrics as readonly [RubricReport];
    const none = { score: null, trials: { passed: 0, total: 0 }, outcomes: [], criteria: [] };
    const errored = { agent: 0, infrastructure: 0, judge: 1 };
    return {
      ...report,
      trials: { ...report.trials, scored: 0, errored: { ...errored, judge: 100 } },
      rubrics: [{ ...own, ...none, rubric: 'manner', metric: 'RM' }, own],
      scenarios: report.scenarios.map((one) => ({ ...one, errored, unjudged: { trials: 1, rubrics: { manner: 1 } } })),
    };
  }

  it.each([
    {
      name: 'stand where another rubric fails',
      firsts: repeat(30, 0),
      decision: 'fail',
      why: 'block metric-regressed TCR',
    },
    { name: 'do not let a run pass', firsts: [], decision: 'invalid', why: 'invalid nothing-scored' },
    { name: 'do not make a run inconclusive', firsts: [0, 0], decision: 'invalid', why: 'invalid nothing-scored' },
  ] as const)('of a rubric of which no trial has one $name', ({ firsts, decision, why }) => {
    const manner = run(many(100, [1]), { rubric: 'manner', metric: 'RM' });
    const decided = decideRun(unanswered(with100(...firsts)), merge(manner, good));
    expect([decided.decision, reasons(decided)[0]]).toEqual([decision, why]);
    expect(notices(decided)).toContain('errored-trials');
  });

  it('tells errors that nobody classified, and the agent crashes among the scored', () => {
    const decision = decideRun(run(many(10, ['crash']), { unclassified: 3 }), null);
    expect(notices(decision)).toEqual(['no-baseline', 'errored-trials', 'unclassified-errors']);
    const errored = decision.findings.find(({ code }) => code === 'errored-trials');
    expect(errored?.what).toMatch(/^10 trials /);
  });
});
