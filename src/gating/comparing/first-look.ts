import type { CriterionComparison, MetricComparison } from '../../../schemas/types/decision.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { gates, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { Comparisons } from './comparisons.ts';
import { medianTrials } from './trial-numbers.ts';

/** Trials per scenario at which the tests decide. */
export const ALL_TRIALS = 5;

/**
 * Trials per scenario that a run lacks before its tests may decide; 0 where the policy does not wait for any. With
 * `on_inconclusive: more-trials`, a first look at few trials may only ask for the rest, and all of them together decide once: as there is
 * a single look at which a test can block, alpha needs no correction.
 */
export function trialsToCome(policy: ResolvedPolicy, candidate: Report): number {
  if (policy.on_inconclusive !== 'more-trials' || policy.noise === 'none') return 0;
  return Math.max(0, ALL_TRIALS - medianTrials(candidate));
}

/** Before all trials are there, what a test calls regressed is only a sign of it. */
export function withheld(comparisons: Comparisons): Comparisons {
  return {
    ...comparisons,
    metrics: comparisons.metrics.map(withhold),
    criteria: comparisons.criteria.map(withhold),
  };
}

function withhold<T extends MetricComparison | CriterionComparison>(compared: T): T {
  if (compared.state !== 'regressed' || !gates(compared)) return compared;
  return { ...compared, state: 'inconclusive', decided_by: [], leaning_down: true };
}
