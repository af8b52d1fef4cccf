import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const IDS = Array.from({ length: 40 }, (_, index) => `s-${index}`);

/** Forty scenarios in which the criterion `rare` applies or does not, beside one that always does. */
function asking(rare: boolean): Report {
  const criteria = { done: [true], rare: [rare ? true : null] };
  return run(Object.fromEntries(IDS.map((id) => [id, { trials: [1], criteria }])));
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

const codes = (...args: Parameters<typeof decideRun>) => {
  const { decision, findings } = decideRun(...args);
  return { decision, findings: findings.map(({ effect, code, what }) => `${effect} ${code}: ${what}`) };
};

describe('what main has and this run does not ask', () => {
  it.each([
    { name: 'with main', baseline: asking(true) },
    { name: 'without', baseline: null },
  ])('is no pass where nothing was asked, $name', ({ baseline }) => {
    const { decision, findings } = codes(skipped(asking(true)), baseline);
    expect(decision).toBe('invalid');
    expect(findings[0]).toBe('invalid nothing-scored: No rubric applies to any of the 40 trials of this run');
    expect(findings.join()).not.toContain('vanished');
  });

  it('blocks where a metric is gone', () => {
    const both = [withClarity(asking(true), null), withClarity(asking(true), 0.9)] as const;
    const { decision, findings } = codes(...both);
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
    const { decision, findings } = codes(withClarity(asking(true), null), withClarity(asking(true), 0.9), policy);
    expect(decision).toBe('pass');
    expect(findings.filter((line) => line.includes('vanished'))).toEqual([expect.stringMatching(/^warn metric/)]);
  });

  it('a criterion is named in a warning', () => {
    const { decision, findings } = codes(asking(false), asking(true));
    expect(decision).toBe('pass');
    expect(findings).toContain(
      'warn coverage-loss: Coverage loss against main: `task-completion/rare` in 40 of 40 (`s-0`, `s-1`, `s-10` and 37 more)',
    );
  });

  const critical = 'gate: { scenarios: { removed: allow }, criteria: { task-completion/rare: { tier: critical } } }';

  it('a critical one blocks', () => {
    const { decision, findings } = codes(asking(false), asking(true), critical);
    expect(decision).toBe('fail');
    expect(findings[0]).toBe(
      'block criterion-vanished: `task-completion/rare` is 100.0 % on main, and measured in none of the trials of this run',
    );
  });

  it('one that went with its scenarios is a matter of those', () => {
    const main = run({
      ...Object.fromEntries(IDS.map((id) => [id, { trials: [1], criteria: { done: [true], rare: [null] } }])),
      gone: { trials: [1], criteria: { done: [true], rare: [true] } },
    });
    const { decision, findings } = codes(asking(false), main, critical);
    expect(decision).toBe('pass');
    expect(findings.join()).not.toContain('vanished');
  });

  it('a metric with a threshold is told once', () => {
    const policy = 'gate: { metrics: { RCS: { threshold: 0.5 } } }';
    const { decision, findings } = codes(withClarity(asking(true), null), withClarity(asking(true), 0.9), policy);
    expect(decision).toBe('fail');
    expect(findings.filter((line) => line.startsWith('block'))).toEqual([expect.stringMatching(/^block not-measured/)]);
  });

  it.each([
    {
      name: 'metric',
      of: { metric: 'RCS' },
      main: withClarity(asking(true), 0.9),
      now: withClarity(asking(true), null),
    },
    { name: 'criterion', of: { criterion: 'task-completion/rare' }, main: asking(true), now: asking(false) },
  ])('a waiver of the $name lets it pass', ({ of, main, now }) => {
    const policy = 'gate: { criteria: { task-completion/rare: { tier: critical } } }';
    const waiver = { ...of, ceiling: 1, reason: 'r', owner: 'o', expires: '2099-01-01' };
    expect(codes(now, main, policy).decision).toBe('fail');
    expect(codes(now, main, policy, { waivers: [waiver] }).decision).toBe('pass');
  });

  it('says nothing where main did not ask either', () => {
    expect(codes(asking(false), asking(false)).findings.join()).not.toContain('vanished');
  });
});
