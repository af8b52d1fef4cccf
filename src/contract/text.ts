import { must } from './must.ts';

const LONGEST = 80;

/** Characters that JSON leaves as they are, although they are invisible or change the direction of text. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A value for a message: JSON with every invisible character escaped, cut to 80 characters. */
export function shown(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return shortened(escaped(value));
}

/** A text for the middle of a sentence: like `shown`, without quotes. */
export function inline(text: string): string {
  return shortened(escaped(text).slice(1, -1));
}

function escaped(value: unknown): string {
  const json = JSON.stringify(value) ?? 'nothing';
  return json.replace(UNSEEN, unicodeEscape);
}

/** Never cuts a surrogate pair in two. */
function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 3).replace(/[\ud800-\udbff]$/, '')}...`;
}

/** The code units of a text as JSON escapes: `\u200b`. */
export function unicodeEscape(text: string): string {
  const escaped = text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped.join('');
}

/** The code point of a character: `U+200B`. */
export function codePointName(character: string): string {
  return `U+${must(character.codePointAt(0), 'the code point of a character').toString(16).toUpperCase().padStart(4, '0')}`;
}

/** `1 scenario`, `5 scenarios`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Orders texts by code units, independent of the locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** All names, each once, ordered by code units. */
export function sortedUnion(...sides: readonly Iterable<string>[]): readonly string[] {
  return [...new Set(sides.flatMap((names) => [...names]))].sort();
}

/** The start of every mark that replaces a secret. */
export const MARK_START = '[redacted: ';

export function markOf(shape: string): string {
  return `${MARK_START}${shape}]`;
}
