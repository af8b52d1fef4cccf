import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/scoring/report.ts';
import { many, run } from './build-run.ts';
import { decideRun, notices, reasons } from './decide-run.ts';

const smoke = (trials: readonly number[], tags: readonly string[] = ['smoke']) => ({ trials, tags });
const full = run({ ...many(9, [1, 1]), smoke: smoke([1, 1]) });
const lenient = 'metrics: { TCR: { tolerance: 0.9 } }, criteria: { "*": { tier: advisory, tolerance: 0.9 } }';

describe('scenarios that must pass', () => {
  const rows: readonly { name: string; candidate: Report; baseline: Report | null; reasons: readonly string[] }[] = [
    { name: 'pass', candidate: full, baseline: null, reasons: [] },
    {
      name: 'fail in one of two trials',
      candidate: run({ ...many(9, [1]), smoke: smoke([1, 0]) }),
      baseline: null,
      reasons: ['block must-pass-failed smoke'],
    },
    {
      name: 'are missing, known from the baseline',
      candidate: run(many(9, [1])),
      baseline: full,
      reasons: ['block must-pass-missing smoke'],
    },
    {
      name: 'lost their tag and fail',
      candidate: run({ ...many(9, [1]), smoke: smoke([1, 0], []) }),
      baseline: full,
      reasons: ['block must-pass-failed smoke'],
    },
    {
      name: 'were never there',
      candidate: run(many(9, [1])),
      baseline: null,
      reasons: ['invalid unknown-scenario smoke'],
    },
  ];
  it.each(rows)('$name', ({ candidate, baseline, reasons: expected }) => {
    const policy = `gate: { ${lenient}, scenarios: { must_pass: [smoke], gone: allow } }`;
    expect(reasons(decideRun(candidate, baseline, policy))).toEqual(expected);
  });

  it('are named with what failed', () => {
    const candidate = run({ ...many(9, [1]), smoke: smoke([1, 0]) });
    const [finding] = decideRun(candidate, null, 'gate: { scenarios: { must_pass: [smoke] } }').findings;
    expect(finding).toMatchObject({
      what: '`smoke` has to pass and failed',
      why: 'done: `final_state.done` is false',
      expected: 'every scored trial passes',
      actual: '1 of 2 trials passed',
    });
  });

  it('may lose a trial to an infrastructure error', () => {
    const candidate = run({ ...many(30, [1]), smoke: { trials: [1, 'infrastructure', 1], tags: ['smoke'] } });
    const decision = decideRun(candidate, null, 'gate: { scenarios: { must_pass: [smoke] } }');
    expect(decision.decision).toBe('pass');
    expect(reasons(decision)).toEqual(['warn errors-left-out']);
  });
});

describe('a suite that changed', () => {
  const changed = run({ ...many(9, [1]), added: [1] });
  it.each([
    { rule: 'gone: fail', decision: 'fail', reasons: ['block scenarios-gone'], notices: ['scenarios-new'] },
    { rule: 'gone: warn', decision: 'pass', reasons: ['warn scenarios-gone'], notices: ['scenarios-new'] },
    { rule: 'gone: allow', decision: 'pass', reasons: [], notices: ['scenarios-gone', 'scenarios-new'] },
    { rule: 'new: allow', decision: 'fail', reasons: ['block scenarios-gone'], notices: ['scenarios-new'] },
    {
      rule: 'new: warn, gone: warn',
      decision: 'pass',
      reasons: ['warn scenarios-gone', 'warn scenarios-new'],
      notices: [],
    },
  ])('is held to `$rule`', ({ rule, decision, reasons: expected, notices: told }) => {
    const decided = decideRun(changed, full, `gate: { metrics: { TCR: { tolerance: 0.5 } }, scenarios: { ${rule} } }`);
    expect(decided.decision).toBe(decision);
    expect(reasons(decided)).toEqual(expected);
    expect(notices(decided)).toEqual(told);
    expect(decided.scenarios).toEqual({ total: 10, paired: 9, new: 1, gone: 1 });
  });

  it('may not lose a scenario without a policy', () => {
    expect(decideRun(changed, full).headline).toBe('1 scenario of the baseline is gone: `smoke`');
  });

  it('lists the first ids and counts the rest', () => {
    const decision = decideRun(run(many(40, [1])), run(many(48, [1])));
    expect(decision.headline).toBe(
      '8 scenarios of the baseline are gone: `s-040`, `s-041`, `s-042`, `s-043`, `s-044` and 3 more',
    );
  });

  it('tells what leaving scenarios out does to the rate', () => {
    const before = run({ ...many(8, [1]), ...many(2, [0], 'failing') });
    const [finding] = decideRun(run(many(8, [1])), before).findings;
    expect(finding).toMatchObject({
      code: 'scenarios-gone',
      actual: "2 missing; without them main's TCR is 20.0 points higher",
    });
  });
});

describe('a scenario that asks something else under the same id', () => {
  const before = run({ ...many(9, [1]), x: { trials: [0], asks: 'the hard question' } });
  const after = run({ ...many(9, [1]), x: { trials: [1], asks: 'an easy one' } });

  it.each([
    { rule: 'gone: fail', decision: 'fail', reasons: ['block scenarios-changed'] },
    { rule: 'gone: warn', decision: 'pass', reasons: ['warn scenarios-changed'] },
  ])('counts as gone and new under `$rule`, and never as improved', ({ rule, decision, reasons: expected }) => {
    const decided = decideRun(after, before, `gate: { metrics: { TCR: { tolerance: 0.5 } }, scenarios: { ${rule} } }`);
    expect({ decision: decided.decision, reasons: reasons(decided) }).toEqual({ decision, reasons: expected });
    expect(decided.scenarios).toEqual({ total: 10, paired: 9, new: 1, gone: 1 });
    expect(decided.flips).toMatchObject({ gained: [], new: [{ scenario: 'x' }], gone: [{ scenario: 'x' }] });
  });

  it('is compared where one side does not record what it asks', () => {
    const unknown = run({ ...many(9, [1]), x: { trials: [0], asks: null } });
    expect(decideRun(after, unknown).scenarios).toMatchObject({ paired: 10, new: 0, gone: 0 });
  });
});
