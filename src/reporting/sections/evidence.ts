import type { CriterionComparison, Evidence, MetricComparison } from '../../gating/comparing/rate-comparison.ts';
import { criterionName, pointsUp, pValue } from '../../gating/wording.ts';
import { codeSpan } from '../markdown/escape.ts';
import { fixed } from '../markdown/format.ts';
import { stacked, unbroken } from '../markdown/markdown.ts';
import { foldedTable } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING, STATES, TESTS } from '../markdown/words.ts';

/** The tests behind every state, folded; for the job summary. */
export function evidenceSection(view: View): string {
  const { metrics, criteria } = view.decision;
  if (!view.detail.evidence) return '';
  return foldedTable(view, 'Tests behind the states', {
    noun: 'tests',
    columns: ['Compared', 'Test', 'p', 'Adjusted p', 'Decided', 'Tolerated drop', 'Drop it can see'],
    rows: [
      ...metrics.flatMap((metric) => tests(codeSpan(metric.name, 60), metric)),
      ...criteria.flatMap((criterion) =>
        tests(codeSpan(criterionName(criterion.rubric, criterion.key), 120), criterion),
      ),
    ],
  });
}

function tests(name: string, compared: MetricComparison | CriterionComparison): readonly (readonly string[])[] {
  const { evidence, state, tolerance, detectable, decided_by } = compared;
  return evidence.map(({ test, p, adjusted_p }: Evidence, index) => [
    index === 0 ? stacked([name, STATES[state]]) : '',
    TESTS[test],
    unbroken(pValue(p)),
    unbroken(pValue(adjusted_p)),
    decided_by.includes(test) ? 'yes' : 'no',
    index === 0 ? inPoints(fixed(tolerance * 100, 1)) : '',
    index > 0 ? '' : detectable === null ? NOTHING : inPoints(pointsUp(detectable)),
  ]);
}

function inPoints(size: string): string {
  return unbroken(`${size} points`);
}
