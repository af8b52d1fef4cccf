import { isRecord } from '../../contract/json.ts';

/** How conditions call an item that `as` gives no name. */
export const DEFAULT_ITEM = 'item';

/** The names that the items of every `each` in a part of a rubric have. */
export function itemNames(part: unknown): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = isRecord(part) && isRecord(part.each) && isRecord(part.each.node) ? [nameOf(part.each)] : [];
  return [...own, ...Object.values(part).flatMap(itemNames)];
}

function nameOf({ as }: Readonly<Record<string, unknown>>): string {
  return typeof as === 'string' ? as : DEFAULT_ITEM;
}
