import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run, type TrialSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const IDS = Array.from({ length: 20 }, (_, index) => `s-${String(index).padStart(2, '0')}`);

/** Twenty scenarios; the criterion `safe` is asked in all but the first few, beside one that always is. */
function asking(without: number, trials: readonly TrialSketch[] = [1, 1]): Report {
  const scenarioAt = (index: number) => ({
    trials: index < without ? trials : ([1, 1] as const),
    criteria: { done: [true, true], safe: index < without ? [null, null] : [true, true] },
  });
  return run(Object.fromEntries(IDS.map((id, index) => [id, scenarioAt(index)])));
}

/** The same as a rubric of its own, which judges nothing where `safe` is not asked, beside one that judges everything. */
function asRubric(report: Report): Report {
  const [first] = report.rubrics;
  if (first === undefined) throw new Error('a report has a rubric');
  const criteria = first.criteria.filter(isSafe);
  const isAsked = criteria.some(({ total }) => total > 0);
  const nothing = { score: null, trials: { passed: 0, total: 0 }, outcomes: [{ outcome: 'hard_failure', trials: 0 }] };
  const safety = { ...first, rubric: 'safety', metric: 'SAFE', criteria, ...(isAsked ? {} : nothing) };
  const scenarios = report.scenarios.map((one) => {
    const own = one.rubrics['task-completion'];
    const safe = own?.criteria.safe;
    if (own === undefined || safe === undefined || safe.total === 0) return one;
    return { ...one, rubrics: { ...one.rubrics, safety: { ...own, criteria: { safe } } } };
  });
  const others = { ...first, criteria: first.criteria.filter((one) => !isSafe(one)) };
  return { ...report, rubrics: [others, safety], scenarios };
}

function isSafe({ key }: { readonly key: string }): boolean {
  return key === 'safe';
}

const told = (...args: Parameters<typeof decideRun>): readonly string[] =>
  decideRun(...args)
    .findings.filter(({ code }) => code === 'coverage-loss')
    .map(({ effect, what }) => `${effect}: ${what}`);

const critical = 'gate: { criteria: { task-completion/safe: { tier: critical } } }';
const FOURTEEN = '14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)';
const WARNING = `warn: Coverage loss against main: \`task-completion/safe\` in ${FOURTEEN}`;

it.each<{ name: string; now: Report; main: Report | readonly Report[]; policy?: string; is: readonly string[] }>([
  {
    name: 'a criterion in a notice',
    now: asking(14),
    main: asking(0),
    is: ['notice: Coverage loss against main: `task-completion/safe` in 14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)'],
  },
  { name: 'a critical one in a warning', now: asking(14), main: asking(0), policy: critical, is: [WARNING] },
  {
    name: 'one with a threshold of its own in a warning',
    now: asking(14),
    main: asking(0),
    policy: 'gate: { criteria: { task-completion/safe: { threshold: 0.9 } } }',
    is: [WARNING],
  },
  {
    name: 'one with the threshold of all in a notice',
    now: asking(1),
    main: asking(0),
    policy: 'gate: { criteria: { "*": { threshold: 0.9 } } }',
    is: ['notice: Coverage loss against main: `task-completion/safe` in 1 of 20 (`s-00`)'],
  },
  {
    name: 'nothing of an advisory one',
    now: asking(14),
    main: asking(0),
    policy: 'gate: { criteria: { task-completion/safe: { tier: advisory } } }',
    is: [],
  },
  { name: 'nothing of what main does not ask either', now: asking(14), main: asking(14), is: [] },
  { name: 'nothing of what is asked more often', now: asking(3), main: asking(14), is: [] },
  { name: 'nothing of what one run of main does not ask', now: asking(3), main: [asking(0), asking(3)], is: [] },
  {
    name: 'one that is asked nowhere in a warning',
    now: asking(20),
    main: asking(0),
    is: ['warn: Coverage loss against main: `task-completion/safe` in 20 of 20 (`s-00`, `s-01`, `s-02` and 17 more)'],
  },
  {
    name: 'nothing of a critical one that is asked nowhere, which blocks',
    now: asking(20),
    main: asking(0),
    policy: critical,
    is: [],
  },
  {
    name: 'nothing of scenarios in which a trial has no verdict',
    now: asking(1, [1, 'infrastructure']),
    main: asking(0),
    policy: critical,
    is: [],
  },
  {
    name: 'a whole rubric once',
    now: asRubric(asking(14)),
    main: asRubric(asking(0)),
    is: ['notice: Coverage loss against main: `SAFE` in 14 of 20 (`s-00`, `s-01`, `s-02` and 11 more)'],
  },
  {
    name: 'a rubric with a threshold in a warning',
    now: asRubric(asking(14)),
    main: asRubric(asking(0)),
    policy: 'gate: { metrics: { SAFE: { threshold: 0.9 } } }',
    is: [`warn: Coverage loss against main: \`SAFE\` in ${FOURTEEN}`],
  },
])('tells $name', ({ now, main, policy, is }) => {
  expect(told(now, main as Report, policy)).toEqual(is);
});

describe('a critical criterion that falls in too few scenarios to test', () => {
  const four = (passes: number) =>
    run(Object.fromEntries(many4.map((id, index) => [id, { trials: [1], criteria: { safe: [index < passes] } }])));
  const many4 = ['a', 'b', 'c', 'd'];
  const FEW = 'Fewer than 5 paired scenarios: thresholds alone decide on `TCR`, `task-completion/safe`';

  it.each([
    {
      name: 'is named in a warning',
      passes: 0,
      tier: 'critical',
      finding: {
        effect: 'warn',
        what: `${FEW}; critical and lower than on main: \`task-completion/safe\``,
      },
    },
    { name: 'is not named where it held', passes: 4, tier: 'critical', finding: { effect: 'notice', what: FEW } },
    {
      name: 'is not named where it is not critical',
      passes: 0,
      tier: 'supporting',
      finding: { effect: 'notice', what: FEW },
    },
  ])('$name', ({ passes, tier, finding }) => {
    const policy = `gate: { criteria: { task-completion/safe: { tier: ${tier} } } }`;
    const { findings } = decideRun(four(passes), four(4), policy);
    expect(findings.find(({ code }) => code === 'too-few-scenarios')).toMatchObject(finding);
  });
});

const FORTY = Array.from({ length: 40 }, (_, index) => `s-${index}`);

/** Forty scenarios in which the criterion `rare` applies or does not, beside one that always does. */
function withRare(rare: boolean): Report {
  const criteria = { done: [true], rare: [rare ? true : null] };
  return run(Object.fromEntries(FORTY.map((id) => [id, { trials: [1], criteria }])));
}

/** The same report with a second rubric, which applied or did not. */
function withClarity(report: Report, score: number | null): Report {
  const [first] = report.rubrics;
  if (first === undefined) throw new Error('a report has a rubric');
  const trials = score === null ? { passed: 0, total: 0 } : { passed: 40, total: 40 };
  const clarity = { ...first, rubric: 'clarity', metric: 'RCS', score, trials, criteria: [], outcomes: [] };
  const scores = score === null ? {} : { clarity: { passed: 1, scores: [score], criteria: {}, failures: [] } };
  const scenarios = report.scenarios.map((one) => ({ ...one, rubrics: { ...one.rubrics, ...scores } }));
  return { ...report, rubrics: [first, clarity], scenarios };
}

/** Every trial was skipped. */
function skipped(report: Report): Report {
  const rubrics = report.rubrics.map((one) => ({ ...one, score: null, trials: { passed: 0, total: 0 }, criteria: [] }));
  return { ...report, rubrics, scenarios: report.scenarios.map((one) => ({ ...one, rubrics: {} })) };
}

const findingsIn = (...args: Parameters<typeof decideRun>) => {
  const { decision, findings } = decideRun(...args);
  return { decision, findings: findings.map(({ effect, code, what }) => `${effect} ${code}: ${what}`) };
};

describe('what main has and this run does not ask', () => {
  it.each([
    { name: 'with main', baseline: withRare(true) },
    { name: 'without', baseline: null },
  ])('is no pass where nothing was asked, $name', ({ baseline }) => {
    const { decision, findings } = findingsIn(skipped(withRare(true)), baseline);
    expect(decision).toBe('invalid');
    expect(findings[0]).toBe('invalid nothing-scored: No rubric applies to any of the 40 trials of this run');
    expect(findings.join()).not.toContain('vanished');
  });

  it('is not called too few scenarios where nothing was measured', () => {
    const { findings } = findingsIn(run(many(20, ['infrastructure'])), run(many(20, [1])));
    expect(findings[0]).toContain('invalid nothing-scored');
    expect(findings.join()).not.toContain('too-few-scenarios');
    expect(findingsIn(withRare(false), withRare(true)).findings.join()).not.toContain('too-few-scenarios');
  });

  it('blocks where a metric is gone', () => {
    const both = [withClarity(withRare(true), null), withClarity(withRare(true), 0.9)] as const;
    const { decision, findings } = findingsIn(...both);
    expect(decideRun(...both).findings[0]?.next).toBe(
      'Check that the results still hold the facts that its `when` reads',
    );
    expect(decision).toBe('fail');
    expect(findings[0]).toBe(
      'block metric-vanished: RCS is 90.0 % on main, and measured in none of the trials of this run',
    );
  });

  it('is a warning where the metric is advisory', () => {
    const policy = 'gate: { metrics: { RCS: { tier: advisory } } }';
    const { decision, findings } = findingsIn(
      withClarity(withRare(true), null),
      withClarity(withRare(true), 0.9),
      policy,
    );
    expect(decision).toBe('pass');
    expect(findings.filter((line) => line.includes('vanished'))).toEqual([expect.stringMatching(/^warn metric/)]);
  });

  it('a criterion is named in a warning', () => {
    const { decision, findings } = findingsIn(withRare(false), withRare(true));
    expect(decision).toBe('pass');
    expect(findings).toContain(
      'warn coverage-loss: Coverage loss against main: `task-completion/rare` in 40 of 40 (`s-0`, `s-1`, `s-10` and 37 more)',
    );
  });

  const critical = 'gate: { scenarios: { removed: allow }, criteria: { task-completion/rare: { tier: critical } } }';

  it('a critical one blocks', () => {
    const { decision, findings } = findingsIn(withRare(false), withRare(true), critical);
    expect(decision).toBe('fail');
    expect(findings[0]).toBe(
      'block criterion-vanished: `task-completion/rare` is 100.0 % on main, and measured in none of the trials of this run',
    );
  });

  it('one that went with its scenarios is a matter of those', () => {
    const main = run({
      ...Object.fromEntries(FORTY.map((id) => [id, { trials: [1], criteria: { done: [true], rare: [null] } }])),
      gone: { trials: [1], criteria: { done: [true], rare: [true] } },
    });
    const { decision, findings } = findingsIn(withRare(false), main, critical);
    expect(decision).toBe('pass');
    expect(findings.join()).not.toContain('vanished');
  });

  it('a metric with a threshold is told once', () => {
    const policy = 'gate: { metrics: { RCS: { threshold: 0.5 } } }';
    const { decision, findings } = findingsIn(
      withClarity(withRare(true), null),
      withClarity(withRare(true), 0.9),
      policy,
    );
    expect(decision).toBe('fail');
    expect(findings.filter((line) => line.startsWith('block'))).toEqual([expect.stringMatching(/^block not-measured/)]);
  });

  it.each([
    {
      name: 'metric',
      of: { metric: 'RCS' },
      main: withClarity(withRare(true), 0.9),
      now: withClarity(withRare(true), null),
    },
    { name: 'criterion', of: { criterion: 'task-completion/rare' }, main: withRare(true), now: withRare(false) },
  ])('a waiver of the $name lets it pass', ({ of, main, now }) => {
    const policy = 'gate: { criteria: { task-completion/rare: { tier: critical } } }';
    const waiver = { ...of, ceiling: 1, reason: 'r', owner: 'o', expires: '2099-01-01' };
    expect(findingsIn(now, main, policy).decision).toBe('fail');
    expect(findingsIn(now, main, policy, { waivers: [waiver] }).decision).toBe('pass');
  });

  it('says nothing where main did not ask either', () => {
    expect(findingsIn(withRare(false), withRare(false)).findings.join()).not.toContain('vanished');
  });
});

describe('a rule that the policy states, without data in this run', () => {
  const named = 'gate: { criteria: { task-completion/safe: { tier: supporting } } }';
  const limit = 'gate: { metrics: { SAFE: { tier: advisory } }, outcomes: { safety/hard_failure: { at_most: 0.1 } } }';

  it.each([
    {
      name: 'blocks for a criterion that main has',
      now: asking(20),
      main: asking(0),
      policy: named,
      is: 'block criterion-vanished',
    },
    {
      name: 'warns for a criterion that main has in four scenarios',
      now: asking(20),
      main: asking(16),
      policy: named,
      is: 'warn coverage-loss',
    },
    {
      name: 'warns for a criterion that main lacks too',
      now: asking(20),
      main: asking(20),
      policy: named,
      is: 'warn rule-unmeasured',
    },
    {
      name: 'blocks for an outcome of an advisory metric',
      now: asRubric(asking(20)),
      main: asRubric(asking(0)),
      policy: limit,
      is: 'block rule-unmeasured',
    },
  ])('$name', ({ now, main, policy, is }) => {
    expect(decideRun(now, main, policy).findings.map(({ effect, code }) => `${effect} ${code}`)).toContain(is);
  });
});
