import { isRecord, type JsonObject } from '../../contract/json-object.ts';
import { rounded } from '../../contract/rounded.ts';
import { calibrated } from '../../rubric/nodes/calibration.ts';
import type { CalibrationPoint } from '../../rubric/written/node-file.ts';
import { isYesOrNo } from '../../rubric/written/node-traits.ts';
import { combinedScores } from './combined-scores.ts';

/**
 * All scores that a node with a yes/no answer, a table, a few rules, or a few such nodes below it can have, and maybe others; null where
 * they are too many to tell.
 */
export function fewScores(node: JsonObject): readonly number[] | null {
  const own = ownScores(node);
  if (own === null) return null;
  const points = node.calibration as readonly CalibrationPoint[] | undefined;
  const found = points === undefined ? own : [0, 1, ...own].map((score) => rounded(calibrated(points, score)));
  // What cannot be told, or does not apply, is not calibrated.
  return [...new Set([0, 1, ...found])];
}

function ownScores(node: JsonObject): readonly number[] | null {
  if (isRecord(node.lookup)) return scoresOf(node.lookup);
  if (isRecord(node.criteria)) return combinedScores(node.criteria, node.combine, fewScores);
  if (Array.isArray(node.rules)) return sumsOfRules(node.rules.filter(isRecord));
  return isYesOrNo(node) ? [] : null;
}

/** More rules have too many sums. */
const MOST_RULES = 12;

/** Whichever rules fire: what ends the list or silences another only leaves some of the sums out. */
function sumsOfRules(rules: readonly JsonObject[]): readonly number[] | null {
  if (rules.length > MOST_RULES) return null;
  let sums: readonly number[] = [0];
  for (const { weight } of rules)
    sums = [...sums, ...sums.map((sum) => sum + (typeof weight === 'number' ? weight : 0))];
  return sums.map((sum) => rounded(Math.min(Math.max(sum, 0), 1)));
}

function scoresOf({ table, default: other }: JsonObject): readonly number[] {
  const rows = isRecord(table) ? Object.values(table) : [];
  return [...rows, other].filter((score) => typeof score === 'number');
}
