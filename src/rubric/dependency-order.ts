/**
 * Sorts names topologically, depth first in the given order, so the result is deterministic.
 * @param needsOf the names that a name needs; unknown names are ignored
 * @returns `order`: each name after those that it needs, except in a cycle; `cycles`: one list each, a name only in the first of its cycles
 */
export function dependencyOrder(names: readonly string[], needsOf: (name: string) => Iterable<string>) {
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
