import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, merge, run, type ScenarioSketch, type TrialSketch } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

const good = run(many(30, [1, 1]));
/** Loses a third of its scenarios. */
const worse = run(many(30, (index) => (index < 10 ? [0, 0] : [1, 1])));
const DONE = 'task-completion/done';
const about = { ceiling: 0.5, reason: 'the calendar is being replaced', owner: '@team', expires: '2026-11-21' };

/** A run with the given results of its criteria, whatever the score. */
const answering = (trials: readonly TrialSketch[], criteria: ScenarioSketch['criteria'] = {}): Report =>
  run(Object.fromEntries(Object.keys(many(30, [1])).map((id) => [id, { trials, criteria }])));

const compared = (candidate: Report, baseline: Parameters<typeof decideRun>[1], policy = '', waivers = {}) =>
  decideRun(candidate, baseline, policy, waivers).criteria.map(({ rubric, key }) => `${rubric}/${key}`);

describe('the only criterion of a rubric that counts as the metric does', () => {
  it.each([
    { name: 'by default', policy: '' },
    { name: 'where only the metric has a threshold', policy: 'gate: { metrics: { TCR: { threshold: 0.5 } } }' },
    { name: 'where the metric tolerates less', policy: 'gate: { metrics: { TCR: { tolerance: 0.01 } } }' },
    { name: 'where the metric is critical', policy: 'gate: { metrics: { TCR: { tier: critical } } }' },
    {
      name: 'where `*` says what holds anyway',
      policy: 'gate: { criteria: { "*": { tolerance: 0.02, owner: "@a" } } }',
    },
    {
      name: 'where `*` says what the policy says of the metric',
      policy: 'gate: { metrics: { TCR: { threshold: 0.5 } }, criteria: { "*": { threshold: 0.5 } } }',
    },
    { name: 'under `noise: none`', policy: 'noise: none' },
  ])('is not compared $name', ({ policy }) => {
    expect(compared(worse, good, policy)).toEqual([]);
  });

  it.each([
    { name: 'the policy names it', policy: `gate: { criteria: { ${DONE}: {} } }` },
    { name: '`*` gives it a threshold', policy: 'gate: { criteria: { "*": { threshold: 0.5 } } }' },
    { name: '`*` gives it another tolerance', policy: 'gate: { criteria: { "*": { tolerance: 0.05 } } }' },
    { name: '`*` gives it another tier', policy: 'gate: { criteria: { "*": { tier: critical } } }' },
    { name: '`*` makes it advisory', policy: 'gate: { criteria: { "*": { tier: advisory } } }' },
    {
      name: '`*` says other than the policy says of the metric',
      policy: 'gate: { metrics: { TCR: { tolerance: 0.1 } }, criteria: { "*": { tolerance: 0.02 } } }',
    },
    { name: 'the metric tolerates more', policy: 'gate: { metrics: { TCR: { tolerance: 0.1 } } }' },
    { name: 'the metric may not block and it may', policy: 'gate: { metrics: { TCR: { tier: advisory } } }' },
    { name: 'the policy names it, under `noise: none`', policy: `noise: none\ngate: { criteria: { ${DONE}: {} } }` },
  ])('is compared where $name', ({ policy }) => {
    expect(compared(worse, good, policy)).toEqual([DONE]);
  });

  it.each([
    { name: 'one of the base branch', waivers: [{ criterion: DONE, ...about }], criteria: [DONE] },
    { name: 'one of the metric', waivers: [{ metric: 'TCR', ...about }], criteria: [] },
  ])('is compared where a waiver names it: $name', ({ waivers, criteria }) => {
    expect(compared(worse, good, '', { waivers })).toEqual(criteria);
  });

  it("is not compared for a waiver of the run's own, which does not count", () => {
    const policy = `waivers: [{ criterion: ${DONE}, ceiling: 0.5, reason: r, owner: o, expires: 2026-12-31 }]`;
    expect(compared(worse, good, policy)).toEqual([]);
  });
});

describe('a criterion stands for itself', () => {
  const two = { done: [true, true], polite: [true, true] };
  const older = run({ ...many(30, [1, 1]), 's-000': { trials: [1, 1], criteria: { done: [true, false] } } });
  it.each([
    { name: 'beside another one', candidate: answering([1, 1], two), baseline: answering([1, 1], two) },
    { name: 'where this run scores in part', candidate: answering([0.5, 1], { done: [false, true] }), baseline: good },
    { name: 'where this run asks it less often', candidate: answering([1, 1], { done: [true, null] }), baseline: good },
    {
      name: 'where this run answers it otherwise',
      candidate: answering([1, 0], { done: [true, true] }),
      baseline: good,
    },
    { name: 'where main answers it otherwise', candidate: good, baseline: older },
    { name: 'where an older run of main does', candidate: good, baseline: [good, good, older] },
    {
      name: 'where a judge answers the metric alone',
      candidate: run(many(30, [1]), { judges: ['a'] }),
      baseline: null,
    },
  ])('$name', ({ candidate, baseline }) => {
    expect(compared(candidate, baseline)).toContain(DONE);
  });

  it('whatever runs of main say that it is not compared with', () => {
    const otherRubric = { ...older, rubrics: older.rubrics.map((one) => ({ ...one, hash: 'sha256:bbbb' })) };
    expect(compared(good, otherRubric, 'on_not_comparable: pass')).toEqual([]);
  });

  it('in its own rubric only', () => {
    const other = run(many(30, [1, 1]), { rubric: 'tone', metric: 'RCS', hash: 'sha256:cccc' });
    expect(compared(merge(good, other), merge(good, other), 'gate: { criteria: { tone/done: {} } }')).toEqual([
      'tone/done',
    ]);
  });
});

describe('where the metric stands for its criterion', () => {
  it('a drop is one finding, and the headline counts no other', () => {
    const { findings, headline } = decideRun(worse, good);
    expect(findings.map(({ code }) => code)).toEqual(['metric-regressed']);
    expect(headline).not.toContain('more finding');
  });

  it('no test is made twice, so that all of alpha is for the metric', () => {
    const [metric] = decideRun(worse, good).metrics;
    expect(metric?.evidence.map(({ p, adjusted_p: adjusted }) => adjusted === p)).toEqual([true]);
  });

  it('a waiver of the metric lets the drop pass', () => {
    const decision = decideRun(worse, good, '', { waivers: [{ metric: 'TCR', ...about }] });
    expect(reasons(decision)).toEqual(['warn waived TCR']);
    expect(decision.decision).toBe('pass');
  });

  it('what another judge keeps from being compared is named once', () => {
    const judged = (judge: string) =>
      run(
        Object.fromEntries(Object.keys(many(30, [1])).map((id) => [id, { trials: [1], criteria: { tone: [true] } }])),
        {
          judges: [judge],
        },
      );
    expect(decideRun(judged('b'), judged('a')).findings[0]?.what).toMatch(/are not compared: `TCR`$/);
  });

  it('it is not called a drop that no single criterion shows', () => {
    const fallen = run(many(30, [1, 1, 1, 0]));
    const { findings } = decideRun(fallen, run(many(30, [1, 1, 1, 1])));
    expect(findings.map(({ code }) => code)).toEqual(['metric-regressed']);
  });
});
