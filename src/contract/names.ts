import { distance } from 'fastest-levenshtein';
import type { Advice } from '../errors.ts';
import { byText } from './text.ts';

/** The known name with the smallest edit distance; undefined if none is near enough. */
export function nearestName(written: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((name) => ({ name, edits: distance(written.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits || byText(a.name, b.name));
  const best = ranked[0];
  if (best === undefined) return undefined;
  // Names of two letters are two edits from any other two letters, so distance says nothing.
  const [short, long] = [best.name.length, written.length].sort((a, b) => a - b) as [number, number];
  const isOther = best.edits >= long || best.edits > short;
  // Largest distance: a third of the name. `price` is not a misspelt `trace`.
  const isNear =
    best.edits <= Math.floor(best.name.length / 3) || isSlip(written.toLowerCase(), best.name.toLowerCase());
  return isNear && !isOther ? best.name : undefined;
}

/** Whether a text differs from the name by one edit or two swapped letters. */
export function isSlip(written: string, name: string): boolean {
  const sorted = (text: string): string => [...text].sort().join('');
  const edits = distance(written, name);
  return edits === 1 || (edits === 2 && sorted(written) === sorted(name));
}

/** Advice for an unknown name: the nearest known one, if one is near. */
export function adviseNearest(written: string, known: readonly string[]): Advice {
  const suggestion = nearestName(written, known);
  return suggestion === undefined ? {} : { suggestion };
}

/** The same, or all known names if none is near. */
export function adviseName(written: string, known: readonly string[]): Advice {
  const advice = adviseNearest(written, known);
  return advice.suggestion !== undefined || known.length === 0 ? advice : { known: [...known].sort() };
}

/** JSONPath for the whole of the facts, an item of a list, and a name. */
const ROOT = /^\$(?=[.[]|$)\.?/;
const BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;

/** Converts JSONPath or bracket notation to a dotted path: `$.a[0].x` is `a.0.x`. */
export function inDots(path: string): string {
  return path.replace(BRACKETS, '.$1$2').replace(path.startsWith('[') ? /^\./ : ROOT, '');
}

/** Makes names unique: a repeated one gets `#2`, `#3` and so on, skipping names that exist. */
export function freeNames(names: readonly string[]): readonly string[] {
  const usedNames = new Set<string>();
  const numbers = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    for (let number = numbers.get(name) ?? 2; usedNames.has(free); number++) {
      free = `${name}#${number}`;
      numbers.set(name, number + 1);
    }
    usedNames.add(free);
    return free;
  });
}
