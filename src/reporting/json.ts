import { unicodeEscape } from '../contract/text.ts';
import { INVISIBLE_PATTERN } from './markdown/escape.ts';

/**
 * A value as one JSON document: its keys as they stand, two spaces, one newline at the end. Characters that cannot be
 * seen and the opening of an old workflow command are written as JSON escapes, so the text is safe to print to a log.
 */
export function safeJson(value: object): string {
  return `${JSON.stringify(value, null, 2).replace(/[^\n]+/g, escapeLine)}\n`;
}

/** A value as one line of JSON, written as safely. */
export function safeJsonLine(value: object): string {
  return `${escapeLine(JSON.stringify(value))}\n`;
}

function escapeLine(line: string): string {
  return line.replace(INVISIBLE_PATTERN, unicodeEscape).replaceAll('##[', '##\\u005b');
}
