/** How other tools write the whole of the facts, an item of a list, and a name. */
const ROOT = /^\$(?=[.[]|$)\.?/;
const BRACKETS = /\[(?:['"]([^'"\]]*)['"]|(-?[0-9]+|\*))\]/g;

/** A path of another notation in ours: `$.a[0].x` is `a.0.x`. */
export function inDots(path: string): string {
  return path.replace(BRACKETS, '.$1$2').replace(path.startsWith('[') ? /^\./ : ROOT, '');
}
