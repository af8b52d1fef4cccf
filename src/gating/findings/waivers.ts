import type { Waiver } from '../../../schemas/types/policy.ts';
import { points } from '../wording.ts';
import { type FindingData, type FindingRows, makerOf, type Sentences, type Subject } from './finding.ts';

export const waiverRows = {
  waived: { effect: 'warn', shownIn: 'section', message: waived },

  'waiver-expired': {
    effect: ['block', 'warn'],
    shownIn: 'section',
    message: ({ subject, waiver, isNeeded }: OfWaiver & { readonly isNeeded: boolean }): Sentences => ({
      what: `The waiver for \`${subject.name}\` ended after ${waiver.expires} and is ${isNeeded ? 'still' : 'not'} needed`,
      next: isNeeded ? `Fix it, or ask ${waiver.owner} to renew the waiver on the base branch` : 'Delete it',
    }),
  },

  'waiver-ignored': {
    effect: 'notice',
    shownIn: 'section',
    message: ({ subject }: OfWaiver): Sentences => ({
      what: `The waiver for \`${subject.name}\` does not count: it is in this change's policy, not on the base branch`,
      next: 'Merge the waiver in its own pull request first',
    }),
  },
} satisfies FindingRows;

export const waiverFinding = makerOf(waiverRows);

interface OfWaiver {
  readonly subject: Subject;
  readonly waiver: Waiver;
}

interface Waived extends OfWaiver {
  /** The finding that would block without the waiver, or what happened to the scenario. */
  readonly covered: FindingData | 'removed' | 'dropped';
}

function waived({ subject, waiver, covered }: Waived, sentencesOf: (finding: FindingData) => Sentences): Sentences {
  const { what, actual, why }: Sentences =
    typeof covered === 'string'
      ? { what: `\`${subject.name}\` ${covered === 'removed' ? 'is left out' : 'dropped and counts as unchanged'}` }
      : sentencesOf(covered);
  return {
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === undefined ? 'any drop' : `a drop of at most ${points(waiver.ceiling)}`,
    actual,
    why,
    next: 'Fix it before the waiver expires',
  };
}
