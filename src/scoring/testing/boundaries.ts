import type { Boundary, Side } from '../../../schemas/types/rubric-test-run.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { thresholdOf } from '../../rubric/nodes/node.ts';
import { askedTree, isAsked, type JudgedCase, visitNodes } from './judged-case.ts';
import { partsOf, patternOf } from './rubric-parts.ts';

const EPSILON = 1e-9;

/** Lists every threshold of the rubric in file order, with the nearest scores of the cases on both sides. */
export function findBoundaries(
  { value: file, placeOf }: YamlDocument,
  judged: readonly JudgedCase[],
): readonly Boundary[] {
  return [...partsOf(file)].flatMap(({ key, pointer, holder }): readonly Boundary[] => {
    // A judge's percentage has a default threshold.
    const isHere = key === 'threshold' || (key === 'judge' && holder.threshold === undefined);
    const bound = isHere ? thresholdOf(holder) : null;
    if (bound === null) return [];
    const owner = patternOf(pointer, file);
    const what = owner === '' ? 'threshold of the rubric' : `threshold of \`${owner}\``;
    const scores = judged.flatMap((one) => scoresOf(owner, one));
    return [{ where: placeOf(pointer), what, bound, ...nearest(bound, scores) }];
  });
}

/** Scores of the node in one case, without those that were not asked. */
function scoresOf(owner: string, one: JudgedCase): readonly number[] {
  const tree = askedTree(one);
  const scores: number[] = [];
  if (tree === undefined) return scores;
  visitNodes(tree, (_, node, pattern) => {
    if (pattern === owner && node.score !== null && isAsked(node)) scores.push(node.score);
  });
  return scores;
}

function nearest(bound: number, scores: readonly number[]): Omit<Boundary, 'where' | 'what' | 'bound'> {
  const lower = scores.filter((score) => score < bound - EPSILON);
  const higher = scores.filter((score) => score > bound + EPSILON);
  const below = lower.length === 0 ? null : Math.max(...lower);
  const above = higher.length === 0 ? null : Math.min(...higher);
  const at = scores.some((score) => Math.abs(score - bound) <= EPSILON);
  const untried: readonly (readonly [Side, boolean])[] = [
    ['below', below === null && bound > 0],
    // Most sums of weights cannot equal a threshold. An equal score is required only for 1, which no score exceeds.
    ['at', !at && bound === 1],
    ['above', above === null && bound < 1],
  ];
  return { below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}
