import { byText } from './text.ts';

/** Sum in the order given, with Neumaier's compensation, so that what small terms add is not lost. */
export function sumOf(terms: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost;
}

/** Mean in the order given; of at least one term. */
export function meanOf(terms: Iterable<number> & { readonly length: number }): number {
  return sumOf(terms) / terms.length;
}

/** To twelve decimals, below which floating point is noise, and never -0: what is left of a sum of decimals such as 0.1 decides nothing. */
export function rounded(value: number): number {
  return Math.round(value * 1e12) / 1e12 + 0;
}

/** Counts one more of a key, and returns how many there are. */
export function addTo<K>(tally: Map<K, number>, key: K): number {
  const count = (tally.get(key) ?? 0) + 1;
  tally.set(key, count);
  return count;
}

/** Counts by their texts, in alphabetical order. */
export function countsByText(
  tally: Iterable<readonly [text: string, count: number]>,
): Readonly<Record<string, number>> {
  return Object.fromEntries([...tally].sort(([a], [b]) => byText(a, b)));
}

/** Each text once with how often it comes, the most frequent first, those that come as often in alphabetical order. */
export function byFrequency(texts: Iterable<string>): readonly (readonly [text: string, times: number])[] {
  const tally = new Map<string, number>();
  for (const text of texts) addTo(tally, text);
  return [...tally].sort(([a, times], [b, others]) => others - times || byText(a, b));
}
