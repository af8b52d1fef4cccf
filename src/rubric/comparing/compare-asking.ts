import type { ConditionFile } from '../conditions/condition-file.ts';
import type { NodeFile, Otherwise } from '../nodes/node-file.ts';
import { changeAt, type Pair, type RubricChange, type Spot, texts } from './change.ts';
import { moveOf } from './compare-conditions.ts';
import { conditionText } from './condition-text.ts';

/** A question that is asked of fewer trials; where the answer to the others is `fail`, of more. */
export function compareWhen({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  if (old.when !== undefined && now.when !== undefined) {
    const fails = old.otherwise === 'fail' && now.otherwise === 'fail';
    return compareCondition('when', { old: old.when, now: now.when }, spot, fails ? 'narrower' : 'wider');
  }
  const sides = { old: optionalText(old.when), now: optionalText(now.when) };
  const loosens = now.when === undefined ? old.otherwise === 'fail' : now.otherwise !== 'fail';
  return [changeAt(spot, 'when', sides, loosens)];
}

function optionalText(condition: ConditionFile | undefined): string {
  return condition === undefined ? 'none' : conditionText(condition);
}

const ANSWERS: readonly Otherwise[] = ['fail', 'skip', 'pass'];

/** The answer where a question is not asked. */
export function compareOtherwise({ old, now }: Pair<NodeFile>, spot: Spot): readonly RubricChange[] {
  return compareAnswers('otherwise', { old: old.otherwise, now: now.otherwise }, spot);
}

/** An answer that is chosen for what cannot be asked; the usual one is `skip`. */
export function compareAnswers(what: string, pair: Pair<Otherwise | undefined>, spot: Spot): readonly RubricChange[] {
  const [old, now] = [pair.old ?? 'skip', pair.now ?? 'skip'];
  return [changeAt(spot, what, { old, now }, ANSWERS.indexOf(now) > ANSWERS.indexOf(old))];
}

/**
 * A condition that changed.
 * @param tighter the move that makes the part harder to pass
 */
export function compareCondition(
  what: string,
  { old, now }: Pair<ConditionFile | undefined>,
  spot: Spot,
  tighter: 'narrower' | 'wider',
): readonly RubricChange[] {
  const move = moveOf(old ?? {}, now ?? {});
  if (move === 'same') return [changeAt(spot, `description in ${what}`, texts({ old, now }), false)];
  return [changeAt(spot, what, { old: optionalText(old), now: optionalText(now) }, move !== tighter)];
}
