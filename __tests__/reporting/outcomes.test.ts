import { expect, it } from 'vitest';
import type { Decision } from '../../src/gating/decision.ts';
import { outcomesSection } from '../../src/reporting/outcomes.ts';
import { countOf, decisionOf, outcomeOf } from '../support/decisions.ts';

const sectionOf = (outcomes: Decision['outcomes'], baseline = decisionOf().baseline): string =>
  outcomesSection({
    decision: decisionOf({ outcomes, baseline }),
    detail: { findings: 10, open: 10, folded: 100, metrics: 10, sentence: 400 },
    links: {},
    includeOutput: true,
  });

const hard = outcomeOf('hard_failure', countOf(7, 100), countOf(2, 100));

it.each([
  {
    name: 'without limits',
    section: sectionOf([hard]),
    row: '| `hard_failure` | 7.0\u00a0%<br>(7/100) | 2.0\u00a0%<br>(2/100) |',
  },
  {
    name: 'with limits',
    section: sectionOf([{ ...hard, at_least: 0.01, at_most: 0.05 }]),
    row: '| at least 1.0\u00a0%<br>at most 5.0\u00a0% |',
  },
  {
    name: 'just above a limit',
    section: sectionOf([{ ...hard, candidate: countOf(5001, 100_000), at_most: 0.05 }]),
    row: '| 5.001\u00a0%<br>(5001/100000) | 2.000\u00a0%<br>(2/100) | at most 5.000\u00a0% |',
  },
  { name: 'without a baseline', section: sectionOf([hard], null), row: '| `hard_failure` | 7.0\u00a0%<br>(7/100) |\n' },
  {
    name: 'of two rubrics',
    section: sectionOf([hard, { ...hard, rubric: 'tool-use' }]),
    row: '| `hard_failure`<br>tool-use | ',
  },
])('outcomes $name', ({ section, row }) => {
  expect(section).toContain(row);
});
