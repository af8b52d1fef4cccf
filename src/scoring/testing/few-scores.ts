import type { Calibration } from '../../../schemas/types/rubric.ts';
import { isRecord, type JsonObject } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import { NO_PARTS } from '../../rubric/evaluation.ts';
import { calibrated } from '../../rubric/nodes/marking.ts';
import { isYesOrNo } from '../../rubric/nodes/node.ts';
import { type Applied, STRATEGIES } from '../../rubric/nodes/strategies.ts';

/** Strategies that need only scores and weights. */
const BY_SCORE = ['weighted_sum', 'weighted_median', 'min', 'median', 'mean'] as const;
/** More rules have too many sums. */
const MOST_RULES = 12;
/** Most combinations of part scores to enumerate. */
const MOST_COMBINATIONS = 4096;

/**
 * The scores that a node in a rubric file can come to: a superset, when it has few; null when it has many.
 * Nodes with a yes/no answer, a lookup table, up to 12 rules, or a composite of such nodes have few.
 */
export function fewScores(node: JsonObject): readonly number[] | null {
  const own = ownScores(node);
  if (own === null) return null;
  const points = node.calibration as Calibration | undefined;
  const found = points === undefined ? own : [0, 1, ...own].map((score) => rounded(calibrated(points, score)));
  // An error or a node that does not apply is not calibrated.
  return [...new Set([0, 1, ...found])];
}

function ownScores(node: JsonObject): readonly number[] | null {
  if (isRecord(node.lookup)) return tableScores(node.lookup);
  if (isRecord(node.criteria)) return combinedScores(node.criteria, node.combine);
  if (Array.isArray(node.rules)) return ruleSums(node.rules.filter(isRecord));
  return isYesOrNo(node) ? [] : null;
}

function tableScores({ table, default: other }: JsonObject): readonly number[] {
  const rows = isRecord(table) ? Object.values(table) : [];
  return [...rows, other].filter((score) => typeof score === 'number');
}

/** Sums over every subset of the rules: a terminal or overriding rule only excludes some. */
function ruleSums(rules: readonly JsonObject[]): readonly number[] | null {
  if (rules.length > MOST_RULES) return null;
  let sums: readonly number[] = [0];
  for (const { weight } of rules)
    sums = [...sums, ...sums.map((sum) => sum + (typeof weight === 'number' ? weight : 0))];
  return sums.map((sum) => rounded(Math.min(Math.max(sum, 0), 1)));
}

function combinedScores(criteria: JsonObject, combine: unknown): readonly number[] | null {
  const name = BY_SCORE.find((one) => one === (combine ?? 'weighted_sum'));
  if (name === undefined) return null;
  const parts = Object.values(criteria).filter(isRecord);
  const weights = parts.map(({ weight }) => (typeof weight === 'number' ? weight : 1));
  return (
    combinationsOf(parts)?.flatMap((scores) => {
      const judgements = scores.flatMap((score) => (score === null ? [] : [scored(score)]));
      const applied = weights.filter((_, index) => scores[index] !== null);
      return judgements.length === 0 ? [] : [rounded(STRATEGIES[name].score({ judgements, weights: applied }))];
    }) ?? null
  );
}

/** Every combination of scores of the parts; null in one for a part that does not apply. */
function combinationsOf(parts: readonly JsonObject[]): readonly (readonly (number | null)[])[] | null {
  let combinations: readonly (readonly (number | null)[])[] = [[]];
  for (const part of parts) {
    const scores = fewScores(part);
    if (scores === null) return null;
    const options = mayNotApply(part) ? [...scores, null] : scores;
    if (combinations.length * options.length > MOST_COMBINATIONS) return null;
    combinations = combinations.flatMap((before) => options.map((score) => [...before, score]));
  }
  return combinations;
}

/** A composite does not apply when none of its parts does. */
function mayNotApply({ when, criteria }: JsonObject): boolean {
  return when !== undefined || (isRecord(criteria) && Object.values(criteria).filter(isRecord).every(mayNotApply));
}

function scored(score: number): Applied {
  return { verdict: 'pass', score, severity: 'none', parts: NO_PARTS };
}
