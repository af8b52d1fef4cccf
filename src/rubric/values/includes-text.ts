/** Longest part that the engine searches for: its time may grow with the product of both lengths. */
const MAX_BY_ENGINE = 256;

/** Whether a text includes a part, in time linear in both. */
export function includesText(text: string, part: string): boolean {
  if (part.length <= MAX_BY_ENGINE || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let at = 0; at < text.length; at++) {
    matched = extend(part, borders, matched, text.charCodeAt(at));
    if (matched === part.length) return true;
  }
  return false;
}

/** For each prefix of a text, the length of its longest border: a shorter prefix that is its end too (Knuth, Morris and Pratt 1977). */
function bordersOf(part: string): Int32Array {
  const borders = new Int32Array(part.length);
  for (let at = 1; at < part.length; at++)
    borders[at] = extend(part, borders, borders[at - 1] as number, part.charCodeAt(at));
  return borders;
}

/** How much of the part is matched after one more character. */
function extend(part: string, borders: Int32Array, matched: number, code: number): number {
  let length = matched;
  while (length > 0 && part.charCodeAt(length) !== code) length = borders[length - 1] as number;
  return part.charCodeAt(length) === code ? length + 1 : length;
}
