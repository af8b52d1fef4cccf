import type { Pair, Sides } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison } from '../comparing/rate-comparison.ts';
import type { Standing } from '../comparing/threshold.ts';
import type { Finding } from '../decision.ts';
import { whereItDecides } from '../policy/advice.ts';
import type { Policy } from '../policy/policy.ts';
import { SLACK } from '../statistics/rates.ts';
import { percent, points } from '../wording.ts';

/** What the rates were compared on. */
export interface Compared {
  readonly sides: Sides;
  /** Without those that a waiver leaves out. */
  readonly pairs: readonly Pair[];
  /** Whether trials are still to come before the tests may decide. */
  readonly early: boolean;
}

/** A rate below its threshold, or only within the noise below it. */
export function underThreshold(
  kind: 'metric' | 'criterion',
  standing: Standing,
  effect: Finding['effect'],
): Pick<Finding, 'code' | 'effect'> {
  if (standing === 'near') return { code: `${kind}-near-threshold`, effect: 'warn' };
  return { code: `${kind}-below-threshold`, effect };
}

/** The same, as the end of a sentence. */
export function withinNoise(standing: Standing): string {
  return standing === 'near' ? ", but within this suite's own noise" : '';
}

/** Where every drop of a scenario counts, a rate may stand or rise as a whole. */
export function hasFallen({ delta, decided_by }: MetricComparison | CriterionComparison): boolean {
  return !decided_by.includes('exact') || (delta ?? 0) < -SLACK;
}

/** What would not have been a regression. */
export function allowedDrop({ tolerance, decided_by }: MetricComparison | CriterionComparison): string {
  return decided_by.includes('exact') ? 'no scenario worse than on main' : `a drop of at most ${points(tolerance)}`;
}

/** A threshold that nothing was measured against is not met. */
export function unmeasured(
  policy: Policy,
  what: string,
  subject: string,
  threshold: number,
  effect: Finding['effect'],
): Finding {
  return {
    code: 'not-measured',
    effect,
    what,
    expected: `at least ${percent(threshold)}`,
    actual: 'nothing measured',
    next: `Add a scenario in which it applies, or drop the threshold${whereItDecides(policy)}`,
    subject,
  };
}
