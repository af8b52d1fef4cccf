import type { ThresholdFile } from './nodes/node-file.ts';

/** The bare number of a threshold, 0 to 1; null where none is set. */
export function thresholdValue(file: ThresholdFile | undefined): number | null {
  if (file === undefined) return null;
  return typeof file === 'number' ? file : file.value;
}
