import type { Finding } from '../../../schemas/types/decision.ts';
import type { Waiver } from '../../../schemas/types/policy.ts';
import { counted } from '../../contract/text.ts';
import { nameList, someOf } from '../wording.ts';
import type { Has, Sentences, Subject } from './sentences.ts';

/** Findings about the policy itself, about waivers, and about a run that relaxes its own gate. */
export const policyMessages = {
  'unknown-metric': unknown,
  'unknown-criterion': unknown,
  'unknown-outcome': unknown,
  'unknown-scenario': unknown,

  'unknown-waiver': ({ subject, ...names }: Unknown): Sentences => ({
    what: `The waiver names the ${subject.kind} \`${subject.name}\`, which neither this run nor main has`,
    next: suggestionText(names),
  }),

  'policy-never-fails': ({ subject }: Partial<Has<'subject'>>): Sentences =>
    subject === undefined
      ? {
          what: 'Nothing in this policy can block: every metric and criterion is advisory, and it has no other rule',
          next: 'Make at least the primary metric gating',
        }
      : {
          what: `The critical criterion \`${subject.name}\` applies in none of the trials, so it protects nothing`,
          next: 'Add a scenario where it applies, or remove the rule',
        },

  'alpha-unreachable': ({ alpha, paired, enough }: UnreachableAlpha): Sentences => ({
    what: `With ${counted(paired, 'paired scenario')}, only a drop of all of them can count at \`alpha: ${alpha}\``,
    expected: `at least ${enough} paired scenarios, or a larger alpha`,
    next: 'Add scenarios, or choose a larger alpha',
  }),

  'review-due': ({
    subject,
    due,
    owner,
  }: Has<'subject'> & { readonly due: string; readonly owner: string | null }): Sentences => ({
    what: `The numbers for \`${subject.name}\` were due for review by ${due}${owner === null ? '' : ` by ${owner}`}`,
    next: 'Review them and update `review_by`',
  }),

  'waiver-expired': ({ subject, waiver, isNeeded }: OfWaiver & { readonly isNeeded: boolean }): Sentences => ({
    what: `The waiver for \`${subject.name}\` ended after ${waiver.expires} and is ${isNeeded ? 'still' : 'not'} needed`,
    next: isNeeded ? `Fix it, or ask ${waiver.owner} to renew the waiver on the base branch` : 'Delete it',
  }),

  'waiver-ignored': ({ subject }: OfWaiver): Sentences => ({
    what: `The waiver for \`${subject.name}\` does not count: it is in this change's policy, not on the base branch`,
    next: 'Merge the waiver in its own pull request first',
  }),

  'gate-relaxed': ({ effect, places, label, isUnread }: Relaxed): Sentences => {
    const what = relaxedText(places);
    if (label !== undefined)
      return {
        what,
        expected: `the label \`${label}\``,
        actual: isUnread ? 'GitHub did not return the labels: give the job `pull-requests: read`' : undefined,
        next: `Undo it, or have a reviewer add the label \`${label}\` and run again`,
      };
    if (effect === 'block') return { what, next: "Undo it: the base branch's policy allows no relaxation" };
    return { what, next: 'Review each: it applies after the merge' };
  },

  'gate-relaxed-accepted': ({ places, label }: Pick<Relaxed, 'places'> & { readonly label: string }): Sentences => ({
    what: `${relaxedText(places)}; the label \`${label}\` accepts that`,
  }),

  'head-config-stricter': ({ headline }: { readonly headline: string }): Sentences => ({
    what: `After the merge this run's own config decides, and it would stop this run: ${headline}`,
  }),
};

interface Suggestion {
  /** The nearest name; null if none is near. */
  readonly suggestion: string | null;
  /** Names that the run has, in alphabetical order. */
  readonly known: readonly string[];
}

interface Unknown extends Suggestion {
  readonly subject: Subject;
}

interface UnreachableAlpha {
  readonly alpha: number;
  /** Paired scenarios now, and the fewest with which a drop can count. */
  readonly paired: number;
  readonly enough: number;
}

interface OfWaiver {
  readonly subject: Subject;
  readonly waiver: Waiver;
}

interface Relaxed {
  readonly effect: Finding['effect'];
  /** What is relaxed, in display order, and in how many places. */
  readonly places: readonly { readonly subject: string; readonly count: number }[];
  /** The label that accepts it under the base policy; undefined if there is none. */
  readonly label?: string;
  /** Whether GitHub did not return the labels. */
  readonly isUnread?: boolean;
}

function unknown({ subject, ...names }: Unknown): Sentences {
  return {
    what: `The policy names the ${subject.kind} \`${subject.name}\`, which this run does not have`,
    next: suggestionText(names),
  };
}

function suggestionText({ suggestion, known }: Suggestion): string {
  if (suggestion !== null) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? 'This run has none' : `Known: ${nameList(known, 10)}`;
}

function relaxedText(places: Relaxed['places']): string {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const names = places.map(({ subject, count }) => (count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`));
  return `This pull request relaxes its own gate in ${counted(total, 'place')}: ${someOf(names, 3)}`;
}
