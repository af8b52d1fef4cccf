import { must } from '../../contract/must.ts';
import { counted } from '../../contract/text.ts';
import type { GateContext } from '../context.ts';
import { addTrials, type Stratum } from '../statistics/stratified.ts';
import { nameList, percent } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';
import { nameOf, subjectOf } from './rates.ts';

/** Findings about earlier pushes of the pull request: what blocked them must be cleared once. */
export const memoryRows = {
  'block-stands': {
    effect: ['block', 'warn'],
    holds: 'for results',
    isWorseThanMain: true,
    message: ({ strata, since }: Since & { readonly strata: readonly Stratum[] }): Sentences => ({
      what: `${counted(strata.length, 'scenario')} that blocked ${pushText(since)} still ${strata.length === 1 ? 'fails' : 'fail'}: ${failuresText(strata, 'candidate')} here, ${failuresText(strata, 'main')} on main`,
      expected: 'no more failures than on main',
      next: 'Push the fix: what blocked is cleared once its trials pass',
    }),
  },

  'block-leans': {
    effect: 'warn',
    holds: 'for results',
    message: ({ subject, since }: Has<'subject'> & Since): Sentences => ({
      what: `${nameOf(subject)} blocked ${pushText(since)}, and may still be below main`,
      next: 'Push the fix, or run the suite again: its trials add up',
    }),
  },

  'block-untested': {
    effect: 'warn',
    holds: 'for results',
    message: ({ ids, since }: Has<'ids'> & Since): Sentences => ({
      what: `${counted(ids.length, 'scenario')} that blocked ${pushText(since)} cannot be compared with main here: ${nameList(ids)}`,
      expected: 'a verdict here and on main, under the same rubric',
      next: 'Run them again',
    }),
  },

  'block-cleared': {
    effect: 'notice',
    clears: true,
    isHeadline: true,
    message: ({ ids, names, since }: Has<'ids' | 'names'> & Since): Sentences => ({
      what: `Cleared: ${clearedText(ids, names, pushText(since))}`,
    }),
  },

  'level-spent': {
    effect: 'warn',
    holds: 'for results',
    isWorseThanMain: true,
    message: ({ push, level, alpha }: Numbers<'push' | 'level' | 'alpha'>): Sentences => ({
      what: `A first push would be blocked by this drop: push ${push} blocks at ${percent(level)}, the first at ${percent(alpha)}`,
      next: 'Look at the scenarios that fell; a re-run adds trials',
    }),
  },

  'memory-expired': {
    effect: 'notice',
    message: (): Sentences => ({
      what: 'The bundle of the push before has expired: what blocked it is forgotten',
      next: 'Raise `pr-retention-days` if pull requests rest longer',
    }),
  },

  'memory-unreadable': {
    effect: 'warn',
    holds: 'for results',
    message: ({ reason }: Has<'reason'>): Sentences => ({
      what: `The bundle of the push before cannot be read: ${reason}`,
      expected: 'what blocked it, which must be cleared',
      next: 'Run the job again; if the artifact is damaged, delete it',
    }),
  },

  'control-proposed': {
    effect: 'warn',
    message: ({ runs }: Numbers<'runs'>): Sentences => ({
      what: `Undecided ${runs === 2 ? 'twice' : `${runs} times`} on this pull request`,
      next: 'Compare with main on the same day: `agent-gate init --control` writes the policy and the workflow for it',
    }),
  },
} satisfies FindingRows;

export const memoryFinding = makerOf(memoryRows);

/** How many judged pushes ago. */
type Since = Numbers<'since'>;

function clearedText(ids: readonly string[], names: readonly string[], push: string): string {
  if (ids.length > 0)
    return `${counted(ids.length, 'scenario')} that blocked ${push} no longer ${ids.length === 1 ? 'fails' : 'fail'} more than on main`;
  if (names.length > 0)
    return `${nameList(names)} blocked ${push}, and ${names.length === 1 ? 'shows' : 'show'} no sign of a drop any more`;
  return `what blocked ${push} is accepted`;
}

function pushText(since: number): string {
  if (since === 0) return 'this commit before';
  return since === 1 ? 'the push before' : `${since} pushes ago`;
}

/** `9 of 9 trials`: those that failed. */
function failuresText(strata: readonly Stratum[], side: keyof Stratum): string {
  const { failed, trials } = addTrials(strata.map((stratum) => stratum[side]));
  return `${failed} of ${counted(trials, 'trial')}`;
}

/** Whether what blocked an earlier push is cleared. What is awaited has its own finding. */
export function memoryFindings({ carried, push }: GateContext): readonly FindingData[] {
  if (carried === null) return [];
  const { state, hypothesis, answer, rate, missing } = carried;
  const since = push - carried.since;
  switch (state) {
    case 'fails':
    case 'may fail': {
      const { strata } = must(answer, 'the answer of what still fails');
      const effect = state === 'fails' && rate?.state !== 'improved' ? 'block' : 'warn';
      const worst = strata.slice(0, 5).map(({ scenario }) => ({ scenario }));
      return [
        memoryFinding('block-stands', {
          effect,
          since,
          strata,
          scenarios: { total: strata.length, worst },
          subject: subjectOf(must(rate, 'the rate of what still fails')),
        }),
      ];
    }
    case 'leans':
      // A rate that regressed blocks by itself.
      if (rate?.state === 'regressed') return [];
      return [memoryFinding('block-leans', { since, subject: subjectOf(must(rate, 'the rate that leans')) })];
    case 'missing':
      return [memoryFinding('block-untested', { since, ids: missing })];
    case 'awaited':
      return [];
    case 'cleared':
      return [
        memoryFinding('block-cleared', {
          since,
          names: carried.isAccepted ? [] : carried.blocked,
          ids: hypothesis?.lost.map(({ scenario }) => scenario) ?? [],
        }),
      ];
  }
}
