/** Orders texts by their code units, in whatever locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
