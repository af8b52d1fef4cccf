import { describe, expect, it } from 'vitest';
import type { Report } from '../../schemas/types/report.ts';
import { decide } from '../../src/gating/decide.ts';
import { readPolicy } from '../../src/gating/policy/read-policy.ts';
import { many, merge, run } from './build-run.ts';
import { decideRun, notices, reasons } from './decide-run.ts';

const PASS = [1];
const FAIL = [0];
/** Large enough for "all passed twice" to prove that nothing dropped by 2 points. */
const good = run(many(200, PASS));
/** Passes in the first `tenths` of 200 scenarios. */
const passing = (tenths: number): Report => run(many(200, (index) => (index < tenths * 20 ? PASS : FAIL)));

describe('the decision', () => {
  const rows: readonly {
    name: string;
    candidate: Report;
    baseline: Report | null;
    policy?: string;
    decision: string;
    reasons: readonly string[];
  }[] = [
    { name: 'passes a run equal to its baseline', candidate: good, baseline: good, decision: 'pass', reasons: [] },
    {
      name: 'fails a drop, in the metric and in a criterion that the policy names',
      candidate: passing(7),
      baseline: good,
      policy: 'gate: { criteria: { task-completion/done: {} } }',
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'block criterion-regressed task-completion/done'],
    },
    { name: 'passes an improvement', candidate: good, baseline: passing(7), decision: 'pass', reasons: [] },
    {
      name: 'fails a drop of exactly the tolerance, shown by the evidence',
      candidate: passing(9),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.1 } }, criteria: { "*": { tolerance: 0.5 } } }',
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
    },
    {
      name: 'passes a drop below the tolerance, though a larger one is possible',
      candidate: passing(9),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.11 } }, criteria: { "*": { tolerance: 0.5 } } }',
      decision: 'pass',
      reasons: [],
    },
    {
      name: 'passes a drop where one of the tolerance is excluded',
      candidate: passing(9),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.2 } }, criteria: { "*": { tolerance: 0.2 } } }',
      decision: 'pass',
      reasons: [],
    },
    {
      name: 'does not block three points that may be chance',
      candidate: run(many(100, (index) => (index < 3 ? FAIL : PASS))),
      baseline: run(many(100, PASS)),
      decision: 'inconclusive',
      reasons: [],
    },
    {
      name: 'passes a small suite that passes twice: no drop is seen',
      candidate: run(many(10, PASS)),
      baseline: run(many(10, PASS)),
      decision: 'pass',
      reasons: [],
    },
    {
      name: 'shows a sign of a drop that is too weak to block',
      candidate: run(many(30, (index) => (index < 3 ? FAIL : PASS))),
      baseline: run(many(30, PASS)),
      decision: 'inconclusive',
      reasons: [],
    },
    {
      name: 'says so aloud where the policy asks',
      candidate: run(many(30, (index) => (index < 3 ? FAIL : PASS))),
      baseline: run(many(30, PASS)),
      policy: 'on_inconclusive: warn',
      decision: 'inconclusive',
      reasons: ['warn inconclusive TCR'],
    },
    {
      name: 'shows a metric that is advisory and never blocks on it',
      candidate: passing(7),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tier: advisory, threshold: 0.9 } }, criteria: { "*": { tier: advisory } } }',
      decision: 'pass',
      reasons: ['warn metric-below-threshold TCR', 'warn metric-regressed TCR'],
    },
    {
      name: 'fails any drop where the tolerance is 0',
      candidate: passing(9),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0 } }, criteria: { "*": { tier: advisory } } }',
      decision: 'fail',
      reasons: ['block metric-regressed TCR', 'warn criterion-regressed task-completion/done'],
    },
    {
      name: 'only warns of a drop in an advisory criterion',
      candidate: passing(7),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.5 } }, criteria: { task-completion/done: { tier: advisory } } }',
      decision: 'pass',
      reasons: ['warn criterion-regressed task-completion/done'],
    },
    {
      name: 'fails a drop in a critical criterion alone',
      candidate: passing(7),
      baseline: good,
      policy: 'gate: { metrics: { TCR: { tolerance: 0.5 } }, criteria: { task-completion/done: { tier: critical } } }',
      decision: 'fail',
      reasons: ['block criterion-regressed task-completion/done'],
    },
    { name: 'passes a first run', candidate: passing(3), baseline: null, decision: 'pass', reasons: [] },
    {
      name: 'fails a first run where the policy wants a baseline',
      candidate: good,
      baseline: null,
      policy: 'on_no_baseline: fail',
      decision: 'fail',
      reasons: ['block no-baseline'],
    },
    {
      name: 'holds thresholds without a baseline',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { metrics: { TCR: { threshold: 0.8 } }, criteria: { "*": { threshold: 0.85 } } }',
      decision: 'fail',
      reasons: ['block metric-below-threshold TCR', 'block criterion-below-threshold task-completion/done'],
    },
    {
      name: 'holds thresholds with a baseline that is no better',
      candidate: passing(7),
      baseline: passing(7),
      policy: 'gate: { metrics: { TCR: { threshold: 0.8 } } }',
      decision: 'fail',
      reasons: ['block metric-below-threshold TCR'],
    },
    {
      name: 'meets a threshold exactly',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { metrics: { TCR: { threshold: 0.7 } }, criteria: { "*": { threshold: 0.7 } } }',
      decision: 'pass',
      reasons: [],
    },
    {
      name: 'only warns below the threshold of an advisory criterion',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { criteria: { "*": { threshold: 0.85, tier: advisory } } }',
      decision: 'pass',
      reasons: ['warn criterion-below-threshold task-completion/done'],
    },
    {
      name: 'fails too many trials of an outcome',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { outcomes: { hard_failure: { at_most: 0.2 } } }',
      decision: 'fail',
      reasons: ['block outcome-above-limit hard_failure'],
    },
    {
      name: 'fails too few trials of an outcome',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { outcomes: { task-completion/successful_completion: { at_least: 0.8 } } }',
      decision: 'fail',
      reasons: ['block outcome-below-limit successful_completion'],
    },
    {
      name: 'meets outcome limits exactly',
      candidate: passing(7),
      baseline: null,
      policy: 'gate: { outcomes: { hard_failure: { at_most: 0.3 }, successful_completion: { at_least: 0.7 } } }',
      decision: 'pass',
      reasons: [],
    },
    {
      name: 'cannot tell anything of four paired scenarios without a threshold',
      candidate: run(many(4, FAIL)),
      baseline: run(many(4, PASS)),
      decision: 'inconclusive',
      reasons: [],
    },
    {
      name: 'compares six paired scenarios',
      candidate: run(many(6, FAIL)),
      baseline: run(many(6, PASS)),
      decision: 'fail',
      reasons: ['block metric-regressed TCR'],
    },
    {
      name: 'is invalid when nothing was scored',
      candidate: run(many(10, ['infrastructure'])),
      baseline: run(many(10, PASS)),
      policy: 'errors: { budget: 1 }',
      decision: 'invalid',
      reasons: ['invalid nothing-scored'],
    },
    {
      name: 'is invalid without any trial',
      candidate: run({}),
      baseline: null,
      decision: 'invalid',
      reasons: ['invalid nothing-scored'],
    },
    {
      name: 'is invalid without a rubric',
      candidate: { ...good, rubrics: [] },
      baseline: null,
      decision: 'invalid',
      reasons: ['invalid nothing-scored'],
    },
  ];
  it.each(rows)('$name', ({ candidate, baseline, policy, decision, reasons: expected }) => {
    const decided = decideRun(candidate, baseline, policy);
    expect({ decision: decided.decision, reasons: reasons(decided) }).toEqual({ decision, reasons: expected });
  });
});

describe('comparability', () => {
  const renamed = run(many(200, PASS, 'other'));
  const moved = run({ ...many(140, PASS), ...many(60, PASS, 'new') });
  const rows = [
    { name: 'no scenario in common', candidate: renamed, baseline: good, code: 'scenarios-not-comparable' },
    { name: 'too few scenarios in common', candidate: moved, baseline: good, code: 'scenarios-not-comparable' },
    {
      name: 'another content of the rubric',
      candidate: run(many(200, PASS), { version: '2.0.0', hash: 'sha256:bbbb' }),
      baseline: good,
      code: 'rubric-not-comparable task-completion',
    },
    {
      name: 'a rubric that the baseline lacks',
      candidate: merge(good, run(many(200, PASS), { rubric: 'clarity', metric: 'RCS' })),
      baseline: good,
      code: 'rubric-not-comparable clarity',
    },
  ];
  it.each(rows)('is invalid with $name, unless the policy accepts it', ({ candidate, baseline, code }) => {
    const allow = 'gate: { scenarios: { removed: allow } }\n';
    const strict = decideRun(candidate, baseline, allow);
    expect(strict.decision).toBe('invalid');
    expect(strict.exit_code).toBe(3);
    expect(reasons(strict)).toEqual([`invalid ${code}`]);
    const accepted = decideRun(candidate, baseline, `${allow}on_not_comparable: pass`);
    expect(accepted.decision).toBe('pass');
    expect(reasons(accepted)).toEqual([`warn ${code}`]);
  });

  it('gives a rubric that is not comparable no difference and the others theirs', () => {
    const candidate = merge(passing(9), run(many(200, PASS), { rubric: 'clarity', metric: 'RCS' }));
    const { metrics } = decideRun(candidate, good, 'on_not_comparable: pass');
    expect(metrics.map(({ name, state, delta }) => [name, state, delta === null])).toEqual([
      ['TCR', 'regressed', false],
      ['RCS', 'not-comparable', true],
    ]);
  });

  describe('families', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `s-${String(index).padStart(2, '0')}`);
    const suite = (score: (index: number) => number, family?: (index: number) => string) =>
      run(
        Object.fromEntries(
          ids.map((id, i) => [id, { trials: [score(i)], ...(family === undefined ? {} : { family: family(i) }) }]),
        ),
      );
    const fallen = (index: number): number => Number(index < 20);
    const oneFamily = (): string => 'retail';

    it.each([
      { name: 'none', family: undefined },
      { name: 'one each', family: String },
    ])('are those of main, which has $name: a run makes no evidence less', ({ family }) => {
      const decision = decideRun(
        suite(fallen, oneFamily),
        suite(() => 1, family),
      );
      expect(decision.metrics[0]?.state).toBe('regressed');
      expect(decision.decision).toBe('fail');
    });

    it('are named where too few are left to compare', () => {
      const { findings } = decideRun(
        suite(fallen),
        suite(() => 1, oneFamily),
      );
      expect(findings).toContainEqual(expect.objectContaining({ code: 'too-few-scenarios' }));
    });
  });

  it('names a rubric that no longer scores', () => {
    const baseline = merge(good, run(many(200, PASS), { rubric: 'clarity', metric: 'RCS' }));
    expect(reasons(decideRun(good, baseline))).toEqual(['block rubric-removed clarity']);
    for (const policy of ['on_not_comparable: pass', 'gate: { metrics: { RCS: { tier: advisory } } }'])
      expect(reasons(decideRun(good, baseline, policy))).toContain('warn rubric-removed clarity');
  });

  it('compares when exactly four fifths of the scenarios are in common', () => {
    const baseline = run(many(200, PASS));
    const candidate = run(many(160, PASS));
    expect(decideRun(candidate, baseline, 'gate: { scenarios: { removed: allow } }').metrics[0]?.state).toBe(
      'unchanged',
    );
  });

  it('counts a scenario without a verdict as common', () => {
    const outage = run({
      ...many(140, PASS),
      ...Object.fromEntries(
        Object.keys(many(200, PASS))
          .slice(140)
          .map((id) => [id, ['judge' as const]]),
      ),
    });
    expect(reasons(decideRun(outage, good, 'errors: { budget: 0.5 }'))).not.toContain(
      'invalid scenarios-not-comparable',
    );
    // Read with main's missing trials as passes and as failures, all scenarios are in common.
    expect(decideRun(good, outage, 'errors: { budget: 0.5 }').decision).toBe('pass');
  });
});

describe('the sentence and the numbers', () => {
  it('names the drop with the rates over the paired scenarios', () => {
    const decision = decideRun(passing(7), good);
    expect(decision.headline).toBe(
      'TCR fell from 100.0 % to 70.0 % over 200 paired scenarios (200 -> 200 scored trials)',
    );
    expect(decision.metrics[0]).toMatchObject({
      candidate: 0.7,
      baseline: 1,
      state: 'regressed',
      candidate_trials: { passed: 140, total: 200 },
      baseline_trials: { passed: 200, total: 200 },
      paired: { scenarios: 200, candidate: 0.7, baseline: 1 },
    });
    expect(decision.metrics[0]?.delta).toBeCloseTo(-0.3, 12);
  });

  it('tells the paired rates where another set of scenarios hides the drop', () => {
    const baseline = run({ ...many(160, PASS), ...many(40, FAIL, 'old') });
    const candidate = run({ ...many(160, (index) => (index < 20 ? FAIL : PASS)) });
    const decision = decideRun(candidate, baseline, 'gate: { scenarios: { removed: allow } }');
    expect(decision.headline).toMatch(
      /^TCR fell from 100\.0 % to 87\.5 % over 160 paired scenarios \(200 -> 160 scored trials\)/,
    );
  });

  it.each([
    {
      name: 'unchanged',
      candidate: good,
      baseline: good,
      headline:
        'TCR did not drop by 2.0 points, 100.0 % -> 100.0 % over 200 paired scenarios (200 -> 200 scored trials)',
    },
    {
      name: 'improved',
      candidate: good,
      baseline: passing(7),
      headline: 'TCR rose, 70.0 % -> 100.0 % over 200 paired scenarios (200 -> 200 scored trials)',
    },
    {
      name: 'first run',
      candidate: good,
      baseline: null,
      headline: 'TCR is 100.0 % (200 scored trials), with no baseline to compare with',
    },
    {
      name: 'too few',
      candidate: run(many(4, PASS)),
      baseline: run(many(4, PASS)),
      headline:
        'TCR 100.0 % -> 100.0 % over 4 paired scenarios (4 -> 4 scored trials), with too few scenarios to compare',
    },
  ])('says $name', ({ candidate, baseline, headline }) => {
    expect(decideRun(candidate, baseline).headline).toBe(headline);
  });

  it('never shows a rate as below itself', () => {
    const candidate = run(many(10, [0.84996]));
    const decision = decideRun(candidate, null, 'gate: { metrics: { TCR: { threshold: 0.85 } } }');
    expect(decision.headline).toContain('TCR is 84.996 %, below its threshold of 85.000 %');
  });

  it('lists the primary metric first, and findings by effect, then metrics before criteria before scenarios', () => {
    const candidate = merge(
      run({ ...many(199, FAIL), 'x-1': PASS }),
      run({ ...many(199, PASS), 'x-1': PASS }, { rubric: 'a-clarity', metric: 'RCS' }),
    );
    const baseline = merge(good, run(many(200, PASS), { rubric: 'a-clarity', metric: 'RCS' }));
    const decision = decideRun(
      candidate,
      baseline,
      'gate: { criteria: { task-completion/done: {} }, outcomes: { hard_failure: { at_most: 0.1 } } }',
    );
    expect(decision.headline).toMatch(/, and 3 more findings$/);
    expect(decision.metrics.map((metric) => metric.name)).toEqual(['TCR', 'RCS']);
    expect(decision.findings.map((finding) => finding.code)).toEqual([
      'metric-regressed',
      'criterion-regressed',
      'outcome-above-limit',
      'scenarios-removed',
      'scenarios-new',
    ]);
  });

  it('leaves notes as they are and drops its own notice of a missing baseline for a better one', () => {
    const note = { code: 'baseline-expired', effect: 'warn', what: 'The baseline has expired' } as const;
    const decision = decideRun(good, null, '', { notes: [note] });
    expect(decision.findings).toEqual([note]);
    expect(reasons(decideRun(good, null, 'on_no_baseline: fail', { notes: [note] }))).toEqual([
      'block no-baseline',
      'warn baseline-expired',
    ]);
    expect(decideRun(good, null, '', { notes: [{ ...note, effect: 'invalid' }] }).decision).toBe('invalid');
  });
});

describe('a criterion that seldom applies', () => {
  const applies = (count: number, pass: boolean): Report =>
    run(
      Object.fromEntries(
        Array.from({ length: 200 }, (_, index) => [
          `s-${index}`,
          { trials: [1], criteria: { done: [true], rare: [index < count ? pass : null] } },
        ]),
      ),
    );

  it('is compared over the scenarios in which it applied on both sides', () => {
    const { criteria } = decideRun(applies(12, false), applies(11, true));
    expect(criteria[1]).toMatchObject({
      key: 'rare',
      state: 'regressed',
      delta: -1,
      paired: { scenarios: 11, candidate: 0, baseline: 1 },
      candidate: { passed: 0, total: 12 },
      baseline: { passed: 11, total: 11 },
    });
  });

  it.each([
    { name: 'in four scenarios', baseline: 4, delta: -1 },
    { name: 'in none', baseline: 0, delta: null },
  ])('is left to its threshold when it applied $name', ({ baseline, delta }) => {
    const decision = decideRun(applies(6, false), applies(baseline, true));
    expect(decision.criteria[1]).toMatchObject({ state: 'insufficient', delta });
    expect(decision.decision).toBe('pass');
    expect(notices(decision)).toEqual(['too-few-scenarios']);
  });

  it('does not meet a threshold by never applying', () => {
    const named = 'gate: { criteria: { task-completion/rare: { threshold: 0.5 } } }';
    expect(reasons(decideRun(applies(0, true), null, named))).toEqual(['block not-measured task-completion/rare']);
    const wildcard = 'gate: { criteria: { "*": { threshold: 0.5 } } }';
    expect(reasons(decideRun(applies(0, true), null, wildcard))).toEqual(['warn not-measured task-completion/rare']);
  });
});

describe('names in the policy that the run does not have', () => {
  const rows = [
    {
      name: 'metric',
      policy: 'gate:\n  metrics:\n    TCX: { threshold: 0.8 }',
      code: 'unknown-metric',
      next: 'Did you mean `TCR`?',
      place: { line: 3, column: 5 },
    },
    {
      name: 'criterion',
      policy: 'gate:\n  criteria:\n    "*": {}\n    task-completion/don: { threshold: 0.8 }',
      code: 'unknown-criterion',
      next: 'Did you mean `task-completion/done`?',
      place: { line: 4, column: 5 },
    },
    {
      name: 'outcome',
      policy: 'gate:\n  outcomes:\n    hard_failures: { at_most: 0.1 }',
      code: 'unknown-outcome',
      next: 'Did you mean `hard_failure`?',
      place: { line: 3, column: 5 },
    },
    {
      name: 'tag',
      policy: 'gate:\n  scenarios:\n    must_pass:\n      - s-000\n      - smokey',
      code: 'unknown-scenario',
      next: 'Did you mean `smoke`?',
      place: { line: 5, column: 9 },
    },
  ];
  const tagged = run({ ...many(9, PASS), 's-009': { trials: PASS, tags: ['smoke'] } });
  it.each(rows)('is invalid at the place of an unknown $name', ({ policy, code, next, place }) => {
    const decision = decideRun(tagged, null, policy);
    expect(decision.decision).toBe('invalid');
    expect(decision.findings[0]).toMatchObject({ code, next, effect: 'invalid', place });
  });

  it('lists the known names where none is near', () => {
    const [finding] = decideRun(tagged, null, 'gate: { metrics: { Quality: { threshold: 0.8 } } }').findings;
    expect(finding?.next).toBe('Known: `TCR`');
  });

  it('takes no inherited property for a name', () => {
    const policy = 'gate: { metrics: { constructor: { threshold: 0.8 } }, criteria: { toString: { threshold: 1 } } }';
    expect(reasons(decideRun(good, null, policy))).toEqual([
      'invalid unknown-metric constructor',
      'invalid unknown-criterion toString',
    ]);
  });
});

it('hands the origins on', () => {
  const decision = decide({
    suite: 'suite',
    policy: readPolicy('p.yml', 'suite: x'),
    candidate: good,
    candidateOrigin: { run_id: 7 },
    baselines: [{ report: good, origin: { label: 'main at 1a2b3c4', distance: 2 } }],
    waivers: [],
    today: '2026-11-21',
    notes: [],
    config: null,
    relaxed: [],
    history: [],
    confirm: null,
  });
  expect(decision).toMatchObject({ candidate: { run_id: 7 }, baseline: { label: 'main at 1a2b3c4', distance: 2 } });
});
