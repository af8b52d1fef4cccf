import type { AttemptTrials } from '../../../schemas/types/manifest.ts';
import { counted } from '../../contract/text.ts';
import { totalTrials } from '../../scoring/pool-trials.ts';
import { allOf, nameList, percent, someOf } from '../wording.ts';
import type { Sentences } from './sentences.ts';

/** Findings about the trials of a run: how many there are, and which of them count. */
export const trialMessages = {
  'trials-added': ({ earlier, own }: OfAttempts): Sentences => ({
    what: `${counted(totalTrials(earlier), 'trial')} of ${attemptNames(earlier)} and ${own} of this attempt count: a re-run adds trials, it never replaces them`,
    next: 'Read the rates as those of all attempts; a new commit starts over',
  }),

  'trials-not-added': ({ left }: { readonly left: readonly LeftOut[] }): Sentences => ({
    what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
    actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join('; '),
    next: 'Check this result: without the earlier attempts it may pass by luck',
  }),

  'attempts-lost': ({ attempts }: { readonly attempts: readonly number[] }): Sentences => ({
    what: `This run failed in ${attemptNames(attempts.map((attempt) => ({ attempt })))}, and what was measured there is gone: a re-run alone cannot be green`,
    expected: 'the bundle of every attempt that failed, so that a re-run adds trials and never replaces them',
    next: 'Push a commit, an empty one will do: a new run starts over. To keep bundles for re-runs, leave the input `upload` at `true`',
  }),

  'trials-unselected': ({ count }: { readonly count: number }): Sentences => ({
    what: `The selection leaves out ${counted(count, 'trial')} of these results`,
  }),

  'nothing-scored': ({ rubrics, scored, missing, said, cause }: NothingScored): Sentences => {
    const isSkipped = scored > 0 && rubrics > 0;
    const unscored = totalOf(missing) === 0 ? '' : `: ${missingText(missing)} have no verdict`;
    return {
      what:
        rubrics === 0
          ? 'No rubric judged this run'
          : isSkipped
            ? `No rubric applies to any of the ${counted(scored, 'trial')} of this run`
            : `No trial of this run was scored${unscored}`,
      expected: 'at least one scored trial',
      why: isSkipped ? undefined : saidText(said),
      next:
        rubrics === 0
          ? 'Name at least one rubric'
          : isSkipped
            ? "Check that the results hold the facts that the rubrics' `when` reads"
            : ADVICE[cause],
    };
  },

  'warned-throughout': ({
    rubric,
    warnings,
  }: {
    readonly rubric: string;
    readonly warnings: readonly string[];
  }): Sentences => ({
    what: `\`${rubric}\` reads facts that no trial has: ${someOf(warnings)}`,
    next: 'Check the names in the results and the mapping, and test optional facts with `exists` first',
  }),

  'errored-trials': ({ missing, crashed, refusal }: Errored): Sentences => ({
    what: [
      ...(totalOf(missing) === 0 ? [] : [`${missingText(missing)} without a verdict: not scored`]),
      ...(crashed === 0 ? [] : [`${counted(crashed, 'trial')} ended in the agent's own error: failed`]),
    ].join('; '),
    why: refusal === null ? undefined : saidText(refusal),
    next: refusal === null ? undefined : ADVICE.refused,
  }),

  'unclassified-errors': ({ count }: { readonly count: number }): Sentences => ({
    what: `${counted(count, 'error')} of unknown kind count as the agent's own`,
    next: 'Set the kind of each error in the mapping: agent, infrastructure or judge',
  }),

  'errors-undecided': (finding: OfUnscored): Sentences => ofUnscored(finding, 'and could change the decision'),
  'errors-left-out': (finding: OfUnscored): Sentences =>
    ofUnscored(finding, 'and are left out; they could have changed the decision'),
  'errors-past-budget': (finding: OfUnscored): Sentences =>
    ofUnscored(finding, 'past the error budget; even if all of them failed, nothing would have fallen'),

  'errors-immaterial': ({ count }: { readonly count: number }): Sentences => ({
    what: `The decision is the same if the ${counted(count, 'trial')} without a verdict count as passes or as failures`,
  }),

  'more-trials': ({ have, lacking, all, names }: MoreTrials): Sentences => ({
    what: `${counted(have, 'trial')} per scenario cannot decide whether ${nameList(names)} dropped: run ${lacking} more per scenario`,
    expected: `${counted(all, 'trial')} per scenario`,
    next: "Append them to this run's results with the next trial numbers, and run the gate on all",
  }),
};

interface OfAttempts {
  /** Earlier attempts that count. */
  readonly earlier: readonly AttemptTrials[];
  /** New trials of this attempt. */
  readonly own: number;
}

/** An earlier attempt that is left out, and the reason. */
export interface LeftOut {
  readonly attempt: number;
  readonly why: string;
}

/** `attempt 1`, `attempts 1 and 2`, `attempts 1, 2 and 3`. */
function attemptNames(attempts: readonly { readonly attempt: number }[]): string {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? 'attempt' : 'attempts'} ${allOf(numbers)}`;
}

/** Trials without a verdict, by cause. */
export interface MissingTrials {
  /** Includes those that a rubric refuses. */
  readonly infrastructure: number;
  readonly judge: number;
  readonly refused: number;
}

/** The most frequent message of trials without a verdict, and its count. */
export interface Said {
  readonly trials: number;
  readonly message: string;
}

/** The main cause of missing verdicts: a rubric refuses the trials, a judge gave no answer, or the harness failed. */
interface OfCause {
  readonly cause: 'refused' | 'judge' | 'harness';
}

interface NothingScored extends OfCause {
  readonly rubrics: number;
  readonly scored: number;
  readonly missing: MissingTrials;
  readonly said: Said | null;
}

interface Errored {
  readonly missing: MissingTrials;
  readonly crashed: number;
  /** Why a rubric refuses trials; null if none is refused, or if nothing was scored. */
  readonly refusal: Said | null;
}

interface OfUnscored extends OfCause {
  readonly missing: MissingTrials;
  /** All trials of the run. */
  readonly total: number;
  /** Largest share of them that may have no verdict. */
  readonly budget: number;
  readonly said: Said | null;
}

interface MoreTrials {
  /** Trials per scenario: present, missing, and needed for the tests to decide. */
  readonly have: number;
  readonly lacking: number;
  readonly all: number;
  /** Rates that may have dropped. */
  readonly names: readonly string[];
}

/** Advice by the cause of missing verdicts. A re-run does not help if a rubric refuses the trials. */
const ADVICE: Readonly<Record<OfCause['cause'], string>> = {
  refused: 'Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping',
  judge: 'Find out why the judge gave no answer, then run again',
  harness: 'Fix the cause and run the suite again',
};

function ofUnscored({ missing, total, budget, said, cause }: OfUnscored, consequence: string): Sentences {
  return {
    what: `${missingText(missing)} of ${total} have no verdict ${consequence}`,
    expected: `at most ${percent(budget)} of the trials without a verdict`,
    actual: percent(totalOf(missing) / total),
    why: saidText(said),
    next: ADVICE[cause],
  };
}

function saidText(said: Said | null): string | undefined {
  return said === null ? undefined : `${counted(said.trials, 'trial')}: ${said.message}`;
}

function totalOf({ infrastructure, judge }: MissingTrials): number {
  return infrastructure + judge;
}

/** `12 trials (8 infrastructure, 4 refused by a rubric)`, `8 trials (infrastructure)`. */
function missingText(missing: MissingTrials): string {
  const kinds = [
    { count: missing.infrastructure - missing.refused, kind: 'infrastructure' },
    { count: missing.judge, kind: 'judge' },
    { count: missing.refused, kind: 'refused by a rubric' },
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => (kinds.length === 1 ? kind : `${count} ${kind}`));
  return `${counted(totalOf(missing), 'trial')} (${parts.join(', ')})`;
}
