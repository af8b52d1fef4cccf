import type { NodeFile } from '../nodes/node-file.ts';
import { thresholdValue } from '../threshold.ts';

/** Whether a pass of the node is the full score: of a question of yes or no, and of such questions combined. */
export function passesInFull({ pass_when, fail_when, criteria, combine, calibration, ...marks }: NodeFile): boolean {
  const threshold = thresholdValue(marks.threshold);
  const isMild = marks.severity === 'none' || marks.severity === 'low';
  if (calibration !== undefined || isMild) return false;
  if (criteria === undefined) return (pass_when ?? fail_when) !== undefined && (threshold === null || threshold > 0);
  return threshold === null && combine !== 'majority_vote' && Object.values(criteria).every(passesInFull);
}
