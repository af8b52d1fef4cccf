import { allOf, nameList } from '../wording.ts';
import type { Sentences } from './sentences.ts';

/** Findings about which rubrics, mapping and policy decide. */
export const configMessages = {
  'base-config-missing': (): Sentences => ({
    what: 'The base branch has no ruler where this run looks for it, so the rubrics and the policy of this run decide',
    next: AFTER_THE_MERGE,
  }),

  'base-config-incomplete': ({ label, missing }: OfBase & { readonly missing: readonly string[] }): Sentences => ({
    what: `The ruler of ${label} decides, but it has ${allOf(missing.map((part) => `no ${part}`))} where this run looks; there this run's own stands in`,
    next: AFTER_THE_MERGE,
  }),

  'base-config-unreadable': ({ label, decidedBy, reason }: Unreadable): Sentences =>
    reason === undefined
      ? {
          what: `There is no token, so the rubrics and the policy of ${label} were not read, and those of ${decidedBy} decide`,
          next: 'Read what this run changes in them with care; leave the input `token` at its default',
        }
      : {
          what: `The rubrics and the policy of ${label} could not be used, so those of ${decidedBy} decide`,
          actual: reason,
          next: 'Read what this run changes in them with care; mend them on the base branch, or give the token `contents: read`',
        },

  'config-paths-changed': ({ label }: OfBase): Sentences => ({
    what: `This run looks for its rubrics, mapping or policy elsewhere than main's newest run did, so the ruler that measured it decides (${label})`,
    next: 'See what would change; after the merge the places of this run hold, once main has run',
  }),

  'policy-elsewhere': ({ file, usual }: { readonly file: string; readonly usual: string }): Sentences => ({
    what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main tells which of the two is this suite's`,
    next: 'Look whether the suite has a policy of its own; once main has run, what it ran by decides',
  }),

  'read-by-head-mapping': ({ label }: OfBase): Sentences => ({
    what: `The mapping of ${label} cannot read these results, so the decision rests on what this run's own mapping makes of them`,
    next: 'Read the new mapping with care: a change of the rates may be its own. Better, merge one that reads both shapes first',
  }),

  'suite-new': ({ suite, known }: { readonly suite: string; readonly known: readonly string[] }): Sentences => ({
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known.length === 0 ? 'GitHub does not tell which it has' : `it has ${nameList(known)}`}`,
    next: 'Go on where the suite is new; where it is one of main under another name, let the policy of that one decide',
  }),

  'suite-renamed': ({ suite, known }: { readonly suite: string; readonly known: string }): Sentences => ({
    what: `This run calls the suite \`${suite}\`, which is \`${known}\` on main and was compared with that`,
    next: "After the merge main's first run saves the baseline of the new name; until then there is nothing to compare with",
  }),
};

/** For people: `main at 1a2b3c4`. */
interface OfBase {
  readonly label: string;
}

interface Unreadable extends OfBase {
  /** Whose config decides instead. */
  readonly decidedBy: string;
  /** Left out where there is no token to ask with. */
  readonly reason?: string;
}

const AFTER_THE_MERGE = 'After the merge those of the base branch decide, whatever a pull request says';
