/** Gives every name that was taken before it `#2`, `#3` and so on, past those that are taken too, so that none hides another. */
export function freeNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return names.map((name) => {
    let free = name;
    for (let number = numbers.get(name) ?? 2; taken.has(free); number++) {
      free = `${name}#${number}`;
      numbers.set(name, number + 1);
    }
    taken.add(free);
    return free;
  });
}
