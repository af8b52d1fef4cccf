import type { NodeFile } from '../../../schemas/types/rubric.ts';

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

/** Whether it has parts with severities of their own. */
export function hasParts({ criteria, rules, tree, each, use }: NodeFile): boolean {
  return [criteria, rules, tree, each, use].some((parts) => parts !== undefined);
}
