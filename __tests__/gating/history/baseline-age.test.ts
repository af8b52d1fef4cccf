import { describe, expect, test } from 'vitest';
import type { BaselineOrigin } from '../../../schemas/types/decision.ts';
import { run } from '../build-run.ts';
import { decideRun } from '../decide-run.ts';

const REPORT = run(Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`s${index}`, [1, 1]])));

function decideFrom(origins: readonly Partial<BaselineOrigin>[], policy = '', today = '2026-11-21') {
  const runs = origins.map((origin) => ({ report: REPORT, origin: { label: 'main at 1a2b3c4', ...origin } }));
  return decideRun(REPORT, runs, policy, { today });
}

describe('the age of a baseline', () => {
  test.each([
    { name: 'of the same day, whatever the hour', created: '2026-11-21T23:59:59Z', days: 0 },
    { name: 'of the evening before', created: '2026-11-20T23:59:59.123Z', days: 1 },
    { name: 'over the end of a leap February', created: '2024-02-28T12:00:00Z', days: 2, today: '2024-03-01' },
    { name: 'by a clock that is behind', created: '2026-11-23T00:00:00Z', days: 0 },
  ])('is counted in days: $name', ({ created, days, today }) => {
    expect(decideFrom([{ created }], '', today).baseline).toMatchObject({ created, age_days: days });
  });

  test('is unknown where it is not known when the run was saved', () => {
    expect(decideFrom([{}]).baseline).toEqual({ label: 'main at 1a2b3c4' });
  });

  test('is told of every run', () => {
    const { baselines } = decideFrom([{ created: '2026-11-20T00:00:00Z' }, { created: '2026-11-11T00:00:00Z' }]);
    expect(baselines.map(({ age_days }) => age_days)).toEqual([1, 10]);
  });

  test.each([
    { name: 'thirty days by default', created: '2026-10-22T00:00:00Z', policy: '', warned: false },
    { name: 'a day more', created: '2026-10-21T00:00:00Z', policy: '', warned: true },
    {
      name: "the policy's days",
      created: '2026-11-14T00:00:00Z',
      policy: 'baseline: { max_age_days: 7 }',
      warned: false,
    },
    {
      name: 'a day more than these',
      created: '2026-11-13T00:00:00Z',
      policy: 'baseline: { max_age_days: 7 }',
      warned: true,
    },
  ])('is warned of past its limit: $name', ({ created, policy, warned }) => {
    const decision = decideFrom([{ created }], policy);
    expect(decision.findings.some(({ code, effect }) => code === 'baseline-old' && effect === 'warn')).toBe(warned);
    expect(decision.decision).toBe(decideFrom([{}], policy).decision);
  });

  test('counts for the newest run alone', () => {
    const { findings } = decideFrom([{ created: '2026-11-20T00:00:00Z' }, { created: '2026-01-01T00:00:00Z' }]);
    expect(findings.map(({ code }) => code)).not.toContain('baseline-old');
  });
});
