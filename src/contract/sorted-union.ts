/** The names of all sides, each once, by code units. */
export function sortedUnion(...sides: readonly Iterable<string>[]): readonly string[] {
  return [...new Set(sides.flatMap((names) => [...names]))].sort();
}
