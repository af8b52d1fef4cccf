/** Up to here the engine's own search cannot become slow: its worst case is the product of both lengths. */
const SHORT = 32;

/**
 * Whether the text holds the part, in time linear in both lengths (Knuth, Morris and Pratt). The engine's `includes`
 * takes minutes for 100,000 characters in four million when both are nearly the same letter over and over.
 */
export function includesText(text: string, part: string): boolean {
  if (part.length <= SHORT || part.length > text.length) return text.includes(part);
  const borders = bordersOf(part);
  let matched = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] as number;
    if (part.charCodeAt(matched) === code) matched++;
    if (matched === part.length) return true;
  }
  return false;
}

/** For every prefix: the length of its longest proper prefix that is its suffix too. */
function bordersOf(part: string): Int32Array {
  const borders = new Int32Array(part.length);
  let matched = 0;
  for (let index = 1; index < part.length; index++) {
    const code = part.charCodeAt(index);
    while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] as number;
    if (part.charCodeAt(matched) === code) matched++;
    borders[index] = matched;
  }
  return borders;
}
