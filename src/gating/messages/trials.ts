import type { AttemptTrials } from '../../../schemas/types/manifest.ts';
import { counted } from '../../contract/text.ts';
import { totalTrials } from '../../scoring/pool-trials.ts';
import { allOf, percent, someOf } from '../wording.ts';
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

  'nothing-scored': ({ scored, missing, said }: NothingScored): Sentences => {
    const expected = 'at least one scored trial';
    if (scored > 0)
      return {
        what: `No rubric applies to any of the ${counted(scored, 'trial')} of this run`,
        expected,
        next: "Check that the results hold the facts that the rubrics' `when` reads",
      };
    const unscored = totalOf(missing) === 0 ? '' : `: ${withoutVerdict(missing)}`;
    return {
      what: `No trial of this run was scored${unscored}`,
      expected,
      why: saidText(said),
      next: adviceOn(missing),
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

  'errored-trials': ({ missing, crashed, said }: Errored): Sentences => ({
    what: [
      ...(totalOf(missing) === 0 ? [] : [`${missingText(missing)} without a verdict: not scored`]),
      ...(crashed === 0 ? [] : [`${counted(crashed, 'trial')} ended in the agent's own error: failed`]),
    ].join('; '),
    why: saidText(said),
    next: said === null ? undefined : adviceOn(missing),
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

interface NothingScored {
  readonly scored: number;
  readonly missing: MissingTrials;
  readonly said: Said | null;
}

interface Errored {
  readonly missing: MissingTrials;
  readonly crashed: number;
  /** Why a rubric refuses trials; null if none is refused, or if nothing was scored. */
  readonly said: Said | null;
}

interface OfUnscored {
  readonly missing: MissingTrials;
  /** All trials of the run. */
  readonly total: number;
  /** Largest share of them that may have no verdict. */
  readonly budget: number;
  readonly said: Said | null;
}

/** A re-run does not help if a rubric refuses the trials. */
function adviceOn({ refused }: MissingTrials): string {
  return refused > 0
    ? 'Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping'
    : 'Fix the cause and run the suite again';
}

function ofUnscored({ missing, total, budget, said }: OfUnscored, consequence: string): Sentences {
  return {
    what: `${withoutVerdict(missing, ` of ${total}`)} ${consequence}`,
    expected: `at most ${percent(budget)} of the trials without a verdict`,
    actual: percent(totalOf(missing) / total),
    why: saidText(said),
    next: adviceOn(missing),
  };
}

function saidText(said: Said | null): string | undefined {
  return said === null ? undefined : `${counted(said.trials, 'trial')}: ${said.message}`;
}

function withoutVerdict(missing: MissingTrials, ofAll = ''): string {
  return `${missingText(missing)}${ofAll} ${totalOf(missing) === 1 ? 'has' : 'have'} no verdict`;
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
