import { mapTexts } from '../../contract/json.ts';

/** Applied to both sides before they are compared. */
export type Fold = (value: unknown) => unknown;

/** Keeps case. */
export const asItIs: Fold = (value) => value;

/**
 * A text with its case folded by Unicode's default rules, the same in every locale, in NFC before and after. Lower case comes first,
 * as the capital sharp s has no upper case. The two small Greek sigmas are one letter.
 */
function foldCase(text: string): string {
  const small = text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll('\u03c2', '\u03c3').normalize('NFC');
}

/** The value with the case of its texts folded, at any depth; the names in objects stay as they are. */
export function foldValue(value: unknown): unknown {
  return mapTexts(value, foldCase);
}

/** Up to this length V8's own search stays fast: its worst case is the product of both lengths. */
const SHORT = 32;

/**
 * Whether the text contains the part, in time linear in both lengths (Knuth, Morris and Pratt). V8's `includes` takes
 * minutes for 100,000 characters in four million when both are nearly one repeated letter.
 */
export function includesText(text: string, part: string): boolean {
  if (part.length <= SHORT || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] as number;
    if (part.charCodeAt(matched) === code) matched++;
    if (matched === part.length) return true;
  }
  return false;
}

/** For every prefix: the length of its longest proper prefix that is its suffix too. */
function bordersOf(part: string): Int32Array {
  const borders = new Int32Array(part.length);
  let matched = 0;
  for (let index = 1; index < part.length; index++) {
    const code = part.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] as number;
    if (part.charCodeAt(matched) === code) matched++;
    borders[index] = matched;
  }
  return borders;
}
