import type { Verdict } from '../../schemas/types/result.ts';
import type { Otherwise, Severity } from '../../schemas/types/rubric.ts';

/** What a node makes of a trial, without the words. */
export interface Judgement {
  readonly verdict: Verdict;
  /** 0 to 1; null when the node did not apply. */
  readonly score: number | null;
  /** How bad it is where the node did not pass; of a parent: the worst among its parts that did not. */
  readonly severity: Severity;
  /** The score before it was calibrated or brought into 0 to 1, where that changed it. */
  readonly raw?: number;
  /**
   * Where a rule decided and no severity: `no` is a question answered so, a missed threshold, the rule of a kind or of where it does not
   * apply, and fails whatever the severity; `unknown` fails whatever the threshold too.
   */
  readonly answer?: 'no' | 'unknown';
  /**
   * Present where it rests on what cannot be told: its score is only the least that it may be, but that a part of which it cannot be told
   * whether it applies shares out its weight.
   */
  readonly untold?: true;
  /** Present where it passed by a mild severity alone, although it fell short of what it asks. */
  readonly mild?: true;
  /** Of what passed in full: how bad it would be to fall short, where `severity` does not say so. */
  readonly short?: Severity;
  /** Judgements of the nodes below. */
  readonly parts: readonly Judgement[];
}

/** Whether one of these rests on what cannot be told. */
export function isUntold(judgements: readonly Judgement[]): true | undefined {
  return judgements.some(({ untold }) => untold) || undefined;
}

export const NO_PARTS: readonly Judgement[] = [];

/** Of a node that did not apply, or was not asked. */
export const SKIPPED: Judgement = { verdict: 'skipped', score: null, severity: 'none', parts: NO_PARTS };

/** The answer that an author chose for where a node has nothing to judge; skipped where none was chosen. */
export function answered(otherwise: Otherwise | undefined, severity: Severity): Judgement {
  if (otherwise === 'pass') return { verdict: 'pass', score: 1, severity, parts: NO_PARTS };
  if (otherwise === 'fail') return { verdict: 'fail', score: 0, severity, parts: NO_PARTS, answer: 'no' };
  return { verdict: 'skipped', score: null, severity, parts: NO_PARTS };
}
