import type { UsageComparison } from '../../../schemas/types/decision.ts';
import { rounded } from '../../contract/numbers.ts';
import { AMOUNTS } from '../../scoring/amounts.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { mean } from '../statistics/moments.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import { familiesOf } from '../statistics/samples.ts';
import { tQuantile } from '../statistics/student-t.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { Pair } from './pairing.ts';

/** Compares cost, latency and tokens in scenarios that record them on both sides. Without a run of main, has only the candidate's. */
export function compareUsage({ policy, candidate, runs, pairing }: ComparisonContext): readonly UsageComparison[] {
  const isAlone = runs.length === 0;
  const sides: readonly Pick<Pair, 'candidate' | 'baseline' | 'runs'>[] = isAlone
    ? candidate.scenarios.map((scenario) => ({ candidate: scenario, baseline: scenario, runs: [] }))
    : pairing.pairs;
  return AMOUNTS.flatMap((amount) => {
    const used = sides.flatMap((side): readonly Used[] => {
      const used = side.candidate.usage?.[amount];
      const onMain = side.runs.flatMap((run) => run?.usage?.[amount] ?? []);
      if (used === undefined || (onMain.length === 0 && !isAlone)) return [];
      return [{ family: side.baseline.family, candidate: used, main: isAlone ? 0 : mean(onMain) }];
    });
    return used.length === 0 ? [] : [compareAmount(policy, amount, used, isAlone)];
  });
}

/** An amount of one scenario, on both sides. */
interface Used {
  readonly family: string | undefined;
  readonly candidate: number;
  readonly main: number;
}

/**
 * One-sided paired t-test of candidate - (1 + tolerance) main: whether the rise exceeds the tolerance. The amounts share alpha equally
 * (Bonferroni).
 */
function compareAmount(
  policy: ResolvedPolicy,
  amount: UsageComparison['amount'],
  used: readonly Used[],
  isAlone: boolean,
): UsageComparison {
  const { tier, tolerance } = policy.gate.usage[amount];
  const baseline = isAlone ? null : meanRate(used.map(({ main }) => main));
  const candidate = meanRate(used.map((scenario) => scenario.candidate));
  const shown = { amount, tier, scenarios: used.length, candidate, baseline, tolerance, exceeds: false };
  if (baseline === null || baseline === 0) return { ...shown, change: null, interval: null };
  const change = rounded(candidate / baseline - 1);
  // In units of main's mean, so that a thousandth of a dollar is not lost to rounding.
  const { families } = familiesOf(used.map(({ family }) => family));
  const beyond = (accepted: number) =>
    pairedTest(
      used.map((scenario) => (scenario.candidate - (1 + accepted) * scenario.main) / baseline),
      families,
    );
  const [rise, test] = [beyond(0), beyond(tolerance)];
  if (used.length < FEWEST_SCENARIOS || rise === null || test === null) return { ...shown, change, interval: null };
  const half = tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval = { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  const isProven = test.better <= policy.alpha / AMOUNTS.length;
  return { ...shown, change, interval, exceeds: isProven && change > tolerance + SLACK };
}
