import type { Count } from '../../../schemas/types/report.ts';
import { rounded } from '../../contract/numbers.ts';
import { mean } from './moments.ts';

/** Slack for comparing rates: 0.7 + 0.2 + 0.1 is not 1 in floating point. */
export const SLACK = 1e-9;

/** The rate of a count, 0 to 1: its mean score where it has one, else its share of passes; null when nothing was counted. */
export function rateOf({ passed, total, scores }: Count): number | null {
  if (total === 0) return null;
  return scores === undefined ? passed / total : mean(scores);
}

/** Mean of at least one number, rounded to twelve decimals to remove floating-point noise; never -0. */
export function meanRate(values: readonly number[]): number {
  return rounded(mean(values));
}
