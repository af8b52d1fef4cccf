import { betweenCurlyQuotes } from './curly-quotes.ts';

/** How other tools write the whole of the facts, an item of a list, and a name. */
const ROOT = /^\$(?=[.[]|$)\.?/;
const BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;

/** A path of another notation in ours: `$.a[0].x` is `a.0.x`. */
export function inDots(written: string): string {
  const path = betweenCurlyQuotes(written) ?? written;
  return path.replace(BRACKETS, '.$1$2').replace(path.startsWith('[') ? /^\./ : ROOT, '');
}

/** What to write in place of a path of another notation. */
export function adviseInDots(written: string, path: string): string {
  return `Write \`${path}\`${betweenCurlyQuotes(written) === undefined ? '' : ': curly quotes are part of the text'}`;
}
