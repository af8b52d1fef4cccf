import { canonicalJson } from '../../contract/hash.ts';
import { holdsLargeNumber } from '../../contract/json.ts';
import type { Place } from '../../errors.ts';
import { textForm } from '../fact-path.ts';
import { unfit } from './compiling.ts';

/**
 * The text of a text, number or boolean; undefined for anything else.
 * @param part dotted name of the mapping's part
 * @throws UserError for a number that is no longer the one in the file: two different ids would become one
 */
export function textOf(value: unknown, part: string, where: Place): string | undefined {
  const text = textForm(value);
  if (text !== undefined) requireExact(value, part, where);
  return text;
}

/** Text as it is, anything else as JSON. @throws as `textOf` */
export function readable(value: unknown, part: string, where: Place): string {
  return textOf(value, part, where) ?? canonicalJson(value);
}

/** @throws UserError for a value that is, or holds, a whole number beyond 2^53 */
export function requireExact(value: unknown, part: string, where: Place): void {
  if (!holdsLargeNumber(value)) return;
  const what = 'a whole number beyond 2^53, whose last digits are lost, makes no text';
  throw unfit(part, what, where, 'Write it as a text in the results');
}

/** A word of nothing, as programs write it to a text or a cell. */
const NOTHING = /^(?:|none|null|nan|false|0|0\.0|\[\]|\{\})$/i;

/**
 * What an error says: a text as it is, anything else as JSON. Undefined where it says that there was none: false, 0, a blank text or a word
 * of nothing, and a list or an object that holds nothing else.
 * @param part dotted name of the mapping's part
 */
export function errorText(found: unknown, part: string, where: Place): string | undefined {
  if (found === undefined || isNone(found)) return undefined;
  return found === true ? 'failed without a message' : readable(found, part, where);
}

function isNone(found: unknown): boolean {
  if (typeof found === 'string') return NOTHING.test(found.trim());
  return typeof found === 'object' && found !== null ? Object.values(found).every(isNone) : !found;
}
