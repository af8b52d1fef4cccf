import type { CriterionComparison, Decision, Finding, MetricComparison } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { addTo } from '../../contract/numbers.ts';
import { byText, counted } from '../../contract/text.ts';
import { pairedRates } from '../../gating/comparing/comparisons.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import type { FindingCode } from '../../gating/messages/catalogue.ts';
import { crashedShare } from '../../gating/messages/rates.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { rateOf } from '../../gating/statistics/rates.ts';
import { criterionName, pValue } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { decimalsApart, fixed, points, range, rate } from '../markdown/format.ts';
import {
  foldedTable,
  joined,
  leftOut,
  openTable,
  type Rows,
  rateCell,
  small,
  stacked,
  table,
  unbroken,
} from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import {
  BARS,
  BLOCKS,
  DRIFTED,
  LEANING_DOWN,
  NOTHING,
  STATE_ORDER,
  STATE_WORDS,
  STATES,
  TIERS,
  WAIVED,
} from '../markdown/words.ts';
import { isAboutRate } from './findings.ts';

/** The table of metrics, with a note on how its changes are to be read. */
export function metricsSection(view: View): string {
  const { decision, detail } = view;
  const rows = sorted(decision.metrics.map(metricRow), decision);
  if (rows.length === 0) return '';
  const told = rows.slice(0, detail.metrics);
  const shown = rateTable('Metric', 'metrics', told, decision);
  const notes = [rangeNote([...rows, ...criterionRows(decision)]), pairingNote(told), waivedNote(told)];
  return joined([
    table(shown.columns, shown.rows),
    small(notes.filter((note) => note !== '').join(' ')),
    leftOut(view, rows.length - detail.metrics, 'metrics'),
  ]);
}

/** Criteria that block, and those that changed and are not advisory, are open; the others are folded. */
export function criteriaSection(view: View): string {
  const { decision } = view;
  const rows = sorted(criterionRows(decision), decision);
  const open = rows.filter((row) => isOpen(row, decision));
  const others = rows.filter((row) => !isOpen(row, decision));
  const title = `### Criteria that changed or block (${open.length})`;
  return joined([
    open.length === 0 ? '' : `${title}\n\n${openTable(view, rateTable('Criterion', 'criteria', open, decision))}`,
    foldedTable(
      view,
      open.length === 0 ? 'Criteria' : 'Other criteria',
      rateTable('Criterion', 'other criteria', others, decision),
      decision.baseline === null ? '' : `: ${tally(others)}`,
    ),
  ]);
}

function criterionRows({ criteria }: Decision): readonly RateRow[] {
  const manyRubrics = new Set(criteria.map(({ rubric }) => rubric)).size > 1;
  return criteria.map((criterion) => criterionRow(criterion, manyRubrics));
}

/** Counts of states, as the title of the folded rows. */
function tally(rows: readonly RateRow[]): string {
  const counts = new Map<string, number>();
  for (const { state, advisory } of rows) {
    const changed = state === 'regressed' || state === 'improved';
    const words = `${STATE_WORDS[state]}${advisory && changed ? ' (advisory)' : ''}`;
    addTo(counts, words);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(', ');
}

/** The result stands second, so that a narrow screen shows it; columns that would be empty in every row are left out. */
function rateTable(first: string, noun: string, rows: readonly RateRow[], decision: Decision): Rows {
  const compared = decision.baseline !== null;
  const bars = rows.some((row) => row.threshold !== null);
  const columns = [
    first,
    'Result',
    'This run',
    ...(compared ? ['Baseline', 'Change'] : []),
    ...(bars ? ['Threshold'] : []),
  ];
  return { noun, columns, rows: rows.map((row) => cells(row, decision, bars)) };
}

function cells(row: RateRow, decision: Decision, bars: boolean): readonly string[] {
  const decimals = decimalsApart([row.candidate, row.baseline, row.threshold]);
  const bar = row.threshold === null ? NOTHING : `at least ${unbroken(rate(row.threshold, decimals))}`;
  return [
    row.label,
    resultOf(row, decision),
    rateCell(row.candidate, row.candidateCount, decimals),
    ...(decision.baseline !== null ? [rateCell(row.baseline, row.baselineCount, decimals), change(row)] : []),
    ...(bars ? [bar] : []),
  ];
}

/** The change, its range or the p that decided, and the drop that counts if there may be one. */
function change(row: RateRow): string {
  const { delta, interval, tolerance } = row;
  if (delta === null) return NOTHING;
  const decimals = decimalsApart([delta, interval?.lower ?? null, -tolerance, 0]);
  const counts = tolerance === 0 ? 'any drop counts' : `counts from ${fixed(-tolerance * 100, decimals)}`;
  return stacked([
    unbroken(points(delta, decimals)),
    small(unbroken(provenBeyond(row) ?? (interval === null ? '' : range(interval, decimals)))),
    small((interval?.lower ?? delta) < 0 ? unbroken(counts) : ''),
  ]);
}

/** The p of the test that decided, where the range still reaches 0: it has a least width and leaves out main's history. */
function provenBeyond({ state, interval, evidence, decided_by }: RateRow): string | null {
  if (state !== 'regressed' || interval === null || interval.upper < 0) return null;
  const ps = evidence.filter(({ test }) => decided_by.includes(test)).map(({ adjusted_p }) => adjusted_p);
  return `adjusted p ${pValue(Math.min(...ps))}`;
}

function rangeNote(rows: readonly RateRow[]): string {
  const ranged = rows.filter((row) => row.interval !== null && provenBeyond(row) === null);
  const risen = rows.some(
    ({ state, interval, tolerance }) => state === 'unchanged' && (interval?.upper ?? 0) >= tolerance,
  );
  const proven = rows.some((row) => provenBeyond(row) !== null);
  return [
    ...(ranged.length > 0
      ? ['Brackets: confidence interval per rate. Blocking tests are corrected for multiple comparisons.']
      : []),
    ...(proven
      ? [
          'Adjusted p: chance of such a drop if nothing changed, corrected for multiple comparisons. The deciding test uses more data than the interval.',
        ]
      : []),
    ...(risen ? ['Unchanged: a drop that counts is ruled out; a rise is not.'] : []),
  ].join(' ');
}

/** If the runs have different scenarios: the rates of the common ones, which the change compares. */
function pairingNote(rows: readonly RateRow[]): string {
  const notes = rows.flatMap((row) => {
    const paired = pairedRates(row);
    if (paired === undefined || paired.waived !== undefined) return [];
    const decimals = decimalsApart([paired.baseline, paired.candidate]);
    const rates = `${rate(paired.baseline, decimals)} → ${rate(paired.candidate, decimals)}`;
    return [`${row.name} ${rates} (${counted(paired.scenarios, 'scenario')})`];
  });
  return notes.length === 0
    ? ''
    : `The change covers only scenarios that all compared runs scored: ${notes.join(', ')}.`;
}

/** Waived scenarios count as unchanged, so no two measured rates give the change. */
function waivedNote(rows: readonly RateRow[]): string {
  const waived = Math.max(0, ...rows.map(({ paired }) => paired?.waived ?? 0));
  return waived === 0 ? '' : `The change counts ${counted(waived, 'waived scenario')} as unchanged.`;
}

/** One line of a table of rates, whatever was measured. */
interface RateRow extends Omit<MetricComparison, Unshown> {
  readonly label: string;
  /** What findings and waivers call it. */
  readonly subject: string;
  readonly candidateCount: Count | null;
  readonly baselineCount: Count | null;
  readonly advisory: boolean;
}

/** Parts of a metric that no table of rates shows. */
type Unshown = 'candidate_trials' | 'baseline_trials' | 'level' | 'detectable' | 'reliability';

/** The row of a metric. */
export function metricRow(metric: MetricComparison): RateRow {
  return {
    ...metric,
    name: prose(metric.name, 60),
    label: stacked([prose(metric.name, 60), prose(metric.rubric, 60), TIERS[metric.tier]]),
    subject: metric.name,
    candidateCount: metric.candidate_trials,
    baselineCount: metric.baseline_trials,
    advisory: !gates(metric),
  };
}

/** The row of a criterion, with its rubric where there are several. */
export function criterionRow(criterion: CriterionComparison, manyRubrics: boolean): RateRow {
  const role = [manyRubrics ? prose(criterion.rubric, 60) : '', TIERS[criterion.tier]].filter((word) => word !== '');
  return {
    ...criterion,
    name: codeSpan(criterion.key),
    label: stacked([codeSpan(criterion.key), role.join(', '), prose(criterion.question ?? '', 120)]),
    subject: criterionName(criterion.rubric, criterion.key),
    candidate: criterion.candidate === null ? null : rateOf(criterion.candidate),
    candidateCount: criterion.candidate,
    baseline: criterion.baseline === null ? null : rateOf(criterion.baseline),
    baselineCount: criterion.baseline,
    advisory: !gates(criterion),
  };
}

/** The state, the place relative to the threshold, and whether it blocks. */
export function resultOf(row: RateRow, decision: Decision): string {
  const about = aboutRow(row, decision);
  const bars = about.filter(({ code }) => NEAR.has(code) || BELOW.has(code));
  const drift = about.find(({ code }) => code === 'drifted');
  const blocks = about.some((finding) => decides(finding) && finding !== drift) && !bars.some(decides);
  const waived = decision.waivers.some(({ subject, effect }) => subject === row.subject && effect === 'used');
  return stacked([
    STATES[row.state],
    row.leaning_down ? LEANING_DOWN : '',
    ...bars.slice(0, 1).map(barMark),
    blocks ? BLOCKS : '',
    drift === undefined ? '' : decides(drift) ? DRIFTED.blocks : DRIFTED.warns,
    waived ? WAIVED : '',
    crashNote(row, decision),
  ]);
}

/** If a rate fell but not on the compared scenarios, crashes may explain it: they count even where a criterion would not apply. */
function crashNote(row: RateRow, { trials }: Decision): string {
  const hasFallen = (row.candidate ?? 0) < (row.baseline ?? 0) && (row.delta ?? 0) >= 0;
  return hasFallen && pairedRates(row) !== undefined ? crashedShare(row.candidateCount, trials.errored.agent) : '';
}

/** Whether the row is shown open: it blocks, or it changed and is not advisory. */
export function isOpen(row: RateRow, decision: Decision): boolean {
  const changed = row.state === 'regressed' || row.state === 'improved';
  return blocks(row, decision) || (changed && !row.advisory);
}

/** What blocks first, then by state, then the largest change, then by name. */
function sorted(rows: readonly RateRow[], decision: Decision): readonly RateRow[] {
  const rank = (row: RateRow): number => (blocks(row, decision) ? -1 : STATE_ORDER.indexOf(row.state));
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject),
  );
}

function blocks(row: RateRow, decision: Decision): boolean {
  return aboutRow(row, decision).some(decides);
}

function aboutRow({ subject }: RateRow, { findings }: Decision): readonly Finding[] {
  return findings.filter((finding) => finding.subject === subject && isAboutRate(finding));
}

const NEAR: ReadonlySet<string> = new Set<FindingCode>(['metric-near-threshold', 'criterion-near-threshold']);
const BELOW: ReadonlySet<string> = new Set<FindingCode>(['metric-below-threshold', 'criterion-below-threshold']);

/** Below the threshold, or near it where noise may explain that. */
function barMark(finding: Finding): string {
  return decides(finding) ? BARS.blocks : NEAR.has(finding.code) ? BARS.near : BARS.below;
}
