import { addTo } from '../../contract/numbers.ts';
import { sum } from './moments.ts';

/** Groups values by the family of their scenario, in order of first appearance. One without a family stands alone. */
export function byFamily<T>(
  values: readonly T[],
  familyOf: (value: T, index: number) => string | undefined,
): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<string | number, [T, ...T[]]>();
  values.forEach((value, index) => {
    const family = familyOf(value, index) ?? index;
    const group = groups.get(family);
    if (group === undefined) groups.set(family, [value]);
    else group.push(value);
  });
  return [...groups.values()];
}

/**
 * Effective number of families, 1 to their number: (sum of sizes)^2 / sum of squared sizes. Where one family holds most of a suite, its own
 * changes cancel and the standard error looks too small; this number is then too small to test.
 * Source: Kish (1965); the effective number of clusters of Carter, Schnepel and Steigerwald (2017) where all are equal.
 * @param families of at least one scenario, by name
 */
export function effectiveFamilies(families: readonly string[]): number {
  const sizes = new Map<string, number>();
  for (const family of families) addTo(sizes, family);
  return families.length ** 2 / sum([...sizes.values()].map((size) => size * size));
}
