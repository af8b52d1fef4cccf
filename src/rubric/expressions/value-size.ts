/** Room that an item of a list or object takes, beside what it is itself. */
export const CHARACTERS_PER_ITEM = 8;

/** Of what was asked for: values that are made of each other are not walked again. */
const sizes = new WeakMap<object, number>();

/**
 * The characters of all texts that a value holds, an item for eight more; what stands in it twice counts twice. Past `most` it
 * looks no further, as lists that double each other are few, and hold millions.
 */
export function valueSize(value: unknown, most: number): number {
  let size = 0;
  const open = [value];
  while (open.length > 0 && size <= most) {
    const one = open.pop();
    if (typeof one === 'string') size += one.length;
    if (typeof one === 'object' && one !== null) size += sizes.get(one) ?? openItems(one, open);
  }
  if (typeof value === 'object' && value !== null && size <= most) sizes.set(value, size);
  return size;
}

/** Adds the items to what is to be looked at. @returns the room that they take themselves */
function openItems(holder: object, open: unknown[]): number {
  const items = Array.isArray(holder) ? holder : Object.values(holder);
  for (const item of items) open.push(item);
  return items.length * CHARACTERS_PER_ITEM;
}
