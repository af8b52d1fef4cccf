import { roundScore } from './combine.ts';

/**
 * Mean of scores in the order given, with Neumaier's compensated sum; null for none.
 * @returns rounded to 12 decimals, so that means of equal scores are equal
 */
export function meanScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  let sum = 0;
  let lost = 0;
  for (const score of scores) {
    const next = sum + score;
    lost += Math.abs(sum) >= Math.abs(score) ? sum - next + score : score - next + sum;
    sum = next;
  }
  return roundScore((sum + lost) / scores.length);
}
