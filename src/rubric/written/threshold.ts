import type { NodeFile } from './node-file.ts';

/** From which score a judge's number passes where its node says nothing. */
const OF_PERCENTS = 0.7;

/** Score from which a node passes, 0 to 1; null where the severity decides. */
export function thresholdOf({ threshold, judge }: Pick<NodeFile, 'threshold' | 'judge'>): number | null {
  if (threshold === undefined) return judge === 'percent' ? OF_PERCENTS : null;
  return typeof threshold === 'number' ? threshold : threshold.value;
}
