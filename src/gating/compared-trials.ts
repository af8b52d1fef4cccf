import type { TrialResult } from '../../schemas/types/result.ts';
import type { Step } from '../suite/trial.ts';

/** A trial of a flipped scenario, for a comparison side by side. */
export interface ComparedTrial {
  /** Whether the primary rubric passed it; null without a verdict. */
  readonly passed: boolean | null;
  /** The error, and one result tree per rubric. */
  readonly result: TrialResult;
  /** The harness's reason for its own verdict; null if it gives none. */
  readonly reason: string | null;
  /** The trace with long texts cut. With very many scenarios, the last ones have only their calls. */
  readonly steps: readonly Step[];
}

/** A scenario that passes on one side only, with its trials on both. */
export interface ComparedScenario {
  readonly scenario: string;
  readonly side: 'broke' | 'fixed';
  /** From main's newest compared run; empty if that run kept no trials. */
  readonly main: readonly ComparedTrial[];
  readonly candidate: readonly ComparedTrial[];
}

const DIGITS = /(\d+)/;

/** Compares ids in natural order: `2` before `12`. Breaks ties by code unit. */
export function naturally(a: string, b: string): number {
  const [left, right] = [a.split(DIGITS), b.split(DIGITS)];
  for (let index = 0; index < Math.min(left.length, right.length); index++) {
    const [one = '', other = ''] = [left[index], right[index]];
    if (one === other) continue;
    const isNumber = index % 2 === 1;
    const [x, y] = isNumber ? [one.replace(/^0+/, ''), other.replace(/^0+/, '')] : [one, other];
    if (isNumber && x.length !== y.length) return x.length - y.length;
    if (x !== y) return x < y ? -1 : 1;
  }
  return left.length - right.length || (a < b ? -1 : Number(a > b));
}
