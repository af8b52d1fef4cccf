import { counted } from '../../contract/counted.ts';
import { type AttemptTrials, totalTrials } from '../../scoring/pooling/known-trials.ts';
import type { Finding } from '../decision.ts';
import { allOf } from '../wording.ts';

/** Says that a re-run is judged together with what it repeats. `own` counts the trials of this attempt. */
export function trialsAdded(earlier: readonly AttemptTrials[], own: number): Finding {
  const total = totalTrials(earlier);
  const added = `${counted(total, 'trial')} of ${attemptNames(earlier)} ${total === 1 ? 'was' : 'were'} added`;
  return {
    code: 'trials-added',
    effect: 'notice',
    what: `${added} to the ${own} of this attempt: a re-run adds, it never replaces`,
    actual: `${total + own} trials`,
    next: 'Read the rates as those of all attempts together; a new commit starts anew',
  };
}

/**
 * Says that results of this attempt were there before: the suite, or a shard of it, did not run again. `own` counts the trials that are
 * new, `earlier` all of earlier attempts.
 */
export function trialsRepeated(
  repeated: readonly AttemptTrials[],
  earlier: readonly AttemptTrials[],
  own: number,
): Finding {
  const all = own === 0 ? 'All' : 'Some';
  return {
    code: 'trials-repeated',
    effect: 'notice',
    what: `${all} results of this attempt are those of ${attemptNames(repeated)}, so they count once`,
    actual:
      own === 0
        ? `${counted(totalTrials(earlier), 'trial')} of ${attemptNames(earlier)} in all`
        : `${counted(totalTrials(repeated), 'trial')} that are known, ${own} new`,
    next: 'To add trials, re-run the jobs that run the suite too',
  };
}

/** An earlier attempt that is left out, and why. */
export interface LeftOut {
  readonly attempt: number;
  readonly why: string;
}

/** Says which attempts are not judged with this one, and whether others are; nothing where none is left out. */
export function trialsNotAdded(left: readonly LeftOut[], hasOthers = false): readonly Finding[] {
  if (left.length === 0) return [];
  const attempts = [...left].sort((a, b) => a.attempt - b.attempt);
  return [
    {
      code: 'trials-not-added',
      effect: 'notice',
      what: `The trials of ${attemptNames(attempts)} were not added to those of this attempt`,
      actual: attempts.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join('; '),
      next: hasOthers
        ? 'Nothing, where other jobs alone ran again; where the suite did, judge with care: its trials are missing'
        : 'Judge with care: the earlier attempts are left out, so this one may have passed by luck',
    },
  ];
}

/** `attempt 1`, `attempts 1 and 2`, `attempts 1, 2 and 3`. */
function attemptNames(attempts: readonly { readonly attempt: number }[]): string {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? 'attempt' : 'attempts'} ${allOf(numbers)}`;
}
