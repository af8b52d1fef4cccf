import { unicodeEscape } from './character-names.ts';

const LONGEST = 80;

/** What JSON leaves as it is although nobody can see it, or it turns the text around it. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** A value for a message: JSON in which every character can be seen, cut to 80 characters. */
export function shown(value: unknown): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return shortened(escaped(value));
}

/** A text for the middle of a sentence: escaped as in JSON, without the quotes, cut to 80 characters. */
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
