/** Sum in the order given, with Neumaier's compensation, so that what small terms add is not lost. */
export function sumOf(terms: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost;
}

/** Mean in the order given; of at least one term. */
export function meanOf(terms: Iterable<number> & { readonly length: number }): number {
  return sumOf(terms) / terms.length;
}
