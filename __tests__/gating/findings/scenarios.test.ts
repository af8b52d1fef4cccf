import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

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
    const policy = `gate: { ${lenient}, scenarios: { must_pass: [smoke], removed: allow } }`;
    expect(reasons(decideRun(candidate, baseline, policy))).toEqual(expected);
  });

  it('are named with what failed', () => {
    const candidate = run({ ...many(9, [1]), smoke: smoke([1, 0]) });
    const [finding] = decideRun(candidate, null, 'gate: { scenarios: { must_pass: [smoke] } }').findings;
    expect(finding).toMatchObject({
      what: '`smoke` must pass and failed',
      why: 'done: `final_state.done` is false',
      expected: 'every scored trial to pass',
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
  const changed = run({ ...many(9, [1, 1]), added: [1, 1] });
  it.each([
    { rule: 'removed: fail', decision: 'fail', reasons: ['block scenarios-removed'], notices: ['scenarios-new'] },
    { rule: 'removed: warn', decision: 'pass', reasons: ['warn scenarios-removed'], notices: ['scenarios-new'] },
    { rule: 'removed: allow', decision: 'pass', reasons: [], notices: ['scenarios-removed', 'scenarios-new'] },
    { rule: 'new: allow', decision: 'fail', reasons: ['block scenarios-removed'], notices: ['scenarios-new'] },
    {
      rule: 'new: warn, removed: warn',
      decision: 'pass',
      reasons: ['warn scenarios-removed', 'warn scenarios-new'],
      notices: [],
    },
  ])('is held to `$rule`', ({ rule, decision, reasons: expected, notices: told }) => {
    const decided = decideRun(changed, full, `gate: { metrics: { TCR: { tolerance: 0.5 } }, scenarios: { ${rule} } }`);
    expect(decided.decision).toBe(decision);
    expect(reasons(decided)).toEqual(expected);
    expect(notices(decided)).toEqual(told);
    expect(decided.scenarios).toEqual({ total: 10, paired: 9, new: 1, removed: 1, changed: 0, renamed: 0 });
  });

  it('may not lose a scenario without a policy', () => {
    expect(decideRun(changed, full).headline).toBe('1 scenario of main is removed: `smoke`');
  });

  it('lists the first ids and counts the rest', () => {
    const decision = decideRun(run(many(40, [1])), run(many(48, [1])));
    expect(decision.headline).toBe(
      '8 scenarios of main are removed: `s-040`, `s-041`, `s-042`, `s-043`, `s-044` and 3 more',
    );
  });

  it('tells what leaving scenarios out does to the rate', () => {
    const before = run({ ...many(8, [1]), ...many(2, [0], 'failing') });
    const [finding] = decideRun(run(many(8, [1])), before).findings;
    expect(finding).toMatchObject({
      code: 'scenarios-removed',
      actual: "2 missing; without them main's TCR is 20.0 points higher",
    });
  });
});

describe('a scenario that asks something else under the same id', () => {
  const before = run({ ...many(9, [1]), x: { trials: [0], asks: 'the hard question' } });
  const after = run({ ...many(9, [1]), x: { trials: [1], asks: 'an easy one' } });

  it.each([
    { rule: 'removed: fail', decision: 'fail', reasons: ['block scenarios-changed'] },
    { rule: 'removed: warn', decision: 'pass', reasons: ['warn scenarios-changed'] },
    { rule: 'removed: allow', decision: 'pass', reasons: [] },
  ])('is not compared under `$rule`, and never counts as improved', ({ rule, decision, reasons: expected }) => {
    const decided = decideRun(after, before, `gate: { metrics: { TCR: { tolerance: 0.5 } }, scenarios: { ${rule} } }`);
    expect({ decision: decided.decision, reasons: reasons(decided) }).toEqual({ decision, reasons: expected });
    expect(decided.scenarios).toEqual({ total: 10, paired: 9, new: 0, removed: 0, changed: 1, renamed: 0 });
    expect(decided.flips).toMatchObject({ fixed: [], new: [], removed: [], changed: [{ scenario: 'x' }] });
  });

  it('is a notice where a reviewer accepts by label that the run relaxes its gate, and never advises another id', () => {
    const policy =
      'gate: { metrics: { TCR: { tolerance: 0.5 } } }\nrelaxation: { effect: label, label: lower-bar-accepted }';
    const refused = decideRun(after, before, policy);
    expect(reasons(refused)).toEqual(['block scenarios-changed']);
    expect(refused.findings[0]?.next).toContain('have a reviewer add the label `lower-bar-accepted`');
    expect(refused.findings[0]?.next).not.toContain('id');
    const accepted = decideRun(after, before, policy, { isRelaxationAccepted: true });
    expect([accepted.decision, ...reasons(accepted)]).toEqual(['pass']);
    expect(notices(accepted)).toContain('scenarios-changed');
  });

  it('is compared where one side does not record what it asks', () => {
    const unknown = run({ ...many(9, [1]), x: { trials: [0], asks: null } });
    expect(decideRun(after, unknown).scenarios).toMatchObject({ paired: 10, new: 0, removed: 0 });
  });
});

describe('a scenario under another id', () => {
  const smokes = (id: string, trials: readonly number[], tags: readonly string[] = []) =>
    run({ ...many(9, [1]), [id]: { trials, tags, asks: 'the smoke question' } });

  it.each([
    { name: 'its old id', must: 'old', tags: [] },
    { name: 'its new id', must: 'new', tags: [] },
    { name: 'a tag that it has lost', must: 'smoke', tags: ['smoke'] },
  ])('has to pass by $name', ({ must, tags }) => {
    const policy = `gate: { ${lenient}, scenarios: { must_pass: [${must}] } }`;
    const [before, failed, passed] = [smokes('old', [1], tags), smokes('new', [0]), smokes('new', [1])];
    expect(reasons(decideRun(failed, before, policy))).toEqual(['block must-pass-failed new']);
    expect(reasons(decideRun(passed, before, policy))).toEqual([]);
  });

  it('is compared, and shown as renamed', () => {
    const decided = decideRun(smokes('new', [0]), smokes('old', [1]));
    expect(reasons(decided).filter((reason) => reason.includes('gone'))).toEqual([]);
    expect(decided.scenarios).toEqual({ total: 10, paired: 10, new: 0, removed: 0, changed: 0, renamed: 1 });
    expect(decided.flips).toMatchObject({
      broke: [{ scenario: 'new', renamed_from: 'old' }],
      renamed: [{ scenario: 'new', renamed_from: 'old', baseline: 1, candidate: 0 }],
    });
  });
});

describe('I63 a suite of which all scenarios were renamed', () => {
  const suite = (prefix: string) => run(many(6, [1], prefix));
  const unrecorded = (prefix: string) =>
    run(Object.fromEntries(Object.keys(many(6, [1], prefix)).map((id) => [id, { trials: [1], asks: null }])));

  it.each([
    { name: 'without a record of what they ask', of: unrecorded },
    { name: 'and ask something else', of: suite },
  ])('$name is not comparable, and lists both sides', ({ of }) => {
    const decided = decideRun(of('new'), of('old'));
    expect(decided.decision).toBe('invalid');
    expect(decided.metrics.map(({ state }) => state)).toEqual(['not-comparable']);
    expect(decided.findings[0]).toMatchObject({
      code: 'scenarios-not-comparable',
      actual:
        'in this run only: `new-000`, `new-001`, `new-002`, `new-003`, `new-004` and 1 more; on main only: `old-000`, `old-001`, `old-002`, `old-003`, `old-004` and 1 more',
    });
    expect([decided.flips.new.length, decided.flips.removed.length]).toEqual([6, 6]);
  });
});

describe('I64 failing scenarios that a pull request deletes', () => {
  const before = run({ ...many(10, [1]), ...many(2, [0], 'failing') });

  it('block, with what that does to the rate; the others are compared', () => {
    const decided = decideRun(run(many(10, [1])), before);
    expect(decided.decision).toBe('fail');
    expect(decided.findings[0]).toMatchObject({
      code: 'scenarios-removed',
      actual: "2 missing; without them main's TCR is 16.7 points higher",
    });
    expect(decided.metrics[0]).toMatchObject({ delta: 0, paired: { scenarios: 10 } });
    expect(decided.flips.removed.map(({ suite_effect: effect }) => effect)).toEqual([0.083333333333, 0.083333333333]);
  });
});

describe('an id whose trials ask different things', () => {
  const main = run(many(9, [1]));
  const merged = {
    ...main,
    scenarios: main.scenarios.map((one, index) => (index === 1 ? { ...one, contents: 2 } : one)),
  };

  it('is told', () => {
    const [finding, ...others] = decideRun(merged, main).findings;
    expect(finding).toMatchObject({
      code: 'scenarios-merged',
      effect: 'warn',
      what: expect.stringContaining('`s-001`'),
    });
    expect(others).toEqual([]);
  });
});

describe('a scenario without a verdict in the newest run of main', () => {
  const candidate = run(many(30, [1]));
  const outage = run(many(30, (index) => [index === 3 ? 'infrastructure' : 1]));

  it.each([
    { name: 'is compared with an older run that has one', older: run(many(30, [1])), paired: 30 },
    { name: 'is not compared where no run has one', older: outage, paired: 29 },
  ])('$name', ({ older, paired }) => {
    expect(decideRun(candidate, [outage, older]).scenarios.paired).toBe(paired);
  });
});

it('says what helps where too few are in common because many were reworded', () => {
  const suite = (reworded: number) =>
    run(
      Object.fromEntries(
        Array.from({ length: 12 }, (_, index) => [
          `s${index}`,
          { trials: [1], asks: `q${index}${index < reworded ? ', please' : ''}` },
        ]),
      ),
    );
  const { findings } = decideRun(suite(2), suite(0), 'gate: { scenarios: { removed: warn, min_overlap: 0.9 } }');
  expect(findings[0]).toMatchObject({
    code: 'scenarios-not-comparable',
    what: expect.stringContaining(' 10 of 14 scenarios '),
  });
});

it('advises no waiver of scenarios that may be gone', () => {
  const [finding] = decideRun(
    run(many(9, [1])),
    run(many(10, [1])),
    'gate: { scenarios: { removed: allow } }',
  ).findings.filter(({ code }) => code === 'scenarios-removed');
  expect(finding).toEqual({
    code: 'scenarios-removed',
    effect: 'notice',
    what: '1 scenario of main is removed: `s-009`',
    next: 'Restore what was removed',
  });
});
