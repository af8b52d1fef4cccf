import { describe, expect, it } from 'vitest';
import type { Decision } from '../../../schemas/types/decision.ts';
import { many, run } from '../build-run.ts';
import { decideRun, reasons } from '../decide-run.ts';

const here = run(many(20, (index) => [index < 8 ? 0 : 1], 'new'));
const told = ({ findings }: Decision): string | undefined =>
  findings.find(({ code }) => code === 'unpaired-difference')?.what;

describe('two runs without a scenario in common', () => {
  it('are not compared, and their difference is told for information', () => {
    const decision = decideRun(here, run(many(25, (index) => [index < 2 ? 0 : 1], 'old')));
    expect(decision.decision).toBe('invalid');
    expect(decision.metrics[0]).toMatchObject({ state: 'not-comparable', delta: null });
    expect(told(decision)).toBe(
      'For information only: TCR is 60.0 % over 20 scenarios, and was 92.0 % over 25 others on main, 32.0 points lower (Welch t, one-sided p 0.008)',
    );
  });

  it('decide nothing by it where the policy accepts them', () => {
    const accepted = 'on_not_comparable: pass\ngate: { scenarios: { removed: allow } }';
    const decision = decideRun(here, run(many(25, [1], 'old')), accepted);
    expect(decision.decision).toBe('pass');
    expect(reasons(decision)).toEqual(['warn scenarios-not-comparable']);
    expect(told(decision)).toContain('40.0 points lower (Welch t, one-sided p 0.001)');
  });

  it.each([
    { name: 'with the same mean', old: many(5, (index) => [index < 2 ? 0 : 1], 'old'), says: '5 others on main' },
    { name: 'of two means that do not vary', candidate: run(many(5, [1], 'new')), old: many(5, [0], 'old') },
    { name: 'of a single scenario', old: many(1, [1], 'old') },
    { name: 'where any scenario is paired', old: many(20, [1], 'new') },
  ])('$name', ({ candidate = here, old, says }) => {
    const what = told(decideRun(candidate, run(old)));
    if (says === undefined) expect(what).toBeUndefined();
    else expect(what?.endsWith(says)).toBe(true);
  });

  it('say nothing under another rubric', () => {
    expect(told(decideRun(here, run(many(25, [1], 'old'), { hash: 'sha256:bbbb' })))).toBeUndefined();
  });
});
