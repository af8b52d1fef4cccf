import { must } from '../../contract/must.ts';

/** Two members side by side; null if a side has none. */
export type Aligned<T> = readonly [main: T | null, candidate: T | null];

/** Above this many pairs, the lists are not aligned but follow each other: time and memory grow with the product. */
const MOST_PAIRS = 4_000_000;

/** The weight of two members that are the same. */
export const SAME = 4;

/**
 * Aligns two lists so that similar members share a row: the weighted longest common subsequence.
 * @param alike weight of a pair: 0 if it must not share a row, higher for a better match, `SAME` for equal members
 */
export function align<T>(
  main: readonly T[],
  candidate: readonly T[],
  alike: (main: T, candidate: T) => number,
): readonly Aligned<T>[] {
  if (main.length * candidate.length > MOST_PAIRS)
    return [...main.map((item): Aligned<T> => [item, null]), ...candidate.map((item): Aligned<T> => [null, item])];
  const width = candidate.length + 1;
  const weights = new Int8Array(main.length * candidate.length);
  for (const [row, item] of main.entries())
    for (const [column, counterpart] of candidate.entries())
      weights[row * candidate.length + column] = alike(item, counterpart);
  const best = new Int32Array((main.length + 1) * width);
  const at = (row: number, column: number): number => must(best[row * width + column], 'a total');
  /** The best total from here to the end if these two share a row; -1 if they must not. */
  const joined = (row: number, column: number): number => {
    const weight = must(weights[row * candidate.length + column], 'a weight');
    return weight === 0 ? -1 : weight + at(row + 1, column + 1);
  };
  for (let cell = main.length * candidate.length - 1; cell >= 0; cell--) {
    const [row, column] = [Math.floor(cell / candidate.length), cell % candidate.length];
    best[row * width + column] = Math.max(joined(row, column), at(row + 1, column), at(row, column + 1));
  }
  const aligned: Aligned<T>[] = [];
  let [row, column] = [0, 0];
  while (row < main.length && column < candidate.length) {
    const isJoined = joined(row, column) === at(row, column);
    const isMain = isJoined || at(row + 1, column) >= at(row, column + 1);
    const isOwn = isJoined || !isMain;
    aligned.push([isMain ? (main[row++] ?? null) : null, isOwn ? (candidate[column++] ?? null) : null]);
  }
  const rest = main.slice(row).map((item): Aligned<T> => [item, null]);
  return [...aligned, ...rest, ...candidate.slice(column).map((item): Aligned<T> => [null, item])];
}
