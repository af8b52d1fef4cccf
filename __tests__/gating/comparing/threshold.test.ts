import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { thresholdStatus } from '../../../src/gating/comparing/threshold.ts';
import { many, run } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

describe('the status of a rate at its threshold', () => {
  it.each([
    { name: 'exactly at it', rate: 0.8, threshold: 0.8, mode: 'noise', noise: 0.02, status: 'met' },
    { name: 'below by a rounding error', rate: 0.7 + 0.1, threshold: 0.8, mode: 'point', noise: null, status: 'met' },
    { name: 'below, within the noise', rate: 0.78, threshold: 0.8, mode: 'noise', noise: 0.02, status: 'near' },
    { name: 'below, beyond the noise', rate: 0.76, threshold: 0.8, mode: 'noise', noise: 0.02, status: 'below' },
    { name: 'below, noise not counted', rate: 0.78, threshold: 0.8, mode: 'point', noise: 0.02, status: 'below' },
    { name: 'below, the noise unknown', rate: 0.78, threshold: 0.8, mode: 'noise', noise: null, status: 'below' },
    {
      name: 'one failure under a threshold of 1',
      rate: 0.99,
      threshold: 1,
      mode: 'noise',
      noise: 0.2,
      status: 'below',
    },
  ] as const)('$name: $status', ({ rate, threshold, mode, noise, status }) => {
    expect(thresholdStatus(rate, { threshold, mode }, () => noise)).toBe(status);
  });
});

describe('a threshold', () => {
  /** 50 scenarios x 3 trials of which every scenario fails one in three: 66.7 %. */
  const flaky = (shift: number): Report =>
    run(many(50, (index) => [0, 1, 2].map((n) => ((index + n + shift) % 3 ? 1 : 0))));
  const bar = (threshold: number, more = ''): string =>
    `gate: { metrics: { TCR: { threshold: ${threshold}${more} } }, criteria: { "*": { tier: advisory } } }`;

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
