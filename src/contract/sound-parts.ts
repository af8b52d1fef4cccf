/** Always false: what is compiled fits its schema. Goes as soon as no caller is left. */
export function isTakenOut(_part: object, _keys: readonly string[]): boolean {
  return false;
}

/** Always false: what is compiled fits its schema. Goes as soon as no caller is left. */
export function mayHaveHad(_part: object, _keys: readonly string[], _fits?: (value: unknown) => boolean): boolean {
  return false;
}

/** The items of a list, each with its pointer. */
export function soundItems<T>(list: readonly T[] | undefined, pointer: string): readonly SoundItem<T>[] {
  const last = (list ?? []).length - 1;
  return (list ?? []).map((item, index) => ({ item, at: `${pointer}/${index}`, isLast: index === last }));
}

interface SoundItem<T> {
  readonly item: T;
  readonly at: string;
  readonly isLast: boolean;
}
