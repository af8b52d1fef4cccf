import type { NodeFile } from '../written/node-file.ts';
import { isYesOrNo } from '../written/node-traits.ts';
import { thresholdOf } from '../written/threshold.ts';

/** Whether a pass of the node is the full score: of a question of yes or no, and of such questions combined. */
export function passesInFull(file: NodeFile): boolean {
  const { criteria, combine, calibration, severity } = file;
  const threshold = thresholdOf(file);
  const isMild = severity === 'none' || severity === 'low';
  if (calibration !== undefined || isMild) return false;
  if (criteria === undefined) return isYesOrNo(file) && (threshold === null || threshold > 0);
  return threshold === null && combine !== 'majority_vote' && Object.values(criteria).every(passesInFull);
}
