import type { ScenarioUsage } from '../../schemas/types/report.ts';
import { appendTo } from '../contract/group-by.ts';
import { meanOf, rounded } from '../contract/numbers.ts';
import type { Usage } from '../suite/trial.ts';

/** What a trial used, as reports and policies name it. */
export type Amount = keyof ScenarioUsage;
export const AMOUNTS: readonly Amount[] = ['cost_usd', 'latency_ms', 'tokens'];

export function addUsage(amounts: Map<Amount, number[]>, usage: Usage | undefined): void {
  if (usage === undefined) return;
  const { input_tokens: read, output_tokens: written } = usage;
  const tokens = read === undefined && written === undefined ? undefined : (read ?? 0) + (written ?? 0);
  for (const amount of AMOUNTS) {
    const value = amount === 'tokens' ? tokens : usage[amount];
    if (value !== undefined) appendTo(amounts, amount, value);
  }
}

/** The mean of each recorded amount of a scenario, independent of the order of its trials. */
export function meansOf(amounts: ReadonlyMap<Amount, readonly number[]>): ScenarioUsage {
  const means = AMOUNTS.flatMap((amount) => {
    const known = amounts.get(amount);
    return known === undefined ? [] : [[amount, rounded(meanOf(new Float64Array(known).sort()))] as const];
  });
  return Object.fromEntries(means);
}
