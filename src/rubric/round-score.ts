/** To 12 decimals, and never -0: what is left of a sum of decimals such as 0.1 must not decide a threshold. */
export function roundScore(score: number): number {
  return Math.round(score * 1e12) / 1e12 + 0;
}
