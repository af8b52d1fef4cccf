import type { AttemptTrials } from '../../../schemas/types/manifest.ts';
import { counted } from '../../contract/text.ts';
import { totalTrials } from '../../scoring/pooling/known-trials.ts';
import { allOf } from '../wording.ts';
import type { Sentences } from './sentences.ts';

/** Findings about the trials of a run: how many there are, and which of them count. */
export const trialMessages = {
  'trials-added': ({ earlier, own }: Pick<OfAttempts, 'earlier' | 'own'>): Sentences => {
    const total = totalTrials(earlier);
    const added = `${counted(total, 'trial')} of ${attemptNames(earlier)} ${total === 1 ? 'was' : 'were'} added`;
    return {
      what: `${added} to the ${own} of this attempt: a re-run adds, it never replaces`,
      actual: `${total + own} trials`,
      next: 'Read the rates as those of all attempts together; a new commit starts anew',
    };
  },

  'trials-repeated': ({ repeated, earlier, own }: OfAttempts): Sentences => ({
    what: `${own === 0 ? 'All' : 'Some'} results of this attempt are those of ${attemptNames(repeated)}, so they count once`,
    actual:
      own === 0
        ? `${counted(totalTrials(earlier), 'trial')} of ${attemptNames(earlier)} in all`
        : `${counted(totalTrials(repeated), 'trial')} that are known, ${own} new`,
    next: 'To add trials, re-run the jobs that run the suite too',
  }),

  'trials-not-added': ({ left, hasOthers }: OfLeftOut): Sentences => ({
    what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
    actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join('; '),
    next: hasOthers
      ? 'Nothing, where other jobs alone ran again; where the suite did, judge with care: its trials are missing'
      : 'Judge with care: the earlier attempts are left out, so this one may have passed by luck',
  }),
};

interface OfAttempts {
  /** Earlier attempts that count. */
  readonly earlier: readonly AttemptTrials[];
  /** Those whose results this attempt has again. */
  readonly repeated: readonly AttemptTrials[];
  /** Trials of this attempt that are new. */
  readonly own: number;
}

/** An earlier attempt that is left out, and why. */
export interface LeftOut {
  readonly attempt: number;
  readonly why: string;
}

interface OfLeftOut {
  readonly left: readonly LeftOut[];
  /** Whether other earlier attempts count. */
  readonly hasOthers: boolean;
}

/** `attempt 1`, `attempts 1 and 2`, `attempts 1, 2 and 3`. */
function attemptNames(attempts: readonly { readonly attempt: number }[]): string {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? 'attempt' : 'attempts'} ${allOf(numbers)}`;
}
