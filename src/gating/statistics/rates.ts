import { rounded } from '../../contract/rounded.ts';
import { mean } from './moments.ts';

/** Slack of every comparison of rates: 0.7 + 0.2 + 0.1 is not 1 in floating point. */
export const SLACK = 1e-9;

/** Mean of at least one number, to twelve decimals, below which floating point is noise; never -0. */
export function meanRate(values: readonly number[]): number {
  return rounded(mean(values));
}
