import { describe, expect, it } from 'vitest';
import { powerSection } from '../../../src/reporting/sections/statistics.ts';
import { countOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const linesOf = (...[decision, detail]: Parameters<typeof viewOf>): readonly string[] =>
  powerSection(viewOf({ power: [], ...decision }, detail))
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .map((line) => line.slice(2));

describe('how well rates are known', () => {
  it('is shown of every metric, with the effective number of scenarios where that is another', () => {
    const level = { scenarios: 50, effective_n: 62.5, lower: 0.801, upper: 0.918 };
    const metrics = [metricOf({ level }), metricOf({ name: 'RCS', level: { ...level, effective_n: 50 } })];
    expect(linesOf({ metrics })).toEqual([
      'TCR: 87.0 % over 50 scenarios (effective n 63); on others like them, 80.1 to 91.8 %.',
      'RCS: 87.0 % over 50 scenarios; on others like them, 80.1 to 91.8 %.',
    ]);
  });

  it('is the failure rate that no failure still allows', () => {
    const metrics = [metricOf({ candidate: 1, candidate_trials: countOf(20, 20) })];
    expect(linesOf({ metrics })).toEqual(['TCR: 0 failures in 20 scenarios still allow a failure rate up to 13.9 %.']);
  });

  it('is left out where nothing was measured, and with the folded parts', () => {
    expect(linesOf({ metrics: [metricOf({ candidate: null, level: null })] })).toEqual([]);
    expect(linesOf({}, { folded: 0 })).toEqual([]);
  });
});
