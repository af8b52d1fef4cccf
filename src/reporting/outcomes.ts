import type { OutcomeComparison } from '../gating/decision.ts';
import { counted } from './cells.ts';
import { codeSpan, prose } from './escape.ts';
import { decimalsApart, rate, rateOf } from './format.ts';
import { stacked, unbroken } from './markdown.ts';
import { foldedTable } from './rows.ts';
import type { View } from './view.ts';
import { NOTHING } from './words.ts';

/** How the trials ended, folded. */
export function outcomesSection(view: View): string {
  const { outcomes, baseline } = view.decision;
  const compared = baseline !== null;
  const limited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const manyRubrics = new Set(outcomes.map((outcome) => outcome.rubric)).size > 1;
  return foldedTable(view, 'Outcomes of the trials', {
    noun: 'outcomes',
    columns: ['Outcome', 'This run', ...(compared ? ['Baseline'] : []), ...(limited ? ['Limits'] : [])],
    rows: outcomes.map((outcome) => cells(outcome, { manyRubrics, compared, limited })),
  });
}

interface Shown {
  readonly manyRubrics: boolean;
  readonly compared: boolean;
  readonly limited: boolean;
}

function cells(outcome: OutcomeComparison, { manyRubrics, compared, limited }: Shown): readonly string[] {
  const { candidate, baseline, at_least, at_most } = outcome;
  const own = rateOf(candidate);
  const before = baseline === null ? null : rateOf(baseline);
  const decimals = decimalsApart([own, before, at_most, at_least]);
  const limits = stacked([
    at_least === null ? '' : `at least ${unbroken(rate(at_least, decimals))}`,
    at_most === null ? '' : `at most ${unbroken(rate(at_most, decimals))}`,
  ]);
  return [
    stacked([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : '']),
    counted(own, candidate, decimals),
    ...(compared ? [counted(before, baseline, decimals)] : []),
    ...(limited ? [limits === '' ? NOTHING : limits] : []),
  ];
}
