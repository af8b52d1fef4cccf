import type {
  CriterionComparison,
  Decision,
  Finding,
  LiftComparison,
  MetricComparison,
} from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { addTo } from '../../contract/numbers.ts';
import { byText, counted } from '../../contract/text.ts';
import { rowOf } from '../../gating/findings/catalogue.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import { mayHaveDropped } from '../../gating/signs-of-drop.ts';
import { rateOf } from '../../gating/statistics/rate-of.ts';
import { criterionName, rightText } from '../../gating/wording.ts';
import { codeSpan, keyText, prose } from '../markdown/escape.ts';
import {
  boldIf,
  capitalised,
  changeCell,
  ended,
  fixed,
  signedPoints,
  wholeChange,
  wholeRate,
} from '../markdown/format.ts';
import { beside, foldedList, joined, leftOut, type Rows, small, table, unbroken } from '../markdown/tables.ts';
import type { View } from '../markdown/view.ts';
import { NOTHING, STATE_ORDER, STATE_WORDS } from '../markdown/words.ts';
import { heldRate, metricTitle } from './head.ts';
import { outcomesPastLimit } from './trials.ts';
import { isPastLimit, usageRows } from './usage.ts';

/** The open table: metrics, and what blocks, or moved and may block. For phones: icon first, short names, both rates in a cell. */
export function ratesSection(view: View): string {
  const { rows, shown } = openRates(view);
  if (shown.rows.length === 0) return '';
  return joined([
    table(shown.columns, shown.rows, shown.align),
    small(notesOn(rows.slice(0, view.detail.metrics), view.decision).join(' · ')),
    leftOut(view, rows.length - view.detail.metrics, shown.noun),
  ]);
}

/** Every metric and criterion, in the order of the decision, with the cells of its row and the notes below; for the report. */
export function allRates({ decision, here }: Pick<View, 'decision' | 'here'>) {
  const rates = [...metricRows(decision), ...criterionRows(decision)];
  return { rates, table: rateTable({ decision, here }, 'rates', rates), notes: notesOn(rates, decision) };
}

/** The rows of the open table and their cells, without ranges; also for the terminal. */
export function openRates(view: View) {
  const { decision, detail, here } = view;
  const open = sorted(criterionRows(decision)).filter(({ isBlocking, advisory, state }) => {
    return isBlocking || (!advisory && (state === 'regressed' || state === 'improved'));
  });
  const rows = [...metricRows(decision), ...open].sort((a, b) => Number(b.isBlocking) - Number(a.isBlocking));
  const isCompared = decision.baseline !== null;
  const usage = usageRows((decision.usage ?? []).filter(isPastLimit), isCompared, here).rows;
  const short = rows.slice(0, detail.metrics).map((row) => ({ ...row, label: row.short }));
  const shown = rateTable(view, 'rates', short, false);
  const others = [
    ...outcomesPastLimit(decision),
    ...usage.map((amount) => (isCompared ? amount.toSpliced(3, 1) : amount)),
  ];
  return { rows, shown: { ...shown, rows: [...shown.rows, ...others] } };
}

export function criteriaSection(view: View): string {
  const { decision } = view;
  const rows = sorted(criterionRows(decision));
  const isAlone = decision.baseline === null;
  const ordered = isAlone ? rows.toSorted((a, b) => (a.candidate ?? 1) - (b.candidate ?? 1)) : rows;
  const table = rateTable(view, 'criteria', ordered);
  const title = isAlone && rows.length > 1 ? 'All criteria, the lowest first' : 'All criteria';
  return foldedList(view, title, table, isAlone ? '' : `: ${tally(rows)}`);
}

/** Rows of the criteria, without a rubric's only criterion if it repeats the metric and no finding on it decides. */
function criterionRows(decision: Decision): readonly RateRow[] {
  const { criteria, metrics, findings } = decision;
  return criteria
    .filter(({ rubric, key, delta }) => {
      const isOnly = criteria.every((sibling) => sibling.rubric !== rubric || sibling.key === key);
      const metric = metrics.find((entry) => entry.rubric === rubric);
      const repeats = isOnly && metric !== undefined && Math.abs((metric.delta ?? 0) - (delta ?? 0)) < 1e-9;
      return !repeats || findings.some((finding) => decides(finding) && finding.subject === criterionName(rubric, key));
    })
    .flatMap((criterion) => [criterionRow(criterion), ...scoreRow(criterion)])
    .map(withFindings(decision));
}

function tally(rows: readonly RateRow[]): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const still = row.state === 'inconclusive' ? 'within noise' : STATE_WORDS[row.state];
    addTo(counts, directionOf(row) ?? still);
  }
  return [...counts].map(([words, count]) => `${count} ${words}`).join(', ');
}

/** Direction in which a rate moved beyond noise; null if it did not. */
function directionOf({ state, interval }: RateRow): 'lower' | 'higher' | null {
  if (state === 'regressed' || (interval !== null && interval.upper < 0)) return 'lower';
  return state === 'improved' || (interval !== null && interval.lower > 0) ? 'higher' : null;
}

/** A table of rates, with the ranges of their changes if it may and any row has one. */
function rateTable(
  { decision, here }: Pick<View, 'decision' | 'here'>,
  noun: string,
  rows: readonly RateRow[],
  mayHaveRanges = true,
): Rows {
  const isCompared = decision.baseline !== null;
  const level = fixed(decision.confidence * 100, 0);
  const isRanged = mayHaveRanges && isCompared && rows.some(({ interval }) => interval !== null);
  const columns = [
    '',
    '',
    isCompared ? `main → ${here}` : here,
    ...(isRanged ? [`${level} % range`] : []),
    'blocks if',
  ];
  const shown = rows.map((row) => cells(row, decision, isRanged));
  return { noun, columns, limitAt: columns.length - 1, align: `cl${isRanged ? 'rr' : 'r'}l`, rows: shown };
}

/** Icon, name, both rates with the change, the range of the change if any row has one, and limit. */
function cells(row: RateRow, decision: Decision, isRanged: boolean): readonly string[] {
  const { main, now, change } = ratesOf(row);
  const { interval, isBlocking, label, note } = row;
  const isCompared = decision.baseline !== null;
  const here = now === null ? NOTHING : boldIf(isBlocking, unbroken(now));
  const difference = row.delta === null ? '' : signedPoints(change);
  const range =
    interval === null ? NOTHING : `${signedPoints(interval.lower)} ${unbroken(`to ${signedPoints(interval.upper)}`)}`;
  return [
    `${iconOf(row)}${isBlocking && crashNote(row, decision) !== '' ? '\u00a0¹' : ''}`,
    beside([boldIf(isBlocking, label), note], ' · '),
    isCompared ? changeCell({ main: main ?? NOTHING, here, change: difference }) : here,
    ...(isRanged ? [range] : []),
    limitOf(row, isCompared, decision),
  ];
}

/** Rates over the paired scenarios, which agree with the change; over the whole run if nothing is paired or a pair is waived. */
function ratesOf({ paired, baseline, candidate, threshold, delta, isLift }: RateRow) {
  const isPaired = paired !== undefined && paired.waived === undefined;
  const [main, now] = isPaired ? [paired.baseline, paired.candidate] : [baseline, candidate];
  const shown = (value: number, limit: number | null = null) =>
    isLift ? signedPoints(value) : wholeRate(value, limit);
  return {
    main: main === null ? null : shown(main),
    now: now === null ? null : shown(now, threshold),
    change: (isPaired || isLift) && now !== null && main !== null ? wholeChange(main, now) : (delta ?? 0),
  };
}

function limitOf(row: RateRow, compared: boolean, { waivers }: Pick<Decision, 'waivers'>): string {
  const { advisory, tolerance, threshold, state, isLift } = row;
  if (advisory) return 'only watched';
  const ceiling = waivers.find(({ subject, effect }) => effect === 'used' && subject === row.subject)?.ceiling ?? null;
  if (ceiling !== null) return `worse by ${unbroken(`> ${plainPoints(ceiling)}`)} (waiver)`;
  const held = heldRate(row);
  const over = held === null ? '' : ` (${held} over all)`;
  const isTested = compared && state !== 'not-comparable';
  const drop = tolerance === 0 ? 'drops' : `drops ${unbroken(`> ${plainPoints(tolerance)}`)}`;
  const least = isLift ? signedPoints(threshold ?? 0) : `${wholeRate(threshold ?? 0)}${over}`;
  return beside([isTested ? drop : '', threshold === null ? '' : unbroken(`< ${least}`)], ', or ') || NOTHING;
}

function plainPoints(share: number): string {
  return fixed(share * 100, 1).replace(/\.0$/, '');
}

/** ❌ blocks, 🔻 lower, 🟢 higher, ⚠️ worth a look, · neither. */
function iconOf(row: RateRow): string {
  if (row.isBlocking) return '❌';
  if (row.isMarked) return '⚠️';
  const direction = directionOf(row);
  if (direction !== null) return direction === 'lower' ? '🔻' : '🟢';
  return mayHaveDropped(row, row.tolerance) || row.state === 'not-comparable' ? '⚠️' : '·';
}

function notesOn(rows: readonly RateRow[], decision: Decision): readonly string[] {
  const marked = rows.filter((row) => row.isBlocking && crashNote(row, decision) !== '');
  const [crashed = '', ...others] = new Set(marked.map((row) => crashNote(row, decision)));
  const { total, paired, new: added, changed } = decision.scenarios;
  const unjudged = decision.baseline === null ? 0 : total - paired - added - changed;
  const waived = Math.max(0, ...rows.map(({ paired }) => paired?.waived ?? 0));
  return [
    ...(crashed === '' ? [] : [`¹ ${ended(capitalised(others.length === 0 ? crashed : crashesOfEach(decision)))}`]),
    ...(unjudged > 0
      ? [`${counted(unjudged, 'scenario')} had no verdict and ${unjudged === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(waived === 0
      ? []
      : [`The change counts ${waived} waived ${waived === 1 ? 'scenario' : 'scenarios'} as unchanged.`]),
  ];
}

/** How many failures of a criterion are crashes, as a crash fails every criterion, even one that would not apply. Empty for none. */
function crashNote({ candidateCount }: RateRow, { trials }: Decision): string {
  const crashes = trials.errored.agent;
  const failures = candidateCount === null ? 0 : candidateCount.total - candidateCount.passed;
  if (crashes === 0 || failures < crashes) return '';
  return areCrashes(
    `${crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`} failures of this run`,
    crashes,
  );
}

/** For criteria of which each has another number of failures. */
function crashesOfEach({ trials }: Decision): string {
  return areCrashes(`${trials.errored.agent} of the failures of each`, trials.errored.agent);
}

function areCrashes(failures: string, crashes: number): string {
  return `${failures} ${crashes === 1 ? 'is a crash' : 'are crashes'} of the agent`;
}

/** One row of a table of rates: a metric, a criterion, or the mean score of a criterion. */
export interface RateRow
  extends Pick<
    MetricComparison,
    'state' | 'candidate' | 'baseline' | 'paired' | 'delta' | 'interval' | 'threshold' | 'tolerance'
  > {
  readonly label: string;
  /** The key of a criterion, which is shorter than its question. */
  readonly short: string;
  /** Text beside the label: its tier, band or status, or that it is a mean score. */
  readonly note: string;
  readonly subject: string;
  /** Of a criterion that is compared by its passes. */
  readonly candidateCount: Count | null;
  readonly advisory: boolean;
  readonly isMetric: boolean;
  /** Present if its rates are differences of scores. */
  readonly isLift?: true;
  /** Whether a finding about it decides, or marks it. */
  readonly isBlocking: boolean;
  readonly isMarked: boolean;
}

type PlainRow = Omit<RateRow, 'isBlocking' | 'isMarked'>;

function withFindings({ findings }: Decision): (row: PlainRow) => RateRow {
  return (row) => {
    // An outcome or a scenario may have the same name.
    const kinds = row.isLift ? ['lift'] : ['metric', 'criterion'];
    const about = findings.filter(({ subject, subject_kind: kind = '' }) => {
      return subject === row.subject && kinds.includes(kind);
    });
    return { ...row, isBlocking: about.some(decides), isMarked: about.some(({ code }) => rowOf(code).marksRate) };
  };
}

function metricRows(decision: Decision): readonly RateRow[] {
  const { metrics, lifts = [] } = decision;
  return [...metrics.map(metricRow), ...lifts.map(liftRow)].map(withFindings(decision));
}

function metricRow(metric: MetricComparison): PlainRow {
  return {
    ...metric,
    label: metricTitle(metric),
    short: metricTitle(metric),
    // The name, by which the policy and other sentences call it.
    note: beside(
      [
        metric.title === undefined || metric.title === metric.name ? '' : prose(metric.name, 40),
        metric.tier === 'critical' ? 'critical' : '',
        prose(metric.band ?? '', 40),
        judgeText(metric),
      ],
      ' · ',
    ),
    subject: metric.name,
    candidateCount: null,
    advisory: !gates(metric),
    isMetric: true,
  };
}

function liftRow(lift: LiftComparison): PlainRow {
  const label = `lift over ${codeSpan(lift.arm, 60)}`;
  return {
    ...lift,
    label,
    short: label,
    note: scoresText(lift),
    subject: lift.arm,
    candidateCount: null,
    advisory: !gates(lift),
    isMetric: false,
    isLift: true,
  };
}

/** `with 80 → 62 %, without 40 → 40 %`. */
function scoresText({ with: agent, without }: LiftComparison): string {
  const [withIt, withoutIt] = [agent, without].map(
    (score) => score && `${wholeRate(score.baseline).replace(/ %$/, '')} → ${wholeRate(score.candidate)}`,
  );
  return withIt === undefined || withoutIt === undefined
    ? ''
    : `with ${unbroken(withIt)}, without ${unbroken(withoutIt)}`;
}

function criterionRow(criterion: CriterionComparison): PlainRow {
  const { question, key } = criterion;
  return {
    ...criterion,
    label: question === undefined ? keyText(key) : prose(question, 90),
    short: keyText(key),
    note: beside(
      [
        criterion.tier === 'critical' ? 'critical' : criterion.by_score ? MEAN : '',
        criterion.status ?? '',
        judgeText(criterion),
      ],
      ' · ',
    ),
    subject: criterionName(criterion.rubric, key),
    ...valuesOf(criterion),
    candidateCount: criterion.by_score ? null : criterion.candidate,
    advisory: !gates(criterion),
    isMetric: false,
  };
}

/** How often the judge behind a rate is right; empty if that is not known. */
function judgeText({ judge }: Pick<MetricComparison, 'judge'>): string {
  return judge === undefined ? '' : `judge right in ${rightText(judge)}`;
}

/** The mean scores of a criterion if those are compared, else its pass rates. */
function valuesOf({ candidate, baseline, by_score, score }: CriterionComparison) {
  if (by_score && score !== undefined) return { candidate: score.candidate, baseline: score.baseline };
  return { candidate: candidate && rateOf(candidate), baseline: baseline && rateOf(baseline) };
}

const MEAN = 'mean score';

/** An extra, advisory row: the mean score of a criterion that is compared by its passes. */
function scoreRow(criterion: CriterionComparison): readonly PlainRow[] {
  const { score, by_score } = criterion;
  if (score === undefined || by_score) return [];
  const { paired: _, ...row } = criterionRow(criterion);
  const shown = { note: MEAN, subject: `${row.subject} score`, candidateCount: null, advisory: true, threshold: null };
  return [{ ...row, ...score, ...shown }];
}

/** Rows that block first, then by state, largest change and name. */
function sorted(rows: readonly RateRow[]): readonly RateRow[] {
  const rank = ({ isBlocking, state }: RateRow): number => (isBlocking ? -1 : STATE_ORDER.indexOf(state));
  return [...rows].sort(
    (a, b) => rank(a) - rank(b) || Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0) || byText(a.subject, b.subject),
  );
}

export function isInTable({ code, subject }: Finding, { metrics, criteria, lifts = [] }: Decision): boolean {
  if (rowOf(code).shownIn !== 'rate') return false;
  return (
    metrics.some(({ name }) => name === subject) ||
    lifts.some(({ arm }) => arm === subject) ||
    criteria.some(({ rubric, key }) => criterionName(rubric, key) === subject)
  );
}
