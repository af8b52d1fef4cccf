import { MEASURES } from '../values/measures.ts';
import { IN_SENTENCE, tail } from '../values/shown-value.ts';

/** So much of the end of a text is shown. */
const END = 40;

/** End of an explanation that shows how a text ends; empty where all of it is shown. */
export function endOf(text: string): string {
  return isCut(text) ? `, but with ${JSON.stringify(tail(text, END))}` : '';
}

/**
 * End of an explanation that tells at which character something begins; empty where all of the text is shown.
 * @param find gives its index in the text, or -1
 */
export function placeIn(text: string, find: (text: string) => number): string {
  const index = isCut(text) ? find(text) : -1;
  return index > 0 ? ` at character ${MEASURES.length.measure(text.slice(0, index)) + 1}` : '';
}

function isCut(text: string): boolean {
  return text.length > IN_SENTENCE || JSON.stringify(text).length > IN_SENTENCE;
}
