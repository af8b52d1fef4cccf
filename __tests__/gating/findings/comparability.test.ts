import { describe, expect, it } from 'vitest';
import { many, type RunOptions, run, type ScenarioSketch, type TrialSketch } from '../build-run.ts';
import { decideRun, notices, reasons } from '../decide-run.ts';

/** Ten scenarios that pass `done` and, in the first `polite`, `tone`. */
const suite = (polite: number, options: RunOptions = {}, trials: readonly TrialSketch[] = [1, 1]) =>
  run(
    Object.fromEntries(
      Object.keys(many(10, [1])).map((id, index): [string, ScenarioSketch] => [
        id,
        { trials, criteria: { done: trials.map(() => true), tone: trials.map(() => index < polite) } },
      ]),
    ),
    options,
  );

const a = { judges: ['model-a 1'] };
const b = { judges: ['model-a 2'] };
const states = (decision: ReturnType<typeof decideRun>) =>
  [...decision.metrics, ...decision.criteria].map(({ state, delta }) => [state, delta]);

describe('F38 another model that judges', () => {
  it('makes what rests on its verdicts not comparable; the rest is compared', () => {
    const decided = decideRun(suite(10, b), suite(10, a));
    expect(decided.decision).toBe('invalid');
    expect(states(decided)).toEqual([
      ['not-comparable', null],
      ['inconclusive', 0],
      ['not-comparable', null],
    ]);
    expect(decided.findings[0]).toEqual({
      code: 'judge-not-comparable',
      effect: 'invalid',
      what: 'A different model judged the baseline, so rates that depend on its verdicts are not compared: `TCR`, `task-completion/tone`',
      expected: 'model-a 1',
      actual: 'model-a 2',
      next: 'Use the same model for both runs; if the judge changed for good, run main with the new one',
    });
  });

  it('never shows as a drop or a lost scenario', () => {
    const decided = decideRun(suite(0, b, [0, 0]), suite(10, a), 'on_not_comparable: pass');
    expect(decided.decision).not.toBe('invalid');
    expect(decided.metrics[0]?.state).toBe('not-comparable');
    expect(decided.flips.broke).toEqual([]);
    expect(reasons(decided)).toContain('warn judge-not-comparable');
  });

  it.each([
    { name: 'is accepted by the policy', policy: 'on_not_comparable: pass', effect: 'warn' },
    {
      name: 'stops nothing where all that rests on it is advisory',
      policy: 'gate: { metrics: { TCR: { tier: advisory } }, criteria: { task-completion/tone: { tier: advisory } } }',
      effect: 'warn',
    },
    { name: 'stops the run otherwise', policy: '', effect: 'invalid' },
  ])('$name', ({ policy, effect }) => {
    expect(reasons(decideRun(suite(10, b), suite(10, a), policy))).toEqual([`${effect} judge-not-comparable`]);
  });

  it.each([
    { name: 'is nothing where main does not name its own', now: a, then: { judges: [null] }, told: [] },
    { name: 'is nothing where main names none at all', now: a, then: { judges: [] }, told: [] },
    {
      name: 'is nothing where the same two judge both runs',
      now: { judges: ['x', 'y'] },
      then: { judges: ['x', 'y'] },
      told: [],
    },
    { name: 'is nothing where main names it beside others', now: a, then: { judges: ['model-a 1', null] }, told: [] },
    { name: 'is nothing where nothing rests on it', now: {}, then: a, told: [] },
    { name: 'is nothing where it is the same', now: a, then: a, told: [] },
  ])('$name', ({ now, then, told }) => {
    const decided = decideRun(suite(10, now), suite(10, then));
    expect(reasons(decided)).toEqual([]);
    expect(notices(decided).filter((code) => code.startsWith('judge'))).toEqual(told);
  });

  it('passes over a run of main by another judge for an older one by the same', () => {
    const decided = decideRun(suite(10, a), [suite(10, b), suite(10, a)]);
    expect(reasons(decided)).toEqual(['warn baseline-passed-over main']);
    expect(decided.findings.find(({ code }) => code === 'baseline-passed-over')?.what).toMatch(
      /another model judged it$/,
    );
    expect(decided.baselines.map(({ label }) => label)).toEqual(['main~1']);
  });

  it('leaves older runs by another judge out of what rests on it only', () => {
    const decided = decideRun(suite(10, b), [suite(10, b), suite(0, a)]);
    expect(decided.baselines).toHaveLength(2);
    expect(decided.criteria.map(({ key, baseline }) => [key, baseline])).toEqual([
      ['done', { passed: 40, total: 40 }],
      ['tone', { passed: 20, total: 20 }],
    ]);
  });

  it('refutes no declared determinism: two judges may differ on one commit', () => {
    const origin = { sha: 'a'.repeat(40) };
    const main = { report: suite(0, a, [0, 0]), origin: { ...origin, label: 'main' } };
    const policy = 'noise: none\non_not_comparable: pass';
    const codes = (options: RunOptions) =>
      decideRun(suite(10, options), [main], policy, { origin }).findings.map(({ code }) => code);
    expect(codes(b)).not.toContain('not-deterministic');
    expect(codes(a)).toContain('not-deterministic');
  });
});

const native = { tool: '0.1.0', mapping: null };
const mapped = { tool: '0.1.0', mapping: { mapping: 'my-harness', hash: `sha256:${'ab'.repeat(32)}` } };

describe('how two runs were measured', () => {
  it.each([
    {
      name: 'by another mapping',
      now: { readBy: mapped },
      then: { readBy: native },
      finding: {
        code: 'mapping-changed',
        effect: 'warn',
        expected: 'none',
        actual: 'my-harness (sha256:abababababab)',
      },
    },
  ])('is named where it differs: $name', ({ now, then, finding }) => {
    const decided = decideRun(suite(10, now), suite(10, then));
    expect(decided.findings.filter(({ code }) => code.endsWith('-changed'))).toMatchObject([finding]);
    expect(decided.metrics[0]?.delta).toBe(0);
  });

  it('is not known of a baseline that does not say', () => {
    const decided = decideRun(suite(10, { readBy: mapped }), suite(10));
    expect(decided.findings.filter(({ code }) => code.endsWith('-changed'))).toEqual([]);
    expect(decided.compared.candidate).toMatchObject({ tool: '0.1.0', mapping: { mapping: 'my-harness' } });
    expect(decided.compared.baseline).not.toHaveProperty('tool');
  });
});

it('I58 compares runs with other numbers of trials', () => {
  const decided = decideRun(suite(10, {}, [1]), suite(10, {}, [1, 'judge']), 'errors: { budget: 0.9 }');
  expect(decided.metrics[0]?.state).not.toBe('not-comparable');
  expect(decided.compared.baseline?.trials_per_scenario).toEqual({ fewest: 2, most: 2 });
});

describe('I61 a baseline of another suite, rubric or judge', () => {
  it.each([
    { name: 'suite', baseline: run(many(10, [1], 'other')), code: 'scenarios-not-comparable' },
    { name: 'rubric', baseline: suite(10, { hash: 'sha256:bbbb' }), code: 'rubric-not-comparable' },
    { name: 'rubric id', baseline: suite(10, { rubric: 'other' }), code: 'rubric-not-comparable' },
    { name: 'judge', baseline: suite(10, b), code: 'judge-not-comparable' },
  ])('is not comparable: $name', ({ baseline, code }) => {
    const decided = decideRun(suite(10, a), baseline);
    expect(decided.decision).toBe('invalid');
    expect(decided.metrics[0]).toMatchObject({ state: 'not-comparable', delta: null });
    expect(decided.findings.map((finding) => finding.code)).toContain(code);
  });
});

describe('the comparability key', () => {
  it('stands on both sides of the decision', () => {
    const { compared } = decideRun(suite(10, { ...a, readBy: native }), suite(10, { ...b, readBy: native }));
    expect(compared.candidate).toEqual({
      tool: '0.1.0',
      mapping: null,
      rubrics: [{ rubric: 'task-completion', version: '1.0.0', hash: 'sha256:aaaa' }],
      judges: [{ judge: 'model-a 1', trials: 20 }],
      scenario_set: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      trials_per_scenario: { fewest: 2, most: 2 },
    });
    expect(compared.baseline).toEqual({ ...compared.candidate, judges: [{ judge: 'model-a 2', trials: 20 }] });
    expect(decideRun(suite(10), null).compared.baseline).toBeNull();
  });

  it('tells a set of scenarios by ids and contents, whatever the results', () => {
    const setOf = (report: ReturnType<typeof run>) => decideRun(report, null).compared.candidate?.scenario_set;
    const base = setOf(run({ x: [1], y: [0] }));
    expect(setOf(run({ x: [0, 1], y: [1] }))).toBe(base);
    expect(setOf(run({ x: [1], z: { trials: [0], asks: 'y' } }))).not.toBe(base);
    expect(setOf(run({ x: [1], y: { trials: [0], asks: 'other' } }))).not.toBe(base);
    expect(decideRun(run({}), null).compared.candidate?.trials_per_scenario).toEqual({ fewest: 0, most: 0 });
  });
});

const here = run(many(20, (index) => [index < 8 ? 0 : 1], 'new'));

describe('two runs without a scenario in common', () => {
  it('are not compared', () => {
    const decision = decideRun(here, run(many(25, (index) => [index < 2 ? 0 : 1], 'old')));
    expect(decision.decision).toBe('invalid');
    expect(decision.metrics[0]).toMatchObject({ state: 'not-comparable', delta: null });
  });

  it('pass where the policy accepts them', () => {
    const accepted = 'on_not_comparable: pass\ngate: { scenarios: { removed: allow } }';
    const decision = decideRun(here, run(many(25, [1], 'old')), accepted);
    expect(decision.decision).toBe('pass');
    expect(reasons(decision)).toEqual(['warn scenarios-not-comparable']);
  });
});
