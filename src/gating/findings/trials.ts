import type { AttemptTrials } from '../../../schemas/types/manifest.ts';
import type { Report } from '../../../schemas/types/report.ts';
import { byFrequency } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import { totalTrials } from '../../suite/trial-counts.ts';
import { missingTrials } from '../comparing/scores.ts';
import { maskText, sharedText } from '../masked-text.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { looksLikeService } from '../service-error.ts';
import { allOf, nameList, percent, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';

export const trialRows = {
  'trials-added': {
    effect: 'notice',
    message: ({ earlier, added }: Numbers<'added'> & { readonly earlier: readonly AttemptTrials[] }): Sentences => ({
      what: `${counted(totalTrials(earlier), 'trial')} of ${attemptNames(earlier)} and ${added} of this attempt count: a re-run adds trials, it never replaces them`,
      next: 'Read the rates as those of all attempts; a new commit starts over',
    }),
  },

  'trials-not-added': {
    effect: 'notice',
    message: ({ left }: { readonly left: readonly LeftOut[] }): Sentences => ({
      what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
      actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join('; '),
      next: 'Check this result: without the earlier attempts it may pass by luck',
    }),
  },

  'attempts-lost': {
    effect: 'warn',
    holds: 'for results',
    message: ({ attempts }: { readonly attempts: readonly number[] }): Sentences => ({
      what: `This run failed in ${attemptNames(attempts.map((attempt) => ({ attempt })))}, and what was measured there is gone: a re-run alone cannot be green`,
      expected: 'the bundle of every attempt that failed, so that a re-run adds trials and never replaces them',
      next: 'Push a commit, an empty one will do: a new run starts over. To keep bundles for re-runs, leave the input `upload` at `true`',
    }),
  },

  'trials-unselected': {
    effect: 'notice',
    message: ({ trials }: Numbers<'trials'>): Sentences => ({
      what: `The selection leaves out ${counted(trials, 'trial')} of these results`,
    }),
  },

  'nothing-scored': {
    effect: 'invalid',
    message: ({ scored, missing, frequent }: Unscored & Numbers<'scored'>): Sentences => {
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
        why: frequentText(frequent),
        next: adviceOn(missing),
      };
    },
  },

  'warned-throughout': {
    effect: 'warn',
    message: ({ rubric, warnings }: { readonly rubric: string; readonly warnings: readonly string[] }): Sentences => ({
      what: `\`${rubric}\` reads facts that no trial has: ${someOf(warnings)}`,
      next: 'Check the names in the results and the mapping, and test optional facts with `exists` first',
    }),
  },

  'errored-trials': {
    effect: 'notice',
    isOfUnscored: true,
    message: ({ missing, crashed, frequent }: Unscored & Numbers<'crashed'>): Sentences => ({
      what: [
        ...(totalOf(missing) === 0 ? [] : [`${missingText(missing)} without a verdict: not scored`]),
        ...(crashed === 0 ? [] : [`${counted(crashed, 'trial')} ended in the agent's own error: failed`]),
      ].join('; '),
      why: frequentText(frequent),
      next: frequent === null ? undefined : adviceOn(missing),
    }),
  },

  'unclassified-errors': {
    effect: 'notice',
    message: ({ trials, ofService }: Numbers<'trials' | 'ofService'>): Sentences => ({
      what: `${counted(trials, 'error')} of unknown kind ${trials === 1 ? 'counts' : 'count'} as the agent's own${ofService === 0 ? '' : `; ${ofService} look like the service`}`,
      next: 'Set the kind of each error in the mapping: agent, infrastructure or judge',
    }),
  },

  'errors-undecided': {
    effect: 'warn',
    holds: 'for results',
    isBaselineWith: 'unfit',
    message: couldChange,
  },

  'errors-awaited': {
    effect: 'warn',
    holds: 'for results',
    message: (finding: OfUnscored & Has<'ids'>): Sentences => ({
      ...couldChange(finding),
      expected: 'a trial with a verdict in every scenario, and none that a rubric refuses',
      actual: undefined,
    }),
  },

  'errors-asked': {
    effect: 'warn',
    holds: 'for fresh trials',
    isBaselineWith: 'unfit',
    message: (finding: OfUnscored & Has<'ids'> & Numbers<'trials'>): Sentences => ({
      ...couldChange(finding),
      next: `Run the scenarios of the output \`confirm\` again, ${finding.trials} trials each, and give the results to the next look (\`confirm-results\`)`,
    }),
  },

  'errors-filled': {
    effect: 'notice',
    message: ({ trials }: Numbers<'trials'>): Sentences => ({
      what: `${counted(trials, 'fresh trial')} ${trials === 1 ? 'stands' : 'stand'} in for as many without a verdict`,
    }),
  },

  'errors-left-out': {
    effect: 'warn',
    message: (finding: OfUnscored): Sentences =>
      ofUnscored(finding, 'and are left out; they could have changed the decision'),
  },

  'errors-past-budget': {
    effect: 'warn',
    isBaselineWith: 'unfit',
    message: (finding: OfUnscored): Sentences =>
      ofUnscored(finding, 'past the error budget; even if all of them failed, nothing would have fallen'),
  },

  'errors-immaterial': {
    effect: 'notice',
    message: ({ trials }: Numbers<'trials'>): Sentences => ({
      what: `The decision is the same if the ${counted(trials, 'trial')} without a verdict ${trials === 1 ? 'counts as a pass or as a failure' : 'count as passes or as failures'}`,
    }),
  },
} satisfies FindingRows;

export const trialFinding = makerOf(trialRows);

/** Findings about trials: none scored, errors by kind, errors without a kind, trials that `select` leaves out. */
export function trialFindings(candidate: Report): readonly FindingData[] {
  const { trials, rubrics, errored, read_by: readBy } = candidate;
  const missing = missingByKind(candidate);
  const unselected = readBy?.unselected ?? 0;
  const findings: FindingData[] = [];
  // A run that no rubric applies to must not pass either.
  if (trials.scored === 0 || rubrics.every(({ score }) => score === null))
    findings.push(trialFinding('nothing-scored', { scored: trials.scored, ...whyUnscored(candidate) }));
  // A warning in every trial is seldom the agent's fault. The result trees contain all warnings.
  for (const { rubric, warnings = [] } of rubrics)
    if (warnings.length > 0) findings.push(trialFinding('warned-throughout', { rubric, warnings }));
  if (trials.errored.agent + missing.infrastructure + missing.judge > 0) {
    const frequent = trials.scored > 0 && missing.refused > 0 ? mostFrequent(errored) : null;
    findings.push(trialFinding('errored-trials', { missing, crashed: trials.errored.agent, frequent }));
  }
  if (trials.unclassified > 0) {
    const ofService = errored.filter(({ classified, message }) => !classified && looksLikeService(message)).length;
    findings.push(trialFinding('unclassified-errors', { trials: trials.unclassified, ofService }));
  }
  if (unselected > 0) findings.push(trialFinding('trials-unselected', { trials: unselected }));
  return findings;
}

/** The run's trials without a verdict, in the form that all findings about them use. */
export function unscoredTrials(policy: ResolvedPolicy, candidate: Report) {
  return { ...whyUnscored(candidate), total: missingTrials(candidate).total, budget: policy.errors.budget };
}

function whyUnscored(candidate: Report) {
  return { missing: missingByKind(candidate), frequent: mostFrequent(candidate.errored) };
}

function missingByKind({ trials, errored }: Report): MissingTrials {
  const { infrastructure, judge } = trials.errored;
  const { absent = 0 } = trials;
  return { infrastructure, judge, absent, refused: errored.filter(({ refused }) => refused).length };
}

/** The most frequent error of trials that a rubric refuses, else of those without a verdict, whatever its numbers, ids and quotes. */
function mostFrequent(errored: Report['errored']): FrequentMessage | null {
  const ofRubrics = errored.filter(({ refused }) => refused);
  const unscored = ofRubrics.length > 0 ? ofRubrics : errored.filter(({ kind }) => kind !== 'agent');
  const messages = unscored.flatMap(({ message }) => (message === '' ? [] : [maskText(message)]));
  const [most] = byFrequency(messages.map(({ key }) => key));
  if (most === undefined) return null;
  const [shared, trials] = most;
  return { message: sharedText(messages.filter(({ key }) => key === shared)), trials };
}

export interface LeftOut {
  readonly attempt: number;
  readonly why: string;
}

/** `attempt 1`, `attempts 1 and 2`, `attempts 1, 2 and 3`. */
function attemptNames(attempts: readonly { readonly attempt: number }[]): string {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? 'attempt' : 'attempts'} ${allOf(numbers)}`;
}

/** Trials without a verdict, by cause; `infrastructure` includes those that a rubric refuses, and those that never came. */
type MissingTrials = Numbers<'infrastructure' | 'judge' | 'refused' | 'absent'>;

/** The most frequent message of trials without a verdict, and its count. */
interface FrequentMessage extends Numbers<'trials'> {
  readonly message: string;
}

/** Trials without a verdict, and why. */
interface Unscored {
  readonly missing: MissingTrials;
  /** Null if no trial says. */
  readonly frequent: FrequentMessage | null;
}

/** The same, of all trials of the run and the largest share that may have no verdict. */
type OfUnscored = Unscored & Numbers<'total' | 'budget'>;

/** A re-run does not help if a rubric refuses the trials, or if the harness writes nothing for those that crash. */
function adviceOn({ refused, absent }: MissingTrials): string {
  if (refused > 0)
    return 'Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping';
  return absent > 0
    ? 'Let the harness write every trial, one that crashes with its `error`, and run the suite again'
    : 'Fix the cause and run the suite again';
}

function couldChange(finding: OfUnscored & Has<'ids'>): Sentences {
  return ofUnscored(finding, `and could change the decision: ${nameList(finding.ids)}`);
}

function ofUnscored({ missing, total, budget, frequent }: OfUnscored, consequence: string): Sentences {
  const share = totalOf(missing) / total;
  return {
    what: `${withoutVerdict(missing, total)} ${consequence}`,
    ...(share > budget && {
      expected: `at most ${percent(budget)} of the trials without a verdict`,
      actual: percent(share),
    }),
    why: frequentText(frequent),
    next: adviceOn(missing),
  };
}

function frequentText(frequent: FrequentMessage | null): string | undefined {
  return frequent === null ? undefined : `${counted(frequent.trials, 'trial')}: ${frequent.message}`;
}

function withoutVerdict(missing: MissingTrials, total?: number): string {
  return `${missingText(missing, total)} ${totalOf(missing) === 1 ? 'has' : 'have'} no verdict`;
}

function totalOf({ infrastructure, judge }: MissingTrials): number {
  return infrastructure + judge;
}

/** `12 trials (8 infrastructure, 4 refused by a rubric)`, of a total `8 of 60 trials (infrastructure)`. */
function missingText(missing: MissingTrials, total?: number): string {
  const kinds = [
    { count: missing.infrastructure - missing.refused - missing.absent, kind: 'infrastructure' },
    { count: missing.absent, kind: 'not in the results' },
    { count: missing.judge, kind: 'judge' },
    { count: missing.refused, kind: 'refused by a rubric' },
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => (kinds.length === 1 ? kind : `${count} ${kind}`));
  const trials = total === undefined ? '' : `${totalOf(missing)} of `;
  return `${trials}${counted(total ?? totalOf(missing), 'trial')} (${parts.join(', ')})`;
}
