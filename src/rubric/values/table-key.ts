/** The key under which a value stands in a table: text as it is, numbers, true and false as JSON writes them; undefined for what has none. */
export function tableKey(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Why a value without a key stands in no table. */
export function keyFault(value: unknown): string {
  return value === undefined ? 'is absent' : 'is not text, a number, true or false';
}
