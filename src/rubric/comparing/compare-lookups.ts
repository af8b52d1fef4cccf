import { sortedUnion } from '../../contract/sorted-union.ts';
import type { LookupFile } from '../written/node-file.ts';
import { changeAt, type Pair, type RubricChange, type Spot, texts } from './change.ts';

/** Scores by value: it loosens where a value earns more, or another field is read. */
export function compareLookups({ old, now }: Pair<LookupFile>, spot: Spot): readonly RubricChange[] {
  if (old.field !== now.field) return [changeAt(spot, 'lookup', texts({ old, now }), true)];
  const keys = sortedUnion(Object.keys(old.table), Object.keys(now.table));
  const changes = keys.flatMap((key) => {
    const pair = { old: scoreOf(old, key), now: scoreOf(now, key) };
    return changedScore(`score of ${JSON.stringify(key)}`, pair, spot);
  });
  return [...changes, ...changedScore('score of any other value', { old: old.default, now: now.default }, spot)];
}

function scoreOf({ table, default: other }: LookupFile, key: string): number | undefined {
  return Object.hasOwn(table, key) ? table[key] : other;
}

/** A value without a score cannot be told, which is worse than 0. */
function changedScore(what: string, { old, now }: Pair<number | undefined>, spot: Spot): readonly RubricChange[] {
  if (old === now) return [];
  return [changeAt(spot, what, { old: scoreText(old), now: scoreText(now) }, (now ?? -1) > (old ?? -1))];
}

function scoreText(score: number | undefined): string {
  return score === undefined ? 'cannot be told' : String(score);
}
