import type { Place } from '../../errors.ts';
import { readable } from './text-of.ts';

/**
 * What an error says: a text as it is, anything else as JSON. Undefined where it says that there was none: false, 0, blank text, an empty
 * list or object.
 * @param part dotted name of the mapping's part
 */
export function errorText(found: unknown, part: string, where: Place): string | undefined {
  if (found === undefined || isNone(found)) return undefined;
  return found === true ? 'failed without a message' : readable(found, part, where);
}

function isNone(found: unknown): boolean {
  if (typeof found === 'string') return found.trim() === '';
  return typeof found === 'object' && found !== null ? Object.keys(found).length === 0 : !found;
}
