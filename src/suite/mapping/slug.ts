import { hash } from 'node:crypto';
import { canonicalJson } from '../../contract/hash.ts';
import { byText } from '../../contract/text.ts';

const READABLE = 60;
const DIGITS = 8;

/**
 * An id for any value: the start of its text in lower-case words, and 8 hex digits of the SHA-256 of all of it.
 * Of an object or list, the text with the most words is shown and the whole is hashed, whatever the order of its keys.
 */
export function slugOf(value: unknown): string {
  const whole = typeof value === 'string' ? value : canonicalJson(value);
  const digits = hash('sha256', whole).slice(0, DIGITS);
  const words = readable(typeof value === 'string' ? value : wordiest(value));
  return words === '' ? digits : `${words}-${digits}`;
}

function readable(text: string): string {
  const plain = text
    .slice(0, 1000)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');
  if (plain.length <= READABLE) return plain.replace(/-$/, '');
  const cut = plain.slice(0, READABLE + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : READABLE);
}

/** Of the texts in a value, the one with the most words; of equals the first by code units. */
function wordiest(value: unknown): string {
  const ranked = textsOf(value).map((text) => ({ text, words: text.split(/\s+/).length }));
  ranked.sort((a, b) => b.words - a.words || byText(a.text, b.text));
  return ranked[0]?.text ?? canonicalJson(value);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
