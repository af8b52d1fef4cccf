import { sameJson } from '../values/json-value.ts';
import type { BranchFile, NodeFile } from '../written/node-file.ts';
import { below, changeAt, inBoth, type Pair, type RubricChange, rewordedAt, type Spot, texts } from './change.ts';
import { moveOf } from './compare-conditions.ts';
import { conditionText } from './condition-text.ts';

/** Compares the nodes at two ends. */
type CompareNodes = (old: NodeFile, now: NodeFile, spot: Spot) => readonly RubricChange[];

/** Trees, branch by branch: it loosens where an end gives more, or another question leads to it. */
export function compareTrees(
  { old, now }: Pair<BranchFile>,
  spot: Spot,
  compareNodes: CompareNodes,
  trail = 'tree',
): readonly RubricChange[] {
  if (sameJson(old, now)) return [];
  if (old.if !== undefined && now.if !== undefined)
    return [
      ...compareQuestions({ old: old.if, now: now.if }, spot, `${trail}.if`),
      ...compareTrees(branches({ old, now }, 'then'), spot, compareNodes, `${trail}.then`),
      ...compareTrees(branches({ old, now }, 'else'), spot, compareNodes, `${trail}.else`),
    ];
  if (old.score !== undefined && now.score !== undefined)
    return [
      ...compareScores({ old: old.score, now: now.score }, spot, trail),
      ...labelChange({ old, now }, spot, trail),
    ];
  if (old.node === undefined || now.node === undefined) return [changeAt(spot, trail, texts({ old, now }), true)];
  return [...labelChange({ old, now }, spot, trail), ...compareNodes(old.node, now.node, below(spot, trail))];
}

function compareQuestions(
  { old, now }: Pair<NonNullable<BranchFile['if']>>,
  spot: Spot,
  what: string,
): readonly RubricChange[] {
  if (sameJson(old, now)) return [];
  return [changeAt(spot, what, { old: conditionText(old), now: conditionText(now) }, moveOf(old, now) !== 'same')];
}

/** A fork has both branches. */
function branches(pair: Pair<BranchFile>, side: 'then' | 'else'): Pair<BranchFile> {
  return inBoth(pair as Pair<Required<BranchFile>>, side);
}

function compareScores({ old, now }: Pair<number>, spot: Spot, trail: string): readonly RubricChange[] {
  return old === now ? [] : [changeAt(spot, `${trail}: score`, texts({ old, now }), now > old)];
}

/** A label is a name for people. */
function labelChange(pair: Pair<BranchFile>, spot: Spot, trail: string): readonly RubricChange[] {
  if (pair.old.label === pair.now.label) return [];
  return [rewordedAt(spot, `${trail}: label`, texts(inBoth(pair, 'label')))];
}
