import type { Count } from '../../../schemas/types/report.ts';
import { byText } from '../../contract/text.ts';
import { pairedRates } from '../../gating/comparing/paired-rates.ts';
import type {
  CriterionComparison,
  Evidence,
  MetricComparison,
  PairedMeans,
  State,
  TestName,
} from '../../gating/comparing/rate-comparison.ts';
import type { Decision, Finding } from '../../gating/decision.ts';
import { decides } from '../../gating/findings/finding-list.ts';
import type { FindingCode } from '../../gating/messages/catalogue.ts';
import { crashedShare } from '../../gating/messages/rates.ts';
import { gates } from '../../gating/policy/resolve-policy.ts';
import type { Interval } from '../../gating/statistics/proportions.ts';
import { rateOf } from '../../gating/statistics/rates.ts';
import { criterionName } from '../../gating/wording.ts';
import { codeSpan, prose } from '../markdown/escape.ts';
import { stacked } from '../markdown/markdown.ts';
import { BARS, BLOCKS, DRIFTED, LEANING_DOWN, STATE_ORDER, STATES, TIERS, WAIVED } from '../markdown/words.ts';
import { isAboutRate } from './findings.ts';

/** One line of a table of rates, whatever was measured. */
export interface RateRow {
  readonly name: string;
  readonly label: string;
  /** What findings and waivers call it. */
  readonly subject: string;
  readonly candidate: number | null;
  readonly candidateCount: Count | null;
  readonly baseline: number | null;
  readonly baselineCount: Count | null;
  readonly delta: number | null;
  readonly interval: Interval | null;
  readonly threshold: number | null;
  readonly tolerance: number;
  readonly paired?: PairedMeans;
  readonly state: State;
  readonly leaning_down: boolean;
  readonly evidence: readonly Evidence[];
  readonly decided_by: readonly TestName[];
  readonly advisory: boolean;
}

/** The row of a metric. */
export function metricRow(metric: MetricComparison): RateRow {
  const { tier = 'supporting' } = metric;
  return {
    ...metric,
    name: prose(metric.name, 60),
    label: stacked([prose(metric.name, 60), prose(metric.rubric, 60), TIERS[tier]]),
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

/** The state in words, where the rate stands to its threshold, and what the gate made of both. */
export function resultOf(row: RateRow, decision: Decision): string {
  const about = aboutRow(row, decision);
  const bars = about.filter(({ code }) => THRESHOLDS.has(code));
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

/** Where a rate fell and the compared scenarios do not show it, crashes may: they count also where a criterion would not have applied. */
function crashNote(row: RateRow, { trials }: Decision): string {
  const hasFallen = (row.candidate ?? 0) < (row.baseline ?? 0) && (row.delta ?? 0) >= 0;
  return hasFallen && pairedRates(row) !== undefined ? crashedShare(row.candidateCount, trials.errored.agent) : '';
}

/** Whether the row belongs before the reader's eyes: it blocks, or it changed and is no mere advice. */
export function isOpen(row: RateRow, decision: Decision): boolean {
  const changed = row.state === 'regressed' || row.state === 'improved';
  return blocks(row, decision) || (changed && !row.advisory);
}

/** What blocks first, then by state, then the largest change, then by name. */
export function sorted(rows: readonly RateRow[], decision: Decision): readonly RateRow[] {
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

const THRESHOLDS: ReadonlySet<string> = new Set<FindingCode>([
  'metric-below-threshold',
  'metric-near-threshold',
  'criterion-below-threshold',
  'criterion-near-threshold',
]);

/** Below the threshold, or near it where noise may explain that. */
function barMark(finding: Finding): string {
  return decides(finding) ? BARS.blocks : NEAR.has(finding.code) ? BARS.near : BARS.below;
}
