import type { MeanUsage } from '../../schemas/types/report.ts';
import { meanOf, rounded } from '../contract/numbers.ts';
import type { Trial } from '../suite/trial.ts';

/** Adds up what trials cost, as their usage records say. */
export function startUsage(): { add(trial: Trial): void; finish(): MeanUsage | undefined } {
  const costs: number[] = [];
  return {
    add: ({ usage }) => {
      if (usage?.cost_usd !== undefined) costs.push(usage.cost_usd);
    },
    finish: () => {
      if (costs.length === 0) return undefined;
      return { cost_usd: rounded(meanOf(new Float64Array(costs).sort())), trials: costs.length };
    },
  };
}
