/**
 * A text without its case: upper-cased, lower-cased and in NFC, by Unicode's default rules, the same in every locale. The two
 * small sigmas of Greek are one letter.
 */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase().replaceAll('\u03c2', '\u03c3').normalize('NFC');
}

/** The value with its case folded: a text, or the texts among the items of a list; anything else stays as it is. */
export function foldValue(value: unknown): unknown {
  if (typeof value === 'string') return foldCase(value);
  return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? foldCase(item) : item)) : value;
}
