import type { ConditionFile } from '../written/condition-file.ts';
import type { NodeFile, Otherwise } from '../written/node-file.ts';
import { changeAt, type Pair, type RubricChange, rewordedAt, type Spot, texts } from './change.ts';
import { moveOf } from './compare-conditions.ts';
import { failsAtWorst } from './compare-marking.ts';
import { conditionText } from './condition-text.ts';

/**
 * Where a question is asked. A criterion that comes to apply takes weight from the others, which may be the harder ones; so only what
 * fails where it was asked before is stricter.
 */
export function compareWhen({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  const tighter = now.otherwise === 'fail' && failsAtWorst({ old, now }) ? 'narrower' : undefined;
  if (old.when !== undefined && now.when !== undefined)
    return compareCondition('when', { old: old.when, now: now.when }, spot, tighter);
  const sides = { old: optionalText(old.when), now: optionalText(now.when) };
  return [changeAt(spot, 'when', sides, now.when === undefined || tighter === undefined)];
}

function optionalText(condition: ConditionFile | undefined): string {
  return condition === undefined ? 'none' : conditionText(condition);
}

const ANSWERS: readonly Otherwise[] = ['fail', 'skip', 'pass'];

/** An answer that is chosen for what cannot be asked; the usual one is `skip`. */
export function compareAnswers(what: string, pair: Pair<Otherwise | undefined>, spot: Spot): readonly RubricChange[] {
  const [old, now] = [pair.old ?? 'skip', pair.now ?? 'skip'];
  return [changeAt(spot, what, { old, now }, ANSWERS.indexOf(now) > ANSWERS.indexOf(old))];
}

/**
 * A condition that changed.
 * @param tighter the move that makes the part harder to pass; undefined where neither is certain to
 */
export function compareCondition(
  what: string,
  { old, now }: Pair<ConditionFile | undefined>,
  spot: Spot,
  tighter: 'narrower' | 'wider' | undefined,
): readonly RubricChange[] {
  const move = moveOf(old ?? {}, now ?? {});
  if (move === 'same') return [rewordedAt(spot, `description in ${what}`, texts({ old, now }))];
  return [changeAt(spot, what, { old: optionalText(old), now: optionalText(now) }, move !== tighter)];
}
