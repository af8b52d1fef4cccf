/** Sorts texts by code units, the same on every machine. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
