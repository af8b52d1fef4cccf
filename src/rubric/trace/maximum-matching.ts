/**
 * Pairs as many left with right items as there can be, each at most once (Hopcroft and Karp 1973): at most about
 * 2 * sqrt(pairs) rounds, each linear in the edges.
 * @param edges for each left item the right items that it may have
 * @param rights number of right items
 * @returns for each left item its right one, or -1
 */
export function maximumMatching(edges: readonly (readonly number[])[], rights: number): readonly number[] {
  const pairs: Pairs = { edges, partner: edges.map(() => -1), owner: Array.from({ length: rights }, () => -1) };
  for (;;) {
    const layers = layersOf(pairs);
    if (layers === undefined) return pairs.partner;
    const tried = edges.map(() => 0);
    for (let left = 0; left < edges.length; left++) if (pairs.partner[left] === -1) extend(pairs, layers, tried, left);
  }
}

interface Pairs {
  readonly edges: readonly (readonly number[])[];
  readonly partner: number[];
  readonly owner: number[];
}

/** Steps from a free left item to each left item, over pairs that may be swapped; undefined: no more can be paired. */
function layersOf({ edges, partner, owner }: Pairs): readonly number[] | undefined {
  const layers: number[] = partner.map((right) => (right === -1 ? 0 : -1));
  const queue = [...layers.keys()].filter((left) => layers[left] === 0);
  let isLonger = false;
  for (const left of queue) {
    for (const right of edges[left] as readonly number[]) {
      const next = owner[right] as number;
      if (next === -1) isLonger = true;
      else if (layers[next] === -1) {
        layers[next] = (layers[left] as number) + 1;
        queue.push(next);
      }
    }
  }
  return isLonger ? layers : undefined;
}

/** Finds the left item a right one, moving others along the layers. Each edge is tried once a round. */
function extend(pairs: Pairs, layers: readonly number[], tried: number[], left: number): boolean {
  const edges = pairs.edges[left] as readonly number[];
  for (let at = tried[left] as number; at < edges.length; at++) {
    tried[left] = at + 1;
    const right = edges[at] as number;
    const other = pairs.owner[right] as number;
    const isNext = other === -1 || layers[other] === (layers[left] as number) + 1;
    if (isNext && (other === -1 || extend(pairs, layers, tried, other))) {
      pairs.partner[left] = right;
      pairs.owner[right] = left;
      return true;
    }
  }
  return false;
}
