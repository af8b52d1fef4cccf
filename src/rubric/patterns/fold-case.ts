import { mapTexts } from '../../contract/json.ts';

/** What is done to both sides before they are compared. */
export type Fold = (value: unknown) => unknown;

/** Where case counts. */
export const asItIs: Fold = (value) => value;

/**
 * A text without its case: in capitals and in small letters, by Unicode's default rules, the same in every locale, and in
 * NFC, also beforehand, so that the same letters in other code points stay the same. Small letters come first as well, as a capital
 * sharp s has no other capitals. The two small sigmas of Greek are one letter.
 */
function foldCase(text: string): string {
  const small = text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll('\u03c2', '\u03c3').normalize('NFC');
}

/** The value with the case of its texts folded, at any depth; the names in objects stay as they are. */
export function foldValue(value: unknown): unknown {
  return mapTexts(value, foldCase);
}
