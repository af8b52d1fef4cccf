export function appendTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The values by key; keys and values keep the order in which they first appear. */
export function groupBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K): ReadonlyMap<K, readonly V[]> {
  const lists = new Map<K, V[]>();
  for (const value of values) appendTo(lists, keyOf(value), value);
  return lists;
}
