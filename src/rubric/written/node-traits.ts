import type { NodeFile } from './node-file.ts';

/** From which score a judge's number passes where its node says nothing. */
const OF_PERCENTS = 0.7;

/** Score from which a node passes, 0 to 1; null where the severity decides. */
export function thresholdOf({ threshold, judge }: NodeFile): number | null {
  if (threshold === undefined) return judge === 'percent' ? OF_PERCENTS : null;
  return typeof threshold === 'number' ? threshold : threshold.value;
}

/** Whether a node asks for a yes or a no: its score is 1 or 0 before it is calibrated. */
export function isYesOrNo({ pass_when, fail_when, judge }: NodeFile): boolean {
  return (pass_when ?? fail_when ?? judge) !== undefined && judge !== 'percent';
}

/** A score of 0 or 1 that no calibration moves: any threshold above 0 says what none says. */
export function isPlain(file: NodeFile): boolean {
  return isYesOrNo(file) && file.calibration === undefined;
}

/** Whether it has parts with severities of their own. */
export function hasParts({ criteria, rules, tree, each, use }: NodeFile): boolean {
  return [criteria, rules, tree, each, use].some((parts) => parts !== undefined);
}

/** Whether a pass of the node is the full score: of a question of yes or no, and of such questions combined. */
export function passesInFull(file: NodeFile): boolean {
  const { criteria, combine, calibration, severity } = file;
  const threshold = thresholdOf(file);
  const isMild = severity === 'none' || severity === 'low';
  if (calibration !== undefined || isMild) return false;
  if (criteria === undefined) return isYesOrNo(file) && (threshold === null || threshold > 0);
  return threshold === null && combine !== 'majority_vote' && Object.values(criteria).every(passesInFull);
}
