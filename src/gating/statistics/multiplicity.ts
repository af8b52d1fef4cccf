import { sum } from './moments.ts';

/** One hypothesis: its p-value, 0 to 1, and its weight in the family, above 0. */
interface Hypothesis {
  readonly p: number;
  readonly weight: number;
}

/**
 * p-values adjusted by weighted Holm, in the order given. Rejecting those at or below alpha gives a rejection in at most alpha of all
 * unchanged families, whatever the dependence between tests. Weights are relative; equal weights give Holm's procedure.
 * Source: Holm (1979), section 3.
 */
export function weightedHolm(hypotheses: readonly Hypothesis[]): readonly number[] {
  const order = hypotheses
    .map(({ p, weight }, index) => ({ p, weight, index }))
    .sort((a, b) => a.p / a.weight - b.p / b.weight || b.p - a.p);
  const weights = order.map(({ weight }) => weight);
  // Thousands of scenarios weigh 1 each: their weights need no sum.
  const isEven = weights.every((weight) => weight === 1);
  const adjusted = new Array<number>(hypotheses.length);
  let largest = 0;
  order.forEach(({ p, weight, index }, i) => {
    const left = isEven ? weights.length - i : sum(weights.slice(i));
    largest = Math.max(largest, Math.min(1, (p * left) / weight));
    adjusted[index] = largest;
  });
  return adjusted;
}
