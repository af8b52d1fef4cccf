/** The names in an order in which each comes after all that it needs, or a circle of names that need each other. */
export type Order = { readonly order: readonly string[] } | { readonly circle: readonly string[] };

/**
 * Sorts names topologically, depth first in the order given, so that the result depends on nothing else.
 * @param needsOf the names that one needs; others than those given are passed over
 */
export function dependencyOrder(names: readonly string[], needsOf: (name: string) => Iterable<string>): Order {
  const known = new Set(names);
  const order: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): readonly string[] | undefined => {
    const start = trail.indexOf(name);
    if (start >= 0) return trail.slice(start);
    if (done.has(name) || !known.has(name)) return undefined;
    for (const need of needsOf(name)) {
      const circle = visit(need, [...trail, name]);
      if (circle !== undefined) return circle;
    }
    done.add(name);
    order.push(name);
    return undefined;
  };
  for (const name of names) {
    const circle = visit(name, []);
    if (circle !== undefined) return { circle };
  }
  return { order };
}

/** A circle for people: `a needs b, b needs a`. */
export function shownCircle(circle: readonly string[]): string {
  return circle.map((name, index) => `${name} needs ${circle[(index + 1) % circle.length]}`).join(', ');
}
