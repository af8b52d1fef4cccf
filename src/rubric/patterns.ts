import { mapTexts } from '../contract/json.ts';
import { compileLinear, LargePattern } from '../contract/linear-pattern.ts';

/** A regular expression that matches in time linear in the text, for any pattern. */
export interface LinearRegex {
  test(text: string): boolean;
}

/** Syntax that V8 and RE2 read alike, without repetition: literals, character classes, anchors, groups, `|` and `?`. */
const PLAIN_PARTS = [
  String.raw`[^\\[\](){}|?*+.^$\ud800-\udfff]`,
  String.raw`\\[bdw\\[\](){}|?*+.^$]`,
  String.raw`\[\^?[^\\[\]^&\ud800-\udfff-]+(?:-[^\\[\]^&\ud800-\udfff-]+)*\]`,
  String.raw`\((?:\?:|(?!\?))|[)|?^$]`,
];
const PLAIN = new RegExp(`^(?:${PLAIN_PARTS.join('|')})+$`, 'u');
/** These limits bound V8's steps per text position: each choice at most doubles the ways to match. */
const MAX_PLAIN = 100;
const MAX_CHOICES = 4;

/** V8's regex for a plain pattern, several times faster than RE2; null for any other pattern, and for an invalid one, which RE2 explains. */
export function plainRegex(pattern: string): RegExp | null {
  const choices = pattern.match(/[|?]/g) ?? [];
  if (pattern.length > MAX_PLAIN || choices.length > MAX_CHOICES || !PLAIN.test(pattern)) return null;
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return null;
  }
}

/**
 * Compiles RE2 syntax: no look-around, no back-references; flags are part of the pattern, as in `(?i)sorry`.
 * @throws LargePattern if repetition counts make the pattern too large
 * @throws Error with the reason why RE2 refuses the pattern
 */
export function compileRegex(pattern: string): LinearRegex {
  const plain = plainRegex(pattern);
  if (plain !== null) return { test: (text) => plain.test(text) };
  const compiled = compileLinear(pattern);
  return { test: (text) => compiled.test(text) };
}

export function badRegex(error: unknown) {
  const found = (error instanceof Error ? error.message : String(error)).replace(/^error parsing regexp: /, '');
  const fix =
    error instanceof LargePattern
      ? 'Write `*` or `+` in place of large counts, or compare the `measure: length`'
      : 'Write RE2 syntax: no look-around, no back-references; `(?i)` ignores case';
  return { code: 'bad-regex', what: 'invalid regular expression', found, fix };
}

/** A function applied to both values before they are compared. */
export type Fold = (value: unknown) => unknown;

export const asItIs: Fold = (value) => value;

/**
 * Folds the case of a text by Unicode's default rules, the same in every locale, and normalizes it to NFC before and after. Lower case
 * comes first because the capital sharp s has no upper case. Both small Greek sigmas become one letter.
 */
function foldCase(text: string): string {
  const small = text.normalize('NFC').toLowerCase().toUpperCase().toLowerCase();
  return small.replaceAll('\u03c2', '\u03c3').normalize('NFC');
}

/** The value with the case of its texts folded, at any depth; object keys are unchanged. */
export function foldValue(value: unknown): unknown {
  return mapTexts(value, foldCase);
}
