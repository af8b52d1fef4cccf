import { sumOf } from '../../contract/numbers.ts';

/**
 * Sum that does not depend on the order of the values: sorted first, then added with the lost digits carried along.
 * Source: Neumaier (1974).
 */
export function sum(values: readonly number[]): number {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumOf(new Float64Array(values).sort());
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
  const centre = sumOf(ascending) / values.length;
  const deviations = ascending.map((value) => value - centre);
  const squares = sumOf(deviations.map((deviation) => deviation * deviation).sort());
  const drift = sumOf(deviations);
  const spread = Math.max(0, squares - (drift * drift) / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}

/** The smallest of the counts; 1 of none. */
export function fewest(counts: readonly number[]): number {
  return counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 1);
}
