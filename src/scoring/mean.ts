/** Mean of scores in the order given, with Neumaier's compensated sum; null for none. */
export function meanScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  let sum = 0;
  let lost = 0;
  for (const score of scores) {
    const next = sum + score;
    lost += Math.abs(sum) >= Math.abs(score) ? sum - next + score : score - next + sum;
    sum = next;
  }
  return (sum + lost) / scores.length;
}
