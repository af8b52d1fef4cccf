/**
 * pass^k: chance that k trials drawn from n, of which c passed, all pass: C(c, k) / C(n, k).
 * Whole numbers, 0 <= c <= n, k >= 1; null when k > n (never extrapolated). Source: Yao et al. (2024), tau-bench.
 */
export function allOfKPass(c: number, n: number, k: number): number | null {
  return k > n ? null : chanceOfAll(c, n, k);
}

/**
 * pass@k: chance that at least one of k trials drawn from n, of which c passed, passes: 1 - C(n - c, k) / C(n, k).
 * Whole numbers, 0 <= c <= n, k >= 1; null when k > n. Source: Chen et al. (2021), the unbiased estimator.
 */
export function anyOfKPasses(c: number, n: number, k: number): number | null {
  return k > n ? null : 1 - chanceOfAll(n - c, n, k);
}

function chanceOfAll(chosen: number, n: number, k: number): number {
  let chance = 1;
  for (let i = 0; i < k; i += 1) chance *= Math.max(0, chosen - i) / (n - i);
  return chance;
}
