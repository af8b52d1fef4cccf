/** Slack of every comparison of rates: 0.7 + 0.2 + 0.1 is not 1 in floating point. */
export const SLACK = 1e-9;

/** Mean of at least one number; never -0. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length + 0;
}
