import type { NodeFile } from './node-file.ts';

/** Whether a node asks for a yes or a no: its score is 1 or 0 before it is calibrated. */
export function isYesOrNo({
  pass_when,
  fail_when,
  judge,
}: Pick<NodeFile, 'pass_when' | 'fail_when' | 'judge'>): boolean {
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
