import type { OutcomeComparison } from '../../gating/comparing/rate-comparison.ts';
import type { Decision } from '../../gating/decision.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import { rateOf } from '../../gating/statistics/rates.ts';
import { rateCell } from '../markdown/cells.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, rate } from '../markdown/format.ts';
import { joined, stacked, unbroken } from '../markdown/markdown.ts';
import { foldedTable, openTable, type Rows } from '../markdown/rows.ts';
import type { View } from '../markdown/view.ts';
import { BLOCKS, NOTHING } from '../markdown/words.ts';

/** How the trials ended: what blocks open, the others folded; outcomes that never came about and have no limit are left out. */
export function outcomesSection(view: View): string {
  const outcomes = view.decision.outcomes.filter(isNews);
  const open = outcomes.filter((outcome) => blocks(outcome, view.decision));
  const others = outcomes.filter((outcome) => !open.includes(outcome));
  const title = `### Outcomes past their limit (${open.length})`;
  return joined([
    open.length === 0 ? '' : `${title}\n\n${openTable(view, outcomeRows(view, open))}`,
    foldedTable(view, open.length === 0 ? 'Outcomes of the trials' : 'Other outcomes', outcomeRows(view, others)),
  ]);
}

function outcomeRows({ decision }: View, outcomes: readonly OutcomeComparison[]): Rows {
  const compared = decision.baseline !== null;
  const limited = outcomes.some((outcome) => outcome.at_least !== null || outcome.at_most !== null);
  const manyRubrics = new Set(decision.outcomes.filter(isNews).map((outcome) => outcome.rubric)).size > 1;
  return {
    noun: 'outcomes',
    columns: ['Outcome', 'This run', ...(compared ? ['Baseline'] : []), ...(limited ? ['Limits'] : [])],
    rows: outcomes.map((outcome) =>
      cells(outcome, { manyRubrics, compared, limited, blocks: blocks(outcome, decision) }),
    ),
  };
}

function isNews({ candidate, baseline, at_least, at_most }: OutcomeComparison): boolean {
  return candidate.passed > 0 || (baseline?.passed ?? 0) > 0 || at_least !== null || at_most !== null;
}

/** Findings name an outcome with its rubric, that of the primary rubric also without. */
function blocks({ rubric, outcome }: OutcomeComparison, { findings, metrics }: Decision): boolean {
  const names = [`${rubric}/${outcome}`, ...(metrics[0]?.rubric === rubric ? [outcome] : [])];
  return findings.some(
    (finding) => decides(finding) && finding.subject_kind === 'outcome' && names.includes(finding.subject ?? ''),
  );
}

interface Shown {
  readonly manyRubrics: boolean;
  readonly compared: boolean;
  readonly limited: boolean;
  readonly blocks: boolean;
}

function cells(outcome: OutcomeComparison, { manyRubrics, compared, limited, blocks }: Shown): readonly string[] {
  const { candidate, baseline, at_least, at_most } = outcome;
  const own = rateOf(candidate);
  const before = baseline === null ? null : rateOf(baseline);
  const decimals = decimalsApart([own, before, at_most, at_least]);
  const limits = stacked([
    at_least === null ? '' : `at least ${unbroken(rate(at_least, decimals))}`,
    at_most === null ? '' : `at most ${unbroken(rate(at_most, decimals))}`,
    blocks ? BLOCKS : '',
  ]);
  return [
    stacked([codeSpan(outcome.outcome), manyRubrics ? prose(outcome.rubric, 60) : '']),
    rateCell(own, candidate, decimals),
    ...(compared ? [rateCell(before, baseline, decimals)] : []),
    ...(limited ? [limits === '' ? NOTHING : limits] : []),
  ];
}
