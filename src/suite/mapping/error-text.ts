import { canonicalJson } from '../../contract/canonical-json.ts';
import { textForm } from '../fact-path.ts';

/**
 * What an error says: a text as it is, anything else as JSON. Undefined where it says that there was none: false, 0, blank text, an empty
 * list or object.
 */
export function errorText(found: unknown): string | undefined {
  if (found === undefined || isNone(found)) return undefined;
  return found === true ? 'failed without a message' : (textForm(found) ?? canonicalJson(found));
}

function isNone(found: unknown): boolean {
  if (typeof found === 'string') return found.trim() === '';
  return typeof found === 'object' && found !== null ? Object.keys(found).length === 0 : !found;
}
