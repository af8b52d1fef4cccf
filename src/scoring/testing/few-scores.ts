import { isRecord } from '../../contract/json-object.ts';
import { rounded } from '../../contract/rounded.ts';
import { calibrated } from '../../rubric/nodes/calibration.ts';
import type { CalibrationPoint } from '../../rubric/written/node-file.ts';
import { isYesOrNo } from '../../rubric/written/yes-or-no.ts';

/** All scores that a node with a yes/no answer or a table can have; null for a node of any other kind. */
export function fewScores(node: Readonly<Record<string, unknown>>): readonly number[] | null {
  const own = isRecord(node.lookup) ? scoresOf(node.lookup) : isYesOrNo(node) ? [] : null;
  if (own === null) return null;
  const points = node.calibration as readonly CalibrationPoint[] | undefined;
  const found = points === undefined ? own : [0, 1, ...own].map((score) => rounded(calibrated(points, score)));
  // What cannot be told, or does not apply, is not calibrated.
  return [0, 1, ...found];
}

function scoresOf({ table, default: other }: Readonly<Record<string, unknown>>): readonly number[] {
  const rows = isRecord(table) ? Object.values(table) : [];
  return [...rows, other].filter((score) => typeof score === 'number');
}
