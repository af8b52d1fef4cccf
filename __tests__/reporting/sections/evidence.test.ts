import { describe, expect, it } from 'vitest';
import { evidenceSection } from '../../../src/reporting/sections/statistics.ts';
import { criterionOf, evidenceOf, metricOf } from '../../support/decisions.ts';
import { viewOf } from '../view-of.ts';

const decision = {
  metrics: [
    metricOf({
      state: 'regressed',
      evidence: [evidenceOf(0.0001, 'paired-t', 0.0312), evidenceOf(0.2, 'history-t', 1)],
      decided_by: ['paired-t'],
    }),
  ],
  criteria: [criterionOf({ detectable: null }), criterionOf({ key: 'seldom', evidence: [] })],
} as const;

describe('the tests behind the states', () => {
  it('are told with their p-values, and which of them decided', () => {
    const rows = evidenceSection(viewOf(decision, { evidence: true })).split('\n');
    expect(rows).toContain(
      '| `TCR` 🔻\u00a0regressed | paired t | <\u00a00.001 | 0.031 | yes | 2.0\u00a0points | 2.5\u00a0points |',
    );
    expect(rows).toContain('|  | history of main | 0.200 | 1.000 | no |  |  |');
    expect(rows).toContain(
      '| `task-completion/correct_participants` unchanged | McNemar mid-p | 0.500 | 0.750 | no | 2.0\u00a0points | – |',
    );
  });

  it('are counted in the title of the fold; a comparison without a test has no row', () => {
    const section = evidenceSection(viewOf(decision, { evidence: true }));
    expect(section).toContain('<summary>Tests behind the states (3)</summary>');
    expect(section).not.toContain('seldom');
  });

  it('stay out of the comment', () => {
    expect(evidenceSection(viewOf(decision))).toBe('');
  });
});
