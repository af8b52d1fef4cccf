import type { UsageComparison } from '../../../schemas/types/decision.ts';
import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { AMOUNTS } from '../../scoring/report.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { mean } from '../statistics/moments.ts';
import { weightedHolm } from '../statistics/multiplicity.ts';
import { FEWEST_SCENARIOS, pairedTest } from '../statistics/paired.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import { tQuantile } from '../statistics/student-t.ts';
import type { ComparisonContext } from './comparison-context.ts';
import type { Pair } from './pairing.ts';

type Amount = UsageComparison['amount'];

/** Compares cost, latency and tokens in scenarios that record them on both sides. Without a run of main, has only the candidate's. */
export function compareUsage({ policy, candidate, runs, pairing }: ComparisonContext): readonly UsageComparison[] {
  const compared = AMOUNTS.flatMap((amount) => {
    const both =
      runs.length === 0 ? alone(candidate.scenarios, amount) : pairing.pairs.flatMap((pair) => bothOf(pair, amount));
    return both.length === 0 ? [] : [compareAmount(policy, amount, both)];
  });
  const tested = compared.filter(({ p }) => p !== null);
  const adjusted = weightedHolm(tested.map(({ p }) => ({ p: p ?? 1, weight: 1 })));
  return compared.map((one) => {
    const p = one.p === null ? null : (adjusted[tested.indexOf(one)] ?? 1);
    const isTested = one.change !== null && p !== null;
    return { ...one, p, exceeds: isTested && p <= policy.alpha && (one.change ?? 0) > one.tolerance + SLACK };
  });
}

interface BothSides {
  readonly family?: string | undefined;
  readonly now: number;
  readonly main: number | null;
}

function alone(scenarios: readonly ScenarioReport[], amount: Amount): readonly BothSides[] {
  return scenarios.flatMap(({ usage }) => (usage?.[amount] === undefined ? [] : [{ now: usage[amount], main: null }]));
}

function bothOf({ candidate, baseline, runs }: Pair, amount: Amount): readonly BothSides[] {
  const now = candidate.usage?.[amount];
  const before = runs.flatMap((run) => run?.usage?.[amount] ?? []);
  return now === undefined || before.length === 0 ? [] : [{ family: baseline.family, now, main: mean(before) }];
}

/** One-sided paired t-test of candidate - (1 + tolerance) main: whether the rise exceeds the tolerance. */
function compareAmount(policy: ResolvedPolicy, amount: Amount, both: readonly BothSides[]): UsageComparison {
  const { tier, tolerance } = policy.gate.usage[amount];
  const main = both.flatMap((one) => one.main ?? []);
  const baseline = main.length === 0 ? null : meanRate(main);
  const now = meanRate(both.map((one) => one.now));
  const shown = { amount, tier, scenarios: both.length, candidate: now, baseline, tolerance, exceeds: false };
  if (baseline === null || baseline === 0) return { ...shown, change: null, interval: null, p: null };
  // In units of main's mean, so that a thousandth of a dollar is not lost to rounding.
  const beyond = (accepted: number) =>
    pairedTest(
      both.map((one) => (one.now - (1 + accepted) * (one.main ?? 0)) / baseline),
      both.map(({ family }, index) => (family === undefined ? `alone:${index}` : `family:${family}`)),
    );
  const [rise, test] = both.length < FEWEST_SCENARIOS ? [null, null] : [beyond(0), beyond(tolerance)];
  const change = rounded(now / baseline - 1);
  const half = rise === null ? 0 : tQuantile(1 - policy.alpha, rise.df) * rise.error;
  const interval =
    rise === null ? null : { lower: rounded(Math.max(-1, change - half)), upper: rounded(change + half) };
  return { ...shown, change, interval, p: test?.better ?? null };
}
