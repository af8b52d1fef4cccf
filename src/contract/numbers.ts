import { byText } from './text.ts';

/** Sum in the order given, with Neumaier's compensation for the rounding of small terms. */
export function sumOf(terms: ArrayLike<number>): number {
  let sum = 0;
  let lost = 0;
  for (let place = 0; place < terms.length; place++) {
    const term = terms[place] ?? 0;
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost;
}

/** Mean in the order given, with the same compensation; needs at least one term. */
export function meanOf(terms: ArrayLike<number>): number {
  return sumOf(terms) / terms.length;
}

/** Rounds to twelve decimals, never to -0, so that floating-point noise decides nothing. */
export function rounded(value: number): number {
  return Math.round(value * 1e12) / 1e12 + 0;
}

/** Adds one to the count of a key and returns the new count. */
export function addTo<K>(tally: Map<K, number>, key: K): number {
  const count = (tally.get(key) ?? 0) + 1;
  tally.set(key, count);
  return count;
}

/** The counts as an object, its keys ordered by code units. */
export function countsByText(
  tally: Iterable<readonly [text: string, count: number]>,
): Readonly<Record<string, number>> {
  return Object.fromEntries([...tally].sort(([a], [b]) => byText(a, b)));
}

/** Each text once with its count, most frequent first; equal counts are ordered by code units. */
export function byFrequency(texts: Iterable<string>): readonly (readonly [text: string, times: number])[] {
  const tally = new Map<string, number>();
  for (const text of texts) addTo(tally, text);
  return [...tally].sort(([a, timesA], [b, timesB]) => timesB - timesA || byText(a, b));
}
