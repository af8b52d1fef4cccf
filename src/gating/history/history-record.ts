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
