import type { NodeFile } from './node-file.ts';

/** Whether a node asks for a yes or a no: its score is 1 or 0 before it is calibrated. */
export function isYesOrNo({
  pass_when,
  fail_when,
  judge,
}: Pick<NodeFile, 'pass_when' | 'fail_when' | 'judge'>): boolean {
  return (pass_when ?? fail_when ?? judge) !== undefined && judge !== 'percent';
}
