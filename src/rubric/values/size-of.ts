/** So many characters of a text count as a value. */
const TEXT_PER_VALUE = 256;

/** How many values there are in a value, itself included. @param known sizes of lists and objects that were measured before */
export function sizeOf(value: unknown, known: WeakMap<object, number>): number {
  if (typeof value === 'string') return 1 + Math.floor(value.length / TEXT_PER_VALUE);
  if (typeof value !== 'object' || value === null) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  let size = 1;
  for (const part of Object.values(value)) size += sizeOf(part, known);
  known.set(value, size);
  return size;
}
