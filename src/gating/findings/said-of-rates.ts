import type { Count, ScenarioReport, TrialCounts } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import type { Pair } from '../comparing/pairing.ts';
import type { CriterionComparison, MetricComparison, State } from '../comparing/rate-comparison.ts';
import type { ThresholdStatus } from '../comparing/threshold.ts';
import type { Finding } from '../decision.ts';
import { whereItDecides } from '../policy/advice.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rates.ts';
import { nameList, percent, percents, points } from '../wording.ts';

/** A rate below its threshold, or only within the noise below it. */
export function underThreshold(
  kind: 'metric' | 'criterion',
  standing: ThresholdStatus,
  effect: Finding['effect'],
): Pick<Finding, 'code' | 'effect'> {
  if (standing === 'near') return { code: `${kind}-near-threshold`, effect: 'warn' };
  return { code: `${kind}-below-threshold`, effect };
}

/** The same, as the end of a sentence. */
export function withinNoise(standing: ThresholdStatus): string {
  return standing === 'near' ? ", but within this suite's own noise" : '';
}

/** A threshold and main's rate, with what could be said about the change from that. */
interface BesideMain {
  readonly threshold: number;
  readonly baseline: number | null;
  readonly state: State;
}

/**
 * How main stands to the same threshold, as the end of a sentence, and what to do: where main breaks it too, it may be the threshold. What
 * cannot be compared tells nothing of it.
 * @param look the scenarios that tell why the run breaks it
 */
export function besideMain(
  policy: ResolvedPolicy,
  { threshold, baseline, state }: BesideMain,
  look: string,
): { readonly said: string; readonly next: string } {
  const next = `Look at ${look}, and mend the agent`;
  if (baseline === null || state === 'not-comparable' || baseline >= threshold - SLACK) return { said: '', next };
  const [rate] = percents(baseline, threshold);
  const lower = `or let the threshold's owner lower it, as main does not meet it either${whereItDecides(policy)}`;
  return { said: `; main is below it too (${rate})`, next: `${next}, ${lower}` };
}

/** Where every drop of a scenario counts, a rate may stand or rise as a whole. */
export function hasFallen({ delta, decided_by }: MetricComparison | CriterionComparison): boolean {
  return !decided_by.includes('exact') || (delta ?? 0) < -SLACK;
}

/** What would not have been a regression. */
export function allowedDrop({ tolerance, decided_by }: MetricComparison | CriterionComparison): string {
  if (decided_by.includes('exact')) return 'no scenario worse than on main';
  return tolerance === 0 ? 'no drop' : `a drop of less than ${points(tolerance)}`;
}

/** A threshold that nothing was measured against is not met. */
export function unmeasured(
  policy: ResolvedPolicy,
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

/** A crash fails every criterion, also one that would not have applied: how many of its failures are crashes. Empty for none. */
export function crashedShare(count: Count | null, { errored }: Pick<TrialCounts, 'errored'>): string {
  const crashes = errored.agent;
  const failures = count === null ? 0 : count.total - count.passed;
  if (crashes === 0 || failures < crashes) return '';
  if (failures === 1) return 'the one failure of this run is a crash of the agent';
  const share = crashes === failures ? `all ${failures}` : `${crashes} of the ${failures}`;
  return `${share} failures of this run ${crashes === 1 ? 'is a crash' : 'are crashes'} of the agent`;
}

/** Which scenarios moved where a rate as a whole did not fall: what got worse blocks by itself, and what got better hides it. */
interface Moved {
  /** `` worse than on main in `b` and better in `a`, of 20 paired scenarios ``. */
  readonly what: string;
  /** `worse in 1 of 20 paired scenarios`. */
  readonly actual: string;
}

/** @param rateOf the rate of one scenario, null where it has none */
export function movedScenarios(pairs: readonly Pair[], rateOf: (scenario: ScenarioReport) => number | null): Moved {
  const changes = pairs.flatMap(({ scenario, candidate, runs: [newest] }) => {
    const [now, then] = [rateOf(candidate), newest ? rateOf(newest) : null];
    return now === null || then === null ? [] : [{ scenario, change: now - then }];
  });
  const worse = changes.filter(({ change }) => change < -SLACK).map(({ scenario }) => scenario);
  const better = changes.filter(({ change }) => change > SLACK).map(({ scenario }) => scenario);
  const all = counted(changes.length, 'paired scenario');
  const gained = better.length === 0 ? '' : ` and better in ${nameList(better)}`;
  return {
    what: `worse than on main in ${nameList(worse)}${gained}, of ${all}`,
    actual: `worse in ${worse.length} of ${all}`,
  };
}
