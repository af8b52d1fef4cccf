import { sumOf } from '../../contract/sums.ts';
import { STRATEGIES } from '../nodes/strategies.ts';
import type { NodeFile, StrategyName } from '../written/node-file.ts';
import { changeAt, type Pair, type RubricChange, type Spot, type SpotOf, shares } from './change.ts';

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

/** Shares that differ by less are the same: decimals such as 0.1 have no exact binary form. */
const SLACK = 1e-9;

/**
 * Criteria on both sides whose share of the score changed; it loosens where one that may fall short in the candidate lost some, and where
 * one that passes lost more than half: what is added beside it would hide its failures from then on.
 */
export function shareChanges({ old, now }: Pair<NodeFile>, spotOf: SpotOf): readonly RubricChange[] {
  const [before, after] = [sharesOf(old), sharesOf(now)];
  return [...before.keys()].sort().flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (was === undefined || is === undefined || Math.abs(is - was) <= SLACK) return [];
    const spot = spotOf(key);
    const loosens = spot.fallsShort ? is < was : is < was / 2 - SLACK;
    return [changeAt(spot, 'share of the score', shares({ old: was, now: is }), loosens)];
  });
}

/** What each criterion can add to the score where all apply, 0 to 1; empty where no shares add up to it. */
function sharesOf({ criteria = {}, combine = 'weighted_sum' }: NodeFile): ReadonlyMap<string, number> {
  if (combine === 'min' || combine === 'strict') return new Map();
  const { weighs } = STRATEGIES[combine];
  const weights = Object.entries(criteria).map(([key, { weight = 1 }]) => [key, weighs ? weight : 1] as const);
  const sum = sumOf(weights.map(([, weight]) => weight));
  return new Map(weights.map(([key, weight]) => [key, weight / sum]));
}
