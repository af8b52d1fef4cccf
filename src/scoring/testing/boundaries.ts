import type { Boundary, Side } from '../../../schemas/types/rubric-test-run.ts';
import type { YamlDocument } from '../../contract/yaml-document.ts';
import { thresholdOf } from '../../rubric/nodes/node.ts';
import { cutoffsOf } from './cutoffs.ts';
import { partsOf } from './rubric-parts.ts';
import { askedTree, isAsked, type ScoredCase, visitNodes } from './scored-case.ts';

const EPSILON = 1e-9;

/** The numbers that each condition with a `cutoff` compared in the cases, by JSON pointer of the condition. */
export type Compared = ReadonlyMap<string, readonly number[]>;

/** Lists every threshold of the rubric, then every number under a `cutoff`, with the nearest values of the cases on both sides. */
export function findBoundaries(
  document: YamlDocument,
  scored: readonly ScoredCase[],
  compared: Compared,
): readonly Boundary[] {
  return [...ofThresholds(document, scored), ...ofCutoffs(document, compared)];
}

function ofThresholds({ value: file, placeOf }: YamlDocument, scored: readonly ScoredCase[]): readonly Boundary[] {
  return [...partsOf(file)].flatMap(({ key, pointer, holder, owner }): readonly Boundary[] => {
    // A judge's percentage has a default threshold.
    const isHere = key === 'threshold' || (key === 'judge' && holder.threshold === undefined);
    const bound = isHere ? thresholdOf(holder) : null;
    if (bound === null) return [];
    const what = `threshold of ${owner === '' ? 'the rubric' : `\`${owner}\``}`;
    const scores = scored.flatMap((testCase) => scoresOf(owner, testCase));
    return [{ where: placeOf(pointer), what, bound, ...nearest(bound, scores, SCORES) }];
  });
}

function ofCutoffs({ value: file, placeOf }: YamlDocument, compared: Compared): readonly Boundary[] {
  const documented = cutoffsOf(file).filter((cutoff) => cutoff.documented !== null);
  return documented.flatMap(({ name, pointer, bounds, range }) =>
    bounds.map((bound): Boundary => {
      const values = compared.get(pointer) ?? [];
      return { where: placeOf(pointer), what: `cutoff of \`${name}\``, bound, ...nearest(bound, values, range) };
    }),
  );
}

const SCORES = [0, 1] as const;

/** Scores of the node in one case, without those that were not asked. */
function scoresOf(owner: string, testCase: ScoredCase): readonly number[] {
  const tree = askedTree(testCase);
  const scores: number[] = [];
  if (tree === undefined) return scores;
  visitNodes(tree, (_, node, pattern) => {
    if (pattern === owner && node.score !== null && isAsked(node)) scores.push(node.score);
  });
  return scores;
}

/** @param range the least and the most that a value can be */
function nearest(
  bound: number,
  values: readonly number[],
  [least, most]: readonly [number, number],
): Omit<Boundary, 'where' | 'what' | 'bound'> {
  const lower = values.filter((value) => value < bound - EPSILON);
  const higher = values.filter((value) => value > bound + EPSILON);
  const below = lower.length === 0 ? null : Math.max(...lower);
  const above = higher.length === 0 ? null : Math.min(...higher);
  const at = values.some((value) => Math.abs(value - bound) <= EPSILON);
  const untried: readonly (readonly [Side, boolean])[] = [
    ['below', below === null && bound > least],
    // Most sums of weights cannot equal a threshold. An equal score is required only for 1, which no score exceeds.
    ['at', !at && bound === most],
    ['above', above === null && bound < most],
  ];
  return { below, at, above, untried: untried.filter(([, isOpen]) => isOpen).map(([side]) => side) };
}
