/** To twelve decimals, below which floating point is noise, and never -0: what is left of a sum of decimals such as 0.1 decides nothing. */
export function rounded(value: number): number {
  return Math.round(value * 1e12) / 1e12 + 0;
}
