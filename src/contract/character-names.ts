/** The code units of a text as JSON escapes them: `\u200b`. */
export function unicodeEscape(text: string): string {
  const escaped = text.split('').map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped.join('');
}

/** The code point of a character: `U+200B`. */
export function codePointName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
