import { describe, expect, it } from 'vitest';
import { levelLines } from '../../../src/reporting/sections/statistics.ts';
import { countOf, criterionOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const flawless = (key: string, scenarios: number, tier: 'critical' | 'advisory' = 'critical') =>
  criterionOf({ key, tier, candidate: countOf(scenarios, scenarios) });

describe('how well rates are known', () => {
  it('is told of every metric, with the effective number of scenarios where that is another', () => {
    const level = { scenarios: 50, effective_n: 62.5, lower: 0.801, upper: 0.918 };
    const metrics = [metricOf({ level }), metricOf({ name: 'RCS', level: { ...level, effective_n: 50 } })];
    expect(levelLines(viewOf({ metrics, criteria: [] }))).toEqual([
      'TCR: 87.0 % over 50 scenarios (effective n 63); on others like them, 80.1 to 91.8 %.',
      'RCS: 87.0 % over 50 scenarios; on others like them, 80.1 to 91.8 %.',
    ]);
  });

  it('names families where they count, with all their scenarios', () => {
    const level = { scenarios: 30, families: 4, effective_n: 4, lower: 0.4, upper: 0.9 };
    const whole = { ...level, families: 1, failures_up_to: 0.95 };
    const metrics = [metricOf({ level }), metricOf({ name: 'RCS', level: whole })];
    expect(levelLines(viewOf({ metrics, criteria: [] }))).toEqual([
      'TCR: 87.0 % over 4 families (30 scenarios); on others like them, 40.0 to 90.0 %.',
      'RCS: 0 failures in 1 family (30 scenarios) still allows a failure rate up to 95.0 %.',
    ]);
  });

  it('is what no failure still allows, for a metric and for criteria that gate, the least known first', () => {
    const metrics = [metricOf({ candidate: 1, candidate_trials: countOf(20, 20) })];
    const criteria = [
      criterionOf(),
      flawless('a', 20),
      flawless('rare', 1),
      flawless('b', 20),
      flawless('advice', 20, 'advisory'),
    ];
    expect(levelLines(viewOf({ metrics, criteria }))).toEqual([
      'TCR: 0 failures in 20 scenarios still allow a failure rate up to 13.9 %.',
      '`task-completion/rare`: 0 failures in 1 scenario still allows a failure rate up to 95.0 %.',
      '`task-completion/a`, `task-completion/b`: 0 failures in 20 scenarios still allow a failure rate up to 13.9 %.',
    ]);
  });

  it('names a few of many criteria', () => {
    const criteria = [
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((key) => flawless(key, 20)),
      ...[30, 40, 50].map((n) => flawless(`n${n}`, n)),
    ];
    const lines = levelLines(viewOf({ metrics: [], criteria }));
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^`task-completion\/a`.*`task-completion\/d` and 2 more: 0 failures in 20 scenarios/);
  });

  it('is left out where nothing was measured, and with the folded parts', () => {
    const unmeasured = {
      metrics: [metricOf({ candidate: null, level: null })],
      criteria: [criterionOf({ candidate: null })],
    };
    expect(levelLines(viewOf(unmeasured))).toEqual([]);
    expect(levelLines(viewOf({}, { folded: 0 }))).toEqual([]);
  });
});
