import type { Report } from '../scoring/report.ts';
import type { RunOrigin } from './decision.ts';
import { metricLevel } from './level.ts';
import { rubricsInOrder } from './rules.ts';

/** Runs that a history keeps. */
export const MOST_RECORDS = 50;

/** One run in short: a line of `history.jsonl`. */
export interface HistoryRecord {
  /** Commit under test; absent on the command line. */
  readonly sha?: string;
  readonly run_id?: number;
  /** When the commit was made or the run began, ISO 8601 in UTC; else the day of the decision. */
  readonly time: string;
  /** Trials with a verdict. */
  readonly trials: number;
  readonly scenarios: number;
  /** The primary metric first; those without a score are left out. */
  readonly metrics: readonly MetricRecord[];
}

/** What one run says of one metric. */
export interface MetricRecord {
  readonly metric: string;
  readonly rubric: string;
  readonly version: string;
  readonly hash: string;
  /** Mean trial score, 0 to 1. */
  readonly score: number;
  /** Trials that passed the rubric as a whole, among those it judged. */
  readonly passed: number;
  readonly total: number;
  /** As many single passes or failures would tell as much: trials of one scenario are no evidence of their own. */
  readonly effective_n: number;
}

/** The record of a run that was measured. */
export function recordOf(report: Report, { sha, run_id }: RunOrigin, time: string): HistoryRecord {
  const metrics = rubricsInOrder(report).flatMap((rubric): readonly MetricRecord[] => {
    const { score, metric, version, hash, trials } = rubric;
    const effective = metricLevel(report, rubric)?.effective_n;
    if (score === null || effective === undefined) return [];
    return [{ metric, rubric: rubric.rubric, version, hash, score, ...trials, effective_n: effective }];
  });
  return {
    ...(sha === undefined ? {} : { sha }),
    ...(run_id === undefined ? {} : { run_id }),
    time,
    trials: report.trials.scored,
    scenarios: report.scenarios.length,
    metrics,
  };
}

/** The runs before a run: those of its own commit are earlier attempts at the same, and do not count. */
export function earlierRuns(history: readonly HistoryRecord[], { sha }: RunOrigin): readonly HistoryRecord[] {
  return history.filter((record) => sha === undefined || record.sha !== sha).slice(0, MOST_RECORDS - 1);
}

/** What the records say of a metric as one rubric measures it, in their order: what another content of it measured is left out. */
export function metricRecords(
  history: readonly HistoryRecord[],
  { rubric, hash }: Pick<MetricRecord, 'rubric' | 'hash'>,
): readonly (MetricRecord & Pick<HistoryRecord, 'sha' | 'time'>)[] {
  return history.flatMap(({ sha, time, metrics }) =>
    metrics
      .filter((record) => record.rubric === rubric && record.hash === hash)
      .map((record) => ({ ...record, time, ...(sha === undefined ? {} : { sha }) })),
  );
}
