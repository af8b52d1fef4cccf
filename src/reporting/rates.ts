import type { CriterionComparison, Decision, MetricComparison, PairedMeans, State } from '../gating/decision.ts';
import type { Count } from '../scoring/report.ts';
import { counted } from './cells.ts';
import { codeSpan, prose } from './escape.ts';
import { decides } from './findings.ts';
import { decimalsApart, fixed, points, quantity, rate, rateOf } from './format.ts';
import { joined, stacked, table, unbroken } from './markdown.ts';
import { foldedTable, leftOut, openTable, type Rows } from './rows.ts';
import type { View } from './view.ts';
import { BLOCKS, NOTHING, STATE_ORDER, STATES, TIERS } from './words.ts';

/** One line of a table of rates, whatever was measured. */
interface RateRow {
  readonly name: string;
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
  readonly paired?: PairedMeans;
  readonly state: State;
}

/** The table of metrics, and a note where the change is not the difference of the two rates beside it. */
export function metricsSection(view: View): string {
  const { decision, detail } = view;
  const rows = sorted(decision.metrics.map(metricRow), decision);
  if (rows.length === 0) return '';
  const shown = rateTable('Metric', 'metrics', rows.slice(0, detail.metrics), decision);
  return joined([
    table(shown.columns, shown.rows),
    pairingNote(rows.slice(0, detail.metrics)),
    leftOut(view, rows.length - detail.metrics, 'metrics'),
  ]);
}

/** Criteria that changed or block stand open, the others are folded. */
export function criteriaSection(view: View): string {
  const { decision } = view;
  const manyRubrics = new Set(decision.criteria.map((criterion) => criterion.rubric)).size > 1;
  const rows = sorted(
    decision.criteria.map((criterion) => criterionRow(criterion, manyRubrics)),
    decision,
  );
  const changed = rows.filter((row) => isChanged(row, decision));
  const others = rows.filter((row) => !isChanged(row, decision));
  const open = rateTable('Criterion', 'criteria that changed or block', changed, decision);
  const folded = rateTable('Criterion', 'other criteria', others, decision);
  return joined([
    changed.length === 0 ? '' : `### Criteria that changed or block (${changed.length})\n\n${openTable(view, open)}`,
    foldedTable(view, othersTitle(changed.length, decision), folded),
  ]);
}

function othersTitle(changed: number, decision: Decision): string {
  if (decision.baseline === null) return 'Criteria';
  return changed === 0 ? 'Criteria: no clear change' : 'Other criteria';
}

function metricRow(metric: MetricComparison): RateRow {
  return {
    ...metric,
    name: prose(metric.name, 60),
    label: stacked([prose(metric.name, 60), prose(metric.rubric, 60)]),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    baselineCount: metric.baseline_trials,
  };
}

function criterionRow(criterion: CriterionComparison, manyRubrics: boolean): RateRow {
  const role = [manyRubrics ? prose(criterion.rubric, 60) : '', TIERS[criterion.tier]].filter((word) => word !== '');
  return {
    ...criterion,
    name: codeSpan(criterion.key),
    label: stacked([codeSpan(criterion.key), role.join(', '), prose(criterion.question ?? '', 120)]),
    subject: `${criterion.rubric}/${criterion.key}`,
    candidate: criterion.candidate === null ? null : rateOf(criterion.candidate),
    candidateCount: criterion.candidate,
    baseline: criterion.baseline === null ? null : rateOf(criterion.baseline),
    baselineCount: criterion.baseline,
  };
}

/** Columns that would be empty in every row are left out. */
function rateTable(first: string, noun: string, rows: readonly RateRow[], decision: Decision): Rows {
  const compared = decision.baseline !== null;
  const bars = rows.some((row) => row.threshold !== null);
  const columns = [
    first,
    'This run',
    ...(compared ? ['Baseline', 'Change'] : []),
    ...(bars ? ['Threshold'] : []),
    'Result',
  ];
  return { noun, columns, rows: rows.map((row) => cells(row, compared, bars, decision)) };
}

function cells(row: RateRow, compared: boolean, bars: boolean, decision: Decision): readonly string[] {
  const decimals = decimalsApart([row.candidate, row.baseline, row.threshold]);
  const bar = row.threshold === null ? NOTHING : `at least ${unbroken(rate(row.threshold, decimals))}`;
  return [
    row.label,
    counted(row.candidate, row.candidateCount, decimals),
    ...(compared ? [counted(row.baseline, row.baselineCount, decimals), change(row)] : []),
    ...(bars ? [bar] : []),
    stacked([STATES[row.state], blocks(row.subject, decision) ? BLOCKS : '']),
  ];
}

function change(row: RateRow): string {
  if (row.delta === null) return NOTHING;
  const decimals = decimalsApart([row.delta, -row.tolerance, 0]);
  const tolerated = row.delta < 0 ? `tolerated: ${fixed(-row.tolerance * 100, decimals)}` : '';
  return stacked([unbroken(points(row.delta, decimals)), unbroken(tolerated)]);
}

/** Where other scenarios ran on each side, the rates that the change was taken from. */
function pairingNote(rows: readonly RateRow[]): string {
  const notes = rows.flatMap(({ name, candidate, baseline, delta, paired }) => {
    if (candidate === null || baseline === null || delta === null || paired === undefined) return [];
    if (Math.abs(delta - (candidate - baseline)) < 0.0005) return [];
    const decimals = decimalsApart([paired.baseline, paired.candidate]);
    const rates = `${rate(paired.baseline, decimals)} → ${rate(paired.candidate, decimals)}`;
    return [`${name} ${rates} (${quantity(paired.scenarios, 'scenario')})`];
  });
  return notes.length === 0 ? '' : `The change counts only what both runs scored: ${notes.join(', ')}.`;
}

function isChanged(row: RateRow, decision: Decision): boolean {
  return row.state === 'regressed' || row.state === 'improved' || blocks(row.subject, decision);
}

function blocks(subject: string, decision: Decision): boolean {
  return decision.findings.some((finding) => finding.subject === subject && decides(finding));
}

/** What blocks first, then by state, then the largest change, then by name. */
function sorted(rows: readonly RateRow[], decision: Decision): readonly RateRow[] {
  const rank = (row: RateRow): number => (blocks(row.subject, decision) ? -1 : STATE_ORDER.indexOf(row.state));
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || (a.subject < b.subject ? -1 : 1),
  );
}
