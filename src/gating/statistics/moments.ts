import { sumOf } from '../../contract/numbers.ts';

/**
 * Sum that does not depend on the order of the values: sorted first, then added with the lost digits carried along.
 * Source: Neumaier (1974).
 */
export function sum(values: readonly number[]): number {
  return values.length <= 2 ? (values[0] ?? 0) + (values[1] ?? 0) : sumOf(ascending(values));
}

/** Most values that are sorted by hand, which takes a tenth of the time: a scenario has a few runs and trials. */
const FEW = 8;

function ascending(values: readonly number[]): Float64Array | number[] {
  if (values.length > FEW) return new Float64Array(values).sort();
  const sorted = [...values];
  for (let end = 1; end < sorted.length; end++) {
    const value = sorted[end] ?? 0;
    let place = end;
    for (; place > 0 && (sorted[place - 1] ?? 0) > value; place--) sorted[place] = sorted[place - 1] ?? 0;
    sorted[place] = value;
  }
  return sorted;
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
  const sorted = ascending(values);
  const centre = sumOf(sorted) / values.length;
  const [deviations, squares]: [number[], number[]] = [[], []];
  for (let place = 0; place < sorted.length; place++) {
    const deviation = (sorted[place] ?? 0) - centre;
    deviations.push(deviation);
    squares.push(deviation * deviation);
  }
  const drift = sumOf(deviations);
  const spread = Math.max(0, sum(squares) - (drift * drift) / values.length) / (values.length - 1);
  return { mean: centre, variance: spread };
}

/** The smallest of the counts; 1 of none. */
export function fewest(counts: readonly number[]): number {
  return counts.reduce((least, count) => Math.min(least, count), counts[0] ?? 1);
}
