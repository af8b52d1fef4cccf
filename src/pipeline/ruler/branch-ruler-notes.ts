import type { Finding } from '../../gating/decision.ts';
import { nameList } from '../../gating/wording.ts';
import type { ConfigPart } from '../../io/github/base-config.ts';

/** There is no ruler of the base to decide: nothing was ever measured there. */
export function noBaseRulerNote(): Finding {
  return {
    code: 'no-base-ruler',
    effect: 'notice',
    what: 'The base branch has no ruler where this run looks for it, so the rubrics and the policy of this run decide',
    next: AFTER_THE_MERGE,
  };
}

/** The base has some of it, and no run of main tells the rest. */
export function incompleteNote(label: string, missing: readonly ConfigPart[]): Finding {
  const parts = missing.map((part) => `no ${part}`).join(' and ');
  return {
    code: 'base-ruler-incomplete',
    effect: 'notice',
    what: `The ruler of ${label} decides, but it has ${parts} where this run looks; there this run's own stands in`,
    next: AFTER_THE_MERGE,
  };
}

const AFTER_THE_MERGE = 'After the merge those of the base branch decide, whatever a pull request says';

/** The run names files of main by which main's newest run was not measured. */
export function elsewhereNote(label: string): Finding {
  return {
    code: 'ruler-elsewhere',
    effect: 'notice',
    what: `This run looks for its rubrics, mapping or policy elsewhere than main's newest run did, so the ruler that measured it decides (${label})`,
    next: 'See what would change; after the merge the places of this run hold, once main has run',
  };
}

/** A suite without a baseline, beside those that main has, as far as they are known: it may be new, or one of these under a new name. */
export function newSuiteNote(suite: string, known: readonly string[]): Finding {
  const others = known.length === 0 ? 'GitHub does not tell which it has' : `it has ${nameList(known)}`;
  return {
    code: 'suite-new',
    effect: 'warn',
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${others}`,
    next: 'Go on where the suite is new; where it is one of main under another name, let the policy of that one decide',
  };
}

/** The run calls the suite otherwise than main does, which begins anew with the merge. */
export function renamedNote(suite: string, known: string): Finding {
  return {
    code: 'suite-renamed',
    effect: 'notice',
    what: `This run calls the suite \`${suite}\`, which is \`${known}\` on main and was compared with that`,
    next: "After the merge main's first run saves the baseline of the new name; until then there is nothing to compare with",
  };
}
