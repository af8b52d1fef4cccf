import { describe, expect, it } from 'vitest';
import type { Report } from '../../../schemas/types/report.ts';
import { rateRows } from '../../../src/gating/findings/rates.ts';
import { many, run, type TrialSketch } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const failing = (...trials: readonly TrialSketch[]) => run(many(20, (index) => [trials[index] ?? 1]));
const good = failing();

it.each([
  { name: 'the default tolerance', policy: '', expected: 'a drop of less than 2.0 points' },
  { name: 'none', policy: 'gate: { metrics: { TCR: { tolerance: 0 } } }', expected: 'no drop' },
  { name: 'no noise', policy: 'noise: none', expected: 'no scenario worse than on main' },
])('says what would not have blocked: $name', ({ policy, expected }) => {
  const { findings } = decideRun(failing(...Array<TrialSketch>(12).fill(0)), good, policy);
  expect(findings.find(({ code }) => code === 'metric-regressed')?.expected).toBe(expected);
});

describe.each([
  { code: 'metric-below-threshold', rule: 'metrics: { TCR:' },
  { code: 'criterion-below-threshold', rule: 'criteria: { task-completion/done:' },
])('a threshold, of a $code,', ({ code, rule }) => {
  const policy = `gate: { ${rule} { threshold: 0.95, mode: point } } }`;
  const told = (baseline: Report | null) =>
    decideRun(failing(0, 0), baseline, policy).findings.find((one) => one.code === code);

  it('that main does not meet either is said to be so', () => {
    expect(told(failing(0, 0, 0))?.what).toContain('; main is below it too (85.0 %)');
  });

  it.each([
    { name: 'main meets', baseline: failing(0) },
    { name: 'nothing of main is known of', baseline: null },
    { name: 'main misses on other scenarios', baseline: run(many(20, [0], 'other')) },
    { name: 'main misses by another rubric', baseline: run(many(20, [0]), { hash: 'sha256:bbbb' }) },
  ])('that $name says nothing of main', ({ baseline }) => {
    expect(told(baseline)?.what).not.toContain('main');
  });
});

describe('the numbers of a finding, as published', () => {
  const { findings } = decideRun(failing(0, 0, 0, 0, 0), good, 'gate: { metrics: { TCR: { threshold: 0.95 } } }');

  it.each(['metric-below-threshold', 'metric-regressed'])('are those of its rate: %s', (code) => {
    expect(findings.find((one) => one.code === code)).toMatchObject({
      rate: { candidate: 0.75, baseline: 1, delta: -0.25, threshold: 0.95, tolerance: 0.02 },
      count: { passed: 15, total: 20 },
    });
  });

  it('are said once where the sentence has them', () => {
    const below = findings.find(({ code }) => code === 'metric-below-threshold');
    expect(below).not.toHaveProperty('expected');
    expect(below).not.toHaveProperty('actual');
  });
});

it.each([
  ['insufficient', 'scenarios'],
  ['inconclusive', 'trials'],
])('a sign of a drop that is %s asks for more %s', (state, more) => {
  const rate = { signs: [{ test: 'collapse', p: 0.05 }], paired: { scenarios: 1, baseline: 1, candidate: 0 }, state };
  const { next } = rateRows.inconclusive.message({ subject: { kind: 'metric', name: 'TCR' }, rate } as never);
  expect(next).toBe(`Look at the scenarios that fell, or add ${more} to find out`);
});
