import { addTo } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import { STEPS_OF_VERSIONS, versionBump } from '../../scoring/version-bump.ts';
import type { Finding, Loosening } from '../decision.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import { someOf } from '../wording.ts';
import type { RubricVersions } from './loosening.ts';

/** The finding that a banner tells in full. */
export const BAR_LOWERED = 'bar-lowered';

/**
 * What a lowered bar comes to, by the policy of the base: shown, accepted by a label of the pull request, or blocked.
 * @param labels those that the pull request carries; GitHub tells labels apart whatever their case
 */
export function loosenedFindings(
  loosened: readonly Loosening[],
  base: ResolvedPolicy,
  labels: readonly string[],
): readonly Finding[] {
  if (loosened.length === 0) return [];
  const { effect, label } = base.relaxation;
  const what = `This pull request lowers its own bar in ${counted(loosened.length, 'place')}: ${subjectsOf(loosened)}`;
  if (effect === 'show')
    return [{ code: BAR_LOWERED, effect: 'warn', what, next: 'Look at each: it holds from the merge on' }];
  if (effect === 'fail')
    return [
      { code: BAR_LOWERED, effect: 'block', what, next: 'Take it back; the policy of the base branch allows none' },
    ];
  if (labels.some((one) => one.toLowerCase() === label?.toLowerCase()))
    return [{ code: 'bar-lowered-accepted', effect: 'notice', what: `${what}; the label \`${label}\` accepts that` }];
  return [
    {
      code: BAR_LOWERED,
      effect: 'block',
      what,
      expected: `the label \`${label}\``,
      next: `Take it back, or let somebody who may accept it add the label \`${label}\` and run this again`,
    },
  ];
}

/** In their order, each with how many of the places are its own. */
function subjectsOf(loosened: readonly Loosening[]): string {
  const places = new Map<string, number>();
  for (const { subject } of loosened) addTo(places, subject);
  return someOf(
    Array.from(places, ([subject, count]) => (count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`)),
    3,
  );
}

/** Rubrics whose content and version tell two stories, and those that start a new line of baselines. */
export function rubricVersionFindings(rubrics: readonly RubricVersions[]): readonly Finding[] {
  return rubrics.flatMap(({ rubric, old, new: now }) => {
    if (old === null || now === null || old.hash === now.hash) return [];
    const finding = versionFinding({ rubric, old: old.version, now: now.version });
    return finding === null ? [] : [finding];
  });
}

interface VersionChange {
  readonly rubric: string;
  readonly old: string;
  readonly now: string;
}

function versionFinding(change: VersionChange): Finding | null {
  const bump = versionBump(change.old, change.now);
  if (bump === 'major') return newLine(change);
  if (bump === 'none') return versionUnchanged(change);
  return bump === 'down' ? versionLowered(change) : null;
}

function newLine({ rubric, old, now }: VersionChange): Finding {
  return {
    code: 'rubric-new-line',
    effect: 'notice',
    what: `\`${rubric}\` goes from ${old} to ${now}: a new major version, so its scores are not comparable with those of the last one`,
    next: 'The merge opens a new line of baselines: main has to run once before drops are seen again; until then its thresholds hold',
    subject: rubric,
  };
}

function versionUnchanged({ rubric, old, now }: VersionChange): Finding {
  return {
    code: 'rubric-version-unchanged',
    effect: 'warn',
    what: `\`${rubric}\` changed, and its version is still ${now}`,
    expected: `a version after ${old}`,
    actual: now,
    next: `Raise it: ${STEPS_OF_VERSIONS}`,
    subject: rubric,
  };
}

function versionLowered({ rubric, old, now }: VersionChange): Finding {
  return {
    code: 'rubric-version-lowered',
    effect: 'warn',
    what: `The version of \`${rubric}\` goes back from ${old} to ${now}`,
    expected: `a version after ${old}`,
    actual: now,
    next: 'Raise the version above that of main',
    subject: rubric,
  };
}
