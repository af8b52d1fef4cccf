import { describe, expect, it } from 'vitest';
import type { Reliability } from '../../../schemas/types/decision.ts';
import { reliabilitySection } from '../../../src/reporting/sections/statistics.ts';
import { metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

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
        '- TCR, chance that all of 3 trials pass: 31.0 % (baseline: 35.2 %, one-sided p 0.210); that any does: 78.0 % (baseline: 78.0 %, one-sided p 0.500).\n\n' +
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
