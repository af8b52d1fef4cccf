import type { Trial } from '../suite/trial.ts';
import { roundScore } from './combine.ts';
import { meanScore } from './mean.ts';
import type { MeanUsage } from './report.ts';

/** Adds up what trials cost, as their usage records say. */
export function startUsage(): { add(trial: Trial): void; finish(): MeanUsage | undefined } {
  const costs: number[] = [];
  return {
    add: ({ usage }) => {
      if (usage?.cost_usd !== undefined) costs.push(usage.cost_usd);
    },
    finish: () => {
      const mean = meanScore(costs.sort((a, b) => a - b));
      return mean === null ? undefined : { cost_usd: roundScore(mean), trials: costs.length };
    },
  };
}
