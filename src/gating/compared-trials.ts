import type { TrialResult } from '../../schemas/types/result.ts';
import type { Step } from '../suite/trial.ts';

/** A trial of a scenario that flipped, as people compare it. */
export interface ComparedTrial {
  /** Whether the primary rubric passed it; null without a verdict. */
  readonly passed: boolean | null;
  /** The error, and one result tree per rubric. */
  readonly result: TrialResult;
  /** What the harness says of its own verdict; null where it says nothing. */
  readonly reason: string | null;
  /** The trace, long texts cut; of the last of very many scenarios only its calls. */
  readonly steps: readonly Step[];
}

/** A scenario that passes on one side only, with its trials on both. */
export interface ComparedScenario {
  readonly scenario: string;
  readonly side: 'broke' | 'fixed';
  /** Of main's newest compared run; empty where that kept none. */
  readonly main: readonly ComparedTrial[];
  readonly candidate: readonly ComparedTrial[];
}

const DIGITS = /(\d+)/;

/** Orders ids as people read them: `2` before `12`. Ties fall to code units. */
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
