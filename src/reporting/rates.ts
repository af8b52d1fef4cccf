import type { CriterionComparison, Decision, MetricComparison, OutcomeComparison, State } from '../gating/decision.ts';
import type { Count } from '../scoring/report.ts';
import { codeSpan, prose } from './escape.ts';
import { countedRate, decimalsApart, points, quantity, rate, rateOf } from './format.ts';
import { type Column, table } from './markdown.ts';
import { foldedTable, leftOut, openTable } from './rows.ts';
import type { View } from './view.ts';
import { BLOCKS, NOTHING, STATE_ORDER, STATES, TIERS } from './words.ts';

/** One line of a table of rates, whatever was measured. */
interface RateRow {
  readonly label: string;
  /** What findings call it. */
  readonly subject: string;
  readonly candidate: number | null;
  readonly candidateCount: Count | null;
  readonly baseline: number | null;
  readonly baselineCount: Count | null;
  readonly delta: number | null;
  readonly threshold: number | null;
  readonly tolerance: number;
  readonly state: State;
}

/** The table of metrics, and a note where the change is not the difference of the two rates beside it. */
export function metricsSection(view: View): string {
  const { decision, detail } = view;
  const rows = sorted(decision.metrics.map(metricRow), decision);
  if (rows.length === 0) return '';
  return [
    table(
      columns('Metric', decision),
      rows.slice(0, detail.metrics).map((row) => cells(row, decision)),
    ),
    pairingNote(rows, decision),
    leftOut(view, rows.length - detail.metrics, 'metrics'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Criteria that changed or block stand open, the others are folded. */
export function criteriaSection(view: View): string {
  const { decision } = view;
  const oneRubric = new Set(decision.criteria.map((criterion) => criterion.rubric)).size <= 1;
  const rows = sorted(
    decision.criteria.map((criterion) => criterionRow(criterion, oneRubric)),
    decision,
  );
  const list = (noun: string, some: readonly RateRow[]) => ({
    noun,
    columns: columns('Criterion', decision),
    rows: some.map((row) => cells(row, decision)),
  });
  const changed = rows.filter((row) => isChanged(row, decision));
  const others = rows.filter((row) => !isChanged(row, decision));
  return [
    changed.length === 0 ? '' : `### Criteria that changed or block (${changed.length})`,
    changed.length === 0 ? '' : openTable(view, list('criteria that changed or block', changed)),
    foldedTable(
      view,
      changed.length === 0 ? 'Criteria, none changed' : 'Other criteria',
      list('other criteria', others),
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** How the trials ended, folded. */
export function outcomesSection(view: View): string {
  const { outcomes, baseline } = view.decision;
  const oneRubric = new Set(outcomes.map((outcome) => outcome.rubric)).size <= 1;
  const names = ['Outcome', 'This run', ...(baseline === null ? [] : ['Baseline']), 'Required'];
  return foldedTable(view, 'Outcomes of the trials', {
    noun: 'outcomes',
    columns: names.map((title) => ({ title })),
    rows: outcomes.map((outcome) => outcomeCells(outcome, oneRubric, baseline !== null, view.decision)),
  });
}

function metricRow(metric: MetricComparison): RateRow {
  return {
    ...metric,
    label: prose(metric.name, 60),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    baselineCount: metric.baseline_trials,
  };
}

function criterionRow(criterion: CriterionComparison, oneRubric: boolean): RateRow {
  const subject = `${criterion.rubric}/${criterion.key}`;
  const name = `${codeSpan(oneRubric ? criterion.key : subject)}${TIERS[criterion.tier]}`;
  return {
    ...criterion,
    label: criterion.question === undefined ? name : `${name}<br>${prose(criterion.question, 120)}`,
    subject,
    candidate: criterion.candidate === null ? null : rateOf(criterion.candidate),
    candidateCount: criterion.candidate,
    baseline: criterion.baseline === null ? null : rateOf(criterion.baseline),
    baselineCount: criterion.baseline,
  };
}

function columns(first: string, decision: Decision): readonly Column[] {
  const compared = decision.baseline === null ? [] : [{ title: 'Baseline' }, { title: 'Change' }];
  return [{ title: first }, { title: 'This run' }, ...compared, { title: 'Required' }, { title: 'Result' }];
}

function cells(row: RateRow, decision: Decision): readonly string[] {
  const decimals = decimalsApart([row.candidate, row.baseline, row.threshold]);
  const compared = decision.baseline === null ? [] : [counted(row.baseline, row.baselineCount, decimals), change(row)];
  const state = blocks(row.subject, decision) ? `**${STATES[row.state]}, ${BLOCKS}**` : STATES[row.state];
  const required = requirement(row, decimals, decision.baseline !== null);
  return [row.label, counted(row.candidate, row.candidateCount, decimals), ...compared, required, state];
}

function counted(value: number | null, count: Count | null, decimals: number): string {
  if (value === null) return NOTHING;
  return count === null ? rate(value, decimals) : countedRate(value, count, decimals);
}

function change(row: RateRow): string {
  if (row.delta === null) return NOTHING;
  return points(row.delta, decimalsApart([row.delta, -row.tolerance, 0]));
}

function requirement(row: RateRow, decimals: number, compared: boolean): string {
  const parts = [
    row.threshold === null ? '' : `at least ${rate(row.threshold, decimals)}`,
    compared ? `drop below ${points(row.tolerance).replace('+', '')}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? NOTHING : parts.join('<br>');
}

function outcomeCells(
  outcome: OutcomeComparison,
  oneRubric: boolean,
  compared: boolean,
  decision: Decision,
): readonly string[] {
  const own = rateOf(outcome.candidate);
  const before = outcome.baseline === null ? null : rateOf(outcome.baseline);
  const decimals = decimalsApart([own, before, outcome.at_most, outcome.at_least]);
  const bars = [
    outcome.at_least === null ? '' : `at least ${rate(outcome.at_least, decimals)}`,
    outcome.at_most === null ? '' : `at most ${rate(outcome.at_most, decimals)}`,
    blocks(outcome.outcome, decision) ? `**${BLOCKS}**` : '',
  ].filter((part) => part !== '');
  return [
    codeSpan(oneRubric ? outcome.outcome : `${outcome.rubric}/${outcome.outcome}`),
    counted(own, outcome.candidate, decimals),
    ...(compared ? [counted(before, outcome.baseline, decimals)] : []),
    bars.length === 0 ? NOTHING : bars.join('<br>'),
  ];
}

function pairingNote(rows: readonly RateRow[], decision: Decision): string {
  const differs = rows.some(
    ({ candidate, baseline, delta }) =>
      candidate !== null && baseline !== null && delta !== null && Math.abs(delta - (candidate - baseline)) >= 0.0005,
  );
  if (!differs) return '';
  return `Change is measured on the ${quantity(decision.scenarios.paired, 'scenario')} that both runs could score.`;
}

function isChanged(row: RateRow, decision: Decision): boolean {
  return row.state === 'regressed' || row.state === 'improved' || blocks(row.subject, decision);
}

function blocks(subject: string, decision: Decision): boolean {
  return decision.findings.some(
    (finding) => finding.subject === subject && (finding.effect === 'block' || finding.effect === 'invalid'),
  );
}

/** What blocks first, then by state, then the largest change, then by name. */
function sorted(rows: readonly RateRow[], decision: Decision): readonly RateRow[] {
  const rank = (row: RateRow): number => (blocks(row.subject, decision) ? -1 : STATE_ORDER.indexOf(row.state));
  return [...rows].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) ||
      (a.subject < b.subject ? -1 : a.subject > b.subject ? 1 : 0),
  );
}
