import type { Tier } from '../../../schemas/types/policy.ts';
import type { Count } from '../../../schemas/types/report.ts';
import type { StatisticalTest, TestedState } from '../statistics/pairing.ts';
import type { Interval } from '../statistics/proportions.ts';
import type { Reliability } from './reliability.ts';

/** What a comparison with the baseline can say. */
export type State = TestedState | 'no-baseline';

/** What a comparison rests on: the mean over the scenarios that have a value on both sides, 0 to 1. */
export interface PairedMeans {
  readonly scenarios: number;
  readonly candidate: number;
  readonly baseline: number;
  /** Scenarios of the run whose drop is waived: they count as unchanged, on both sides with what they have here. */
  readonly waived?: number;
}

/** The tests of the gate; see docs/statistics.md. */
export type TestName = StatisticalTest | 'exact';

/** What one test says about a drop: the one-sided p-value as computed, and adjusted for all tests of the run. */
export interface Evidence {
  readonly test: TestName;
  readonly p: number;
  readonly adjusted_p: number;
}

/**
 * How well the candidate's own rate is known: what it may be on other scenarios like these. Wilson's bounds, each at 95 %, over the
 * effective number of scenarios.
 */
export interface Level extends Interval {
  /** Scenarios with a value. */
  readonly scenarios: number;
  /** Where some share a family: how many count, each family once. */
  readonly families?: number;
  /** As many single passes or failures would tell as much. */
  readonly effective_n: number;
  /** Where nothing failed: the largest failure rate that this still allows. */
  readonly failures_up_to?: number;
}

/** A rate on both sides, and what can be said about its change. */
export interface RateComparison {
  /** Null where nothing was measured. */
  readonly level: Level | null;
  readonly state: State;
  /** candidate - baseline, over the paired scenarios; null where nothing is paired or comparable. */
  readonly delta: number | null;
  /** Present where `delta` is a number. */
  readonly paired?: PairedMeans;
  readonly tolerance: number;
  readonly threshold: number | null;
  /** One-sided bounds of `delta`, each at level alpha; null where nothing can be said. */
  readonly interval: Interval | null;
  /** Smallest drop, 0 to 1, that this suite catches about 3 times in 4; null where nothing can be said. */
  readonly detectable: number | null;
  /** The tests that were made, and those that decided. */
  readonly evidence: readonly Evidence[];
  readonly decided_by: readonly TestName[];
  /** Inconclusive, with a drop beyond the tolerance. */
  readonly leaning_down: boolean;
}

/**
 * Rates of the whole run on both sides, 0 to 1, the baseline's over all runs of main together; `delta` and the `paired` means cover the
 * paired scenarios only.
 */
export interface MetricComparison extends RateComparison {
  /** `advisory` is shown and never blocks; always present in what the gate decides. */
  readonly tier?: Tier;
  /** Absent below two trials per scenario. */
  readonly reliability?: Reliability;
  readonly name: string;
  readonly rubric: string;
  readonly candidate: number | null;
  readonly baseline: number | null;
  /** Trials that passed the rubric as a whole. */
  readonly candidate_trials: Count;
  readonly baseline_trials: Count | null;
}

export interface CriterionComparison extends RateComparison {
  readonly rubric: string;
  readonly key: string;
  readonly question?: string;
  readonly tier: Tier;
  readonly candidate: Count | null;
  readonly baseline: Count | null;
}

export interface OutcomeComparison {
  readonly rubric: string;
  readonly outcome: string;
  readonly candidate: Count;
  readonly baseline: Count | null;
  readonly at_most: number | null;
  readonly at_least: number | null;
}
