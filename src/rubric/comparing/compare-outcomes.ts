import { sortedUnion } from '../../contract/sorted-union.ts';
import { sameJson } from '../values/json-value.ts';
import type { Band, OutcomeFile } from '../written/rubric-file.ts';
import { changeAt, itemOf, namesOf, type Pair, type RubricChange, type Spot } from './change.ts';
import { moveOf } from './compare-conditions.ts';
import { conditionText } from './condition-text.ts';

type Outcomes = readonly OutcomeFile[];

/** Outcomes are asked in their order and a policy limits how many trials end in each, so any change may hide failures. */
export function compareOutcomes({ old, now }: Pair<Outcomes | undefined>, spot: Spot): readonly RubricChange[] {
  if (old === undefined || now === undefined)
    return [changeAt(spot, 'outcomes', { old: orderText(old), now: orderText(now) }, true)];
  const names = sortedUnion(namesOf(old), namesOf(now));
  const changed = names.flatMap((name) => {
    const sides = { old: textOf(old, name), now: textOf(now, name) };
    const [before, after] = [itemOf(old, name), itemOf(now, name)];
    if (sameJson(before, after)) return [];
    const reworded =
      before?.when !== undefined && after?.when !== undefined && moveOf(before.when, after.when) === 'same';
    return [changeAt(spot, `outcome \`${name}\``, sides, !reworded)];
  });
  if (changed.length > 0) return changed;
  return [changeAt(spot, 'order of the outcomes', { old: orderText(old), now: orderText(now) }, true)];
}

function textOf(outcomes: Outcomes, name: string): string {
  const outcome = itemOf(outcomes, name);
  if (outcome === undefined) return 'none';
  return outcome.when === undefined ? 'all others' : conditionText(outcome.when);
}

function orderText(outcomes: Outcomes | undefined): string {
  return outcomes === undefined ? 'by default' : namesOf(outcomes).join(', ');
}

/** Names of ranges: it loosens where a score may bear a better name than before. */
export function compareBands({ old, now }: Pair<readonly Band[]>, spot: Spot): readonly RubricChange[] {
  const names = sortedUnion(namesOf(old), namesOf(now));
  return names.flatMap((name) => {
    const [before, after] = [leastOf(old, name), leastOf(now, name)];
    if (before === after) return [];
    const loosens = before === undefined || after === undefined || after < before;
    return [changeAt(spot, `band \`${name}\``, { old: leastText(before), now: leastText(after) }, loosens)];
  });
}

function leastOf(bands: readonly Band[], name: string): number | undefined {
  const band = itemOf(bands, name);
  return band === undefined ? undefined : (band.at_least ?? 0);
}

function leastText(least: number | undefined): string {
  return least === undefined ? 'none' : `from ${least}`;
}
