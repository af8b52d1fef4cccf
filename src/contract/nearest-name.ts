import { distance } from 'fastest-levenshtein';
import { byText } from './by-text.ts';
import { betweenCurlyQuotes } from './curly-quotes.ts';

/** The known name closest to what was written, or undefined when none is close enough to be meant. */
export function nearestName(text: string, known: readonly string[]): string | undefined {
  const written = betweenCurlyQuotes(text) ?? text;
  const ranked = known
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === undefined) return undefined;
  // Two letters are two edits from any other two, and so is one from three that have it.
  const [short, long] = [best.name.length, written.length].sort((a, b) => a - b) as [number, number];
  const isOther = best.edits >= long || best.edits > short;
  return isNear(written.toLowerCase(), best) && !isOther ? best.name : undefined;
}

/** A third of a name may be wrong: `price` is no `trace`. */
function isNear(written: string, { name, edits }: { readonly name: string; readonly edits: number }): boolean {
  return edits <= Math.floor(name.length / 3) || isSlip(written, name.toLowerCase());
}

/** Whether what was written is the name but for one letter, or for two neighbours that changed places. */
export function isSlip(written: string, name: string): boolean {
  const sorted = (text: string): string => [...text].sort().join('');
  const edits = distance(written, name);
  return edits === 1 || (edits === 2 && sorted(written) === sorted(name));
}

/** Advice for a name that is not known: the nearest one; empty where none is near. */
export function adviseNearest(written: string, known: readonly string[]): string {
  const nearest = nearestName(written, known);
  return nearest === undefined ? '' : `Did you mean \`${nearest}\`?`;
}

/** The same, and the whole list where none is near. */
export function adviseName(written: string, known: readonly string[]): string {
  const advice = adviseNearest(written, known);
  return advice !== '' || known.length === 0 ? advice : `Known: ${[...known].sort().join(', ')}`;
}

/** The one name that such advice gives; null where it gives none, or lists all. */
export function advisedName(advice = ''): string | null {
  return /^Did you mean `(.+)`\?$/.exec(advice)?.[1] ?? null;
}
