import type { ScenarioUsage } from '../../schemas/types/report.ts';
import { meanOf, rounded } from '../contract/numbers.ts';
import type { Usage } from '../suite/trial.ts';

/** What a trial used, as reports and policies name it. */
export type Amount = keyof ScenarioUsage;
export const AMOUNTS: readonly Amount[] = ['cost_usd', 'latency_ms', 'tokens'];

/** What a trial recorded of each amount, in the order of `AMOUNTS`; NaN for nothing. */
export function amountsOf({ cost_usd, latency_ms, input_tokens: read, output_tokens: written }: Usage = {}) {
  const tokens = read === undefined && written === undefined ? undefined : (read ?? 0) + (written ?? 0);
  return [cost_usd, latency_ms, tokens].map((amount = Number.NaN) => amount);
}

/** The mean of each recorded amount of a scenario, independent of the order of its trials. @param valuesOf their recorded values */
export function meansOf(valuesOf: (amount: Amount) => readonly number[]): ScenarioUsage {
  const means = AMOUNTS.flatMap((amount) => {
    const values = new Float64Array(valuesOf(amount)).sort();
    return values.length === 0 ? [] : [[amount, rounded(meanOf(values))] as const];
  });
  return Object.fromEntries(means);
}
