interface Order {
  /** Each name after the names that it needs, except in a cycle. */
  readonly order: readonly string[];
  /** Names that need each other, one list per cycle; a name in several cycles is listed only in the first. */
  readonly cycles: readonly (readonly string[])[];
}

/**
 * Sorts names topologically, depth first in the given order, so the result is deterministic.
 * @param needsOf the names that a name needs; unknown names are ignored
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

/** A cycle as text: `a needs b, b needs a`. */
export function shownCycle(cycle: readonly string[]): string {
  return cycle.map((name, index) => `${name} needs ${cycle[(index + 1) % cycle.length]}`).join(', ');
}
