import type { StrategyName } from '../written/node-file.ts';
import { changeAt, type Pair, type RubricChange, type Spot } from './change.ts';

/** Ways to combine that never give a better score, and the same verdict or a worse one, than the key. */
const STRICTER: Readonly<Partial<Record<StrategyName, readonly StrategyName[]>>> = {
  weighted_sum: ['cap_by_worst', 'min'],
  cap_by_worst: ['min'],
  weighted_median: ['min'],
  median: ['min'],
  mean: ['min'],
};

/** The way to combine; `usual` where none is written. */
export function compareCombine(
  { old, now }: Pair<StrategyName | undefined>,
  usual: StrategyName | undefined,
  spot: Spot,
): readonly RubricChange[] {
  const [before, after] = [old ?? usual, now ?? usual];
  const stricter = after !== undefined && before !== undefined && STRICTER[before]?.includes(after) === true;
  return [
    changeAt(
      spot,
      'combine',
      { old: before ?? 'every item', now: after ?? 'every item' },
      before !== after && !stricter,
    ),
  ];
}
