/**
 * Sum that does not depend on the order of the values: sorted first, then added with the lost digits carried along.
 * Source: Neumaier (1974).
 */
export function sum(values: readonly number[]): number {
  if (values.length <= 2) return (values[0] ?? 0) + (values[1] ?? 0);
  let total = 0;
  let lost = 0;
  for (const value of new Float64Array(values).sort()) {
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

/**
 * Unbiased sample variance (n - 1); NaN of fewer than two values.
 * Source: the corrected two-pass algorithm, Chan, Golub and LeVeque (1983).
 */
export function variance(values: readonly number[]): number {
  const centre = mean(values);
  const deviations = values.map((value) => value - centre);
  const squares = sum(deviations.map((deviation) => deviation * deviation));
  const drift = sum(deviations);
  return Math.max(0, squares - (drift * drift) / values.length) / (values.length - 1);
}
