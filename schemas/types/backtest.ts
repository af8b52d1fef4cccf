// Generated from schemas/backtest.schema.json by scripts/generate-types.mjs: change the schema, then run "npm run generate".
import type { RunOrigin } from './decision.ts';

/** What `agent-gate backtest --json` prints: how a proposed policy or rubric would have decided on stored runs. */
export interface BacktestReport {
  /** Version of this format. */
  readonly schema: 1;
  /** Name of the suite. */
  readonly suite: string;
  /** The runs that were decided again, in the order given. */
  readonly runs: readonly BacktestRun[];
  /** Bundles of main. They are compared with, and not decided again. */
  readonly main: number;
  readonly totals: BacktestTotals;
}

/** One run. */
export interface BacktestRun {
  /** File or folder of the bundle. */
  readonly bundle: string;
  readonly origin: RunOrigin;
  /** The decision by the config in the bundle, made again. */
  readonly stored: BacktestDecision;
  /** The decision by the proposal; null where it cannot be made. */
  readonly proposed: BacktestDecision | null;
  /** Why the proposal cannot decide; absent where it does. */
  readonly why?: string;
}

/** What a config decides on a run. */
export interface BacktestDecision {
  /** The decision. */
  readonly decision: 'pass' | 'inconclusive' | 'fail' | 'invalid';
  /** Its exit code. */
  readonly exit_code: 0 | 1 | 2 | 3;
  /** Its reason, in one sentence. */
  readonly headline: string;
  /** Fresh trials and control trials that it asks for. */
  readonly fresh: number;
}

/** Over the runs that could be decided again. */
export interface BacktestTotals {
  /** How many they are. */
  readonly runs: number;
  /** Blocked (exit code 1) only by the proposal. */
  readonly more_blocked: number;
  /** Blocked only by the stored config. */
  readonly fewer_blocked: number;
  /** Held or refused (exit code 2 or 3) only by the proposal. */
  readonly more_held: number;
  /** Held or refused only by the stored config. */
  readonly fewer_held: number;
  /** Fresh trials and control trials that each config asks for. */
  readonly fresh: {
    /** By the stored config. */
    readonly stored: number;
    /** By the proposal. */
    readonly proposed: number;
  };
}
