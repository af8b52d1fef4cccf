import { describe, expect, it } from 'vitest';
import type { Decision, Reliability } from '../../../schemas/types/decision.ts';
import { powerSection, reliabilitySection } from '../../../src/reporting/sections/statistics.ts';
import { countOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const sight = ['50 scenarios x 3 trials against 5 runs of main: a drop of 5.3 points is detected about 3 times in 4'];
const shown = (override: Partial<Decision>): string =>
  powerSection(viewOf({ power: sight, criteria: [], ...override }));
const level = '- TCR: 87.0 % over 100 scenarios; on others like them, 80.5 to 91.6 %.\n';

describe('what the suite can see', () => {
  it('is nothing to be sure of where nothing is judged', () => expect(shown({ decision: 'invalid' })).toBe(''));

  it.each(['pass', 'fail', 'inconclusive'] as const)('is folded on %s', (decision) => {
    const section = shown({ decision });
    expect(section).toMatch(
      /^<details>\n<summary>How sure is this\? What could this suite have missed\?<\/summary>\n\n- 50 scenarios/,
    );
    expect(section).toContain(level);
  });

  it('leaves no trace where nothing is known', () => {
    expect(shown({ power: [], metrics: [] })).toBe('');
    expect(shown({ power: [] })).toContain(level);
  });
});

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

const reliability: Reliability = {
  k: 3,
  candidate: { all_pass: 0.31, any_pass: 0.78 },
  baseline: { all_pass: 0.352, any_pass: 0.78 },
  p_worse: { all_pass: 0.2104, any_pass: 0.5 },
};
const metrics = [metricOf({ reliability }), metricOf({ name: 'RCS' })];

describe('reliability', () => {
  it('is one folded line for every metric with several trials', () => {
    expect(reliabilitySection(viewOf({ metrics }))).toBe(
      '<details>\n<summary>Reliability over several trials</summary>\n\n' +
        '- TCR, chance that all of 3 trials pass: 31.0 % (main: 35.2 %, one-sided p 0.210); that any does: 78.0 % (main: 78.0 %, one-sided p 0.500).\n\n' +
        '</details>',
    );
  });

  it('stands alone without a baseline', () => {
    const alone = [metricOf({ reliability: { ...reliability, baseline: null, p_worse: null } })];
    expect(reliabilitySection(viewOf({ metrics: alone }))).toContain(
      'all of 3 trials pass: 31.0 %; that any does: 78.0 %.',
    );
  });

  it('leaves no trace with one trial per scenario, or where folded parts are left out', () => {
    expect(reliabilitySection(viewOf({ metrics: [metricOf()] }))).toBe('');
    expect(reliabilitySection(viewOf({ metrics }, { folded: 0 }))).toBe('');
  });
});
