/** Most values that are remembered: where all differ, to remember them would cost memory and save none. */
const MOST_KNOWN = 10_000;

/** Returns a function that takes the first of equal JSON values for all of them, so that a large suite keeps each value once. */
export function startSharing<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const text = JSON.stringify(value);
    const first = known.get(text);
    if (first === undefined && known.size < MOST_KNOWN) known.set(text, value);
    return first ?? value;
  };
}
