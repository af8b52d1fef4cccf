/** Names sorted by what they need. */
interface Order {
  /** Each name after all that it needs, except in a cycle. */
  readonly order: readonly string[];
  /** Names that need each other, one list a cycle; a name in several cycles is listed in the first. */
  readonly cycles: readonly (readonly string[])[];
}

/**
 * Sorts names topologically, depth first in the order given, so that the result depends on nothing else.
 * @param needsOf the names that one needs; unknown names are ignored
 */
export function dependencyOrder(names: readonly string[], needsOf: (name: string) => Iterable<string>): Order {
  const known = new Set(names);
  const order: string[] = [];
  const cycles: (readonly string[])[] = [];
  const done = new Set<string>();
  const visit = (name: string, trail: readonly string[]): void => {
    if (done.has(name) || !known.has(name)) return;
    const start = trail.indexOf(name);
    if (start >= 0) {
      const cycle = trail.slice(start);
      cycles.push(cycle);
      for (const member of cycle) done.add(member);
      return;
    }
    for (const need of needsOf(name)) visit(need, [...trail, name]);
    done.add(name);
    order.push(name);
  };
  for (const name of names) visit(name, []);
  return { order, cycles };
}

/** A cycle for people: `a needs b, b needs a`. */
export function shownCycle(cycle: readonly string[]): string {
  return cycle.map((name, index) => `${name} needs ${cycle[(index + 1) % cycle.length]}`).join(', ');
}
