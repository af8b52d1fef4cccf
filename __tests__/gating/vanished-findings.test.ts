import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/scoring/report.ts';
import { run } from './build-run.ts';
import { decideRun } from './decide-run.ts';

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
  return { ...report, rubrics: [first, clarity] };
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
    const { decision, findings } = codes(withClarity(asking(true), null), withClarity(asking(true), 0.9));
    expect(decision).toBe('fail');
    expect(findings[0]).toBe(
      'block metric-vanished: RCS is 90.0 % on main, and its rubric applies to none of the trials of this run',
    );
  });

  it('is a warning where the metric is advisory', () => {
    const policy = 'gate: { metrics: { RCS: { tier: advisory } } }';
    const { decision, findings } = codes(withClarity(asking(true), null), withClarity(asking(true), 0.9), policy);
    expect(decision).toBe('inconclusive');
    expect(findings.filter((line) => line.includes('vanished'))).toEqual([expect.stringMatching(/^warn metric/)]);
  });

  it.each([
    { name: 'named in a warning', policy: '{}', decision: 'inconclusive', effect: 'warn' },
    {
      name: 'a block where it is critical',
      policy: 'gate: { criteria: { task-completion/rare: { tier: critical } } }',
      decision: 'fail',
      effect: 'block',
    },
  ])('a criterion is $name', ({ policy, decision, effect }) => {
    const decided = codes(asking(false), asking(true), policy);
    expect(decided.decision).toBe(decision);
    expect(decided.findings).toContain(
      `${effect} criteria-vanished: Asked on main, and in none of the trials of this run: \`task-completion/rare\``,
    );
  });

  it('says nothing where main did not ask either', () => {
    expect(codes(asking(false), asking(false)).findings.join()).not.toContain('vanished');
  });
});
