import type { Boundary, Side } from '../../../schemas/types/rubric-test-run.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { thresholdOf } from '../../rubric/nodes/node.ts';
import { askedTree, isAsked, type JudgedCase, visitNodes } from './judged-case.ts';
import { type Part, partsOf, patternOf } from './rubric-parts.ts';

const EPSILON = 1e-9;

/** Every threshold of the rubric in the order of the file, with the nearest scores that the cases bring about on both sides. */
export function findBoundaries(
  { value: file, placeOf }: YamlDocument,
  judged: readonly JudgedCase[],
): readonly Boundary[] {
  return [...partsOf(file)].filter(saysThreshold).flatMap(({ pointer, holder }): readonly Boundary[] => {
    const bound = thresholdOf(holder);
    if (bound === null) return [];
    const owner = patternOf(pointer, file);
    const what = owner === '' ? 'threshold of the rubric' : `threshold of \`${owner}\``;
    const scores = judged.flatMap((one) => scoresOf(owner, one));
    return [{ where: placeOf(pointer), what, bound, ...nearest(bound, scores) }];
  });
}

/** A judge's percentage has a threshold even if none is written. */
function saysThreshold({ key, holder }: Part): boolean {
  return key === 'threshold' || (key === 'judge' && holder.threshold === undefined);
}

/** Scores of the node where it was asked. */
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
    // Most sums of weights cannot equal a threshold, so that is asked only of 1, which nothing exceeds.
    ['at', !at && bound === 1],
    ['above', above === null && bound < 1],
  ];
  return { below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}
