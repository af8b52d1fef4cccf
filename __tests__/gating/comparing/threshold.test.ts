import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { many, run } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

/** So many scenarios of one trial, of which so many pass. */
function passing(passed: number, of: number): Report {
  return run(many(of, (index) => [index < passed ? 1 : 0]));
}

const bar = (threshold: number, more = ''): string =>
  `gate: { metrics: { TCR: { threshold: ${threshold}${more} } }, criteria: { "*": { tier: advisory } } }`;

describe('a threshold of single trials, whose noise is unknown', () => {
  it.each([
    { name: 'just at it', passed: 27, of: 30, policy: bar(0.9), reasons: [] },
    { name: 'one below', passed: 26, of: 30, policy: bar(0.9), reasons: ['warn metric-near-threshold TCR'] },
    { name: 'P(X <= 23) = 0.026', passed: 23, of: 30, policy: bar(0.9), reasons: ['warn metric-near-threshold TCR'] },
    { name: 'P(X <= 22) = 0.008', passed: 22, of: 30, policy: bar(0.9), reasons: ['block metric-below-threshold TCR'] },
    {
      name: 'an alpha of 0.005',
      passed: 22,
      of: 30,
      policy: `alpha: 0.005\n${bar(0.9)}`,
      reasons: ['warn metric-near-threshold TCR'],
    },
    { name: 'one of one failed', passed: 0, of: 1, policy: bar(0.9), reasons: ['warn metric-near-threshold TCR'] },
    {
      name: '`mode: point`',
      passed: 26,
      of: 30,
      policy: bar(0.9, ', mode: point'),
      reasons: ['block metric-below-threshold TCR'],
    },
    { name: 'a threshold of 1', passed: 29, of: 30, policy: bar(1), reasons: ['block metric-below-threshold TCR'] },
    {
      name: '`noise: none`',
      passed: 26,
      of: 30,
      policy: `noise: none\n${bar(0.9)}`,
      reasons: ['block metric-below-threshold TCR'],
    },
  ])('$name: $passed of $of', ({ passed, of, policy, reasons: expected }) => {
    expect(reasons(decideRun(passing(passed, of), null, policy))).toEqual(expected);
  });

  it.each([
    {
      name: 'says how many passes block',
      passed: 26,
      of: 30,
      policy: bar(0.9),
      text: 'within chance: with 30 scenarios it blocks from 22 down',
    },
    {
      name: 'says of an advisory metric that it is within chance, not when it would block',
      passed: 26,
      of: 30,
      policy: bar(0.9, ', tier: advisory'),
      text: ', but within chance',
    },
    {
      name: 'says that too few scenarios never block',
      passed: 0,
      of: 1,
      policy: bar(0.9),
      text: 'within chance: 1 scenario cannot show a shortfall',
    },
  ])('$name', ({ passed, of, policy, text }) => {
    const [finding] = decideRun(passing(passed, of), null, policy).findings;
    expect(finding?.what.endsWith(text)).toBe(true);
  });

  it('is one family with the other thresholds that gate', () => {
    const both = (criterion: string) =>
      `gate: { metrics: { TCR: { threshold: 0.9 } }, criteria: { "*": { threshold: ${criterion} } } }`;
    // P(X <= 22) is 0.008 at a threshold of 90 %, below alpha / 2, and 0.4 at one of 75 %.
    const codes = reasons(decideRun(passing(22, 30), null, both('0.75')));
    expect(codes).toContain('block metric-below-threshold TCR');
    expect(codes).toContain('warn criterion-near-threshold task-completion/done');
    // P(X <= 33) is 0.016 at a threshold of 87.6 %: below alpha, but not below alpha / 2.
    expect(reasons(decideRun(passing(33, 44), null, bar(0.876)))).toEqual(['block metric-below-threshold TCR']);
    expect(reasons(decideRun(passing(33, 44), null, both('0.78').replace('0.9', '0.876')))).toEqual([
      'warn metric-near-threshold TCR',
      'warn criterion-near-threshold task-completion/done',
    ]);
  });

  it('is tested by t where scores are graded', () => {
    const graded = (low: number): Report => run(many(12, (index) => [index % 2 ? low : 0.7]));
    expect(reasons(decideRun(graded(0.85), null, bar(0.8)))).toEqual(['warn metric-near-threshold TCR']);
    expect(reasons(decideRun(graded(0.65), null, bar(0.8)))).toEqual(['block metric-below-threshold TCR']);
  });
});

describe('a threshold', () => {
  /** 50 scenarios x 3 trials of which every scenario fails one in three: 66.7 %. */
  const flaky = (shift: number): Report =>
    run(many(50, (index) => [0, 1, 2].map((n) => ((index + n + shift) % 3 ? 1 : 0))));

  it.each([
    {
      name: 'warns where the trials of the run explain it',
      policy: bar(0.7),
      reasons: ['warn metric-near-threshold TCR'],
    },
    { name: 'blocks where they do not', policy: bar(0.8), reasons: ['block metric-below-threshold TCR'] },
    {
      name: 'blocks any value below it under `mode: point`',
      policy: bar(0.7, ', mode: point'),
      reasons: ['block metric-below-threshold TCR'],
    },
    {
      name: 'warns of an advisory metric',
      policy: bar(0.8, ', tier: advisory'),
      reasons: ['warn metric-below-threshold TCR'],
    },
  ])('$name', ({ policy, reasons: expected }) => {
    expect(reasons(decideRun(flaky(0), null, policy))).toEqual(expected);
  });

  it('takes its noise from the scenarios with several trials', () => {
    const one = (last: readonly number[]): Report =>
      run({ ...many(49, (index) => [0, 1, 2].map((n) => ((index + n) % 3 ? 1 : 0))), 's-49': last });
    expect(reasons(decideRun(one([1, 1, 0]), null, bar(0.7)))).toEqual(['warn metric-near-threshold TCR']);
    expect(reasons(decideRun(one([1]), null, bar(0.7)))).toEqual(['warn metric-near-threshold TCR']);
  });

  it("counts a run with fewer trials than main's as noisier", () => {
    const main = [0, 1, 2].map((shift) => run(many(50, (index) => ((index + shift) % 2 ? [1, 1, 1] : [0, 0, 1]))));
    const sixty = (trials: number): Report =>
      run(many(50, (index) => Array<number>(trials).fill(index % 5 < 3 ? 1 : 0)));
    expect(reasons(decideRun(sixty(3), main, bar(0.72)))).toContain('block metric-below-threshold TCR');
    expect(reasons(decideRun(sixty(1), main, bar(0.72)))).toContain('warn metric-near-threshold TCR');
  });

  it('of a criterion warns near it too', () => {
    const policy = 'gate: { metrics: { TCR: {} }, criteria: { "*": { threshold: 0.7 } } }';
    expect(reasons(decideRun(flaky(0), null, policy))).toEqual(['warn criterion-near-threshold task-completion/done']);
  });

  it("uses main's noise when each scenario has one trial", () => {
    const single = (failing: (index: number) => boolean): Report => run(many(50, (index) => [failing(index) ? 0 : 1]));
    const stable = single((index) => index < 10);
    const moving = [0, 1, 2, 3].map((shift) => single((index) => (index + shift) % 5 === 0));
    const [now, ...mains] = moving;
    expect(reasons(decideRun(stable, [stable, stable, stable], bar(0.85)))).toEqual([
      'block metric-below-threshold TCR',
    ]);
    expect(reasons(decideRun(now ?? stable, mains, bar(0.85)))).toEqual(['warn metric-near-threshold TCR']);
    expect(reasons(decideRun(now ?? stable, mains.slice(0, 1), bar(0.85)))).toEqual(['warn metric-near-threshold TCR']);
  });
});
