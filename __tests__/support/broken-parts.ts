/** Ways to break the part of a value at a path. */
export const BREAKINGS = {
  wrong: (value: unknown, path: readonly string[]) => changed(value, path, { how: 'replace', key: '', value: [[]] }),
  misspelt: renamed,
};

/** A part of a value. */
interface Found {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every part of a value below the whole, with its path. */
export function pathsOf(value: unknown, path: readonly string[] = []): readonly Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const at = [...path, key];
    return [{ path: at, value: member as unknown }, ...pathsOf(member, at)];
  });
}

interface Change {
  readonly how: string;
  readonly key: string;
  readonly value: unknown;
}

/** The whole with the last key of a path misspelt. */
function renamed(whole: unknown, [key, ...rest]: readonly string[]): unknown {
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return whole;
  const entries = Object.entries(whole).map(([name, member]): readonly [string, unknown] => {
    if (name !== key) return [name, member];
    return rest.length === 0 ? [`${name}x`, member] : [name, renamed(member, rest)];
  });
  return Object.fromEntries(entries);
}

/** The whole with the part at a path replaced or removed, or another added beside it. */
export function changed(whole: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined || typeof whole !== 'object' || whole === null) return change.value;
  const entries = Object.entries(whole).flatMap(([name, member]): (readonly [string, unknown])[] => {
    if (name !== key) return [[name, member]];
    if (rest.length > 0) return [[name, changed(member, rest, change)]];
    if (change.how === 'remove') return [];
    if (change.how === 'replace') return [[name, change.value]];
    return [
      [name, member],
      [change.key, change.value],
    ];
  });
  return Array.isArray(whole) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}
