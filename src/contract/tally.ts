import { byText } from './by-text.ts';

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
