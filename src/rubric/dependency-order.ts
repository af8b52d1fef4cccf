/** Names sorted by what they need. */
interface Order {
  /** Each comes after all that it needs, but for those of a circle. */
  readonly order: readonly string[];
  /** Names that need each other, each circle on its own; a name that stands in several is told in the first. */
  readonly circles: readonly (readonly string[])[];
}

/**
 * Sorts names topologically, depth first in the order given, so that the result depends on nothing else.
 * @param needsOf the names that one needs; others than those given are passed over
 */
export function dependencyOrder(names: readonly string[], needsOf: (name: string) => Iterable<string>): Order {
  const known = new Set(names);
  const order: string[] = [];
  const circles: (readonly string[])[] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): void => {
    if (done.has(name) || !known.has(name)) return;
    const start = trail.indexOf(name);
    if (start >= 0) {
      const circle = trail.slice(start);
      circles.push(circle);
      for (const member of circle) done.add(member);
      return;
    }
    for (const need of needsOf(name)) visit(need, [...trail, name]);
    done.add(name);
    order.push(name);
  };
  for (const name of names) visit(name, []);
  return { order, circles };
}

/** A circle for people: `a needs b, b needs a`. */
export function shownCircle(circle: readonly string[]): string {
  return circle.map((name, index) => `${name} needs ${circle[(index + 1) % circle.length]}`).join(', ');
}
