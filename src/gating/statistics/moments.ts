/**
 * Sum that does not depend on the order of the values: sorted first, then added with the lost digits carried along.
 * Source: Neumaier (1974).
 */
export function sum(values: readonly number[]): number {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumAscending(new Float64Array(values).sort());
}

function sumAscending(values: Float64Array): number {
  if (values.length <= 2) return (values[0] ?? 0) + (values[1] ?? 0);
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

/** Arithmetic mean; NaN of no values. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Unbiased sample variance (n - 1); NaN of fewer than two values. */
export function variance(values: readonly number[]): number {
  return moments(values).variance;
}

/**
 * Mean and unbiased sample variance of the values, which are sorted once for both.
 * Source: the corrected two-pass algorithm, Chan, Golub and LeVeque (1983).
 */
export function moments(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const ascending = new Float64Array(values).sort();
  const centre = sumAscending(ascending) / values.length;
  const deviations = ascending.map((value) => value - centre);
  const squares = sumAscending(deviations.map((deviation) => deviation * deviation).sort());
  const drift = sumAscending(deviations);
  const spread = Math.max(0, squares - (drift * drift) / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}
