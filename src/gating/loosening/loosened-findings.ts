import { addTo } from '../../contract/numbers.ts';
import { versionBump } from '../../scoring/version-bump.ts';
import type { Loosening } from '../decision.ts';
import type { FindingData } from '../messages/catalogue.ts';
import type { ResolvedPolicy } from '../policy/resolve-policy.ts';
import type { RubricVersions } from './loosening.ts';

/**
 * What a lowered bar comes to, by the policy of the base: shown, accepted by a label of the pull request, or blocked.
 * @param labels those that the pull request carries; GitHub tells labels apart whatever their case
 */
export function loosenedFindings(
  loosened: readonly Loosening[],
  base: ResolvedPolicy,
  labels: readonly string[],
): readonly FindingData[] {
  if (loosened.length === 0) return [];
  const { effect, label } = base.relaxation;
  const places = placesOf(loosened);
  if (effect === 'show') return [{ code: 'gate-relaxed', effect: 'warn', places, consent: 'shown' }];
  if (effect === 'fail') return [{ code: 'gate-relaxed', effect: 'block', places, consent: 'refused' }];
  const wanted = label ?? '';
  const isAccepted = labels.some((one) => one.toLowerCase() === wanted.toLowerCase());
  return isAccepted
    ? [{ code: 'gate-relaxed-accepted', effect: 'notice', places, label: wanted }]
    : [{ code: 'gate-relaxed', effect: 'block', places, consent: { label: wanted } }];
}

/** In their order, each with how many of the places are its own. */
function placesOf(loosened: readonly Loosening[]) {
  const places = new Map<string, number>();
  for (const { subject } of loosened) addTo(places, subject);
  return Array.from(places, ([subject, count]) => ({ subject, count }));
}

/** Rubrics whose content and version tell two stories, and those that start a new line of baselines. */
export function rubricVersionFindings(rubrics: readonly RubricVersions[]): readonly FindingData[] {
  return rubrics.flatMap(({ rubric, old, new: now }): readonly FindingData[] => {
    if (old === null || now === null || old.hash === now.hash) return [];
    const change = { subject: { kind: 'rubric', name: rubric }, old: old.version, now: now.version } as const;
    switch (versionBump(old.version, now.version)) {
      case 'major':
        return [{ code: 'rubric-new-line', effect: 'notice', ...change }];
      case 'none':
        return [{ code: 'rubric-version-unchanged', effect: 'warn', ...change }];
      case 'down':
        return [{ code: 'rubric-version-lowered', effect: 'warn', ...change }];
      default:
        return [];
    }
  });
}
